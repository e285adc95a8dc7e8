/** A forum: its posts with their tags, and new posts and threads. */
import { $, compareIds, h } from "./dom.js";
import { counted, relative, t } from "./i18n.js";
import { openForm } from "./modal.js";
import { emit, FORUM, here, isUnread, state } from "./state.js";

let tag = null;
let closed = false;

/** Show the open forum, or nothing elsewhere. */
export function drawForum() {
  const forum = here();
  const box = $("forum");
  box.hidden = forum?.type !== FORUM;
  $("log").hidden = !box.hidden;
  if (box.hidden) return;
  const posts = forum.threads
    .filter(
      (p) => (closed || !p.thread_metadata.archived) && (!tag || p.applied_tags.includes(tag)),
    )
    .sort((a, b) => compareIds(b.last_message_id ?? b.id, a.last_message_id ?? a.id));
  const filter = (id, name) =>
    h(
      "button",
      {
        type: "button",
        class: "tag",
        "aria-pressed": String(tag === id),
        onclick: () => {
          tag = id;
          drawForum();
        },
      },
      name,
    );
  box.replaceChildren(
    h(
      "div",
      { class: "forum-head" },
      h(
        "button",
        { type: "button", class: "btn style-1", onclick: () => emit("new-thread", forum) },
        t("new_post"),
      ),
      h(
        "div",
        { class: "tags", role: "group", "aria-label": t("post_tags") },
        filter(null, t("all")),
        (forum.available_tags ?? []).map((x) => filter(x.id, x.name)),
      ),
      h(
        "label",
        { class: "closed" },
        h("input", {
          type: "checkbox",
          checked: closed,
          onchange: (event) => {
            closed = event.target.checked;
            drawForum();
          },
        }),
        t("show_closed"),
      ),
    ),
    posts.length
      ? h(
          "ul",
          { class: "posts" },
          posts.map((p) => post(forum, p)),
        )
      : h("p", { class: "none" }, t("no_posts")),
  );
}

function post(forum, p) {
  const names = p.applied_tags
    .map((id) => forum.available_tags.find((x) => x.id === id)?.name)
    .filter(Boolean);
  const when = Number(BigInt(p.last_message_id ?? p.id) >> 22n) / 1000 + 1420070400;
  return h(
    "li",
    {},
    h(
      "a",
      { class: `post${isUnread(p) ? " unread" : ""}`, href: `#/${state.me.id}/${p.id}` },
      h(
        "div",
        { class: "tags" },
        names.map((name) => h("span", { class: "tag" }, name)),
        p.thread_metadata.archived ? h("span", { class: "tag dim" }, t("archived")) : null,
      ),
      h("h3", { dir: "auto" }, p.name),
      h(
        "small",
        {},
        counted(p.message_count),
        " • ",
        h("time", { "data-relative": when }, relative(when)),
      ),
    ),
  );
}

/** Ask for a new post's or thread's name and first words. */
export function newThread(parent) {
  const label = (text, component) => ({ type: 18, label: text, component });
  const isForum = parent.type === FORUM;
  const components = [
    label(t("post_title"), { type: 4, style: 1, custom_id: "name", max_length: 100 }),
    label(t("post_text"), {
      type: 4,
      style: 2,
      custom_id: "content",
      max_length: 2000,
      required: isForum,
    }),
  ];
  const tags = (parent.available_tags ?? []).map((x) => ({ label: x.name, value: x.id }));
  if (tags.length)
    components.push(
      label(t("post_tags"), {
        type: 22,
        custom_id: "tags",
        required: false,
        max_values: 5,
        options: tags,
      }),
    );
  openForm(
    { title: t(isForum ? "new_post" : "new_thread"), components },
    {
      async send(values) {
        const made = await state.api.post(parent.id, { tags: [], ...values });
        emit("made-channel", made);
      },
    },
  );
}
