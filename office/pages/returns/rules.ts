import type { ExchangeVariant } from "#commerce/aftersales/returns/exchange/schema.ts";
import type { ReturnDetail } from "#commerce/aftersales/returns/receiving/schema.ts";
import { returnStates } from "../../components/orders/states.ts";
import type { Key } from "../../i18n/languages.ts";

/** The conditions of returned pieces, with their names and counts. Pure. */

/** The props of each card on a return's page. `changed` reloads everything. */
export type CardProps = { found: ReturnDetail; changed: () => Promise<void> };

/** A variant that can be sent in exchange. `Chosen` adds the quantity. */
export type Offer = ExchangeVariant;
export type ExchangeChoice = { variant: Offer; quantity: number };

/**
 * The state shown to staff. An exchanged return has its own state, because "refunded" would mean that money was paid
 * back.
 */
export const stateOf = ({
  status,
  isUndecided,
  isExchanged,
}: Pick<ReturnDetail, "status" | "isUndecided" | "isExchanged">): Key => {
  if (isUndecided) return "toDecide";
  return isExchanged && status === "refunded" ? "returnExchanged" : returnStates[status];
};

/** The conditions of received pieces. Pieces not counted in any of them are missing. */
export const arriving = ["as-new", "worn", "damaged"] as const;
export type PieceCondition = (typeof arriving)[number];
export type Arrivals = Record<number, Record<PieceCondition, { count: number; restock: boolean }>>;

/** The default: everything arrived as new, except lines announced as damaged. The usual case then needs one click. */
export const usualArrival = (lines: ReturnDetail["lines"]): Arrivals =>
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

export const missingOf = (quantity: number, came: Arrivals[number] | undefined): number =>
  quantity - arriving.reduce((sum, condition) => sum + (came?.[condition].count ?? 0), 0);

/** The received pieces in the API's format. */
export const receiptsOf = (came: Arrivals) =>
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

/**
 * The number of pieces of a line that arrived, without missing ones. Before anything is recorded, the line's quantity.
 */
export const arrivedOf = ({ received, lines }: ReturnDetail, lineId: number): number =>
  received.length === 0
    ? (lines.find(({ id }) => id === lineId)?.quantity ?? 0)
    : received.reduce(
        (sum, { orderLineId, quantity, condition }) =>
          orderLineId === lineId && condition !== "missing" ? sum + quantity : sum,
        0,
      );
