/** The page's own words, in the reader's language. */
import { texts } from "./texts.js";

let language = "en";
let locale = "en-US";

/** Speak the language of a Discord locale; languages without a catalogue read English. */
export function speak(discordLocale) {
  locale = discordLocale;
  language = discordLocale.split("-")[0] in texts ? discordLocale.split("-")[0] : "en";
  document.documentElement.lang = language;
}

/** The locale dates and numbers are written in. */
export const dateLocale = () =>
  language === "de" ? "de" : locale.startsWith("en") ? locale : "en";

/** A text by its key, with {names} filled in. */
export function t(key, values = {}) {
  const text = texts[language][key] ?? texts.en[key];
  if (text === undefined) throw new Error(`no text: ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** How many messages there are. */
export const counted = (count) =>
  count === 1 ? t("messages_one", { count }) : t("messages_other", { count });

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** How far away a moment is: "in 2 hours", "3 days ago". */
export function relative(seconds, now = Date.now() / 1000) {
  const away = seconds - now;
  const [unit, size] = UNITS.find(([, s]) => Math.abs(away) >= s) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(dateLocale(), { numeric: "auto" }).format(
    Math.round(away / size),
    unit,
  );
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** A moment in one of Discord's timestamp styles. */
export function moment(date, style = "f") {
  if (style === "R") return relative(date.getTime() / 1000);
  return new Intl.DateTimeFormat(dateLocale(), STYLES[style] ?? STYLES.f).format(date);
}

/** A file's size. */
export function size(bytes) {
  const [unit, power] =
    bytes >= 1048576 ? ["megabyte", 2] : bytes >= 1024 ? ["kilobyte", 1] : ["byte", 0];
  const style = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 };
  return new Intl.NumberFormat(dateLocale(), style).format(bytes / 1024 ** power);
}
