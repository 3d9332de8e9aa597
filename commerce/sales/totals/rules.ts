import type { TotalLine } from "./schema.ts";

/** The sum of all lines that are not included in another line. */
export const totalOf = (lines: readonly TotalLine[]): number =>
  lines.reduce((sum, line) => (line.included ? sum : sum + line.amount), 0);

/** The sum of one kind of line, included ones too. */
export const sumOf = (lines: readonly TotalLine[], kind: TotalLine["kind"]): number =>
  lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0);

export const goodsLine = (amount: number): TotalLine => ({
  kind: "goods",
  label: "total.goods",
  amount,
  included: false,
});

export const shippingLine = (amount: number): TotalLine => ({
  kind: "shipping",
  label: "total.shipping",
  amount,
  included: false,
});

export const giftWrapLine = (amount: number): TotalLine => ({
  kind: "gift_wrap",
  label: "total.giftWrap",
  amount,
  included: false,
});
