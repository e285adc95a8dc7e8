/** Embeds: the framed cards of classic messages. */
import { h, ownFile, safeLink } from "./dom.js";
import { moment } from "./i18n.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { picture } from "./media.js";

/** One embed. */
export function embed(e) {
  const card = h(
    "div",
    { class: "embed" },
    h(
      "div",
      { class: "embed-main" },
      e.author
        ? h(
            "div",
            { class: "embed-author" },
            icon(e.author.icon_url),
            linked(e.author.url, e.author.name),
          )
        : null,
      e.title
        ? h("div", { class: "embed-title", dir: "auto" }, linked(e.url, inlineMarkdown(e.title)))
        : null,
      e.description ? h("div", { class: "embed-text" }, markdown(e.description)) : null,
      e.fields?.length ? h("div", { class: "embed-fields" }, e.fields.map(field)) : null,
    ),
    e.thumbnail ? picture(e.thumbnail, e.thumbnail.description, { className: "thumbnail" }) : null,
    e.image ? h("div", { class: "embed-image" }, picture(e.image, e.image.description)) : null,
    e.footer || e.timestamp ? footer(e) : null,
  );
  card.style.setProperty("--accent", `#${(e.color ?? 0x4a4d55).toString(16).padStart(6, "0")}`);
  return card;
}

function field(f) {
  return h(
    "div",
    { class: f.inline ? "embed-field inline" : "embed-field" },
    h("div", { class: "embed-name", dir: "auto" }, inlineMarkdown(f.name)),
    h("div", {}, markdown(f.value)),
  );
}

function footer(e) {
  const parts = [e.footer?.text, e.timestamp ? moment(new Date(e.timestamp), "f") : null].filter(
    Boolean,
  );
  return h("div", { class: "embed-footer" }, icon(e.footer?.icon_url), parts.join(" • "));
}

function icon(url) {
  const src = url && ownFile(url);
  return src ? h("img", { class: "embed-icon", src, alt: "" }) : null;
}

function linked(url, inside) {
  const href = url && safeLink(url);
  return href
    ? h("a", { href, target: "_blank", rel: "noopener noreferrer" }, inside)
    : h("span", {}, inside);
}
