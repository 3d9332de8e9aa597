import { type LimitSettings, limitsOf } from "#commerce/customers/accounts/rules.ts";
import { attemptKeysOf, countEmailRequest } from "#commerce/shared/credentials/attempts.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { keepProof, removeProof } from "./proofs.ts";
import { applicationFaults, proofKind } from "./rules.ts";
import { type ApplicationForm, type ProEmailKind, proEmailQueue } from "./schema.ts";
import { insertApplication } from "./writes.ts";

export type ProApplicationServices = {
  db: Db;
  jobs: Pick<Jobs, "send">;
  config: LimitSettings & { DATA_DIR: string; SECRET: string };
};

export const queueProEmail = (
  jobs: Pick<Jobs, "send">,
  trx: Transaction,
  email: { kind: ProEmailKind; applicationId?: number; customerId?: number },
): Promise<void> => jobs.send(proEmailQueue, email, trx);

type ProApplicationRequest = { form: ApplicationForm; proof: Uint8Array | null; locale: string; address: string };

/**
 * Accepts an application: stores its proof as a file, and emails the applicant and the shop. With "invalid",
 * detail.faults has the faults by field; with "too-many-tries", detail.retryAfter the seconds to wait.
 */
export async function applyForPro(
  { db, jobs, config }: ProApplicationServices,
  { form, proof, locale, address }: ProApplicationRequest,
): Promise<Result<number, Problem<"invalid" | "too-many-tries">>> {
  const faults = applicationFaults(form, proof);
  const type = proof && proofKind(proof);
  if (Object.keys(faults).length > 0 || !proof || !type) {
    return fail("invalid", `Check ${Object.keys(faults).join(", ")}.`, { detail: { faults } });
  }
  const pause = await countEmailRequest(db, attemptKeysOf(form.email, address), limitsOf(config).emails);
  if (pause > 0) return fail("too-many-tries", "Too many applications.", { detail: { retryAfter: pause } });
  const proofFile = await keepProof(config.DATA_DIR, proof, type.ending);
  try {
    const id = await db.transaction().execute(async (trx) => {
      const made = await insertApplication(trx, { form, locale, proofFile, proofType: type.type });
      for (const kind of ["received", "to-shop"] as const)
        await queueProEmail(jobs, trx, { kind, applicationId: made });
      return made;
    });
    return ok(id);
  } catch (error) {
    await removeProof(config.DATA_DIR, proofFile);
    throw error;
  }
}
