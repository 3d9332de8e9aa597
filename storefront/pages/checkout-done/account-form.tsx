import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { NewPassword } from "#storefront/components/password/new-password.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { DoneProps } from "./props.ts";

/** Offers guests an account for the order, with a single field; once it is created, confirms it. */
export function AccountForm({ account, words, csrf, email, isOpened }: DoneProps) {
  const t = useText();
  const say = useText(words);
  if (isOpened)
    return (
      <Notice kind="done">
        <p>{say("account.done")}</p>
      </Notice>
    );
  if (!account) return null;
  const { strength, action, error, isTaken } = account;
  const [before = "", after = ""] = words["account.taken"].split("{link}");
  return (
    <section className="done-account stack stack-m" aria-labelledby="keep">
      <h2 className="display display-4" id="keep">
        {say("account.title")}
      </h2>
      {isTaken ? (
        <Notice live>
          <p>
            {before}
            <Link to="/account/sign-in?to=/account/orders" prefetch={false}>
              {say("account.signIn")}
            </Link>
            {after}
          </p>
        </Notice>
      ) : (
        <PostForm action={action} csrf={csrf} className="stack stack-m" noValidate>
          <p className="quiet">{say("account.text", { email })}</p>
          <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
          <NewPassword
            id="keep-password"
            name="password"
            label={t("signin.password")}
            texts={strength}
            email={{ text: email }}
            error={error ? t(error.key, error.values) : undefined}
            autoFocus={error !== null}
            required
          />
          <Button type="submit" kind="outline">
            {say("account.submit")}
          </Button>
        </PostForm>
      )}
    </section>
  );
}
