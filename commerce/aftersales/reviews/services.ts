import type { LimitSettings } from "#commerce/customers/accounts/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import { fail, type Problem } from "#platform/result.ts";
import type { PhotoServices } from "#services/media/uploads/photos.ts";
import { type ReviewEmailJob, type ReviewFaults, reviewEmailQueue } from "./schema.ts";

export type ReviewServices = {
  db: Db;
  jobs: Pick<Jobs, "send">;
  media: PhotoServices;
  config: LimitSettings & { SECRET: string };
};

export type ReviewProblem = Problem<
  | "invalid"
  | "product-not-found"
  | "not-found"
  | "not-bought"
  | "not-delivered"
  | "reviewed-already"
  | "decided-already"
  | "too-many-tries"
>;

export const queueReviewEmail = (jobs: Pick<Jobs, "send">, trx: Transaction, email: ReviewEmailJob): Promise<void> =>
  jobs.send(reviewEmailQueue, email, trx);

const texts: Partial<Record<ReviewFaults[string], string>> = {
  required: "is required",
  "too-long": "is too long",
  "too-short": "is too short",
  "bad-characters": "holds characters that cannot be kept",
  "bad-email": "is not an e-mail address",
  "no-rating": "must be 1 to 5",
  "bad-measure": "is no measure of a rider",
  "bad-photo": "holds a file that is no JPEG, PNG, WebP or AVIF picture",
  "photo-too-big": "holds a photo of more than 5 MB or 24 megapixels",
  "too-many-photos": "are more than four",
};

/** `fields` has the faults for people, `detail.faults` for programs. */
export const invalid = (faults: ReviewFaults) =>
  fail("invalid", `Check ${Object.keys(faults).join(", ")}.`, {
    fields: Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, texts[fault] ?? "is wrong"])),
    detail: { faults },
  });
