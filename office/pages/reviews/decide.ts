import type { Static } from "typebox";
import type { Decisions, DecisionsBody, ModerationRow } from "#commerce/aftersales/reviews/moderation/schema.ts";
import type { ListSearch } from "../../components/list/search.ts";
import { send } from "../../runtime/api.ts";

export type Decision = Static<typeof DecisionsBody>;

/** What of many could be decided; what was decided so before, or is gone, is named and stops nothing. */
export const decide = async (decision: Decision): Promise<Static<typeof Decisions>> =>
  (await send<{ data: Static<typeof Decisions> }>("POST", "/staff/moderation", decision)).data;

const kinds: readonly ModerationRow["what"][] = ["review", "question", "answer"];

/** What the address lists; reviews where it does not say. */
export const whatOf = ({ what }: ListSearch): ModerationRow["what"] => kinds.find((one) => one === what) ?? "review";
