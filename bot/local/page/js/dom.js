/** Small helpers to build DOM. Data becomes text nodes and attributes, never markup. */

/** Make an element: h("button", {class: "x", onclick: f}, "text", child). */
export function h(tag, props = {}, ...children) {
  const el = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) el.addEventListener(key.slice(2), value);
    else if (key === "value") el.value = value;
    else if (key === "style") Object.assign(el.style, value);
    else if (key === "data") Object.assign(el.dataset, value);
    else el.setAttribute(key, value === true ? "" : String(value));
  }
  el.append(...children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false));
  return el;
}

/** Put children into an element in place of what is there. */
export function fill(el, ...children) {
  el.replaceChildren(
    ...children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false),
  );
}

/** Find an element of the page's skeleton. */
export const $ = (id) => document.getElementById(id);

/** Run a function once per frame at most, however often it is asked for. */
export function batched(fn) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    // A hidden tab draws no frames, but must not fall behind.
    const next = document.hidden ? (f) => setTimeout(f, 100) : requestAnimationFrame;
    next(() => {
      waiting = false;
      fn();
    });
  };
}

/** Run a function when nothing has asked for it for a while. */
export function debounced(fn, wait) {
  let timer = 0;
  const run = (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => fn(...args), wait);
  };
  run.cancel = () => clearTimeout(timer);
  return run;
}

/** Compare two ids, which are numbers too big for numbers. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** A round picture with somebody's initial. */
export function avatar(user, size = "") {
  const name = nameOf(user);
  const hue = (Number(BigInt(user.id) % 9973n) * 137.5) % 360;
  const face = h("span", { class: `avatar ${size}`, "aria-hidden": "true" }, [...name][0] ?? "?");
  face.style.backgroundColor = user.bot ? "#4a63d8" : `hsl(${hue} 45% 42%)`;
  return face;
}

/** What a user is called. */
export const nameOf = (user) => user.global_name || user.username;

/** Addresses a link may lead to; anything else is shown as text. */
export function safeLink(url) {
  try {
    const parsed = new URL(url);
    return ["http:", "https:"].includes(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}

const links = new Map();

/** The address of a stored file on this page's own host; other hosts give null. */
export function ownFile(url) {
  const parsed = URL.parse ? URL.parse(url, location.href) : new URL(url, location.href);
  if (!parsed || !/^\/(attachments|emojis)\//.test(parsed.pathname)) return null;
  // Every message carries freshly signed links; keeping the first one spares a download.
  const known = links.get(parsed.pathname);
  if (known && Date.now() - known.since < 6 * 3600e3) return known.link;
  const link = parsed.pathname + parsed.search;
  links.set(parsed.pathname, { link, since: Date.now() });
  return link;
}

/** Show a short notice for a while. */
export function toast(text) {
  const note = h("div", { class: "toast", dir: "auto" }, text);
  $("toasts").append(note);
  setTimeout(() => note.remove(), 6000);
}
