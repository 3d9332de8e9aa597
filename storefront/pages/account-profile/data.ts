import { type EmailState, findEmailState } from "#commerce/customers/accounts/email-address.ts";
import { findCustomer } from "#commerce/customers/accounts/reads.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { loadLetters } from "./letters-kept.ts";
import { loadPasskeys } from "./passkeys-shown.ts";
import { type ProfileProps, profileActions } from "./props.ts";

export const load: LoadPrivate<ProfileProps> = (context) => answer(context, null);

type Typed = Partial<ProfileProps["typed"]>;

/** The page, with what a form has left to say. */
export async function answer(
  context: PrivateContext,
  refused: ProfileProps["refused"],
  typed: Typed = {},
  status = 200,
): Promise<PageAnswer<ProfileProps>> {
  const { services, locale, visitor, query, brand } = context;
  const id = visitor.customer?.id ?? 0;
  const [texts, customer, state, passkeys, letters, strength] = await Promise.all([
    textsFor({ services, locale }),
    findCustomer(services.db, id),
    findEmailState(services.db, id),
    loadPasskeys({ services, locale }, id, visitor.start().sessionHash),
    loadLetters(context, id),
    loadAreaTexts("password", { services, locale }),
  ]);
  if (!customer || !state) return notFound();
  const { firstName, lastName, email } = customer;
  const props: ProfileProps = {
    csrf: visitor.csrfToken,
    customerId: customer.id,
    unconfirmed: unconfirmedOf(state),
    typed: { first_name: firstName, last_name: lastName, email, ...typed },
    done: [...profileActions, "passkey-add" as const].find((action) => action === query.get("done")) ?? null,
    passkeys,
    letters,
    strength,
    refused,
  };
  return page(props, plainMeta(texts["account.profile"], brand), status);
}

function unconfirmedOf({ email, isVerified, pendingEmail }: EmailState): ProfileProps["unconfirmed"] {
  if (pendingEmail !== null) return { email: pendingEmail, isNew: true };
  return isVerified ? null : { email, isNew: false };
}
