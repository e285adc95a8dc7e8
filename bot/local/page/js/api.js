/** Talks to the player API as one user, by requests and by a stream of events. */

/** A request that was refused. */
export class Refused extends Error {
  constructor(status, body) {
    super(body?.error ?? `HTTP ${status}`);
    this.status = status;
    this.code = body?.code ?? 0;
  }
}

async function request(method, path, body) {
  const options = { method };
  if (body instanceof FormData) options.body = body;
  else if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers = { "Content-Type": "application/json" };
  }
  const response = await fetch(`/player/${path}`, options);
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}

/** Everybody one can play as. */
export const listUsers = () => request("GET", "users");

/** A new user, member of every server. */
export const createUser = (name, locale) => request("POST", "users", { name, locale });

/** The deeds of one user. */
export class Api {
  constructor(userId) {
    this.userId = userId;
  }

  /** One request on behalf of this user. */
  call(method, path, body) {
    return request(method, `${this.userId}/${path}`, body);
  }

  view = () => this.call("GET", "view");
  settings = (changes) => this.call("PATCH", "me", changes);
  directChannel = () => this.call("POST", "dm");
  messages = (channel, limit, before) =>
    this.call(
      "GET",
      `channels/${channel}/messages?limit=${limit}${before ? `&before=${before}` : ""}`,
    );
  edit = (m, content) => this.call("PATCH", place(m), { content });
  remove = (m) => this.call("DELETE", place(m));
  react = (m, emoji, add) =>
    this.call(add ? "PUT" : "DELETE", `${place(m)}/reactions/${encodeURIComponent(emoji)}`);
  commands = (channel) => this.call("GET", `channels/${channel}/commands`);
  command = (channel, name, options) =>
    this.call("POST", `channels/${channel}/commands`, { name, options });
  autocomplete = (channel, name, options, focused) =>
    this.call("POST", `channels/${channel}/autocomplete`, { name, options, focused });
  menu = (channel, name, kind, target) =>
    this.call("POST", `channels/${channel}/menu`, { name, kind, target });
  press = (m, customId) => this.call("POST", `${place(m)}/press`, { custom_id: customId });
  choose = (m, customId, values) =>
    this.call("POST", `${place(m)}/choose`, { custom_id: customId, values });
  submit = (modal, values) => this.call("POST", `modals/${modal}`, { values });
  dismiss = (modal) => this.call("DELETE", `modals/${modal}`);
  typing = (channel) => this.call("POST", `channels/${channel}/typing`);
  post = (channel, body) => this.call("POST", `channels/${channel}/threads`, body);
  changeThread = (channel, body) => this.call("PATCH", `channels/${channel}`, body);
  removeChannel = (channel) => this.call("DELETE", `channels/${channel}`);
  kickBot = (guild) => this.call("POST", `guilds/${guild}/kick`, {});
  inviteBot = (guild) => this.call("POST", `guilds/${guild}/invite-bot`);

  /** Send a message, with files or without. */
  say(channel, content, replyTo, files) {
    const path = `channels/${channel}/messages`;
    if (!files.length) return this.call("POST", path, { content, reply_to: replyTo });
    const form = new FormData();
    form.append("content", content);
    if (replyTo) form.append("reply_to", replyTo);
    for (const file of files) form.append("file", file, file.name);
    return this.call("POST", path, form);
  }
}

const place = (m) => `channels/${m.channel_id}/messages/${m.id}`;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** A socket that comes back by itself, waiting longer after every failure. */
export class Stream {
  constructor(userId, { onevent, onstate }) {
    this.userId = userId;
    this.onevent = onevent;
    this.onstate = onstate;
    this.failures = 0;
    this.closed = false;
    this.wake = () => document.hidden || this.retryNow();
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  /** Connect. */
  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/player/${this.userId}/stream`);
    this.socket.onmessage = (frame) => {
      this.failures = 0;
      this.onevent(JSON.parse(frame.data));
    };
    this.socket.onclose = () => this.lost();
  }

  lost() {
    if (this.closed) return;
    this.onstate(false);
    const wait = Math.min(FIRST_WAIT * 2 ** this.failures++, LONGEST_WAIT);
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  retryNow() {
    if (this.closed || this.socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  }

  /** Stop for good. */
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket.close();
  }
}
