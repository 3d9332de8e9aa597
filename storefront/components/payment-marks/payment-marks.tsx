/** What is taken, side by side in one picture, whose address names it: "visa,mastercard". */
export type PaymentMarksView = { of: string; names: string };

/** Height of a mark, in pixels; each is 40 wide, with 6 between two (server/marks.ts). */
const tall = 26;
const wide = (of: string) => of.split(",").length * 46 - 6;

/** The marks of cards and wallets that the market's payment provider takes; drawings of our own, in one small file. */
export const PaymentMarks = ({ of, names }: PaymentMarksView) => (
  <img src={`/marks/${of}.svg`} alt={names} width={wide(of)} height={tall} loading="lazy" />
);
