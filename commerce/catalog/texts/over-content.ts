import { sql } from "kysely";
import { listingTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import type { ContentClient } from "#services/content/client.ts";
import type { Entry } from "#services/content/schema.ts";
import { overlaid, sourceLanguage } from "./rules.ts";
import type { LanguageTexts } from "./schema.ts";

type Row = {
  /** The requested uid, which may be a former one. */
  asked: string;
  id: number;
  uid: string;
  name: string;
  description: string;
  ownsWords: boolean;
  own: LanguageTexts | null;
  source: LanguageTexts | null;
  former: string[];
};

/** The products' own texts, by current or former uid. One query, by keys. */
async function findTexts(db: Db, uids: readonly string[], language: string): Promise<Row[]> {
  const keys = uids.filter((uid) => /^[a-z0-9-]{1,200}$/.test(uid));
  if (keys.length === 0) return [];
  const { rows } = await sql<Row>`
    select asked, p.id, p.uid, p.name, p.description, p.owns_words as "ownsWords", p.texts -> ${language} as own, p.texts -> ${sourceLanguage} as source,
      array(select a.uid from product_addresses a where a.product_id = p.id order by a.since desc) as former
    from unnest(${keys}::text[]) as asked
      join products p on p.id = coalesce((select id from products where uid = asked),
        (select product_id from product_addresses where uid = asked))`.execute(db);
  return rows;
}

/**
 * A content client in which the catalogue's texts override those of entries: reading entries of the type "product" by
 * uid returns the texts that staff wrote in the catalogue, in the entry's language. A moved product keeps its entry.
 */
export function withProductTexts<Client extends ContentClient>(content: Client, db: Db): Client {
  const byUids: ContentClient["byUids"] = async <Data>(contentType: string, uids: string[], locale: string) => {
    if (contentType !== "product" || uids.length === 0) return content.byUids<Data>(contentType, uids, locale);
    const language = locale.slice(0, 2);
    const [found, rows] = await Promise.all([
      content.byUids<Data>("product", uids, locale),
      findTexts(db, uids, language),
    ]);
    noteTags(rows.map(({ id }) => listingTag(id)));
    const moved = rows.filter(({ asked, former }) => former.length > 0 && !found.has(asked));
    const left = moved.flatMap(({ former, uid }) => [uid, ...former]);
    const ofFormer = left.length > 0 ? await content.byUids<Data>("product", left, locale) : new Map();
    const answers = new Map(found);
    for (const row of rows) {
      const entry = [row.asked, row.uid, ...row.former].flatMap(
        (uid) => found.get(uid) ?? (ofFormer.get(uid) as Entry<Data> | undefined) ?? [],
      )[0];
      const isOwn = entry !== undefined && (language === "en" || entry.locale.slice(0, 2) === language);
      const said = overlaid(
        { ...row, isSource: language === sourceLanguage, own: row.own ?? {}, source: row.source ?? {} },
        entry ? { title: entry.title, data: entry.data as Record<string, unknown>, isOwn } : null,
      );
      if (!said) continue;
      const url = entry && entry.uid === row.uid ? entry.url : `/p/${row.uid}`;
      const base = entry ?? { contentType: "product", locale, version: 0, updatedAt: "" };
      answers.set(row.asked, { ...base, uid: row.uid, url, title: said.title, data: said.data as Data });
    }
    return answers;
  };
  return { ...content, byUids };
}
