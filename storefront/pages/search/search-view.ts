import type { DocumentType } from "#services/search/schema.ts";
import type { ListControls } from "#storefront/components/listing/list-controls.ts";
import type { PagerView } from "#storefront/components/page/pager.tsx";
import type { CardData } from "#storefront/components/product/card-data.ts";

/** Something found that is no product card. */
export type Finding = {
  /** The document's id in the search engine. */
  id: string;
  title: string;
  path: string;
  image: string | null;
  /** Words before it: the category it belongs to. */
  above: string;
  /** Safe HTML with <em> around what matches, or the plain description. */
  snippet: string | null;
  text: string;
};

/** A search and what it found, ready to be shown: every address is made on the server. */
export type SearchView = ListControls & {
  query: string;
  kind: DocumentType;
  /** How many there are of all kinds, or, while they are narrowed, of the shown one. */
  count: number;
  kinds: { kind: DocumentType; label: string; count: number; path: string }[];
  cards: CardData[];
  /** Product uid → document id, for telling what was chosen. */
  documents: Record<string, string>;
  findings: Finding[];
  paging: PagerView;
  /** The question put right, with its address. */
  meant?: { query: string; path: string };
  requestId: string;
  tags: string[];
  /** A way on while nothing is asked for, or nothing was found. */
  popular: CardData[];
  categories: { title: string; path: string }[];
};
