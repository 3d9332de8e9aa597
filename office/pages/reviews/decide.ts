import type { Static } from "typebox";
import type { Decisions, DecisionsBody, ModerationRow } from "#commerce/aftersales/reviews/moderation/schema.ts";
import type { ListSearch } from "../../components/list/search.ts";
import { send } from "../../runtime/api.ts";

export type Decision = Static<typeof DecisionsBody>;

/**
 * Sends a decision for several entries. Entries that were decided already or no longer exist are returned as refused;
 * the others are still decided.
 */
export const decide = async (decision: Decision): Promise<Static<typeof Decisions>> =>
  (await send<{ data: Static<typeof Decisions> }>("POST", "/staff/moderation", decision)).data;

const kinds: readonly ModerationRow["what"][] = ["review", "question", "answer"];

/** The kind listed according to the URL; reviews by default. */
export const whatOf = ({ what }: ListSearch): ModerationRow["what"] => kinds.find((one) => one === what) ?? "review";
