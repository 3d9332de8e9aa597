import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { NewPassword } from "#storefront/components/password/new-password.tsx";
import { ProSteps } from "#storefront/components/pro-applications/pro-steps.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { CreateProProps } from "./data.ts";

export default function ProCreate({ scene, words, strength, csrf, link, isDirect, isTaken, error }: CreateProProps) {
  const t = useText();
  const say = useText(words);
  const field = useFields(["password"], error ? { password: error } : {});
  const facts = (["join.fact.prices", "join.fact.limit", "join.fact.own"] as const).map((fact) => ({
    title: say(fact),
    text: say(`${fact}.text`),
  }));
  if (!link)
    return (
      <SmallPage ink scene={scene} title={t("pro.create.title")} text={isDirect && say("join.direct")} facts={facts}>
        {!isDirect && <Notice live>{say(isTaken ? "join.taken" : "join.over")}</Notice>}
        {!isTaken && <ProSteps words={words} />}
        <p className="row above-s">
          {!isTaken && (
            <Link to="/pro/signup" className={buttonClass({ kind: "signal" })}>
              {t("pro.join")}
            </Link>
          )}
          <Link
            to="/account/sign-in"
            className={buttonClass({ kind: isTaken ? "signal" : "outline" })}
            prefetch={false}
          >
            {t("signin.submit")}
          </Link>
        </p>
      </SmallPage>
    );
  return (
    <SmallPage
      ink
      scene={scene}
      title={t("pro.create.title")}
      text={say("join.text", { email: link.email })}
      facts={facts}
    >
      <PostForm to="/pro/create" csrf={csrf} hidden={{ id: link.id, key: link.key }} noValidate>
        {/* Tells password managers which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
        <NewPassword
          label={t("signin.password")}
          {...field("password")}
          id="new-password"
          texts={strength}
          email={{ text: link.email }}
          required
        />
        <Button type="submit" kind="signal" wide>
          {say("join.submit")}
        </Button>
      </PostForm>
    </SmallPage>
  );
}
