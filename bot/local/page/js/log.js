/** The messages of the open channel: loaded in pages, changed one at a time, never redrawn whole. */
import { $, compareIds, h, nameOf, toast } from "./dom.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { openMenu } from "./layer.js";
import { reusePictures } from "./media.js";
import { drawMessage, fitTo } from "./messages.js";
import { settle } from "./interact.js";
import { emit, guildOf, here, on, state, titleOf } from "./state.js";

const PAGE = 60;
const MOST_AT_REST = 400;
const NEAR = 80;

const box = $("log");
const list = h("div", { class: "list" });
const top = h("div", { class: "log-top" });
const jump = h("button", { type: "button", class: "jump", hidden: true, onclick: () => toEnd() });
let entries = [];
let hasOlder = false;
let loading = null;
let stuck = true;
let lastTop = 0;
let turn = 0;

/** Whether the newest message is in sight. */
export const atEnd = () => stuck;

/** The last message of the present user here, for editing. */
export const lastOwn = () =>
  entries.findLast((e) => e.message.author.id === state.me.id && !e.message.local)?.message;

/** Set the list up once. */
export function startLog() {
  box.append(top, list);
  box.after(jump);
  box.addEventListener(
    "scroll",
    () => {
      const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      // Only a reader goes up; away from the end without that means that messages have grown.
      stuck = near || (stuck && box.scrollTop >= lastTop);
      lastTop = box.scrollTop;
      jump.hidden = stuck;
      if (stuck && !near) toEnd();
      if (stuck) emit("at-end");
      if (box.scrollTop < 600) loadOlder();
    },
    { passive: true },
  );
  new ResizeObserver(stay).observe(list);
  new ResizeObserver(stay).observe(box);
  document.addEventListener("visibilitychange", stay);
  list.addEventListener("pointerover", (event) => tools(event.target.closest?.(".message")));
  list.addEventListener("focusin", (event) => tools(event.target.closest?.(".message")));
  list.addEventListener("keydown", walk);
  on("jump", jumpTo);
  on("dismiss", dismiss);
}

/** Show a channel from its end; `readTo` is where the reader left off. */
export async function openLog(readTo) {
  turn += 1;
  const mine = turn;
  const channel = here();
  entries = [];
  list.replaceChildren();
  hasOlder = false;
  stuck = true;
  jump.hidden = true;
  jump.textContent = t("jump_down");
  top.textContent = t("loading");
  box.setAttribute("aria-label", titleOf(channel));
  await refresh(mine, PAGE);
  if (mine !== turn) return;
  newLine(readTo);
  toEnd();
}

/** Load what is shown once more, for example after the connection was lost. */
export async function reloadLog() {
  turn += 1;
  await refresh(turn, Math.min(200, Math.max(PAGE, entries.length)));
}

async function refresh(mine, limit) {
  const channel = here();
  let found;
  try {
    found = await state.api.messages(channel.id, limit);
  } catch {
    return;
  }
  if (mine !== turn) return;
  const fresh = new Set(found.map((m) => m.id));
  const first = found[0]?.id;
  for (const entry of [...entries]) {
    const gone = found.length < limit || compareIds(entry.message.id, first) >= 0;
    if (gone && !fresh.has(entry.message.id) && !entry.message.local)
      removeMessage(entry.message.id);
  }
  for (const message of found) put(message);
  stay();
  if (!entries.some((e) => first && compareIds(e.message.id, first) < 0))
    hasOlder = found.length >= limit;
  beginning();
}

function beginning() {
  const channel = here();
  top.textContent = hasOlder
    ? t("loading")
    : channel
      ? t("start_channel", { name: titleOf(channel) })
      : "";
}

function loadOlder() {
  if (!hasOlder || loading || !entries.length) return;
  const mine = turn;
  const first = entries[0].message.id;
  loading = state.api
    .messages(here().id, 100, first)
    .then((found) => {
      if (mine !== turn) return;
      const anchor = entries[0]?.el;
      const before = anchor?.getBoundingClientRect().top;
      const made = found.map((message) => ({ message, el: drawMessage(message) }));
      list.prepend(...made.map((e) => e.el));
      entries = [...made, ...entries];
      for (let i = 0; i <= made.length && i < entries.length; i += 1) refit(i);
      hasOlder = found.length >= 100;
      beginning();
      if (anchor) box.scrollTop += anchor.getBoundingClientRect().top - before;
    })
    .catch(() => {})
    .finally(() => (loading = null));
}

function spotOf(id) {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareIds(entries[middle].message.id, id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function refit(i) {
  if (entries[i]) fitTo(entries[i].el, entries[i].message, entries[i - 1]?.message);
}

/** Add a message, or change it in place. */
export function putMessage(message) {
  put(message);
  stay();
}

function put(message) {
  const at = spotOf(message.id);
  const known = entries[at]?.message.id === message.id ? entries[at] : null;
  const el = drawMessage(message);
  if (known) {
    if (JSON.stringify(known.message) === JSON.stringify(message)) return;
    const focus = known.el.contains(document.activeElement) ? document.activeElement : null;
    reusePictures(known.el, el);
    known.el.replaceWith(el);
    known.message = message;
    known.el = el;
    refit(at);
    if (focus) refocus(el, focus);
    return;
  }
  if (at < entries.length) entries[at].el.before(el);
  else list.append(el);
  entries.splice(at, 0, { message, el });
  refit(at);
  refit(at + 1);
  if (stuck) trim();
}

function refocus(el, focus) {
  const same =
    focus.dataset.id &&
    el.querySelector(`[data-id="${CSS.escape(focus.dataset.id)}"]:not(:disabled)`);
  (same || el).focus({ preventScroll: true });
}

/** Take a message away. */
export function removeMessage(id) {
  const at = spotOf(id);
  if (entries[at]?.message.id !== id) return;
  const hadFocus = entries[at].el.contains(document.activeElement);
  entries[at].el.remove();
  entries.splice(at, 1);
  refit(at);
  if (hadFocus) (entries[at] ?? entries[at - 1])?.el.focus();
  stay();
}

/** A notice of the page's own, at the end, only here. */
export function putNotice(failure, interaction) {
  const last = entries.at(-1)?.message.id ?? "0";
  putMessage({
    id: String(BigInt(last) + 1n),
    local: true,
    channel_id: state.channelId,
    author: state.view.bot,
    timestamp: new Date().toISOString(),
    content: "",
    flags: 0,
    mentions: [],
    ephemeral: true,
    failure,
    interaction,
  });
  toEnd();
}

function trim() {
  if (entries.length <= MOST_AT_REST + 100 || loading) return;
  for (const entry of entries.splice(0, entries.length - MOST_AT_REST)) entry.el.remove();
  hasOlder = true;
  refit(0);
  beginning();
}

/** Go to the newest message. */
export function toEnd() {
  stuck = true;
  jump.hidden = true;
  box.scrollTop = box.scrollHeight;
  lastTop = box.scrollTop;
}

/**
 * Keep the end in sight if it was. At once, not in the next frame: until then the list may shrink,
 * which lowers `scrollTop` as a reader does who goes up, and grow again.
 */
function stay() {
  if (stuck) toEnd();
}

function newLine(readTo) {
  const first = entries.find(
    (e) => compareIds(e.message.id, readTo ?? "0") > 0 && e.message.author.id !== state.me.id,
  );
  if (!first || !readTo || readTo === "0") return;
  first.el.prepend(
    h("div", { class: "new-line", role: "separator" }, h("span", {}, t("new_messages"))),
  );
}

function jumpTo(id) {
  const entry = entries.find((e) => e.message.id === id);
  if (!entry) return;
  entry.el.scrollIntoView({ block: "center" });
  entry.el.focus({ preventScroll: true });
  entry.el.classList.add("flash");
  setTimeout(() => entry.el.classList.remove("flash"), 1500);
}

function dismiss(message) {
  removeMessage(message.id);
  if (!message.local) state.api.remove(message).catch(() => {});
}

// -- what can be done with a message

let toolbar = null;

function tools(el) {
  if (!el || toolbar?.parentElement === el) return;
  const entry = entries.find((e) => e.el === el);
  toolbar?.remove();
  if (!entry || entry.message.local || entry.message.ephemeral) return;
  const message = entry.message;
  const mine = message.author.id === state.me.id;
  const manager = guildOf(here())?.manager;
  const tool = (sign, text, deed) =>
    h(
      "button",
      { type: "button", class: "icon", title: text, "aria-label": text, onclick: deed },
      icon(sign),
    );
  toolbar = h(
    "div",
    { class: "toolbar", role: "toolbar", "aria-label": t("message_actions") },
    tool("reply", t("reply"), () => emit("reply", message)),
    mine ? tool("pencil", t("edit"), () => emit("edit", message)) : null,
    mine || manager
      ? tool("bin", t("delete"), () => state.api.remove(message).catch(complain))
      : null,
    tool("dots", t("apps"), (event) => apps(event.currentTarget, message)),
  );
  el.append(toolbar);
}

const complain = (error) => toast(t("refused", { reason: error.message }));

async function apps(anchor, message) {
  const commands = await state.api.commands(message.channel_id);
  const entry = (kind, target) => (c) => [
    `${c.name_localized}${kind === "user" ? ` (${nameOf(message.author)})` : ""}`,
    () =>
      settle(() => state.api.menu(message.channel_id, c.name, kind, target)).then(
        (failed) => failed && putNotice(t("no_answer")),
      ),
  ];
  const found = [
    ...commands.filter((c) => c.type === 3).map(entry("message", message.id)),
    ...commands.filter((c) => c.type === 2).map(entry("user", message.author.id)),
  ];
  if (found.length) openMenu(anchor, t("apps"), found);
  else toast(t("no_command"));
}

function walk(event) {
  const el = event.target;
  if (!el.classList?.contains("message")) return;
  const step = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" }[event.key];
  if (step) {
    event.preventDefault();
    (el[step] ?? (event.key === "ArrowDown" ? $("entry") : null))?.focus();
  } else if (event.key === "End") $("entry")?.focus();
}

/** Put the keyboard on the newest message. */
export function focusLog() {
  entries.at(-1)?.el.focus();
}
