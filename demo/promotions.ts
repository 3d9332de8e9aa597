import { Type } from "typebox";
import { blankPromotion } from "#commerce/sales/promotions/blank.ts";
import { insertCode, insertPromotion } from "#commerce/sales/promotions/writes.ts";
import type { Transaction } from "#database/tables.ts";
import { readJson, refusal } from "./files.ts";
import { TextInFile, toText } from "./languages.ts";

const count = Type.Optional(Type.Integer({ minimum: 1 }));
const flag = Type.Optional(Type.Boolean());
const list = Type.Optional(Type.Array(Type.String()));
/** Minor units by currency. */
const amounts = Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0 })));

const Promotions = Type.Array(
  Type.Object(
    {
      name: Type.String(),
      title: TextInFile,
      kind: Type.Enum(["percent", "fixed", "free_shipping", "buy_x_get_y"]),
      percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      amounts,
      minimums: amounts,
      buy: count,
      get: count,
      maxUsesPerCustomer: count,
      priority: count,
      methods: list,
      regions: list,
      /** Category uids. */
      categories: list,
      code: Type.Optional(Type.String()),
      isAutomatic: flag,
      isActive: flag,
      isExclusive: flag,
    },
    { additionalProperties: false },
  ),
);

const { id: _, version: __, ...blank } = blankPromotion;

export async function addPromotions(trx: Transaction): Promise<void> {
  const file = "promotions.json";
  const rows = await trx.selectFrom("categories").select(["id", "uid"]).execute();
  const idOf = (uid: string): number => {
    const row = rows.find((one) => one.uid === uid);
    if (!row) throw refusal(file, `there is no category "${uid}"`);
    return row.id;
  };
  for (const { title, categories = [], code, ...promotion } of readJson(file, Promotions)) {
    const categoryIds = categories.map(idOf);
    const id = await insertPromotion(trx, { ...blank, ...promotion, titles: toText(title), categoryIds });
    if (code) await insertCode(trx, id, code);
  }
}
