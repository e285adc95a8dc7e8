/** The list that pops up above the message box. */
import { h } from "./dom.js";
import { t } from "./i18n.js";

/** A list of suggestions, driven by the keys of whichever input it serves. */
export class Listbox {
  constructor() {
    this.el = h("div", { class: "suggestions", id: "suggestions", role: "listbox", hidden: true });
    this.items = [];
    this.active = 0;
    this.onpick = () => {};
  }

  get open() {
    return !this.el.hidden;
  }

  get current() {
    return this.open ? this.items[this.active] : undefined;
  }

  /** Show items ({label, detail, note, icon, value}) for an input. */
  show(input, title, items, onpick, empty = t("no_match")) {
    const same = this.input === input && this.title === title;
    const kept = same ? items.findIndex((i) => i.label === this.items[this.active]?.label) : -1;
    Object.assign(this, { input, title, items, onpick, active: Math.max(0, kept) });
    this.el.setAttribute("aria-label", title);
    this.el.replaceChildren(
      h("div", { class: "suggestions-title" }, title),
      ...items.map((item, i) => this.row(item, i)),
    );
    if (!items.length) this.el.append(h("div", { class: "none", role: "status" }, empty));
    this.el.hidden = false;
    input.setAttribute("aria-expanded", "true");
    this.mark();
  }

  row(item, i) {
    return h(
      "div",
      {
        class: "option",
        role: "option",
        id: `suggestion-${i}`,
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => this.pick(i),
      },
      item.icon,
      h(
        "span",
        { class: "words" },
        h("span", { dir: "auto" }, item.label),
        item.detail ? h("small", { dir: "auto" }, item.detail) : null,
      ),
      item.note ? h("small", { class: "note" }, item.note) : null,
    );
  }

  mark() {
    [...this.el.querySelectorAll(".option")].forEach((el, i) => {
      el.classList.toggle("active", i === this.active);
      el.setAttribute("aria-selected", String(i === this.active));
      if (i === this.active) el.scrollIntoView({ block: "nearest" });
    });
    this.input?.setAttribute(
      "aria-activedescendant",
      this.items.length ? `suggestion-${this.active}` : "",
    );
  }

  /** Put the list away. */
  hide() {
    this.el.hidden = true;
    this.items = [];
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.setAttribute("aria-activedescendant", "");
  }

  pick(i = this.active) {
    const item = this.items[i];
    if (item) this.onpick(item);
  }

  /** Handle a key; true if it was one of the list's. */
  key(event) {
    if (!this.open) return false;
    if (event.key === "Escape") this.hide();
    else if (!this.items.length) return false;
    else if (event.key === "ArrowDown") this.active = (this.active + 1) % this.items.length;
    else if (event.key === "ArrowUp")
      this.active = (this.active - 1 + this.items.length) % this.items.length;
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) this.pick();
    else return false;
    event.preventDefault();
    if (this.open) this.mark();
    return true;
  }
}
