# Two stages, so that nothing that only builds is shipped.
FROM python:3.11-slim AS build
RUN python -m venv /venv
COPY requirements.lock .
RUN /venv/bin/pip install --no-cache-dir --require-hashes -r requirements.lock

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /app maester && install -d -m 0700 -o maester /data
WORKDIR /app
COPY --from=build /venv /venv
COPY bot bot
COPY cogs cogs
COPY data data
USER maester
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 MAESTER_DATA=/data MAESTER_LOG=json
VOLUME /data
# It asks the port that MAESTER_HEALTH_PORT names. A start may wait for the lease of another process.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["python", "-m", "bot.ready"]
CMD ["python", "-m", "bot"]
