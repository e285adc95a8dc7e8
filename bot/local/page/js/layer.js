/** Things above the page: dialogs, pickers, menus. The page below sleeps while a dialog is open. */
import { $, h } from "./dom.js";

const open = [];

/** Put a dialog above everything; returns how to close it. Esc closes the uppermost only. */
export function openLayer(box, { focus = null, onclose = () => {}, modal = true } = {}) {
  const before = document.activeElement;
  const veil = h("div", { class: modal ? "veil" : "clear-veil" });
  const entry = { veil, box, close };
  veil.addEventListener(
    "pointerdown",
    (event) => event.target === veil && !box.dataset.sticky && close(),
  );
  veil.append(box);
  $("layer").append(veil);
  sleep(entry, true);
  open.push(entry);
  (focus ?? box.querySelector("input, textarea, button, [tabindex]"))?.focus();

  function close() {
    const at = open.indexOf(entry);
    if (at < 0) return;
    open.splice(at, 1);
    veil.remove();
    sleep(entry, false);
    if (before?.isConnected) before.focus();
    onclose();
  }
  return close;
}

function sleep(entry, asleep) {
  const below = open.filter((e) => e !== entry).at(-1);
  if (below) below.box.inert = asleep;
  else $("app").inert = asleep;
}

/** Whether something lies above the page. */
export const layered = () => open.length > 0;

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !open.length || event.defaultPrevented) return;
  event.preventDefault();
  open.at(-1).close();
});

/** Put a box next to an element, where there is room. */
export function placeBy(box, anchor) {
  const spot = anchor.getBoundingClientRect();
  const width = Math.min(Math.max(spot.width, 240), innerWidth - 16);
  box.style.width = `${width}px`;
  box.style.left = `${Math.max(8, Math.min(spot.left, innerWidth - width - 8))}px`;
  const below = innerHeight - spot.bottom - 12;
  const above = spot.top - 12;
  if (below >= Math.min(box.scrollHeight, 320) || below >= above) {
    box.style.top = `${spot.bottom + 4}px`;
    box.style.maxHeight = `${below}px`;
  } else {
    box.style.bottom = `${innerHeight - spot.top + 4}px`;
    box.style.maxHeight = `${above}px`;
  }
}

/** A small menu of [label, deed] pairs beside a button. */
export function openMenu(anchor, label, entries) {
  const buttons = entries.map(([text, deed, danger]) =>
    h(
      "button",
      {
        type: "button",
        role: "menuitem",
        class: danger ? "danger" : "",
        onclick: () => {
          close();
          deed();
        },
      },
      text,
    ),
  );
  const box = h("div", { class: "menu floating", role: "menu", "aria-label": label }, buttons);
  box.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = buttons.indexOf(document.activeElement);
    buttons[(at + step + buttons.length) % buttons.length].focus();
  });
  const close = openLayer(box, { modal: false });
  placeBy(box, anchor);
}
