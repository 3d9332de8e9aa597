import type { HistoryFact } from "./fact.ts";

/** An entry of the history: a text that somebody wrote, or a fact. */
export type Note = string | (HistoryFact & { note: string });

const after = (text: string | null | undefined): string => (text ? `: ${text}` : "");

/** Adds the English note for API clients to a fact. `sum`: its amount in words, "15.00 USD". */
export const told = (fact: HistoryFact, sum = ""): Exclude<Note, string> => ({ ...fact, note: noteOf(fact, sum) });

function noteOf({ what, number, order, to, text, pieces = [] }: HistoryFact, sum: string): string {
  switch (what) {
    case "parcel-changed":
      return `shipment ${number} is ${text || "without a number"}`;
    case "parcel-delivered":
      return `shipment ${number} delivered`;
    case "invoice-due":
      return `to be paid by invoice in ${number} days`;
    case "invoice-paid":
      return `invoice paid${after(text)}`;
    case "money-back":
      return "money went back";
    case "refunded": {
      const way = to === "invoice" ? "less to pay" : to === "gift-card" ? "given as a gift card" : "paid back";
      return `${sum} ${way}${after(text)}`;
    }
    case "return":
      return `return ${number} ${to}${after(text)}`;
    case "return-received":
      return `return ${number} received${after(pieces.map(({ quantity, condition }) => `${quantity} ${condition}`).join(", "))}`;
    case "return-settled":
      return `return ${number} settled`;
    case "return-exchanged":
      return `return ${number} exchanged by order ${order}${sum && `, ${sum} waived`}`;
    case "withdrawal":
      return `withdrawal ${number} declared`;
    case "exchange":
      return `exchange for return ${number} of order ${order}`;
    case "exchange-unpaid":
      return `exchange order ${order} was not paid: what was kept for it is paid back`;
    case "exchange-ended":
      return `exchange order ${order} for return ${number} ended before it was paid${after(text)}`;
    case "held":
      return `on hold${after(text)}`;
    case "released":
      return "released";
    case "address":
      return "delivery address changed";
    case "dispute-won":
      return "dispute won";
    case "payment-ended":
      return `payment ${to}${after(text)}`;
    case "payment-late":
      return "payment arrived late and was refunded";
    case "collected":
      return `collected${text ? ` by ${text}` : ""}`;
    case "not-collected":
      return `not collected after all${after(text)}`;
  }
}

/** The columns of the table. */
export function columnsOf(note: Note): { note: string; fact: string | null } {
  if (typeof note === "string") return { note, fact: null };
  const { note: english, ...fact } = note;
  return { note: english, fact: JSON.stringify(fact) };
}
