/** Command entry: a chosen command with its options as chips in the message box. */
import { Refused } from "./api.js";
import { debounced, h } from "./dom.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { openModal } from "./modal.js";
import { ATTACHMENT, Field, fitting, flatten, matching, offered } from "./options.js";
import { state } from "./state.js";

const AUTOCOMPLETE_AFTER = 200;

/** The part of the message box that speaks slash commands. */
export class CommandEntry {
  constructor(listbox, { onstart, onend, onfailed, onstatus }) {
    Object.assign(this, { listbox, onstart, onend, onfailed, onstatus });
    this.el = h("div", { class: "command", role: "group", hidden: true });
    this.known = [];
    this.command = null;
    this.asked = 0;
    this.ask = debounced((field) => this.suggest(field), AUTOCOMPLETE_AFTER);
    this.el.addEventListener("keydown", (event) => this.key(event));
  }

  /** Learn which commands there are in a channel. */
  async load() {
    try {
      this.known = flatten(await state.api.commands(state.channelId));
    } catch {
      this.known = [];
    }
    return this.known;
  }

  /** Offer the commands that fit what stands in an input. */
  async offer(input) {
    const typed = () => input.value;
    if (!this.known.length) await this.load();
    if (!typed().startsWith("/") || this.command) return;
    const items = matching(this.known, typed().slice(1))
      .slice(0, 50)
      .map((c) => ({
        label: `/${c.shown}`,
        detail: c.description,
        value: c,
        note: c.options
          .filter((o) => o.required)
          .map((o) => o.name_localized)
          .join(" "),
      }));
    this.listbox.show(
      input,
      t("commands"),
      items,
      (item) => this.start(item.value),
      t("no_command"),
    );
  }

  /** Begin a command by its name, with some options filled in. */
  async startNamed(name, given = {}) {
    await this.load();
    const command = this.known.find((c) => c.name === name || c.shown === name);
    if (command) this.start(command, given);
    return Boolean(command);
  }

  /** Begin a command. */
  start(command, given = {}) {
    this.listbox.hide();
    this.command = command;
    this.fields = [];
    this.error = h("div", { class: "command-error", role: "alert" });
    this.chips = h("span", { class: "chips" });
    this.more = h("span", { class: "more" });
    const drop = h(
      "button",
      {
        type: "button",
        class: "icon",
        "aria-label": t("drop_command"),
        title: t("drop_command"),
        onclick: () => this.cancel(),
      },
      icon("close"),
    );
    this.name = h(
      "button",
      {
        type: "button",
        class: "command-name",
        title: command.description,
        onclick: () => this.send(),
      },
      `/${command.shown}`,
    );
    this.el.setAttribute("aria-label", `/${command.shown}`);
    this.el.replaceChildren(
      h("div", { class: "command-line" }, this.name, this.chips, this.more, drop),
      this.error,
    );
    for (const option of command.options) {
      if (option.required || option.name in given) this.add(option, given[option.name]);
    }
    this.drawMore();
    this.el.hidden = false;
    this.onstart();
    (this.fields.find((f) => f.empty)?.input ?? this.fields[0]?.input ?? this.name).focus();
  }

  add(option, given) {
    const field = new Field(option, given);
    const { input } = field;
    input.addEventListener("focus", () => this.focused(field));
    input.addEventListener("click", () => this.focused(field));
    input.addEventListener("input", () => {
      this.error.textContent = "";
      this.focused(field);
    });
    input.addEventListener("blur", () => {
      this.ask.cancel();
      this.listbox.hide();
      if (!field.empty && field.problem) field.el.classList.add("wrong");
    });
    this.fields.push(field);
    this.chips.append(field.el);
    return field;
  }

  drawMore() {
    const rest = this.command.options.filter((o) => !this.fields.some((f) => f.option === o));
    this.more.replaceChildren(
      ...rest.map((o) =>
        h(
          "button",
          {
            type: "button",
            class: "more-option",
            title: o.description_localized,
            "aria-label": t("add_option", { name: o.name_localized }),
            onclick: () => {
              const field = this.add(o);
              this.drawMore();
              field.input.focus();
            },
          },
          `+ ${o.name_localized}`,
        ),
      ),
    );
  }

  focused(field) {
    const { option, input } = field;
    if (option.type === ATTACHMENT) return;
    const title = `${option.name_localized} — ${option.description_localized}`;
    if (option.autocomplete) {
      this.listbox.show(input, title, [], () => {}, t("searching"));
      this.ask(field);
      return;
    }
    const items = offered(option);
    const typed = field.picked === undefined ? input.value : "";
    this.listbox.show(
      input,
      title,
      items ? fitting(items, typed) : [],
      (item) => this.take(field, item),
      items ? t("no_match") : "",
    );
  }

  async suggest(field) {
    this.asked += 1;
    const mine = this.asked;
    const { option, input } = field;
    const options = Object.fromEntries(
      this.fields
        .filter(
          (f) => f !== field && !f.empty && f.value !== undefined && f.option.type !== ATTACHMENT,
        )
        .map((f) => [f.option.name, f.value]),
    );
    options[option.name] = input.value;
    let choices = null;
    try {
      choices = (
        await state.api.autocomplete(state.channelId, this.command.name, options, option.name)
      ).choices;
    } catch {
      // Shown below as a failure.
    }
    if (mine !== this.asked || document.activeElement !== input) return;
    const title = `${option.name_localized} — ${option.description_localized}`;
    const items = (choices ?? []).map((c) => ({
      label: c.name_localizations?.[state.me.locale] ?? c.name,
      value: c.value,
    }));
    this.listbox.show(
      input,
      title,
      items,
      (item) => this.take(field, item),
      choices ? t("no_match") : t("options_failed"),
    );
  }

  take(field, item) {
    this.ask.cancel();
    this.asked += 1;
    field.take(item);
    this.listbox.hide();
    this.fields.find((f) => f.option.required && f.empty)?.input.focus();
  }

  key(event) {
    const field = this.fields.find((f) => f.input === event.target);
    // A field that is settled sends on Enter, although its list is open; an empty one takes
    // what is marked there: it was opened to be filled.
    if (
      !(field?.picked !== undefined && event.key === "Enter") &&
      !(field?.empty && event.key === "Tab") &&
      this.listbox.key(event)
    )
      return;
    if (event.key === "Escape") this.cancel();
    else if (event.key === "Enter" && (field || event.target === this.name)) this.send();
    else if (event.key === "Backspace" && field?.empty) this.back(field);
    else return;
    event.preventDefault();
  }

  back(field) {
    const at = this.fields.indexOf(field);
    if (!field.option.required) {
      this.fields.splice(at, 1);
      field.el.remove();
      this.listbox.hide();
      this.drawMore();
    }
    if (at > 0) this.fields[at - 1].input.focus();
    else if (field.option.required || !this.fields.length) this.cancel();
    else this.fields[0].input.focus();
  }

  /** Give up the command. */
  cancel() {
    this.ask.cancel();
    this.asked += 1;
    this.command = null;
    this.el.hidden = true;
    this.el.replaceChildren();
    this.listbox.hide();
    this.onend();
  }

  /** Send it off, or say what is missing. */
  async send() {
    const wrong = this.fields.find((f) => f.problem);
    this.error.textContent = wrong?.problem ?? "";
    for (const field of this.fields) field.el.classList.toggle("wrong", Boolean(field.problem));
    if (wrong) {
      wrong.input.focus();
      return;
    }
    const { command, fields, error } = this;
    const channel = state.channelId;
    this.listbox.hide();
    this.onstatus(t("sending"));
    try {
      const filled = fields.filter((f) => !f.empty);
      const options = Object.fromEntries(
        await Promise.all(filled.map(async (f) => [f.option.name, await f.sent()])),
      );
      const running = state.api.command(channel, command.name, options);
      // Discord empties the box at once; only a refusal by Discord itself brings it back.
      this.cancel();
      const outcome = await running;
      if (outcome.state === "failed") this.onfailed(command.name, channel, t("no_answer"));
      else if (outcome.modal) openModal(outcome.modal);
    } catch (problem) {
      const reason = problem instanceof Refused ? problem.message : t("offline");
      if (state.channelId === channel && !this.command) this.restore(command, fields, error);
      this.error && (this.error.textContent = t("refused", { reason }));
    } finally {
      this.onstatus("");
    }
  }

  restore(command, fields, error) {
    this.start(command);
    this.fields = fields;
    this.chips.replaceChildren(...fields.map((f) => f.el));
    this.drawMore();
    this.error.replaceWith(error);
    this.error = error;
    (fields[0]?.input ?? this.name).focus();
  }
}
