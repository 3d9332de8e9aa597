import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { BotCheckField } from "#storefront/components/forms/bot-check.tsx";
import { NameFields, namesIn } from "#storefront/components/forms/name-fields.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { NewPassword } from "#storefront/components/password/new-password.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import type { CreateProps } from "./props.ts";
import "./account-create.css";

export default function AccountCreate({ csrf, strength, task, to, typed, problem, errors }: CreateProps) {
  const t = useText();
  const { locale } = useShop();
  const first = [...namesIn(locale.language), "email", "password"].find((name) => errors[name]);
  const field = (name: string) => {
    const error = errors[name];
    return { name, error: error && t(error.key, error.values), autoFocus: name === first, required: true };
  };
  return (
    <div className="wrap create">
      <header className="create-head">
        <h1 className="display create-title">{t("create.title")}</h1>
        <p>{t("create.text")}</p>
        <p>
          {t("create.have")} <Link to={`/account/sign-in?to=${encodeURIComponent(to)}`}>{t("signin.submit")}</Link>
        </p>
      </header>
      <PostForm csrf={csrf} action={localePath(locale, "/account/create")} className="create-form" noValidate>
        <input type="hidden" name="to" value={to} />
        <ProblemNotice problem={problem} />
        <NameFields field={(name) => ({ ...field(name), defaultValue: typed[name] })} />
        <TextField
          label={t("signin.email")}
          {...field("email")}
          id="new-email"
          type="email"
          autoComplete="email"
          defaultValue={typed.email}
        />
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
      </PostForm>
    </div>
  );
}
