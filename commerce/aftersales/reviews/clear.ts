import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { dropPhotos, type PhotoServices } from "#services/media/uploads/photos.ts";

/** Each night: photos of no review, questions that nobody confirmed, and addresses of people who have their answer. */
export async function clearReviews({ db, media }: { db: Db; media: PhotoServices }): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select media_id as id from review_photos where review_id is null limit 1000`.execute(db);
  const ids = rows.map(({ id }) => id);
  await dropPhotos(media, ids);
  if (ids.length > 0) await sql`delete from review_photos where media_id = any (${ids})`.execute(db);
  await sql`
    delete from product_questions where status = 'unconfirmed' and created_at < now() - interval '7 days'`.execute(db);
  await sql`
    update product_questions set email = '' where email <> '' and created_at < now() - interval '180 days'`.execute(db);
}
