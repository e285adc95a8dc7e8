/** The message box: plain messages, mentions, replies, files, and the way into commands. */
import { $, h, nameOf, toast } from "./dom.js";
import { CommandEntry } from "./commands.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { Listbox } from "./listbox.js";
import { focusLog, lastOwn, putNotice, toEnd } from "./log.js";
import { decode, encode, namesFor } from "./mentions.js";
import { FORUM, here, isThread, on, state, titleOf } from "./state.js";

const TYPING_EVERY = 8000;
const listbox = new Listbox();
const entry = h("textarea", {
  id: "entry",
  rows: 1,
  dir: "auto",
  role: "combobox",
  "aria-controls": "suggestions",
  "aria-expanded": "false",
  "aria-autocomplete": "list",
  maxlength: 2000,
});
const context = h("div", { class: "context", hidden: true });
const shelf = h("div", { class: "shelf", hidden: true });
const status = h("div", { class: "status", role: "status" });
const picker = h("input", { type: "file", multiple: true, hidden: true });
const attach = h(
  "button",
  { type: "button", class: "icon attach", onclick: () => picker.click() },
  icon("plus"),
);
const sendButton = h(
  "button",
  { type: "button", class: "icon send", onclick: () => submit() },
  icon("send"),
);
const drafts = new Map();
let about = null;
let files = [];
let typedAt = 0;

const commands = new CommandEntry(listbox, {
  onstart() {
    entry.hidden = attach.hidden = true;
    entry.value = "";
  },
  onend() {
    entry.hidden = attach.hidden = false;
    entry.focus();
  },
  onfailed(name, channel, text) {
    if (channel === state.channelId) putNotice(text, { name, user: state.me });
  },
  onstatus: (text) => (status.textContent = text),
});

/** Set the box up once. */
export function startComposer() {
  $("composer").append(
    listbox.el,
    context,
    shelf,
    h("div", { class: "box" }, attach, picker, commands.el, entry, sendButton),
    status,
  );
  entry.addEventListener("input", typed);
  entry.addEventListener("keydown", key);
  entry.addEventListener("blur", () => listbox.hide());
  entry.addEventListener("paste", (event) => addFiles(event.clipboardData.files));
  picker.addEventListener("change", () => {
    addFiles(picker.files);
    picker.value = "";
    entry.focus();
  });
  on("reply", (message) => setAbout({ kind: "reply", message }));
  on("edit", (message) => setAbout({ kind: "edit", message }));
  on("command", (name) => startCommand(name));
  document.addEventListener("keydown", startTyping);
  $("skip").addEventListener("click", () => entry.focus());
}

/** Begin a command in the box. */
export async function startCommand(name) {
  if (!(await commands.startNamed(name))) toast(t("no_command"));
}

/** The commands on offer here. */
export const offeredCommands = () => commands.load();

const draftKey = () => `${state.me.id}/${state.channelId}`;

/** Leave a channel: what was typed stays with it. */
export function leaveChannel() {
  if (!state.channelId) return;
  if (commands.command) commands.cancel();
  drafts.set(draftKey(), { text: entry.value, about, files });
  listbox.hide();
}

/** Come to a channel: take up what was typed there. */
export function enterChannel() {
  const channel = here();
  const draft = drafts.get(draftKey()) ?? { text: recallDraft(), about: null, files: [] };
  commands.known = [];
  entry.value = draft.text;
  files = draft.files;
  setAbout(draft.about, false);
  label();
  drawShelf();
  grow();
  const closed = channel.type === FORUM || (isThread(channel) && channel.thread_metadata.locked);
  entry.disabled = closed && !state.view.guilds.find((g) => g.id === channel.guild_id)?.manager;
  $("composer").hidden = channel.type === FORUM;
}

/** Say everything in the present language. */
export function label() {
  const channel = here();
  const name = channel ? titleOf(channel) : "";
  entry.placeholder = entry.disabled
    ? t("no_writing")
    : `${t("write_to", { name: channel?.guild_id ? `#${name}` : `@${name}` })} — ${t("write_hint")}`;
  entry.setAttribute("aria-label", t("write_to", { name }));
  for (const [el, text] of [
    [attach, t("attach")],
    [sendButton, t("send")],
    [picker, t("attach")],
  ]) {
    el.setAttribute("aria-label", text);
    el.title = text;
  }
}

function recallDraft() {
  try {
    return sessionStorage.getItem(`draft:${draftKey()}`) ?? "";
  } catch {
    return "";
  }
}

function keepDraft() {
  try {
    sessionStorage.setItem(`draft:${draftKey()}`, entry.value);
  } catch {
    // A draft that cannot be stored still stands in the box.
  }
}

function grow() {
  entry.style.height = "auto";
  entry.style.height = `${Math.min(entry.scrollHeight, innerHeight * 0.4)}px`;
}

function typed() {
  grow();
  keepDraft();
  if (entry.value.startsWith("/") && !about && !entry.value.includes("\n")) commands.offer(entry);
  else suggestNames();
  if (entry.value && !entry.value.startsWith("/") && Date.now() - typedAt > TYPING_EVERY) {
    typedAt = Date.now();
    state.api.typing(state.channelId).catch(() => {});
  }
}

// -- names of people and places

function suggestNames() {
  const before = entry.value.slice(0, entry.selectionStart);
  const { sign, part, items } = namesFor(before);
  if (!items.length) {
    listbox.hide();
    return;
  }
  listbox.show(entry, sign === "@" ? t("members") : t("channels"), items, (item) => {
    const start = before.length - part.length - 1;
    entry.setRangeText(`${item.label} `, start, before.length, "end");
    listbox.hide();
    typed();
  });
}

// -- keys

function key(event) {
  if (event.isComposing) return;
  if (listbox.key(event)) return;
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    submit();
  } else if (event.key === "Escape" && about) {
    event.preventDefault();
    setAbout(null);
  } else if (event.key === "ArrowUp" && !entry.value) {
    event.preventDefault();
    const own = lastOwn();
    if (event.altKey || !own) focusLog();
    else setAbout({ kind: "edit", message: own });
  }
}

function startTyping(event) {
  const busy =
    event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === " ";
  const target = event.target;
  if (busy || $("app").inert || entry.disabled || commands.command) return;
  if (target !== document.body && !target.classList?.contains("message")) return;
  entry.focus();
}

// -- replies, edits, files

function setAbout(what, focus = true) {
  if (about?.kind === "edit" && !what) entry.value = "";
  about = what;
  if (what?.kind === "edit") entry.value = decode(what.message.content);
  context.hidden = !what;
  if (what) {
    const text =
      what.kind === "edit" ? t("editing") : t("replying", { name: nameOf(what.message.author) });
    context.replaceChildren(
      h("span", {}, text),
      h(
        "button",
        {
          type: "button",
          class: "icon",
          "aria-label": t("cancel"),
          title: t("cancel"),
          onclick: () => setAbout(null),
        },
        icon("close"),
      ),
    );
  }
  grow();
  if (focus) entry.focus();
}

function addFiles(more) {
  files = [...files, ...more].slice(0, 10);
  drawShelf();
}

function drawShelf() {
  shelf.hidden = !files.length;
  shelf.replaceChildren(
    ...files.map((file) =>
      h(
        "span",
        { class: "shelved" },
        file.name,
        h(
          "button",
          {
            type: "button",
            class: "icon",
            "aria-label": t("remove_file", { name: file.name }),
            onclick: () => {
              files = files.filter((f) => f !== file);
              drawShelf();
              entry.focus();
            },
          },
          icon("close"),
        ),
      ),
    ),
  );
}

async function submit() {
  if (commands.command) {
    commands.send();
    return;
  }
  const text = entry.value.trim();
  if (!text && !files.length) return;
  if (text.startsWith("/") && !about) {
    const named = (await commands.load()).find((c) => [c.name, c.shown].includes(text.slice(1)));
    if (named) commands.start(named);
    else toast(t("no_command"));
    return;
  }
  const was = { text: entry.value, about, files };
  entry.value = "";
  files = [];
  setAbout(null);
  drawShelf();
  keepDraft();
  try {
    if (was.about?.kind === "edit") await state.api.edit(was.about.message, encode(text));
    else {
      await state.api.say(state.channelId, encode(text), was.about?.message.id, was.files);
      toEnd();
    }
  } catch (error) {
    toast(t("refused", { reason: error.name === "TypeError" ? t("offline") : error.message }));
    // Nothing typed is ever lost, unless something new stands there already.
    if (!entry.value) {
      ({ files } = was);
      setAbout(was.about);
      entry.value = was.text;
      drawShelf();
      grow();
      keepDraft();
    }
  }
}
