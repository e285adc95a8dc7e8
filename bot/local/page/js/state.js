/** What the page knows: who plays, what that user sees, what was read. */
import { compareIds, nameOf } from "./dom.js";

export const FORUM = 15;
export const DM = 1;
export const LOADING = 1 << 7;
export const COMPONENTS_V2 = 1 << 15;

export const state = {
  api: null,
  users: [],
  me: null,
  view: { guilds: [], dms: [], bot: null, bot_online: false },
  channelId: null,
  online: false,
  places: new Map(),
  people: new Map(),
  roles: new Map(),
  read: {},
  pings: {},
};

const listeners = new Map();

/** Call a function whenever something of this name happens. */
export function on(name, fn) {
  listeners.set(name, [...(listeners.get(name) ?? []), fn]);
}

/** Say that something happened. */
export function emit(name, detail) {
  for (const fn of listeners.get(name) ?? []) fn(detail);
}

/** The channel on screen. */
export const here = () => state.places.get(state.channelId) ?? null;

/** The guild a channel is in, or null. */
export const guildOf = (channel) =>
  state.view.guilds.find((g) => g.id === channel?.guild_id) ?? null;

/** A channel's parent, or null. */
export const parentOf = (channel) => state.places.get(channel?.parent_id) ?? null;

/** What a channel is called. */
export function titleOf(channel) {
  if (channel.type === DM) return channel.recipients.map(nameOf).join(", ");
  return channel.name;
}

/** Whether a channel is a thread or forum post. */
export const isThread = (channel) => Boolean(channel?.thread_metadata);

/** Who can be named in a channel. */
export function peopleIn(channel) {
  const guild = guildOf(channel);
  return guild ? guild.members : [state.me, ...(channel?.recipients ?? [])];
}

/** Take a whole new view. */
export function takeView(view) {
  state.view = view;
  state.me = view.user;
  state.places.clear();
  state.people.clear();
  state.roles.clear();
  for (const user of [view.user, view.bot]) state.people.set(user.id, user);
  for (const guild of view.guilds) {
    for (const member of guild.members) state.people.set(member.id, member);
    for (const role of guild.roles) state.roles.set(role.id, role);
    for (const channel of guild.channels) {
      state.places.set(channel.id, channel);
      for (const thread of channel.threads) state.places.set(thread.id, thread);
    }
  }
  for (const channel of view.dms) state.places.set(channel.id, channel);
  emit("places");
}

/** Take a new or changed channel. */
export function takeChannel(channel) {
  const known = state.places.get(channel.id);
  if (known) Object.assign(known, channel);
  else {
    state.places.set(channel.id, channel);
    if (isThread(channel)) parentOf(channel)?.threads.push(channel);
    else if (channel.type === DM) state.view.dms.push(channel);
    else guildOf(channel)?.channels.push(Object.assign(channel, { threads: [] }));
  }
  emit("places");
}

/** Forget a channel. */
export function dropChannel(id) {
  const channel = state.places.get(id);
  if (!channel) return;
  state.places.delete(id);
  const without = (list) => list.filter((c) => c.id !== id);
  const parent = parentOf(channel);
  if (parent?.threads) parent.threads = without(parent.threads);
  const guild = guildOf(channel);
  if (guild) guild.channels = without(guild.channels);
  emit("places");
}

// -- what was read

const stored = (kind) => `maester:${kind}:${state.me.id}`;

/** Remember a small thing in this browser; a full or forbidden store is no reason to stop. */
export function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory.
  }
}

/** Recall a small thing. */
export function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Load the marks of the present user; everything is read for one who is new here. */
export function loadMarks() {
  state.read = recall(stored("read")) ?? {};
  state.pings = recall(stored("pings")) ?? {};
  if (!Object.keys(state.read).length) {
    for (const channel of state.places.values())
      state.read[channel.id] = channel.last_message_id ?? "0";
  }
}

/** Whether there is something new in a channel. */
export function isUnread(channel) {
  const last = channel.last_message_id;
  return Boolean(last) && compareIds(last, state.read[channel.id] ?? "0") > 0;
}

/** Mark a channel as read up to its end. */
export function markRead(channel) {
  const last = channel.last_message_id ?? "0";
  if (state.read[channel.id] === last && !state.pings[channel.id]) return;
  state.read[channel.id] = last;
  delete state.pings[channel.id];
  saveMarks();
  emit("marks");
}

/** Note a new message: who is named by it counts it. */
export function noteMessage(message, seen) {
  const channel = state.places.get(message.channel_id);
  if (!channel) return;
  if (!message.ephemeral && compareIds(message.id, channel.last_message_id ?? "0") > 0) {
    channel.last_message_id = message.id;
  }
  if (seen || message.author.id === state.me.id) {
    markRead(channel);
    return;
  }
  if (!message.ephemeral && (channel.type === DM || namesMe(message))) {
    state.pings[channel.id] = (state.pings[channel.id] ?? 0) + 1;
    saveMarks();
  }
  emit("marks");
}

function saveMarks() {
  keep(stored("read"), state.read);
  keep(stored("pings"), state.pings);
}

/** Whether a message names the present user. */
export function namesMe(message) {
  return message.mention_everyone || message.mentions.some((u) => u.id === state.me.id);
}
