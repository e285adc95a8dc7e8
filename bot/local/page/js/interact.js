/** What comes of a command, a click or a form. */
import { Refused } from "./api.js";
import { toast } from "./dom.js";
import { t } from "./i18n.js";
import { openModal } from "./modal.js";

/** Send something and follow it up: open a modal, or return true if the bot did not answer. */
export async function settle(send) {
  let outcome;
  try {
    outcome = await send();
  } catch (error) {
    // Refused: Discord itself says no. Anything else: the connection is gone.
    if (error instanceof Refused) toast(t("refused", { reason: error.message }));
    return true;
  }
  if (outcome.state === "failed") return true;
  if (outcome.modal) openModal(outcome.modal);
  return false;
}
