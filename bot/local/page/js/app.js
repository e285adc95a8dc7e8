/** The page: who plays and where, and what to do with each event. */
import { Api, listUsers, Stream } from "./api.js";
import { enterChannel, label, leaveChannel, startComposer } from "./composer.js";
import { $, batched, nameOf, toast } from "./dom.js";
import { drawForum, newThread } from "./forum.js";
import { drawGuide, reopenGuide } from "./guide.js";
import { speak, t } from "./i18n.js";
import { atEnd, openLog, putMessage, reloadLog, removeMessage, startLog } from "./log.js";
import { keepTime } from "./markdown.js";
import { drawPeople } from "./people.js";
import { drawHead, drawMembers, drawSidebar } from "./sidebar.js";
import {
  dropChannel,
  emit,
  FORUM,
  here,
  loadMarks,
  markRead,
  noteMessage,
  on,
  recall,
  keep,
  state,
  takeChannel,
  takeView,
  titleOf,
} from "./state.js";

let stream = null;
let started = false;
let came = null;
const typists = new Map();

// -- drawing

const drawPlaces = batched(() => {
  if (!state.me) return;
  drawSidebar();
  drawHead(toggle);
  drawForum();
  drawMembers();
  drawTitle();
});
const drawMarks = batched(() => {
  drawSidebar();
  drawTitle();
});

function drawTitle() {
  const pings = Object.values(state.pings).reduce((a, b) => a + b, 0);
  const place = here() ? titleOf(here()) : "";
  document.title = `${pings ? `(${pings}) ` : ""}${place} · ${nameOf(state.me)} · ${t("title")}`;
}

function drawBanner() {
  const banner = $("banner");
  const text = !state.online
    ? t("offline")
    : !state.view.bot_online
      ? t("bot_offline", { name: nameOf(state.view.bot) })
      : "";
  banner.textContent = text;
  banner.hidden = !text;
}

function drawAll() {
  $("skip").textContent = t("skip");
  drawPeople();
  drawPlaces();
  drawBanner();
  drawGuide();
  label();
}

// -- drawers on narrow screens

function toggle(name) {
  const narrow = matchMedia(
    name === "sidebar" ? "(max-width: 760px)" : "(max-width: 1000px)",
  ).matches;
  const open = document.body.classList.toggle(narrow ? `show-${name}` : `hide-${name}`);
  if (!narrow) return;
  document.body.classList.remove(name === "sidebar" ? "show-members" : "show-sidebar");
  $("scrim").hidden = !open;
  if (open) $(name).querySelector("a, button")?.focus();
}

function closeDrawers() {
  const open =
    document.body.classList.contains("show-sidebar") ||
    document.body.classList.contains("show-members");
  document.body.classList.remove("show-sidebar", "show-members");
  $("scrim").hidden = true;
  return open;
}

// -- who and where: #/user/channel

function route() {
  const [, user, channel] = location.hash.split("/");
  return { user, channel };
}

async function follow() {
  // Kept: while the list is on its way, news may set the address back to who plays now.
  const wanted = route().user;
  if (!wanted || wanted !== state.me?.id) {
    state.users = await listUsers();
    const known = (id) => state.users.find((u) => u.id === id)?.id;
    const user = known(wanted) ?? known(recall("maester:user")) ?? defaultUser();
    if (user !== state.me?.id || !stream) {
      become(user);
      return;
    }
  }
  goTo(route().channel);
}

const defaultUser = () => (state.users.find((u) => u.username === "arya") ?? state.users[0]).id;

/** Play as somebody: a new stream, whose first word is all they see. */
function become(userId) {
  leaveChannel();
  stream?.close();
  started = false;
  came = state.channelId ?? came;
  state.channelId = null;
  state.api = new Api(userId);
  keep("maester:user", userId);
  stream = new Stream(userId, { onevent: take, onstate: connection });
}

function goTo(wanted) {
  const first = state.view.guilds[0]?.channels[0] ?? state.view.dms[0];
  const id = state.places.has(wanted)
    ? wanted
    : state.places.has(state.channelId)
      ? state.channelId
      : first?.id;
  const hash = `#/${state.me.id}${id ? `/${id}` : ""}`;
  if (location.hash !== hash) history.replaceState(null, "", hash);
  closeDrawers();
  if (!id || id === state.channelId) {
    drawPlaces();
    return;
  }
  leaveChannel();
  state.channelId = id;
  const channel = here();
  const readTo = state.read[id];
  markRead(channel);
  typists.clear();
  drawTyping();
  enterChannel();
  drawForum();
  drawPlaces();
  drawGuide();
  if (channel.type === FORUM) return;
  openLog(readTo);
  // On a phone the keyboard would cover what one came to read.
  if (matchMedia("(hover: hover)").matches) $("entry").focus({ preventScroll: true });
}

// -- events

const seenNow = (channelId) => channelId === state.channelId && !document.hidden && atEnd();

const TAKERS = {
  hello({ view }) {
    state.online = true;
    speak(view.user.locale);
    takeView(view);
    if (!started) {
      started = true;
      loadMarks();
      drawAll();
      goTo(route().channel ?? came);
      return;
    }
    drawAll();
    if (!here()) goTo();
    else if (here().type !== FORUM)
      reloadLog().then(() => seenNow(state.channelId) && markRead(here()));
  },
  message({ message }) {
    if (!state.places.has(message.channel_id)) {
      // A channel nobody told us about, such as the first direct message: look again, then count.
      lookAgain().then(() => noteMessage(message, false));
      return;
    }
    typists.delete(message.author.id);
    drawTyping();
    if (message.channel_id === state.channelId) putMessage(message);
    noteMessage(message, seenNow(message.channel_id));
  },
  message_edited({ message }) {
    if (message.channel_id === state.channelId) putMessage(message);
  },
  message_deleted: ({ id }) => removeMessage(id),
  channel: ({ channel }) => takeChannel(channel),
  channel_edited: ({ channel }) => takeChannel(channel),
  channel_deleted({ id }) {
    dropChannel(id);
    if (id === state.channelId) goTo(null);
  },
  guild_joined: () => look(),
  guild_left: () => look(),
  guild_edited: () => look(),
  me: ({ user }) => emit("me", user),
  bot_online({ online }) {
    state.view.bot_online = online;
    drawBanner();
    drawMembers();
    drawGuide();
  },
  typing({ channel_id: channel, user_id: user }) {
    if (channel !== state.channelId || user === state.me.id) return;
    typists.set(user, Date.now());
    drawTyping();
    setTimeout(drawTyping, 10500);
  },
};

function take(event) {
  TAKERS[event.type]?.(event);
}

async function lookAgain() {
  try {
    takeView(await state.api.view());
    state.users = await listUsers();
    drawPeople();
    drawBanner();
    if (!here()) goTo();
  } catch {
    // The stream will say so when the connection is gone.
  }
}
const look = batched(lookAgain);

async function connection(online) {
  state.online = online;
  if (started) drawBanner();
  try {
    // A new world has new people: start over as one of them.
    state.users = await listUsers();
    if (!state.users.some((u) => u.id === state.api.userId)) become(defaultUser());
  } catch {
    // Still away.
  }
}

function drawTyping() {
  for (const [id, when] of typists) if (Date.now() - when > 10000) typists.delete(id);
  const names = [...typists.keys()]
    .map((id) => state.people.get(id))
    .filter(Boolean)
    .map(nameOf)
    .join(", ");
  $("typing").textContent = names
    ? t(typists.size > 1 ? "typing_many" : "typing_one", { names })
    : "";
}

// -- beginning

function start() {
  startLog();
  startComposer();
  keepTime();
  on("places", drawPlaces);
  on("marks", drawMarks);
  on("go", (id) => (location.hash = `#/${state.me.id}/${id}`));
  on("look", look);
  on("guide", reopenGuide);
  on("new-thread", newThread);
  on("at-end", () => here() && !document.hidden && markRead(here()));
  on("made-channel", (channel) => {
    if (!state.places.has(channel.id)) takeChannel(channel);
    emit("go", channel.id);
  });
  on("write", async () => emit("made-channel", await state.api.directChannel()));
  on("me", (user) => {
    const spoke = state.me.locale;
    state.me = state.view.user = user;
    speak(user.locale);
    drawAll();
    if (spoke !== user.locale && here()) {
      enterChannel();
      if (here().type !== FORUM) openLog(state.read[state.channelId]);
    }
  });
  $("scrim").addEventListener("click", closeDrawers);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented && closeDrawers())
      $("open-sidebar")?.focus();
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && here() && atEnd()) markRead(here());
  });
  addEventListener("hashchange", () => follow().catch((error) => toast(error.message)));
  follow().catch(() => {
    $("banner").hidden = false;
    $("banner").textContent = t("offline");
    setTimeout(() => location.reload(), 2000);
  });
}

start();
