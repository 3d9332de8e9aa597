import { CompiledQuery } from "kysely";
import { type LimitSettings, limitsOf } from "#commerce/customers/accounts/rules.ts";
import { countLetter, trierOf } from "#commerce/customers/sign-in/tries.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { keepProof, removeProof } from "./proofs.ts";
import { applicationFaults, proofKind } from "./rules.ts";
import { type ApplicationForm, type ProLetterKind, proLetterQueue } from "./schema.ts";
import { insertApplication } from "./writes.ts";

export type ProgrammeServices = {
  db: Db;
  jobs: Pick<Jobs, "send">;
  config: LimitSettings & { DATA_DIR: string; SECRET: string };
};

/** Has a letter written if the transaction commits. */
export const askForProLetter = (
  jobs: Pick<Jobs, "send">,
  trx: Transaction,
  letter: { kind: ProLetterKind; applicationId?: number; customerId?: number },
): Promise<void> =>
  jobs.send(proLetterQueue, letter, {
    query: (text, values = []) => trx.executeQuery(CompiledQuery.raw(text, values)),
  });

type Applying = { form: ApplicationForm; proof: Uint8Array | null; locale: string; address: string };

/**
 * Takes an application in: its proof is kept as a file, the applicant and the shop get a mail. "invalid" has the faults by
 * field in detail.faults, "too-many-tries" the seconds to wait in detail.retryAfter.
 */
export async function applyForProgramme(
  { db, jobs, config }: ProgrammeServices,
  { form, proof, locale, address }: Applying,
): Promise<Result<number, Problem<"invalid" | "too-many-tries">>> {
  const faults = applicationFaults(form, proof);
  const kind = proof && proofKind(proof);
  if (Object.keys(faults).length > 0 || !proof || !kind) {
    return fail("invalid", `Check ${Object.keys(faults).join(", ")}.`, { detail: { faults } });
  }
  const pause = await countLetter(db, trierOf(form.email, address), limitsOf(config).letters);
  if (pause > 0) return fail("too-many-tries", "Too many applications.", { detail: { retryAfter: pause } });
  const proofFile = await keepProof(config.DATA_DIR, proof, kind.ending);
  try {
    const id = await db.transaction().execute(async (trx) => {
      const made = await insertApplication(trx, { form, locale, proofFile, proofType: kind.type });
      for (const letter of ["received", "to-shop"] as const)
        await askForProLetter(jobs, trx, { kind: letter, applicationId: made });
      return made;
    });
    return ok(id);
  } catch (error) {
    await removeProof(config.DATA_DIR, proofFile);
    throw error;
  }
}
