import { useShop, useText } from "#storefront/app/shop.tsx";
import { BotCheckField } from "#storefront/components/forms/bot-check.tsx";
import { NameFields, namesIn } from "#storefront/components/forms/name-fields.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { NewPassword } from "#storefront/components/password/new-password.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { CheckIcon } from "#ui/icons/icons.tsx";
import type { CreateProps } from "./data.ts";
import "./create.css";

export default function AccountCreate({ scene, csrf, words, strength, task, to, typed, problem, errors }: CreateProps) {
  const t = useText();
  const { language } = useShop().locale;
  const fieldOf = useFields([...namesIn(language), "email", "password"], errors, typed);
  const field = (name: Parameters<typeof fieldOf>[0]) => ({ ...fieldOf(name), required: true });
  const say = useText(words);
  const gains = (
    <ul className="create-gains">
      {(["gain.orders", "gain.wishlist", "gain.returns"] as const).map((gain) => (
        <li key={gain}>
          <CheckIcon size={20} /> {say(gain)}
        </li>
      ))}
    </ul>
  );
  return (
    <SmallPage scene={scene} title={t("create.title")} text={t("create.text")} more={gains}>
      <PostForm to="/account/create" csrf={csrf} hidden={{ to }} noValidate>
        <ProblemNotice problem={problem} />
        <div className="small-page-pair">
          <NameFields field={field} />
        </div>
        <TextField label={t("signin.email")} {...field("email")} id="new-email" type="email" autoComplete="email" />
        <NewPassword
          label={t("signin.password")}
          {...field("password")}
          id="new-password"
          texts={strength}
          email={{ field: "new-email" }}
        />
        <BotCheckField task={task} />
        <Button type="submit" wide>
          {t("create.submit")}
        </Button>
        <p>
          {t("create.have")} <Link to={`/account/sign-in?to=${encodeURIComponent(to)}`}>{t("signin.submit")}</Link>
        </p>
      </PostForm>
    </SmallPage>
  );
}
