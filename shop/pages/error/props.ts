import type { CardData } from "#shop/parts/card-data.ts";

/** missing: 404, and 410 without products; gone: 410 with what to take instead; broken: everything else. */
export type ErrorProps = {
  status: number;
  kind: "missing" | "gone" | "broken";
  /** What content says; the shop's own words stand in. */
  header?: string;
  mainContent?: string;
  linkText?: string;
  productHeader?: string;
  products: CardData[];
  /** The raw error, in development alone. */
  detail?: string;
};
