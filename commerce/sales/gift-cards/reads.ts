import { type RawBuilder, sql } from "kysely";
import { countOf, exactness, literal, type RowCount } from "#commerce/shared/lists/reads.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { hashCode } from "./codes.ts";
import type { CardSort, CardState, GiftCard, GiftCardEntry, GiftCardPayment } from "./schema.ts";

async function find(db: Db, where: RawBuilder<unknown>): Promise<GiftCard[]> {
  const { rows } = await sql<GiftCard>`
    select g.id, g.last4, g.currency, g.amount, g.balance, g.is_active as "isActive", g.expires_at as "expiresAt",
      l.order_id as "orderId", g.language, g.to_name as "toName", g.to_email as "toEmail", g.message,
      g.from_name as "fromName", g.send_at as "sendAt", g.sent_at as "sentAt", g.created_at as "createdAt"
    from gift_cards g left join order_lines l on l.id = g.order_line_id where ${where}`.execute(db);
  return rows;
}

export const findCard = async (db: Db, id: number): Promise<GiftCard | null> =>
  (await find(db, sql`g.id = ${id}`))[0] ?? null;

/** The same within the currencies of a member's markets (null: all). */
export const findCardWithin = async (db: Db, id: number, currencies: readonly string[] | null) => {
  const card = await findCard(db, id);
  return card && (currencies?.includes(card.currency) ?? true) ? card : null;
};

/** Those of these cards that are not there, or of no currency of a member's markets. */
export async function foreignCards(db: Db, ids: readonly number[], currencies: readonly string[] | null) {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::integer[]) as asked (id) where not exists (
      select from gift_cards g where g.id = asked.id and g.currency = any (${[...(currencies ?? [])]})) order by id`.execute(
    db,
  );
  return currencies === null ? [] : rows.map(({ id }) => id);
}

/** Finds a card by its code as readCode() returns it. */
export const findCardByCode = async (db: Db, code: string): Promise<GiftCard | null> =>
  (await find(db, sql`g.code_hash = ${hashCode(code)}`))[0] ?? null;

/** `q`: the end of the code, or the beginning of the recipient's name or email address. */
export type CardFilter = {
  last4?: string | undefined;
  orderId?: number | undefined;
  q?: string | undefined;
  state?: CardState | undefined;
  currency?: string | undefined;
  /** Only cards of these currencies: those of a member's markets. */
  currencies?: readonly string[] | null;
};
type CardPage = CardFilter & { sort?: CardSort | undefined; page: number; perPage: number };

/** Each card is in exactly one state: blocked, else used up, else expired, else open. */
const states: Record<CardState, RawBuilder<unknown>> = {
  open: sql`g.is_active and g.balance > 0 and (g.expires_at is null or g.expires_at > now())`,
  "used-up": sql`g.is_active and g.balance = 0`,
  blocked: sql`not g.is_active`,
  expired: sql`g.is_active and g.balance > 0 and g.expires_at <= now()`,
};

const orders: Record<CardSort, RawBuilder<unknown>> = {
  made: sql`g.id`,
  "-made": sql`g.id desc`,
  balance: sql`g.balance, g.id`,
  "-balance": sql`g.balance desc, g.id desc`,
};

/** One index lookup each, limited to what the page needs; null for no limit. */
function foundBy(wanted: string, most: number | null): RawBuilder<unknown> {
  const begins = `${literal(wanted)}%`;
  const looks = [
    sql`last4 = ${wanted.toUpperCase()}`,
    sql`to_email <> '' and lower(to_email) like ${begins}`,
    sql`to_name <> '' and lower(to_name) like ${begins}`,
  ].map((is) => sql`(select id from gift_cards where ${is} order by id desc limit ${most}::bigint)`);
  return sql.join(looks, sql` union `);
}

/** `most`: how many of the newest matches by name are enough, when nothing else filters or sorts them. */
function matching(
  { last4, orderId, q = "", state, currency, currencies = null }: CardFilter,
  most: number | null,
): RawBuilder<unknown> {
  const wanted = q.trim().toLowerCase();
  const others = [
    ...(last4 === undefined ? [] : [sql`g.last4 = ${last4.toUpperCase()}`]),
    ...(orderId === undefined ? [] : [sql`l.order_id = ${orderId}`]),
    ...(state === undefined ? [] : [states[state]]),
    ...(currency === undefined ? [] : [sql`g.currency = ${currency}`]),
    ...(currencies === null ? [] : [sql`g.currency = any (${[...currencies]})`]),
  ];
  const named = wanted === "" ? [] : [sql`g.id in (${foundBy(wanted, others.length === 0 ? most : null)})`];
  const all = [...named, ...others];
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
}

/** Cards after a given id, in the order of their ids. */
export const cardsAfter = (db: Db, filter: CardFilter, after: number, limit: number): Promise<GiftCard[]> =>
  find(db, sql`${matching(filter, null)} and g.id > ${after} order by g.id limit ${limit}`);

/** The ids of all cards that match, ascending. */
export async function cardIds(db: Db, filter: CardFilter): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select g.id from gift_cards g left join order_lines l on l.id = g.order_line_id
    where ${matching(filter, null)} order by g.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The number of cards, counted up to 10,000. */
export async function countCards(db: Db, filter: CardFilter): Promise<RowCount> {
  const lines = filter.orderId === undefined ? sql`` : sql`left join order_lines l on l.id = g.order_line_id`;
  const { rows } = await countOf(
    sql`from gift_cards g ${lines} where ${matching(filter, null)} order by g.id desc`,
  ).execute(db);
  return exactness(rows[0]?.total);
}

/** The same for staff who were given the end of a code, or an order; newest first by default. */
export function listCards(db: Db, { page, perPage, sort = "-made", ...filter }: CardPage): Promise<GiftCard[]> {
  const narrowed = matching(filter, sort === "-made" ? page * perPage : null);
  return find(db, sql`${narrowed} order by ${orders[sort]} limit ${perPage} offset ${(page - 1) * perPage}`);
}

/** A card's ledger, oldest first. */
export async function entriesOf(db: Db, cardId: number): Promise<GiftCardEntry[]> {
  const { rows } = await sql<GiftCardEntry>`
    select id, amount, kind, order_id as "orderId", made_by as by, note, at
    from gift_card_entries where card_id = ${cardId} order by id limit 1000`.execute(db);
  return rows;
}

/** The further data that a card's email needs. */
export type CardEmailFacts = {
  card: GiftCard;
  seed: string;
  codeHash: Buffer;
  email: string;
  country: string;
  from: string;
  /** The picture of the face that was chosen, a media id; empty for a card that was not bought. */
  face: string;
};

/** Null when no email is to be sent. */
export async function findCardForEmail(db: Db, id: number): Promise<CardEmailFacts | null> {
  const card = await findCard(db, id);
  const { rows } = await sql<Omit<CardEmailFacts, "card">>`
    select g.seed, g.code_hash as "codeHash", coalesce(nullif(g.to_email, ''), o.email, '') as email,
      coalesce(o.country, '') as country, coalesce(l.image, '') as face,
      coalesce(nullif(g.from_name, ''),
        trim(concat(o.billing_address ->> 'firstName', ' ', o.billing_address ->> 'lastName'))) as "from"
    from gift_cards g left join order_lines l on l.id = g.order_line_id left join orders o on o.id = l.order_id
    where g.id = ${id}`.execute(db);
  const facts = rows[0];
  return card && facts && facts.email !== "" ? { card, ...facts } : null;
}

/** Cards whose day has come, and those whose emails were lost or could not be sent yet. */
export async function findUnsent(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from gift_cards where sent_at is null and is_active and coalesce(send_at, created_at + interval '5 minutes') <= now()
      and (order_line_id is not null or to_email <> '' and balance > 0)
    order by id limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

/** The amounts that cards paid for an order and did not get back, in the order of payment. Locks the cards. */
export async function lockSpent(trx: Transaction, orderId: number): Promise<{ cardId: number; amount: number }[]> {
  await sql`
    select from gift_cards where id in (select card_id from gift_card_entries where order_id = ${orderId})
    order by id for update`.execute(trx);
  const { rows } = await sql<{ cardId: number; amount: number }>`
    select card_id as "cardId", -sum(amount)::bigint as amount from gift_card_entries
    where order_id = ${orderId} and kind in ('spent', 'returned', 'refunded')
    group by card_id having sum(amount) < 0 order by min(id)`.execute(trx);
  return rows;
}

/** How a refund to an order's cards is split (writes.ts refundCards), as amounts that the cards can pay again. */
export async function findParts(trx: Transaction, orderId: number, amount: number): Promise<GiftCardPayment[]> {
  if (amount === 0) return [];
  const spent = await lockSpent(trx, orderId);
  const ids = spent.map(({ cardId }) => cardId);
  const cards = await trx.selectFrom("gift_cards").select(["id", "last4"]).where("id", "in", ids).execute();
  let rest = amount;
  return spent.flatMap(({ cardId, amount: own }) => {
    const part = Math.min(rest, own);
    rest -= part;
    const last4 = cards.find(({ id }) => id === cardId)?.last4 ?? "";
    return part > 0 ? [{ id: cardId, last4, amount: part }] : [];
  });
}
