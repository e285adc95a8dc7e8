/** The options of a slash command: what each offers, and what was meant by what was typed. */
import { avatar, h, nameOf } from "./dom.js";
import { t } from "./i18n.js";
import { encodeFile } from "./modal.js";
import { guildOf, here, peopleIn, state } from "./state.js";

export const SUBCOMMAND = 1;
export const GROUP = 2;
export const ATTACHMENT = 11;
const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const NUMBER = 10;

/** Every command that can be typed, sub-commands one by one. */
export function flatten(commands) {
  const out = [];
  const visit = (node, path, shown) => {
    const names = [...path, node.name];
    const words = [...shown, node.name_localized];
    const children = (node.options ?? []).filter((o) => o.type === SUBCOMMAND || o.type === GROUP);
    if (children.length) children.forEach((child) => visit(child, names, words));
    else
      out.push({
        name: names.join(" "),
        shown: words.join(" "),
        description: node.description_localized,
        options: node.options ?? [],
      });
  };
  commands.filter((c) => c.type === 1).forEach((c) => visit(c, [], []));
  return out;
}

/** The commands that fit what was typed, best first. */
export function matching(commands, typed) {
  const words = typed.toLowerCase().trim().replace(/\s+/g, " ");
  const rank = (c) => {
    const names = [c.shown.toLowerCase(), c.name.toLowerCase()];
    if (names.some((n) => n.startsWith(words))) return 0;
    if (names.some((n) => n.includes(words))) return 1;
    return names.some((n) => words.split(" ").every((w) => n.includes(w))) ? 2 : 3;
  };
  return commands
    .map((c, i) => [rank(c), i, c])
    .filter(([r]) => r < 3)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .map(([, , c]) => c);
}

/** What an option offers without asking the bot, or null for free text. */
export function offered(option) {
  if (option.choices?.length)
    return option.choices.map((c) => ({ label: c.name_localized ?? c.name, value: c.value }));
  if (option.type === BOOLEAN)
    return [
      { label: t("yes"), value: true },
      { label: t("no"), value: false },
    ];
  const people = () =>
    peopleIn(here()).map((u) => ({
      label: nameOf(u),
      detail: u.username,
      value: u.id,
      icon: avatar(u, "small"),
    }));
  const roles = () => (guildOf(here())?.roles ?? []).map((r) => ({ label: r.name, value: r.id }));
  const places = () =>
    [...state.places.values()]
      .filter(
        (c) =>
          c.guild_id &&
          c.guild_id === here()?.guild_id &&
          (!option.channel_types?.length || option.channel_types.includes(c.type)),
      )
      .map((c) => ({ label: `#${c.name}`, value: c.id }));
  return (
    { 6: people, 7: places, 8: roles, 9: () => [...people(), ...roles()] }[option.type]?.() ?? null
  );
}

/** Those of some offers that fit what was typed. */
export function fitting(items, typed) {
  const words = typed.toLowerCase();
  return items.filter((i) => `${i.label} ${i.detail ?? ""}`.toLowerCase().includes(words));
}

/** One option being filled in. */
export class Field {
  constructor(option, given = "") {
    this.option = option;
    this.picked = undefined;
    const shown = option.name_localized;
    const kind = option.type === INTEGER || option.type === NUMBER ? "decimal" : "text";
    this.input =
      option.type === ATTACHMENT
        ? h("input", { type: "file", "aria-label": shown })
        : h("input", {
            type: "text",
            value: given,
            inputmode: kind,
            role: "combobox",
            "aria-controls": "suggestions",
            "aria-expanded": "false",
            "aria-autocomplete": "list",
            "aria-label": `${shown}: ${option.description_localized}`,
            "aria-required": String(Boolean(option.required)),
            autocomplete: "off",
            spellcheck: "false",
            dir: "auto",
          });
    this.el = h(
      "span",
      { class: "chip", "data-option": option.name },
      h("span", { class: "chip-name" }, shown),
      this.input,
    );
    this.input.addEventListener("input", () => {
      this.picked = undefined;
      this.grow();
      this.el.classList.remove("wrong");
    });
    this.grow();
  }

  /** Let the input be as wide as what is in it. */
  grow() {
    this.input.size = Math.min(60, Math.max(4, this.input.value.length + 1));
  }

  /** Take a suggestion. */
  take(item) {
    this.input.value = item.label;
    this.picked = item.value;
    this.el.classList.remove("wrong");
    this.grow();
  }

  get empty() {
    return this.option.type === ATTACHMENT
      ? !this.input.files.length
      : this.input.value.trim() === "" && this.picked === undefined;
  }

  /** The value to send, or undefined when there is none that fits. */
  get value() {
    if (this.picked !== undefined) return this.picked;
    const typed = this.input.value;
    if (this.option.type === INTEGER || this.option.type === NUMBER) {
      if (!this.option.choices?.length) return this.number(typed);
    }
    const items = offered(this.option);
    if (items)
      return items.find((i) =>
        [i.label, `@${i.label}`, i.detail, String(i.value)].some(
          (w) => w?.toLowerCase() === typed.trim().toLowerCase(),
        ),
      )?.value;
    return typed;
  }

  number(typed) {
    const value = Number(typed.trim().replace(",", "."));
    const { min_value: least = -Infinity, max_value: most = Infinity, type } = this.option;
    const fits =
      Number.isFinite(value) &&
      value >= least &&
      value <= most &&
      (type === NUMBER || Number.isInteger(value));
    return fits ? value : undefined;
  }

  /** What is wrong with it, in words, or null. */
  get problem() {
    if (this.empty) return this.option.required ? t("required_option") : null;
    if (this.option.type === ATTACHMENT) return null;
    if (this.value === undefined)
      return offered(this.option) ? t("not_a_choice") : t("not_a_number", { range: this.range });
    const most = this.option.max_length ?? 6000;
    const count = String(this.value).length;
    return this.option.type === STRING && count > most ? t("too_long", { count, most }) : null;
  }

  get range() {
    const { min_value: least, max_value: most } = this.option;
    return least === undefined && most === undefined ? "" : ` (${least ?? "…"}–${most ?? "…"})`;
  }

  /** The value as the player API wants it. */
  async sent() {
    return this.option.type === ATTACHMENT ? encodeFile(this.input.files[0]) : this.value;
  }
}
