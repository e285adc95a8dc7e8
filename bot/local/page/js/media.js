/** Pictures and files: in a message, and large. */
import { h, ownFile, safeLink } from "./dom.js";
import { size, t } from "./i18n.js";
import { icon } from "./icons.js";
import { openLayer } from "./layer.js";

const PICTURE = /^image\/(png|jpeg|gif|webp)$/;

/** Whether an attachment can be shown as a picture. */
export const isPicture = (a) =>
  PICTURE.test(a.content_type ?? "") || /\.(png|jpe?g|gif|webp)$/i.test(a.filename ?? "");

/** A picture that opens large; pictures elsewhere stay links, as this page asks nobody else. */
export function picture(media, alt, { spoiler = false, className = "" } = {}) {
  const src = ownFile(media.url);
  if (!src) return outside(media.url);
  const label = alt || t("image");
  const img = h("img", {
    src,
    alt: alt || "",
    loading: "lazy",
    decoding: "async",
    width: media.width,
    height: media.height,
  });
  const box = h(
    "button",
    {
      class: `picture ${className}`,
      type: "button",
      "aria-label": t("enlarge", { name: label }),
      title: alt || null,
    },
    img,
  );
  if (spoiler) box.classList.add("veiled");
  box.addEventListener("click", () => {
    if (box.classList.contains("veiled")) box.classList.remove("veiled");
    else enlarge(src, alt);
  });
  return box;
}

function outside(url) {
  const href = safeLink(url);
  return h(
    "div",
    { class: "file" },
    icon("picture"),
    href
      ? h("a", { href, target: "_blank", rel: "noopener noreferrer" }, t("outside_image"))
      : t("outside_image"),
  );
}

function enlarge(src, alt) {
  const img = h("img", { src, alt: alt || "" });
  const stage = h("div", { class: "stage", tabindex: 0 }, img);
  const zoom = h("button", { type: "button", class: "btn style-2" }, t("actual_size"));
  const flip = () => {
    const large = stage.classList.toggle("large");
    zoom.textContent = large ? t("fit") : t("actual_size");
  };
  zoom.addEventListener("click", flip);
  img.addEventListener("click", flip);
  stage.addEventListener("click", (event) => event.target === stage && close());
  const open = h(
    "a",
    { class: "btn style-2", href: src, target: "_blank", rel: "noopener" },
    t("open_file"),
  );
  const shut = h(
    "button",
    { type: "button", class: "btn style-2", onclick: () => close() },
    t("close"),
  );
  const caption = h("figcaption", { dir: "auto" }, alt || "");
  const box = h(
    "figure",
    { class: "lightbox", role: "dialog", "aria-modal": "true", "aria-label": alt || t("image") },
    stage,
    caption,
    h("div", { class: "tools" }, zoom, open, shut),
  );
  const close = openLayer(box, { focus: shut });
}

/** A file that is no picture, or one to be had as a file. */
export function fileCard(file) {
  const href = ownFile(file.url);
  const name = file.filename ?? file.name ?? t("click_attachment");
  const about = file.size ? h("small", {}, size(file.size)) : null;
  const title = href
    ? h("a", { href, download: name, "aria-label": t("download", { name }) }, name)
    : h("span", {}, name);
  return h("div", { class: "file" }, icon("file"), h("div", {}, title, about));
}

/** All attachments of a message. */
export function attachments(list) {
  const pictures = list.filter(isPicture);
  const files = list.filter((a) => !isPicture(a));
  return [
    pictures.length
      ? h(
          "div",
          { class: `gallery n${Math.min(pictures.length, 4)}` },
          pictures.map((a) =>
            picture(a, a.description, { spoiler: a.filename.startsWith("SPOILER_") }),
          ),
        )
      : null,
    files.map(fileCard),
  ];
}

/** Keep already loaded pictures when a message is drawn anew, so that they do not flicker. */
export function reusePictures(old, fresh) {
  const loaded = new Map();
  for (const img of old.querySelectorAll(".picture img")) loaded.set(img.getAttribute("src"), img);
  for (const img of fresh.querySelectorAll(".picture img")) {
    const before = loaded.get(img.getAttribute("src"));
    if (!before) continue;
    before.alt = img.alt;
    img.replaceWith(before);
    loaded.delete(before.getAttribute("src"));
  }
}
