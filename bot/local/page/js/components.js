/** Buttons, selects and the layout components of a message. */
import { h, ownFile, safeLink } from "./dom.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { fileCard, picture } from "./media.js";
import { markdown } from "./markdown.js";
import { emojiOf, presets, selectBox } from "./picker.js";
import { settle } from "./interact.js";
import { state } from "./state.js";

const failures = new Set();

/** Draw the components of a message. */
export function components(message) {
  return (message.components ?? []).map((c) => draw(c, message));
}

/** The line under a message whose button got no answer. */
export function failureLine(message) {
  if (!failures.has(message.id)) return null;
  return h("div", { class: "interaction-failed", role: "alert" }, t("failed"));
}

function draw(component, message) {
  const make = DRAWERS[component.type];
  return make ? make(component, message) : null;
}

const DRAWERS = {
  1: (row, m) =>
    h(
      "div",
      { class: "row" },
      row.components.map((c) => draw(c, m)),
    ),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (section, m) =>
    h(
      "div",
      { class: "section" },
      h(
        "div",
        { class: "section-text" },
        section.components.map((c) => draw(c, m)),
      ),
      draw(section.accessory, m),
    ),
  10: (text) => h("div", { class: "text" }, markdown(text.content)),
  11: (thumb) =>
    picture(thumb.media, thumb.description, { spoiler: thumb.spoiler, className: "thumbnail" }),
  12: (gallery) =>
    h(
      "div",
      { class: `gallery n${Math.min(gallery.items.length, 4)}` },
      gallery.items.map((item) => picture(item.media, item.description, { spoiler: item.spoiler })),
    ),
  13: (file) =>
    fileCard({ ...file.file, filename: file.name ?? nameIn(file.file.url), size: file.size }),
  14: (line) =>
    h("hr", { class: `separator s${line.spacing ?? 1}${line.divider === false ? " blank" : ""}` }),
  17: container,
};

const nameIn = (url) =>
  decodeURIComponent((ownFile(url) ?? "").split("?")[0].split("/").at(-1)) || undefined;

function container(box, message) {
  const el = h(
    "div",
    { class: "container" },
    box.components.map((c) => draw(c, message)),
  );
  if (typeof box.accent_color === "number") {
    el.style.setProperty("--accent", `#${box.accent_color.toString(16).padStart(6, "0")}`);
    el.classList.add("accented");
  }
  if (!box.spoiler) return el;
  const veil = h(
    "button",
    { type: "button", class: "veiled-box", "aria-label": t("spoiler") },
    t("spoiler"),
  );
  el.inert = true;
  el.classList.add("veiled-content");
  veil.addEventListener("click", () => {
    el.inert = false;
    el.classList.remove("veiled-content");
    veil.remove();
  });
  return h("div", { class: "veiled-holder" }, el, veil);
}

function button(b, message) {
  const inside = [b.emoji ? emojiOf(b.emoji) : null, b.label ? h("bdi", {}, b.label) : null];
  const label = b.label ? null : b.emoji?.name;
  const href = b.url && safeLink(b.url);
  if (href)
    return h(
      "a",
      { class: "btn style-5", href, target: "_blank", rel: "noopener noreferrer" },
      inside,
      icon("away"),
    );
  const el = h(
    "button",
    {
      type: "button",
      class: `btn style-${b.style}`,
      disabled: b.disabled,
      "data-id": b.custom_id,
      "aria-label": label,
    },
    inside,
  );
  el.addEventListener("click", () => act(el, message, () => state.api.press(message, b.custom_id)));
  return el;
}

function select(s, message) {
  const el = selectBox(s, {
    values: presets(s),
    onpick: (values) => act(el, message, () => state.api.choose(message, s.custom_id, values)),
  });
  return el;
}

/** Send a click, show that it is under way, and say so if it fails. */
async function act(el, message, send) {
  if (el.getAttribute("aria-busy") === "true") return;
  failures.delete(message.id);
  el.closest(".message")?.querySelector(".interaction-failed")?.remove();
  el.setAttribute("aria-busy", "true");
  const failed = await settle(send);
  el.removeAttribute("aria-busy");
  if (!failed) return;
  failures.add(message.id);
  const holder = document.querySelector(`[data-message="${CSS.escape(message.id)}"] .body`);
  if (holder && !holder.querySelector(".interaction-failed")) holder.append(failureLine(message));
}
