import type { DocumentType } from "#services/search/schema.ts";
import type { CategoryStory } from "#storefront/components/category/category-story.ts";
import type { ListControls } from "#storefront/components/listing/list-controls.ts";
import type { PagingView } from "#storefront/components/page/paging.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import type { SaleLink, Section } from "#storefront/layout/sections.ts";

/** A search result that is not a product card. */
export type SearchResult = {
  /** The document's id in the search engine. */
  id: string;
  title: string;
  path: string;
  image: string | null;
  /** The text above the title: the category it belongs to. */
  above: string;
  /** Safe HTML with <em> around the matches, or the plain description. */
  snippet: string | null;
  text: string;
};

/** A search with its results, ready for rendering: every address is made on the server. */
export type SearchView = ListControls & {
  query: string;
  kind: DocumentType;
  /** The number of results of all types; while filters are active, only of the type shown. */
  count: number;
  kinds: { kind: DocumentType; label: string; count: number; path: string }[];
  cards: CardData[];
  /** Product uid → document id, to report which result was clicked. */
  documents: Record<string, string>;
  findings: SearchResult[];
  paging: PagingView;
  /** The corrected query, with its address. */
  meant?: { query: string; path: string };
  requestId: string;
  tags: string[];
  /** Articles that the same question finds, below its products. */
  also: SearchResult[];
  /** Suggestions while there is no query, or no result. */
  popular: CardData[];
  categories: Section[];
  questions: Section[];
  /** The media id of the picture beside a question that found nothing; "" for none. */
  scene: string;
  /** When the question is the sale: its parts. */
  sale: SaleLink[];
  /** Among the products of the sale. */
  story?: CategoryStory | undefined;
};
