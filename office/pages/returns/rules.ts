import type { ExchangeVariant } from "#commerce/aftersales/returns/exchange/schema.ts";
import type { ReturnDetail } from "#commerce/aftersales/returns/receiving/schema.ts";
import type { Condition } from "#commerce/aftersales/returns/schema.ts";
import type { Key } from "../../i18n/languages.ts";
import { returnStates } from "../orders/states.ts";

/** What the office says of how pieces came, and counts of them. Pure. */

/** What each card of a return's page is given; `changed`: ask for everything anew. */
export type CardProps = { found: ReturnDetail; changed: () => Promise<void> };

/** What may go out in exchange, and how many pieces of it do. */
export type Offer = ExchangeVariant;
export type Chosen = { variant: Offer; quantity: number };

export const conditionNames: Readonly<Record<Condition, Key>> = {
  "as-new": "conditionAsNew",
  worn: "conditionWorn",
  damaged: "conditionDamaged",
  missing: "conditionMissing",
};

/** How a return stands, as staff call it: one whose pieces were exchanged is no money that went back. */
export const stateOf = ({
  status,
  isUndecided,
  isExchanged,
}: Pick<ReturnDetail, "status" | "isUndecided" | "isExchanged">): Key => {
  if (isUndecided) return "toDecide";
  return isExchanged && status === "refunded" ? "returnExchanged" : returnStates[status];
};

/** What can be put into stock; what is missing is what is left over. */
export const arriving = ["as-new", "worn", "damaged"] as const;
export type Arriving = (typeof arriving)[number];
export type Came = Record<number, Record<Arriving, { count: number; restock: boolean }>>;

/** All came, and as new, but for what was announced as damaged: what is usual is one click. */
export const usualArrival = (lines: ReturnDetail["lines"]): Came =>
  Object.fromEntries(
    lines.map(({ id, quantity, reason }) => {
      const isDamaged = reason === "damaged";
      return [
        id,
        {
          "as-new": { count: isDamaged ? 0 : quantity, restock: true },
          worn: { count: 0, restock: false },
          damaged: { count: isDamaged ? quantity : 0, restock: false },
        },
      ];
    }),
  );

export const missingOf = (quantity: number, came: Came[number] | undefined): number =>
  quantity - arriving.reduce((sum, condition) => sum + (came?.[condition].count ?? 0), 0);

/** The pieces that came, as the API takes them. */
export const receiptsOf = (came: Came) =>
  Object.entries(came).flatMap(([id, conditions]) =>
    arriving
      .filter((condition) => conditions[condition].count > 0)
      .map((condition) => ({
        order_product_id: Number(id),
        quantity: conditions[condition].count,
        condition,
        restock: conditions[condition].restock,
      })),
  );

/** How many pieces of a line are here. */
export const arrivedOf = ({ received, lines }: ReturnDetail, lineId: number): number =>
  received.length === 0
    ? (lines.find(({ id }) => id === lineId)?.quantity ?? 0)
    : received.reduce(
        (sum, { orderLineId, quantity, condition }) =>
          orderLineId === lineId && condition !== "missing" ? sum + quantity : sum,
        0,
      );
