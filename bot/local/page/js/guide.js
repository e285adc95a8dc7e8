/** A first step for newcomers. */
import { $, h } from "./dom.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { offeredCommands, startCommand } from "./composer.js";
import { DM, FORUM, here, isThread, keep, recall, state } from "./state.js";

const KEY = "maester:guide-closed";
const FIRST = "game new";
const LESSON = "game learn";

/** On a phone it would fill half the channel, so there it begins folded. */
let open = !matchMedia("(max-width: 760px)").matches;

/** Show the guide again. */
export function reopenGuide() {
  keep(KEY, null);
  open = true;
  drawGuide();
}

/** Draw the guide unless it was put away. */
export async function drawGuide() {
  const box = $("guide");
  // Tables are opened in channels: elsewhere it would send people the wrong way.
  const elsewhere = [DM, FORUM].includes(here()?.type) || isThread(here());
  box.hidden = Boolean(recall(KEY)) || !here() || elsewhere;
  if (box.hidden) return;
  const commands = state.view.bot_online ? await offeredCommands() : [];
  const first = commands.find((c) => c.name === FIRST) ?? commands[0];
  const lesson = commands.find((c) => c.name === LESSON);
  const command = first ? `/${first.shown}` : "";
  box.setAttribute("aria-label", t("guide_title"));
  box.replaceChildren(
    h(
      "button",
      { type: "button", class: "icon", "aria-label": t("close"), title: t("close"), onclick: shut },
      icon("close"),
    ),
    h(
      "details",
      { open, ontoggle: (event) => (open = event.target.open) },
      h("summary", {}, h("h2", {}, t("guide_title"))),
      h(
        "ol",
        {},
        h("li", {}, t("guide_people")),
        h("li", {}, t("guide_dm")),
        h("li", {}, first ? t("guide_command", { command }) : t("guide_offline")),
      ),
    ),
    h(
      "p",
      {},
      first ? starter(first, 1, t("guide_go", { command })) : "",
      lesson ? starter(lesson, 2, t("guide_learn", { command: `/${lesson.shown}` })) : "",
    ),
  );
}

/** A button that begins a command. */
function starter(command, style, text) {
  const onclick = () => startCommand(command.name);
  return h("button", { type: "button", class: `btn style-${style}`, onclick }, text);
}

function shut() {
  keep(KEY, true);
  $("guide").hidden = true;
  $("entry").focus();
}
