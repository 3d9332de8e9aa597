import type { BannerView } from "#storefront/components/blocks/banner.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";

/** missing: 404, and 410 without products; gone: 410 with what to take instead; broken: everything else. */
export type ErrorProps = {
  status: number;
  kind: "missing" | "gone" | "broken";
  /** What content says; the shop's own words stand in. */
  header?: string;
  /** Sanitised markup. */
  mainContent?: string;
  banner?: BannerView;
  linkText?: string;
  productHeader?: string;
  products: CardData[];
  /** For programs that read the page's data (specification 8). */
  message?: string;
  /** Why a form was not taken, which of its fields is at fault, and where the form is. */
  badForm?: { reason: "large" | "unreadable"; field?: string; back?: string };
  /** The raw error, in development alone. */
  detail?: string;
};
