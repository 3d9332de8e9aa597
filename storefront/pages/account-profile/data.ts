import { type EmailState, findEmailState } from "#commerce/customers/accounts/email-address.ts";
import { findCustomer } from "#commerce/customers/accounts/reads.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import { loadEmailChoices } from "./email-choices.ts";
import { loadPasskeys } from "./passkey-list.ts";
import { type ProfileProps, profileActions } from "./props.ts";

export const load: LoadPrivate<ProfileProps> = (context) => answer(context, null);

/** Returns the page, with the reason why one of its forms was refused and the values submitted with it. */
export async function answer(
  context: PrivateContext,
  refused: ProfileProps["refused"],
  typed: Partial<ProfileProps["typed"]> = {},
  status = 200,
): Promise<PageAnswer<ProfileProps>> {
  const { services, visitor, query } = context;
  const id = visitor.customer?.id ?? 0;
  const [customer, state, passkeys, letters, strength] = await Promise.all([
    findCustomer(services.db, id),
    findEmailState(services.db, id),
    loadPasskeys(context, id),
    loadEmailChoices(context, id),
    loadAreaTexts("password", context),
  ]);
  if (!customer || !state) return notFound();
  const { firstName, lastName, email } = customer;
  const props = {
    customerId: customer.id,
    unconfirmed: unconfirmedOf(state),
    typed: { first_name: firstName, last_name: lastName, email, ...typed },
    done: [...profileActions, "passkey-add" as const].find((action) => action === query.get("done")) ?? null,
    passkeys,
    letters,
    strength,
    refused,
  };
  return formPage(context, props, { title: "account.profile" }, status);
}

function unconfirmedOf({ email, isVerified, pendingEmail }: EmailState): ProfileProps["unconfirmed"] {
  if (pendingEmail !== null) return { email: pendingEmail, isNew: true };
  return isVerified ? null : { email, isNew: false };
}
