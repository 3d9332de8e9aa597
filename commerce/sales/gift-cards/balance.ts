import { type AttemptKeys, beginTry, type CodeLimits } from "#commerce/sales/promotions/code-attempts.ts";
import type { Db } from "#database/tables.ts";
import { readCode } from "./codes.ts";
import { findCardByCode } from "./reads.ts";
import type { GiftCard } from "./schema.ts";

export type Balance =
  | { kind: "card"; card: GiftCard }
  | { kind: "unknown" }
  /** Too many wrong codes. */
  | { kind: "pause"; seconds: number };

/** The card of an entered code, for its holder. Wrong codes are counted by session and address. */
export async function findBalance(db: Db, typed: string, trier: AttemptKeys, limits: CodeLimits): Promise<Balance> {
  const tried = await beginTry(db, trier, limits);
  if (tried.pause > 0) return { kind: "pause", seconds: tried.pause };
  const code = readCode(typed);
  const card = code === null ? null : await findCardByCode(db, code);
  if (!card?.isActive) return { kind: "unknown" };
  await tried.forget();
  return { kind: "card", card };
}
