/** The drop-down of a select menu: one choice or several, by pointer or keyboard. */
import { avatar, h, nameOf } from "./dom.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { openLayer, placeBy } from "./layer.js";
import { guildOf, here, peopleIn, state } from "./state.js";

const STRING = 3;

/** What a select of any kind offers: {value, label, description, icon}. */
export function offers(select) {
  if (select.type === STRING) {
    return select.options.map((o) => ({ ...o, icon: o.emoji ? emojiOf(o.emoji) : null }));
  }
  const people = () =>
    peopleIn(here()).map((u) => ({
      value: u.id,
      label: nameOf(u),
      description: u.username,
      icon: avatar(u, "small"),
    }));
  const roles = () =>
    [...(guildOf(here())?.roles ?? [])].map((r) => ({ value: r.id, label: r.name }));
  const places = () =>
    [...state.places.values()]
      .filter(
        (c) => c.name && (!select.channel_types?.length || select.channel_types.includes(c.type)),
      )
      .map((c) => ({ value: c.id, label: `#${c.name}` }));
  return { 5: people, 6: roles, 7: () => [...people(), ...roles()], 8: places }[select.type]();
}

/** The values a select starts with. */
export function presets(select) {
  if (select.type === STRING) return select.options.filter((o) => o.default).map((o) => o.value);
  return (select.default_values ?? []).map((d) => d.id);
}

/** An emoji as Discord describes it. */
export function emojiOf(emoji) {
  if (!emoji.id) return h("span", { class: "glyph", "aria-hidden": "true" }, emoji.name);
  return h("img", { class: "emoji", src: `/emojis/${encodeURIComponent(emoji.id)}.png`, alt: "" });
}

/** The closed select: shows what is chosen, opens the list; `onpick` gets the new values. */
export function selectBox(select, { values, onpick, label }) {
  let chosen = values;
  const text = h("span", { class: "chosen" });
  const box = h(
    "button",
    {
      type: "button",
      class: "select",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "data-id": select.custom_id,
      disabled: select.disabled,
    },
    text,
    icon("down"),
  );
  const show = () => {
    const picked = offers(select).filter((o) => chosen.includes(o.value));
    text.replaceChildren(
      ...(picked.length
        ? picked.map((o) => h("span", { class: "pick" }, o.icon, h("bdi", {}, o.label)))
        : [h("span", { class: "empty" }, select.placeholder || t("choose"))]),
    );
    const spoken = picked.length
      ? picked.map((o) => o.label).join(", ")
      : select.placeholder || t("choose");
    box.setAttribute("aria-label", label ? `${label}: ${spoken}` : spoken);
  };
  show();
  box.addEventListener("click", () =>
    openPicker(box, select, chosen, (fresh) => {
      chosen = fresh;
      show();
      onpick(fresh);
    }),
  );
  return box;
}

function openPicker(anchor, select, before, onpick) {
  const all = offers(select);
  const least = select.min_values ?? 1;
  const most = select.max_values ?? 1;
  const chosen = new Set(before);
  let shown = all;
  let active = Math.max(
    0,
    all.findIndex((o) => chosen.has(o.value)),
  );

  const list = h("div", {
    class: "options",
    role: "listbox",
    tabindex: 0,
    id: "picker-list",
    "aria-multiselectable": most > 1 ? "true" : "false",
    "aria-label": select.placeholder || t("choose"),
  });
  const search =
    select.type === STRING
      ? null
      : h("input", {
          class: "search",
          type: "text",
          placeholder: t("search"),
          "aria-label": t("search"),
          role: "combobox",
          "aria-controls": "picker-list",
          "aria-expanded": "true",
          autocomplete: "off",
        });
  const hint = h(
    "span",
    { class: "hint" },
    least === most ? t("choose_exactly", { most }) : t("choose_between", { least, most }),
  );
  const done = h(
    "button",
    { type: "button", class: "btn style-1", onclick: () => finish() },
    t("done"),
  );
  const clear =
    least === 0 && before.length
      ? h(
          "button",
          {
            type: "button",
            class: "btn style-2",
            onclick: () => {
              chosen.clear();
              finish();
            },
          },
          t("clear"),
        )
      : null;
  const foot =
    most > 1 || clear
      ? h("div", { class: "picker-foot" }, most > 1 ? hint : null, clear, most > 1 ? done : null)
      : null;
  const box = h("div", { class: "picker floating" }, search, list, foot);
  const keyed = search ?? list;
  const close = openLayer(box, {
    modal: false,
    focus: keyed,
    onclose: () => anchor.setAttribute("aria-expanded", "false"),
  });
  anchor.setAttribute("aria-expanded", "true");
  draw();
  placeBy(box, anchor);
  mark();

  function draw() {
    list.replaceChildren(
      ...shown.map((o, i) =>
        h(
          "div",
          {
            class: "option",
            role: "option",
            id: `pick-${i}`,
            "data-value": o.value,
            "aria-selected": String(chosen.has(o.value)),
            onclick: () => take(i),
          },
          o.icon,
          h(
            "span",
            { class: "words" },
            h("span", { dir: "auto" }, o.label),
            o.description ? h("small", { dir: "auto" }, o.description) : null,
          ),
          most > 1 ? h("span", { class: "tick", "aria-hidden": "true" }) : null,
        ),
      ),
    );
    if (!shown.length) list.append(h("div", { class: "none" }, t("no_match")));
    done.disabled = chosen.size < least || chosen.size > most;
  }

  function mark() {
    [...list.children].forEach((el, i) => el.classList.toggle("active", i === active));
    list.children[active]?.scrollIntoView({ block: "nearest" });
    keyed.setAttribute("aria-activedescendant", shown[active] ? `pick-${active}` : "");
  }

  function take(index) {
    const option = shown[index];
    if (!option) return;
    active = index;
    if (most === 1) {
      chosen.clear();
      chosen.add(option.value);
      finish();
      return;
    }
    if (chosen.has(option.value)) chosen.delete(option.value);
    else if (chosen.size < most) chosen.add(option.value);
    draw();
    mark();
  }

  function finish() {
    if (chosen.size < least || chosen.size > most) return;
    close();
    const values = all.map((o) => o.value).filter((v) => chosen.has(v));
    onpick(values);
  }

  box.addEventListener("keydown", (event) => {
    if (event.target.closest("button")) return;
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    if (step !== undefined && shown.length) {
      active =
        Math.abs(step) === Infinity
          ? step < 0
            ? 0
            : shown.length - 1
          : (active + step + shown.length) % shown.length;
      mark();
    } else if (event.key === "Enter" && most > 1 && event.ctrlKey) finish();
    else if (event.key === "Enter" || (event.key === " " && !search)) take(active);
    else if (!search && event.key.length === 1) {
      const next = shown.findIndex(
        (o, i) => i > active && o.label.toLowerCase().startsWith(event.key.toLowerCase()),
      );
      active =
        next >= 0
          ? next
          : Math.max(
              0,
              shown.findIndex((o) => o.label.toLowerCase().startsWith(event.key.toLowerCase())),
            );
      mark();
    } else return;
    event.preventDefault();
  });
  search?.addEventListener("input", () => {
    const words = search.value.toLowerCase();
    shown = all.filter((o) => `${o.label} ${o.description ?? ""}`.toLowerCase().includes(words));
    active = 0;
    draw();
    mark();
  });
}
