/** Names of people and places in a message being written. */
import { nameOf } from "./dom.js";
import { here, peopleIn, state } from "./state.js";

const MOST = 20;

const nearby = () =>
  [...state.places.values()].filter((c) => c.name && c.guild_id === here()?.guild_id);

/** Whom or what an unfinished @name or #name at the end of a text may mean. */
export function namesFor(text) {
  const found = /(?:^|\s)([@#])([^\s@#]*)$/.exec(text);
  if (!found) return { items: [] };
  const [, sign, part] = found;
  const all =
    sign === "@"
      ? peopleIn(here()).map((u) => ({ label: `@${nameOf(u)}`, detail: u.username, value: u.id }))
      : nearby().map((c) => ({ label: `#${c.name}`, value: c.id }));
  const fits = (i) => `${i.label} ${i.detail ?? ""}`.toLowerCase().includes(part.toLowerCase());
  return { sign, part, items: all.filter(fits).slice(0, MOST) };
}

/** What is sent: names picked from the list become mentions. */
export function encode(text) {
  const words = [
    ...peopleIn(here()).flatMap((u) => [
      [`@${nameOf(u)}`, `<@${u.id}>`],
      [`@${u.username}`, `<@${u.id}>`],
    ]),
    ...nearby().map((c) => [`#${c.name}`, `<#${c.id}>`]),
  ].sort((a, b) => b[0].length - a[0].length);
  const known = new Map(words);
  const pattern = words.map(([w]) => w.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  if (!pattern) return text;
  return text.replace(
    new RegExp(`(^|[\\s(])(${pattern})(?![\\p{L}\\p{N}])`, "gu"),
    (_, lead, word) => lead + known.get(word),
  );
}

/** What is edited: mentions become names again. */
export function decode(text) {
  return text.replace(/<(@!?|#)(\d+)>/g, (whole, sign, id) => {
    const found = sign === "#" ? state.places.get(id) : state.people.get(id);
    if (!found) return whole;
    return sign === "#" ? `#${found.name}` : `@${nameOf(found)}`;
  });
}
