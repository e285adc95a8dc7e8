/** The side bar: servers with their channels and threads, direct messages; and the member list. */
import { $, avatar, compareIds, fill, h, nameOf, toast } from "./dom.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { openMenu } from "./layer.js";
import { DM, emit, FORUM, here, isThread, isUnread, peopleIn, state, titleOf } from "./state.js";

const MOST_THREADS = 40;

/** Draw the side bar. */
export function drawSidebar() {
  const bar = $("sidebar");
  const focused = bar.contains(document.activeElement)
    ? document.activeElement.dataset.channel
    : null;
  bar.setAttribute("aria-label", t("channels"));
  bar.replaceChildren(...state.view.guilds.map(guild), direct());
  if (focused) bar.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
}

function guild(g) {
  const more = g.manager
    ? h(
        "button",
        {
          type: "button",
          class: "icon",
          "aria-label": t("server_menu"),
          title: t("server_menu"),
          onclick: (event) => serverMenu(event.currentTarget, g),
        },
        icon("gear"),
      )
    : null;
  return h(
    "section",
    {},
    h("div", { class: "guild-head" }, h("h1", { dir: "auto" }, g.name), more),
    h("ul", {}, g.channels.map(channel)),
  );
}

function serverMenu(anchor, g) {
  const deed = g.bot_here
    ? [t("kick_bot"), () => state.api.kickBot(g.id), true]
    : [t("invite_bot"), () => state.api.inviteBot(g.id)];
  openMenu(anchor, t("server_menu"), [
    [deed[0], () => deed[1]().then(() => emit("look"), complain), deed[2]],
  ]);
}

const complain = (error) => toast(t("refused", { reason: error.message }));

function channel(c) {
  const threads = c.threads
    .filter((thread) => !thread.thread_metadata.archived || thread.id === state.channelId)
    .sort((a, b) => compareIds(b.last_message_id ?? b.id, a.last_message_id ?? a.id))
    .slice(0, MOST_THREADS);
  return h(
    "li",
    {},
    link(c, c.type === FORUM ? "forum" : "hash"),
    threads.length
      ? h(
          "ul",
          { class: "threads" },
          threads.map((thread) => h("li", {}, link(thread, "thread"))),
        )
      : null,
  );
}

function link(c, sign) {
  const pings = state.pings[c.id] ?? 0;
  const unread = pings || (isUnread(c) && c.type !== FORUM);
  const current = c.id === state.channelId;
  const name = titleOf(c);
  const spoken = [name, pings ? t("pings", { count: pings }) : unread ? t("unread") : null]
    .filter(Boolean)
    .join(", ");
  return h(
    "a",
    {
      class: `place${unread ? " unread" : ""}${current ? " current" : ""}`,
      href: `#/${state.me.id}/${c.id}`,
      "data-channel": c.id,
      "aria-current": current ? "page" : null,
      "aria-label": spoken,
      title: name,
    },
    sign instanceof Node ? sign : h("span", { class: "sign" }, icon(sign)),
    h("bdi", { class: "name" }, name),
    pings ? h("span", { class: "count", "aria-hidden": "true" }, String(pings)) : null,
  );
}

function direct() {
  const rows = state.view.dms.map((c) => h("li", {}, link(c, avatar(c.recipients[0], "small"))));
  const bot = state.view.bot;
  const known = state.view.dms.some((c) => c.recipients.some((u) => u.id === bot.id));
  if (!known) {
    rows.push(
      h(
        "li",
        {},
        h(
          "button",
          { type: "button", class: "place", onclick: () => emit("write", bot) },
          avatar(bot, "small"),
          h("span", { class: "name" }, t("message_bot", { name: nameOf(bot) })),
        ),
      ),
    );
  }
  return h(
    "section",
    {},
    h("div", { class: "guild-head" }, h("h2", {}, t("direct_messages"))),
    h("ul", {}, rows),
  );
}

/** Draw the member list. */
export function drawMembers() {
  const aside = $("members");
  aside.setAttribute("aria-label", t("members"));
  const people = peopleIn(here());
  aside.replaceChildren(
    h("h2", {}, `${t("members")} — ${people.length}`),
    h(
      "ul",
      {},
      people.map((u) =>
        h(
          "li",
          { class: "member" },
          avatar(u, "small"),
          h("bdi", { class: "name" }, nameOf(u)),
          u.bot ? h("span", { class: "badge" }, t("bot")) : null,
          u.bot
            ? h("span", {
                class: `lamp${state.view.bot_online ? " on" : ""}`,
                "aria-hidden": "true",
              })
            : null,
        ),
      ),
    ),
  );
}

/** Draw the line above the messages. */
export function drawHead(toggle) {
  const c = here();
  const head = $("channel-head");
  const tool = (sign, text, deed, extra = {}) =>
    h(
      "button",
      { type: "button", class: "icon", "aria-label": text, title: text, onclick: deed, ...extra },
      icon(sign),
    );
  const menu = tool("menu", t("menu"), () => toggle("sidebar"), { id: "open-sidebar" });
  if (!c) {
    head.replaceChildren(menu, h("span", {}, t("nothing_here")));
    return;
  }
  const parent = state.places.get(c.parent_id);
  const tags = (c.applied_tags ?? [])
    .map((id) => parent?.available_tags?.find((tag) => tag.id === id)?.name)
    .filter(Boolean);
  const sign = c.type === DM ? "at" : c.type === FORUM ? "forum" : isThread(c) ? "thread" : "hash";
  const meta = c.thread_metadata;
  fill(
    head,
    menu,
    h(
      "div",
      { class: "where" },
      h("span", { class: "sign" }, icon(sign)),
      h("h2", { dir: "auto" }, titleOf(c)),
      tags.map((name) => h("span", { class: "tag" }, name)),
      meta?.archived ? h("span", { class: "tag dim" }, t("archived")) : null,
      meta?.locked ? h("span", { class: "tag dim" }, t("locked")) : null,
      c.topic ? h("span", { class: "topic", dir: "auto" }, c.topic) : null,
    ),
    c.type === 0 ? tool("newThread", t("new_thread"), () => emit("new-thread", c)) : null,
    isThread(c)
      ? tool("dots", t("thread_menu"), (event) => threadMenu(event.currentTarget, c))
      : null,
    tool("people", t("members"), () => toggle("members"), { id: "open-members" }),
  );
}

function threadMenu(anchor, c) {
  const { archived, locked } = c.thread_metadata;
  const change = (body) => () => state.api.changeThread(c.id, body).catch(complain);
  openMenu(anchor, t("thread_menu"), [
    [t(archived ? "unarchive" : "archive"), change({ archived: !archived })],
    [t(locked ? "unlock" : "lock"), change({ locked: !locked })],
    [t("delete_thread"), () => state.api.removeChannel(c.id).catch(complain), true],
  ]);
}
