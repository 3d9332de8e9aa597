import { applyForPro } from "#commerce/customers/pro-applications/apply.ts";
import { dropWaiting, keepWaiting, readWaiting } from "#commerce/customers/pro-applications/pending-proofs.ts";
import type {
  ApplicationFault,
  ApplicationFaults,
  ApplicationForm,
} from "#commerce/customers/pro-applications/schema.ts";
import { goTo } from "#storefront/app/go-to.ts";
import type { Post, PrivateContext } from "#storefront/app/page.ts";
import { minutesIn } from "#storefront/components/forms/field-messages.ts";
import { checkForm } from "#storefront/components/forms/form-check.ts";
import type { AreaKey, TextKey } from "#storefront/i18n/areas.ts";
import { answer, type SignupProps } from "./data.ts";

const names = ["first_name", "last_name", "email", "kind", "association", "country", "role", "notes"] as const;

/**
 * Stores an application. When there is an error, the proof is kept on the server, because browsers do not send a file
 * again.
 */
export const post: Post<SignupProps> = async (context, form, files) => {
  const { services, locale, visitor } = context;
  const typed = Object.fromEntries(
    names.map((name) => [name, (form.get(name) ?? "").toWellFormed().slice(0, 2000)]),
  ) as ApplicationForm;
  const check = await checkForm(context, "pro_signup", form);
  const sent = await proofOf(context, form, files?.get("proof"));
  if (check.refusal) {
    // The fields are validated only once the bot check has passed.
    const outcome = { typed, kept: await sent.keep(), refused: check.refusal.problem };
    return answer(context, outcome, check.refusal.status, check.task);
  }
  const applied = await applyForPro(services, {
    form: typed,
    proof: sent.bytes,
    locale: locale.code,
    address: visitor.address,
  });
  if (applied.ok) {
    await dropWaiting(services.config, sent.token);
    return goTo(context, "/pro/signup?done=1");
  }
  const kept = await sent.keep();
  if (applied.problem.code === "too-many-tries") {
    const problem = { key: "apply.many", values: { minutes: minutesIn(applied.problem) } } as const;
    return answer(context, { typed, kept, problem }, 429, check.task);
  }
  const { proof: ofProof, ...faults } = (applied.problem.detail?.faults ?? {}) as ApplicationFaults;
  const errors = Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [name, { key: keys[fault], values: { max: mostOf(name) } }]),
  );
  return answer(
    context,
    { typed, kept, errors, proofError: ofProof ? proofKeys[ofProof] : null, problem: { key: "apply.check" } },
    422,
    check.task,
  );
};

/** Returns the proof chosen now, or the one kept from an earlier attempt. `keep` stores it for the next attempt. */
async function proofOf({ services: { config } }: PrivateContext, form: URLSearchParams, chosen?: Uint8Array) {
  const token = form.get("kept_proof") ?? "";
  const waiting = token ? await readWaiting(config, token) : null;
  const own = chosen && chosen.length > 0 ? { bytes: chosen, name: form.get("proof.filename") ?? "" } : null;
  const keep = async (): Promise<SignupProps["kept"]> => {
    const before = waiting && { name: waiting.name, token };
    const kept = own && (await keepWaiting(config, own));
    return kept ? { name: (await readWaiting(config, kept))?.name ?? "", token: kept } : before;
  };
  return { bytes: own?.bytes ?? waiting?.bytes ?? null, token, keep };
}

const mostOf = (name: string) => ({ email: 254, notes: 1000, association: 120, role: 120 })[name] ?? 80;

const keys: Record<ApplicationFault, TextKey> = {
  required: "field.empty",
  "too-long": "field.tooLong",
  "bad-characters": "field.characters",
  "bad-email": "field.email",
  "bad-proof": "field.characters",
  "proof-too-big": "field.tooLong",
};
const proofKeys: Record<ApplicationFault, AreaKey<"pro-applications">> = {
  required: "apply.proof.hint",
  "too-long": "apply.bigProof",
  "bad-characters": "apply.badProof",
  "bad-email": "apply.badProof",
  "bad-proof": "apply.badProof",
  "proof-too-big": "apply.bigProof",
};
