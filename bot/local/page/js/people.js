/** The bar of players: who one is, one click to be somebody else, and that player's settings. */
import { createUser } from "./api.js";
import { $, avatar, h, nameOf, toast } from "./dom.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { emit, state } from "./state.js";

const NAMES = [
  "Edd",
  "Falyse",
  "Gilly",
  "Hallis",
  "Iggo",
  "Jorah",
  "Kevan",
  "Lyanna",
  "Myranda",
  "Nymeria",
  "Osha",
  "Podrick",
];
const LANGUAGES = [
  ["en-US", "English"],
  ["de", "Deutsch"],
];

/** Draw the bar. */
export function drawPeople() {
  const bar = $("people");
  const focused = bar.contains(document.activeElement) ? document.activeElement.id : null;
  bar.replaceChildren(
    h("span", { class: "playing", id: "playing" }, t("playing_as")),
    h("nav", { class: "faces", "aria-labelledby": "playing" }, state.users.map(face)),
    h(
      "button",
      { type: "button", class: "face new", id: "new-user", onclick: addUser, title: t("new_user") },
      h("span", { class: "avatar small", "aria-hidden": "true" }, "+"),
      h("span", {}, t("new_user")),
    ),
    h(
      "div",
      { class: "settings" },
      direct(),
      language(),
      h(
        "button",
        {
          type: "button",
          class: "icon",
          id: "help",
          "aria-label": t("help"),
          title: t("help"),
          onclick: () => emit("guide"),
        },
        icon("help"),
      ),
    ),
  );
  if (focused) $(focused)?.focus();
  bar.querySelector(".current")?.scrollIntoView({ inline: "nearest", block: "nearest" });
}

function face(user) {
  const current = user.id === state.me.id;
  const name = nameOf(user);
  return h(
    "a",
    {
      class: `face${current ? " current" : ""}`,
      id: `face-${user.id}`,
      href: `#/${user.id}`,
      "aria-current": current ? "true" : null,
      "aria-label": current ? name : t("switch_to", { name }),
      title: current ? name : t("switch_hint", { name }),
    },
    avatar(user, "small"),
    h("bdi", {}, name),
  );
}

function direct() {
  const open = state.me.dms_open;
  return h(
    "button",
    {
      type: "button",
      class: "switch",
      id: "dms",
      role: "switch",
      "aria-checked": String(open),
      title: t("dms_hint"),
      onclick: () => change({ dms_open: !open }),
    },
    t(open ? "dms_open" : "dms_closed"),
  );
}

function language() {
  const known = LANGUAGES.some(([code]) => code === state.me.locale)
    ? LANGUAGES
    : [...LANGUAGES, [state.me.locale, state.me.locale]];
  const box = h(
    "select",
    {
      id: "language",
      "aria-label": t("language"),
      title: t("language"),
      onchange: () => change({ locale: box.value }),
    },
    known.map(([code, name]) =>
      h("option", { value: code, selected: code === state.me.locale }, name),
    ),
  );
  box.value = state.me.locale;
  return box;
}

async function change(changes) {
  try {
    emit("me", await state.api.settings(changes));
  } catch (error) {
    toast(t("refused", { reason: error.message }));
  }
}

async function addUser() {
  const taken = new Set(state.users.map(nameOf));
  const name = NAMES.find((n) => !taken.has(n)) ?? `Player ${state.users.length + 1}`;
  try {
    const user = await createUser(name, state.me.locale);
    location.hash = `#/${user.id}`;
  } catch (error) {
    toast(t("refused", { reason: error.message }));
  }
}
