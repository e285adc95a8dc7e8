# Two stages, so that nothing that only builds is shipped.
FROM python:3.11-slim AS build
RUN python -m venv /venv
COPY requirements.lock .
RUN /venv/bin/pip install --no-cache-dir --require-hashes -r requirements.lock

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /app maester && install -d -o maester /data
WORKDIR /app
COPY --from=build /venv /venv
COPY bot bot
COPY cogs cogs
COPY data data
USER maester
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 MAESTER_DATA=/data MAESTER_LOG=json
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=40s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8080/ready', timeout=4)"]
CMD ["python", "-m", "bot"]
