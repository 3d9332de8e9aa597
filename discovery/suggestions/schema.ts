import { type Static, Type } from "typebox";

const Suggestion = Type.Object({
  /** Address of the page, with the locale. */
  path: Type.String(),
  title: Type.String(),
  /** The document's id in the search engine, for counting clicks; absent for queries. */
  document: Type.Optional(Type.String()),
  /** What it is, in a line: a product's tagline, the category of an article. */
  line: Type.Optional(Type.String()),
  /** What tells a product apart: "Groomers–Powder · 152–166". */
  facts: Type.Optional(Type.String()),
  rating: Type.Optional(Type.Object({ average: Type.Number(), count: Type.Number() })),
  /** Address of a small picture. */
  image: Type.Optional(Type.String()),
  /** Formatted for the visitor: "499,00 €". */
  price: Type.Optional(Type.String()),
  former_price: Type.Optional(Type.String()),
  /** Where the law requires it: "20,00 €/100 g · 200,00 €/kg". */
  unit_price: Type.Optional(Type.String()),
});
export type Suggestion = Static<typeof Suggestion>;
export const Suggestions = Type.Object({
  query: Type.String(),
  /** The query with corrected spelling; null when it was understood as typed. */
  meant: Type.Union([Type.String(), Type.Null()]),
  request_id: Type.String(),
  products: Type.Array(Suggestion),
  categories: Type.Array(Suggestion),
  articles: Type.Array(Suggestion),
  /** Curated and popular queries, with corrected spelling; only without a query. */
  popular: Type.Array(Suggestion),
});
export type Suggestions = Static<typeof Suggestions>;
