import { Type } from "typebox";
import { nameKind } from "#commerce/catalog/office/names.ts";
import { DisplayNames } from "#commerce/shared/rest/shapes.ts";
import type { Transaction } from "#database/tables.ts";
import { replaceKinds, replaceSynonyms } from "#services/search/tuning.ts";
import { readJson } from "./files.ts";

const words = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { minItems: 1, maxItems: 20 });
const synonyms = Type.Object({ synonyms: Type.Array(Type.Object({ locale: Type.String(), words })) });
const kindNames = Type.Record(Type.String(), DisplayNames);
const kinds = Type.Object({ kinds: Type.Array(Type.Object({ kind: Type.String(), locale: Type.String(), words })) });

/**
 * Adds the vocabulary of snowboarding, unless the shop has search words already. Both files have the form that staff
 * can send to PUT /api/search/synonyms and PUT /api/search/kinds.
 */
export async function addSearchWords(trx: Transaction): Promise<void> {
  const known = await trx.selectFrom("search_synonyms").select("position").limit(1).executeTakeFirst();
  if (known) return;
  await replaceSynonyms(trx, readJson("search/synonyms.json", synonyms).synonyms);
  await replaceKinds(trx, readJson("search/kinds.json", kinds).kinds);
}

/** Adds what the kinds of goods are called in the office, unless the shop has such names already. */
export async function addKindNames(trx: Transaction): Promise<void> {
  const known = await trx.selectFrom("kind_names").select("kind").limit(1).executeTakeFirst();
  if (known) return;
  for (const [kind, names] of Object.entries(readJson("kinds.json", kindNames))) await nameKind(trx, kind, names);
}
