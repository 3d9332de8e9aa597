import type { Generated } from "kysely";
import type { Json, Stamp } from "#database/columns.ts";

/** Tables of the search engine: documents, words, and recorded queries. */
export type SearchTables = {
  search_generations: {
    id: Generated<number>;
    is_live: Generated<boolean>;
    rules: Generated<number>;
    started_at: Stamp;
    last_number: Generated<number>;
    base_number: Generated<number>;
    parts: Generated<number>;
  };
  search_documents: {
    generation: number;
    id: string;
    locale: string;
    number: number;
    fields: Json<Record<string, string | number | string[]>>;
    terms: string[];
    stems: string;
    title: string;
    popularity: number;
    in_stock: boolean;
    is_removed: Generated<boolean>;
    /** The digest of the source document. */
    digest: Generated<string>;
  };
  search_removals: { generation: number; locale: string; number: number; at: number };
  search_lists: { generation: number; locale: string; key: string; part: number; data: Buffer };
  search_words: {
    generation: number;
    locale: string;
    word: string;
    stem: string;
    documents: Generated<number>;
    number: Generated<number>;
  };
  search_decisions: { version: number };
  search_clicks: { document_id: string; day: Generated<string>; clicks: Generated<number> };
  search_interest: { product_id: number; points: number };
  search_synonyms: { locale: string; position: number; words: string[] };
  search_kinds: { kind: string; locale: string; words: string[] };
  search_curations: { locale: string; question: string; promoted: string[]; hidden: string[] };
  search_questions: { locale: string; question: string; day: Generated<string>; clicks: Generated<number> };
};

declare module "#database/tables.ts" {
  interface Tables extends SearchTables {}
}
