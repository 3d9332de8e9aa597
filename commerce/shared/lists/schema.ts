import { Type } from "typebox";
import { textOf } from "#commerce/shared/rest/shapes.ts";

/** What the office's lists have in common. */

const whole = Type.Integer();

/** The text of a search box. */
export const search = textOf(100);

export const paging = {
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
};

/** The number of things that wait, for the office's home page. */
export const Waiting = Type.Object({
  data: Type.Object({ total: whole, isExact: Type.Boolean() }),
  meta: Type.Object({}),
});

export const ListMeta = Type.Object({ total: whole, isExact: Type.Boolean(), page: whole, limit: whole });
/** For lists whose total is counted separately on request. */
export const MaybeCounted = Type.Object({ ...Type.Partial(ListMeta).properties, page: whole, limit: whole });
