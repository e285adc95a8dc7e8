/** One message on screen. */
import { avatar, h, nameOf } from "./dom.js";
import { components, failureLine } from "./components.js";
import { embed } from "./embeds.js";
import { counted, moment, t } from "./i18n.js";
import { icon } from "./icons.js";
import { dayOf, inlineMarkdown, markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { COMPONENTS_V2, emit, LOADING, namesMe, state } from "./state.js";

const TOGETHER = 7 * 60 * 1000;
const isToday = (date) => date.toDateString() === new Date().toDateString();

/** Draw a message. */
export function drawMessage(message) {
  const author = message.author;
  const when = new Date(message.timestamp);
  const classes = ["message"];
  if (namesMe(message)) classes.push("mentioned");
  if (message.ephemeral) classes.push("ephemeral");
  const body = h(
    "div",
    { class: "body" },
    h(
      "div",
      { class: "head" },
      h("bdi", { class: "author" }, nameOf(author)),
      author.bot ? h("span", { class: "badge" }, t("bot")) : null,
      h(
        "time",
        { datetime: message.timestamp, title: moment(when, "F") },
        moment(when, isToday(when) ? "t" : "f"),
      ),
    ),
    content(message),
    failureLine(message),
    reactions(message),
    message.thread ? threadLink(message.thread) : null,
    message.ephemeral ? privately(message) : null,
  );
  return h(
    "article",
    {
      class: classes.join(" "),
      tabindex: -1,
      "data-message": message.id,
      "aria-label": `${nameOf(author)}, ${moment(when, "f")}`,
    },
    above(message),
    h("div", { class: "columns" }, avatar(author), body),
  );
}

function content(message) {
  if (message.flags & LOADING) {
    return h(
      "div",
      { class: "thinking", role: "status" },
      h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
      t("thinking", { name: nameOf(message.author) }),
    );
  }
  if (message.failure)
    return h("div", { class: "interaction-failed", role: "alert" }, message.failure);
  const edited = message.edited_timestamp
    ? h(
        "span",
        { class: "edited", title: moment(new Date(message.edited_timestamp), "F") },
        t("edited"),
      )
    : null;
  return [
    message.content || edited
      ? h("div", { class: "content" }, markdown(message.content), edited)
      : null,
    // In the newer layout every file is shown by a component.
    message.flags & COMPONENTS_V2 ? null : attachments(message.attachments ?? []),
    (message.embeds ?? []).map(embed),
    components(message),
  ];
}

/** What a message answers: a command, or another message. */
function above(message) {
  const command = message.interaction;
  if (command) {
    return h(
      "div",
      { class: "above" },
      avatar(command.user, "tiny"),
      h("bdi", { class: "author" }, t("used", { name: nameOf(command.user) })),
      " ",
      h(
        "span",
        { class: "mention" },
        `/${command.name_localizations?.[state.me.locale] ?? command.name}`,
      ),
    );
  }
  if (message.type !== 19) return null;
  const original = message.referenced_message;
  if (!original) return h("div", { class: "above" }, h("i", {}, t("original_gone")));
  return h(
    "button",
    {
      type: "button",
      class: "above",
      "aria-label": t("to_message"),
      onclick: () => emit("jump", original.id),
    },
    avatar(original.author, "tiny"),
    h("bdi", { class: "author" }, nameOf(original.author)),
    " ",
    h("span", { class: "preview", dir: "auto" }, preview(original)),
  );
}

/** The first words of a message. */
export function preview(message) {
  const line = (message.content || message.embeds?.[0]?.title || "")
    .split("\n")[0]
    .replace(/^(#{1,3}|-#|>) +/, "")
    .slice(0, 300)
    .replace(/<[^>]*$/, ""); // no half of an emoji or a mention
  if (!line) return h("i", {}, t("click_attachment"));
  const out = h("span", {}, inlineMarkdown(line));
  // Inside a button nothing else can be pressed.
  for (const el of out.querySelectorAll("button, a, [tabindex]"))
    el.replaceWith(h("span", { class: el.className }, el.textContent));
  return out;
}

function privately(message) {
  return h(
    "div",
    { class: "only-you" },
    icon("eye"),
    t("only_you"),
    " • ",
    h(
      "button",
      { type: "button", class: "link", onclick: () => emit("dismiss", message) },
      t("dismiss"),
    ),
  );
}

function threadLink(thread) {
  return h(
    "button",
    { type: "button", class: "thread-link", onclick: () => emit("go", thread.id) },
    h("b", {}, thread.name),
    " ",
    h("small", {}, counted(thread.message_count)),
  );
}

function reactions(message) {
  if (!message.reactions?.length) return null;
  return h(
    "div",
    { class: "reactions" },
    message.reactions.map((r) => {
      const mine = (r.users ?? []).includes(state.me.id);
      const key = r.emoji.id ? `${r.emoji.name}:${r.emoji.id}` : r.emoji.name;
      return h(
        "button",
        {
          type: "button",
          class: "reaction",
          "aria-pressed": String(mine),
          onclick: () => state.api.react(message, key, !mine),
        },
        `${r.emoji.name} ${r.count}`,
      );
    }),
  );
}

/** Fit a drawn message to the one before it: one head for a run, a line between days. */
export function fitTo(el, message, previous) {
  const when = new Date(message.timestamp);
  const before = previous && new Date(previous.timestamp);
  const newDay = !before || before.toDateString() !== when.toDateString();
  const run =
    !newDay &&
    previous.author.id === message.author.id &&
    when - before < TOGETHER &&
    !message.interaction &&
    message.type !== 19 &&
    !message.ephemeral &&
    !previous.ephemeral;
  el.classList.toggle("run", Boolean(run));
  const line = el.querySelector(":scope > .day");
  if (newDay && !line)
    el.prepend(h("div", { class: "day", role: "separator" }, h("span", {}, dayOf(when))));
  else if (!newDay) line?.remove();
}
