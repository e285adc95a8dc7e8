/** Discord's markdown, turned into DOM nodes. Nothing here ever parses HTML. */
import { h, nameOf, ownFile, safeLink } from "./dom.js";
import { dateLocale, moment, relative, t } from "./i18n.js";
import { emit, state, titleOf } from "./state.js";

const DEEPEST = 8;
const BLOCK = /^(?:(#{1,3}) +(.+)|-# +(.+)|>>> ([\s\S]*)|> ?(.*)|( *)([-*]|\d{1,9}\.) +(.+))$/;

/** Text as a document fragment. */
export function markdown(text) {
  const out = document.createDocumentFragment();
  const fence = /```(?:([\w+#-]*)\n)?([\s\S]*?)```/g;
  let from = 0;
  for (let found; (found = fence.exec(text)); from = fence.lastIndex) {
    if (!found[2]) continue;
    blocks(text.slice(from, found.index).replace(/\n$/, ""), out);
    const code = h("code", { "data-language": found[1] || null }, found[2].replace(/\n$/, ""));
    out.append(h("pre", { tabindex: 0 }, code));
    if (text[fence.lastIndex] === "\n") fence.lastIndex += 1;
  }
  blocks(text.slice(from), out);
  return out;
}

/** One line of text without blocks, for names, labels and previews. */
export function inlineMarkdown(text) {
  const out = document.createDocumentFragment();
  inline(text, out, 0);
  return out;
}

function blocks(text, out, depth = 0) {
  if (!text) return;
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length)
      out.append(h("div", { class: "line", dir: "auto" }, filled(plain.join("\n"))));
    plain = [];
  };
  for (let i = 0; i < lines.length; i += 1) {
    const found = BLOCK.exec(lines[i]);
    if (!found) {
      plain.push(lines[i]);
      continue;
    }
    flush();
    if (found[1]) out.append(h(`h${found[1].length + 2}`, { dir: "auto" }, filled(found[2])));
    else if (found[3]) out.append(h("small", { class: "subtext", dir: "auto" }, filled(found[3])));
    else if (found[8]) i = list(lines, i, out);
    else {
      const rest = lines[i].startsWith(">>> ");
      const end = rest ? lines.length : runOf(lines, i, /^> ?/);
      const inside = lines.slice(i, end).map((line) => (rest ? line : line.replace(/^> ?/, "")));
      if (rest) inside[0] = inside[0].slice(4);
      const quote = h("blockquote", { dir: "auto" });
      if (depth < DEEPEST) blocks(inside.join("\n"), quote, depth + 1);
      else quote.append(inside.join("\n"));
      out.append(quote);
      i = end - 1;
    }
  }
  flush();
}

function runOf(lines, start, pattern) {
  let end = start;
  while (end < lines.length && pattern.test(lines[end]) && !lines[end].startsWith(">>> ")) end += 1;
  return Math.max(end, start + 1);
}

function list(lines, start, out) {
  const stack = [];
  let i = start;
  for (; i < lines.length; i += 1) {
    const found = BLOCK.exec(lines[i]);
    if (!found?.[8]) break;
    const level = Math.min(Math.floor(found[6].length / 2), stack.length, DEEPEST);
    const numbered = /\d/.test(found[7]);
    stack.length = Math.min(stack.length, level + 1);
    const wanted = numbered ? "OL" : "UL";
    if (stack[level]?.tagName !== wanted) {
      const holder = h(wanted, numbered ? { start: parseInt(found[7], 10) } : {});
      (level ? stack[level - 1].lastChild : out).append(holder);
      stack[level] = holder;
    }
    stack[level].append(h("li", { dir: "auto" }, filled(found[8])));
  }
  return i - 1;
}

function filled(text) {
  const out = document.createDocumentFragment();
  inline(text, out, 0);
  return out;
}

const PAIRS = [
  ["***", () => wrap("strong", "em")],
  ["**", () => wrap("strong")],
  ["__", () => wrap("u")],
  ["~~", () => wrap("s")],
  ["||", spoiler],
  ["*", () => wrap("em")],
  ["_", () => wrap("em")],
];
const SPECIAL = /[\\`*_~|<[@]|https?:\/\//g;
const TAG =
  /^<(?:@!?(\d{1,20})|@&(\d{1,20})|#(\d{1,20})|\/([^:<>\n]{1,100}):\d{1,20}|t:(-?\d{1,12})(?::([tTdDfFR]))?|a?:(\w{2,32}):(\d{1,20})|(https?:\/\/[^\s<>]+))>/;
const LINK =
  /^\[([^\]\n]{1,500})\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: +"[^"\n]*")?\)/;
const BARE = /^https?:\/\/[^\s<]+[^\s<.,:;"'\])!?*_~|]/;

function inline(text, out, depth) {
  const missing = new Set();
  const special = new RegExp(SPECIAL);
  let from = 0;
  const literal = (to) => to > from && out.append(text.slice(from, to));
  for (let found; (found = special.exec(text));) {
    const at = found.index;
    const made = depth < DEEPEST ? piece(text, at, depth, missing) : null;
    if (!made) {
      special.lastIndex = at + 1;
      continue;
    }
    literal(at);
    out.append(made.node);
    from = special.lastIndex = made.end;
  }
  literal(text.length);
}

/** What starts at a position: a node and where it ends, or null. */
function piece(text, at, depth, missing) {
  const char = text[at];
  if (char === "\\")
    return /[\\`*_~|<>[\]()#@:-]/.test(text[at + 1] ?? "")
      ? { node: text[at + 1], end: at + 2 }
      : null;
  if (char === "`") return code(text, at, missing);
  if (char === "<") return tag(text.slice(at, at + 600), at);
  if (char === "[") return masked(text.slice(at, at + 2600), at, depth);
  if (char === "h") return bare(text, at);
  if (char === "@") {
    const all = /^@(everyone|here)\b/.exec(text.slice(at, at + 10));
    return all && { node: h("span", { class: "mention" }, all[0]), end: at + all[0].length };
  }
  return pair(text, at, depth, missing);
}

function pair(text, at, depth, missing) {
  for (const [mark, make] of PAIRS) {
    if (!text.startsWith(mark, at) || missing.has(mark)) continue;
    // A single underscore inside a word is part of the word.
    if (mark === "_" && /\w/.test(text[at - 1] ?? "")) continue;
    const close = closing(text, mark, at + mark.length);
    if (close < 0) {
      missing.add(mark);
      continue;
    }
    const inside = text.slice(at + mark.length, close);
    if ((mark === "*" || mark === "_") && /^\s|\s$/.test(inside)) continue;
    const [node, target] = make();
    inline(inside, target, depth + 1);
    return { node, end: close + mark.length };
  }
  return null;
}

function closing(text, mark, from) {
  for (let at = text.indexOf(mark, from + 1); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (text[at - 1] === "\\") continue;
    if (mark.length > 1)
      return text[at + mark.length] === mark[0] && mark[0] !== "|" && mark[0] !== "~" ? at + 1 : at;
    if (text[at + 1] === mark) at += 1;
    else if (mark !== "_" || !/\w/.test(text[at + 1] ?? "")) return at;
  }
  return -1;
}

function wrap(...tags) {
  const outer = h(tags[0]);
  let inner = outer;
  for (const name of tags.slice(1)) inner = inner.appendChild(h(name));
  return [outer, inner];
}

function spoiler() {
  const inner = h("span", { class: "hidden-text" });
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    box.classList.add("shown");
    box.removeAttribute("aria-label");
  };
  const box = h(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: 0,
      "aria-label": t("spoiler"),
      onclick: show,
      onkeydown: show,
    },
    inner,
  );
  return [box, inner];
}

function code(text, at, missing) {
  const mark = text.startsWith("``", at) ? "``" : "`";
  if (missing.has(mark)) return null;
  const close = text.indexOf(mark, at + mark.length + 1);
  if (close < 0) {
    missing.add(mark);
    return null;
  }
  return { node: h("code", {}, text.slice(at + mark.length, close)), end: close + mark.length };
}

function tag(text, at) {
  const found = TAG.exec(text);
  if (!found) return null;
  const [whole, user, role, channel, command, time, style, emoji, emojiId, url] = found;
  const end = at + whole.length;
  if (user) return { node: userMention(user), end };
  if (role) {
    const name = state.roles.get(role)?.name ?? t("unknown_role");
    return { node: h("span", { class: "mention" }, name.startsWith("@") ? name : `@${name}`), end };
  }
  if (channel) return { node: channelMention(channel), end };
  if (command) return { node: commandMention(command), end };
  if (time) return { node: timestamp(Number(time), style), end };
  if (emoji) {
    const src = ownFile(`/emojis/${emojiId}.png`);
    return { node: h("img", { class: "emoji", src, alt: `:${emoji}:`, title: `:${emoji}:` }), end };
  }
  return { node: link(url, url), end };
}

function userMention(id) {
  const user = state.people.get(id);
  const mine = id === state.me?.id ? " me" : "";
  return h(
    "span",
    { class: `mention${mine}`, "data-user": id },
    h("bdi", {}, `@${user ? nameOf(user) : t("unknown_user")}`),
  );
}

function channelMention(id) {
  const channel = state.places.get(id);
  const name = `#${channel ? titleOf(channel) : t("unknown_channel")}`;
  if (!channel) return h("span", { class: "mention" }, name);
  return h(
    "button",
    { class: "mention", type: "button", onclick: () => emit("go", id) },
    h("bdi", {}, name),
  );
}

function commandMention(name) {
  return h(
    "button",
    { class: "mention", type: "button", onclick: () => emit("command", name) },
    `/${name}`,
  );
}

function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return h("span", {}, `<t:${seconds}>`);
  const shown = moment(date, style);
  const props = { datetime: date.toISOString(), title: moment(date, "F"), class: "stamp" };
  if (style === "R") props["data-relative"] = seconds;
  return h("time", props, shown);
}

function masked(text, at, depth) {
  const found = LINK.exec(text);
  const href = found && safeLink(found[2]);
  if (!href) return null;
  const node = h("a", { href, target: "_blank", rel: "noopener noreferrer", title: found[2] });
  inline(found[1].replace(/https?:\/\//g, ""), node, depth + 1);
  return { node, end: at + found[0].length };
}

function bare(text, at) {
  const found = BARE.exec(text.slice(at, at + 2000));
  return found && safeLink(found[0])
    ? { node: link(found[0], found[0]), end: at + found[0].length }
    : null;
}

function link(url, text) {
  const href = safeLink(url);
  return href
    ? h("a", { href, target: "_blank", rel: "noopener noreferrer" }, text)
    : h("span", {}, text);
}

/** Keep "in 5 minutes" true while the page is open. */
export function keepTime() {
  setInterval(() => {
    if (document.hidden) return;
    for (const el of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(el.dataset.relative));
      if (el.textContent !== text) el.textContent = text;
    }
  }, 1000);
}

/** A message's day, to put a line between days. */
export const dayOf = (date) =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: "long" }).format(date);
