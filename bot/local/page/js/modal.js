/** Forms: those the bot opens, and the page's own. */
import { Refused } from "./api.js";
import { h, nameOf } from "./dom.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { openLayer } from "./layer.js";
import { markdown } from "./markdown.js";
import { presets, selectBox } from "./picker.js";
import { state } from "./state.js";

/** Show a modal of the bot's. */
export function openModal(modal) {
  let sent = false;
  openForm(modal, {
    note: t("modal_warning", { name: nameOf(state.view.bot) }),
    async send(values) {
      const outcome = await state.api.submit(modal.modal_id, values);
      if (outcome.state === "failed") throw new Error(t("modal_failed"));
      sent = true;
      if (outcome.modal) openModal(outcome.modal);
    },
    onclose: () => sent || state.api.dismiss(modal.modal_id).catch(() => {}),
  });
}

/** Show a form made of modal components; `send` gets the values and throws to keep it open. */
export function openForm(form, { send, note = null, onclose = () => {} }) {
  const fields = [];
  const problem = h("div", { class: "problem", role: "alert" });
  const submit = h("button", { type: "submit", class: "btn style-1" }, t("submit"));
  const shut = h(
    "button",
    { type: "button", class: "btn style-2", onclick: () => close() },
    t("cancel"),
  );
  const body = h(
    "form",
    { novalidate: true },
    form.components.map((c) => topLevel(c, fields)),
    note ? h("p", { class: "note" }, note) : null,
    problem,
    h("div", { class: "modal-foot" }, shut, submit),
  );
  const box = h(
    "div",
    {
      class: "modal",
      role: "dialog",
      "aria-modal": "true",
      "aria-labelledby": "modal-title",
      "data-sticky": "1",
    },
    h(
      "div",
      { class: "modal-head" },
      h("h2", { id: "modal-title", dir: "auto" }, form.title),
      h(
        "button",
        { type: "button", class: "icon", "aria-label": t("close"), onclick: () => close() },
        icon("close"),
      ),
    ),
    body,
  );
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    problem.textContent = "";
    const wrong = fields.filter((f) => !f.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    submit.setAttribute("aria-busy", "true");
    try {
      await send(
        Object.fromEntries(await Promise.all(fields.map(async (f) => [f.id, await f.value()]))),
      );
      close();
    } catch (error) {
      problem.textContent =
        error instanceof Refused
          ? t("refused", { reason: error.message })
          : error instanceof TypeError
            ? t("offline")
            : error.message;
    } finally {
      submit.removeAttribute("aria-busy");
    }
  });
  const close = openLayer(box, { onclose, focus: body.querySelector("input, textarea, button") });
}

function topLevel(component, fields) {
  if (component.type === 10) return h("div", { class: "text" }, markdown(component.content));
  const inner = component.type === 18 ? component.component : component.components[0];
  const label = component.label ?? inner.label ?? "";
  const id = `field-${fields.length}`;
  const field = MAKERS[inner.type](inner, { id, label });
  const error = h("div", { class: "field-error", id: `${id}-error`, role: "alert" });
  const check = () => {
    error.textContent = field.problem() ?? "";
    return !error.textContent;
  };
  fields.push({ ...field, id: inner.custom_id, check });
  const needed =
    inner.required !== false && inner.type !== 23
      ? h("span", { class: "star", "aria-hidden": "true" }, " *")
      : null;
  const head = field.group
    ? h("legend", {}, label, needed)
    : h("label", { for: id }, label, needed);
  const about = component.description
    ? h("p", { class: "about", id: `${id}-about` }, component.description)
    : null;
  return h(field.group ? "fieldset" : "div", { class: "field" }, head, about, field.el, error);
}

const MAKERS = {
  4: written,
  3: chosen,
  5: chosen,
  6: chosen,
  7: chosen,
  8: chosen,
  19: uploaded,
  21: radios,
  22: boxes,
  23: single,
};

function written(input, { id }) {
  const long = input.style === 2;
  const most = input.max_length ?? 4000;
  const least = input.min_length ?? 0;
  const props = {
    id,
    placeholder: input.placeholder,
    maxlength: most,
    dir: "auto",
    required: input.required !== false,
    value: input.value ?? "",
    "aria-describedby": `${id}-about ${id}-error`,
    "data-id": input.custom_id,
    rows: long ? 4 : null,
    autocomplete: "off",
  };
  const el = h(long ? "textarea" : "input", props);
  const counter = h("small", { class: "counter", "aria-hidden": "true" });
  const count = () => (counter.textContent = `${el.value.length}/${most}`);
  el.addEventListener("input", count);
  count();
  return {
    el: h("div", { class: "written" }, el, counter),
    focus: () => el.focus(),
    value: () => el.value,
    problem() {
      if (!el.value) return input.required === false ? null : t("needed");
      return el.value.length < least || el.value.length > most
        ? t("length_between", { least, most })
        : null;
    },
  };
}

function chosen(select, { label }) {
  let values = presets(select);
  const el = selectBox(select, { values, label, onpick: (fresh) => (values = fresh) });
  return {
    el,
    focus: () => el.focus(),
    value: () => values,
    problem: () => (values.length || select.required === false ? null : t("needed")),
  };
}

function options(group, kind, id) {
  return h(
    "div",
    { class: "choices", "data-id": group.custom_id },
    group.options.map((o) =>
      h(
        "label",
        { class: "choice" },
        h("input", { type: kind, name: id, value: o.value, checked: o.default }),
        h(
          "span",
          { class: "words" },
          h("span", { dir: "auto" }, o.label),
          o.description ? h("small", {}, o.description) : null,
        ),
      ),
    ),
  );
}

const ticked = (el) => [...el.querySelectorAll("input:checked")].map((i) => i.value);

function radios(group, { id }) {
  const el = options(group, "radio", id);
  return {
    el,
    group: true,
    focus: () => el.querySelector("input").focus(),
    value: () => ticked(el),
    problem: () => (ticked(el).length || group.required === false ? null : t("needed")),
  };
}

function boxes(group, { id }) {
  const el = options(group, "checkbox", id);
  const most = group.max_values ?? group.options.length;
  const least = group.min_values ?? (group.required === false ? 0 : 1);
  const problem = () => {
    const count = ticked(el).length;
    if (!count && group.required === false) return null;
    return count < least || count > most ? t("choose_between", { least, most }) : null;
  };
  return {
    el,
    group: true,
    focus: () => el.querySelector("input").focus(),
    value: () => ticked(el),
    problem,
  };
}

function single(box, { id }) {
  const el = h("input", { type: "checkbox", id, checked: box.default, "data-id": box.custom_id });
  return { el, focus: () => el.focus(), value: () => el.checked, problem: () => null };
}

function uploaded(upload, { id }) {
  const el = h("input", {
    type: "file",
    id,
    multiple: (upload.max_values ?? 1) > 1,
    "data-id": upload.custom_id,
  });
  return {
    el,
    focus: () => el.focus(),
    value: () => Promise.all([...el.files].map(encodeFile)),
    problem() {
      if (!el.files.length && upload.required === false) return null;
      const least = upload.min_values ?? 1;
      const most = upload.max_values ?? 1;
      return el.files.length < least || el.files.length > most
        ? t("choose_between", { least, most })
        : null;
    },
  };
}

/** A file as the player API takes it. */
export async function encodeFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let i = 0; i < bytes.length; i += 32768)
    text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return { filename: file.name, content: btoa(text) };
}
