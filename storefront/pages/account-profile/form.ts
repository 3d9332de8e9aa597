import { updateCustomer, validatePassword } from "#commerce/customers/accounts/actions.ts";
import { askForConfirmation } from "#commerce/customers/accounts/email-address.ts";
import { type CustomerProblem, faultsIn, invalid } from "#commerce/customers/accounts/problems.ts";
import { removePasskey, renamePasskey } from "#commerce/customers/passkeys/actions.ts";
import { deleteCustomer } from "#commerce/customers/privacy/erase.ts";
import { endSessionsOf } from "#commerce/customers/sign-in/sessions.ts";
import { idIn } from "#platform/ids.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { type PageAnswer, type Post, type PrivateContext, redirect } from "#storefront/app/page.ts";
import { customerMessages, minutesIn } from "#storefront/components/forms/field-messages.ts";
import { pathIn } from "#storefront/routing/path-in.ts";
import { answer } from "./data.ts";
import { saveEmailChoices, stopWaiting } from "./email-choices.ts";
import { type ProfileAction, type ProfileProps, profileActions } from "./props.ts";

type Result = { ok: true } | { ok: false; problem: CustomerProblem };

/**
 * Handles the profile page's forms: name and e-mail, password, passkeys, e-mail choices, other devices, and deleting
 * the account. `everywhere` and `delete` also end this session.
 */
export const post: Post<ProfileProps> = async (context, form) => {
  const action = profileActions.find((one) => one === form.get("action"));
  const id = context.visitor.customer?.id;
  if (!action || id === undefined) return goTo(context, "/account/profile");
  const text = (name: string) => form.get(name) ?? "";
  if (action === "letters") {
    const to = await saveEmailChoices(context, id, form);
    return redirect(pathIn(to, context.locale, "/account/profile?done=letters#form-letters"), 303);
  }
  const typed = { first_name: text("first_name"), last_name: text("last_name"), email: text("email") };
  const result = await run(action, context, id, text);
  if (!result.ok) {
    // Removing or renaming a passkey that no longer exists is not an error.
    if (action.startsWith("passkey") && result.problem.code === "not-found") return goTo(context, "/account/profile");
    const passkey = Number(text("passkey")) || undefined;
    return refuse(context, action, result.problem, action === "profile" ? typed : {}, passkey);
  }
  if (action !== "delete" && action !== "everywhere")
    return goTo(context, `/account/profile?done=${action}${anchorOf(action)}`);
  await context.visitor.signOut();
  return goTo(context, "/");
};

/** The anchor of the section that confirms the action; the page is long. */
function anchorOf(action: ProfileAction): string {
  if (action.startsWith("passkey")) return "#passkeys";
  return action === "profile" || action === "password" || action === "devices" ? `#form-${action}` : "";
}

async function run(
  action: Exclude<ProfileAction, "letters">,
  context: PrivateContext,
  id: number,
  text: (name: string) => string,
): Promise<Result> {
  const { services, visitor } = context;
  const { code: locale } = context.locale;
  const { address } = visitor;
  const { sessionHash } = visitor.start();
  const currentPassword = text("current_password");
  const proof = { currentPassword, address, sessionHash, locale };
  switch (action) {
    case "profile": {
      const change = { firstName: text("first_name"), lastName: text("last_name"), email: text("email") };
      return updateCustomer(services, id, { ...change, ...proof });
    }
    case "resend":
      return askForConfirmation(services, id, { address, locale });
    case "password":
      return updateCustomer(services, id, { ...proof, password: text("password") });
    case "devices":
      await endSessionsOf(services.db, id, sessionHash);
      return { ok: true };
    case "everywhere":
      await endSessionsOf(services.db, id, null);
      return { ok: true };
    case "watch-end":
      await stopWaiting(context, id, idIn(text("variant")));
      return { ok: true };
    case "passkey-name":
      return renamePasskey(services, id, { id: idIn(text("passkey")), name: text("name") });
    case "passkey-remove": {
      const passkey = idIn(text("passkey"));
      return removePasskey(services, id, { id: passkey, password: currentPassword, address, sessionHash, locale });
    }
    case "delete": {
      if (currentPassword === "") return invalid({ current_password: "required" });
      const checked = await validatePassword(services, id, { password: currentPassword, address });
      if (!checked.ok) return checked;
      return checked.value.isRight ? deleteCustomer(services.db, id) : invalid({ current_password: "wrong" });
    }
  }
}

function refuse(
  context: PrivateContext,
  action: ProfileAction,
  problem: CustomerProblem,
  typed: Partial<ProfileProps["typed"]>,
  passkey?: number,
): Promise<PageAnswer<ProfileProps>> {
  const where = { action, ...(passkey && { passkey }) };
  if (problem.code !== "too-many-tries") {
    return answer(context, { ...where, problem: null, errors: customerMessages(faultsIn(problem)) }, typed, 422);
  }
  // The limit was reached either for e-mails or for wrong passwords.
  const isEmail = action === "resend" || (action === "profile" && problem.detail?.of === "letters");
  const key = isEmail ? "profile.email.many" : "signin.problem.tries";
  const message = { key, values: { minutes: minutesIn(problem) } } as const;
  return answer(context, { ...where, problem: message, errors: {} }, typed, 429);
}
