import { useText } from "#storefront/app/shop.tsx";
import { PublicFormFrame } from "#storefront/components/forms/public-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Button } from "#ui/button.tsx";
import { Check, TextField } from "#ui/field.tsx";
import type { NewsletterProps } from "./props.ts";

const names: Record<string, "newsletter.list.news" | "newsletter.list.journal" | "newsletter.list.sales"> = {
  news: "newsletter.list.news",
  journal: "newsletter.list.journal",
  sales: "newsletter.list.sales",
};

export default function Newsletter(props: NewsletterProps) {
  const { copy, lists, typed, sent, errors } = props;
  const t = useText();
  if (sent) return <SmallPage title={t("newsletter.sent.title")} text={t("newsletter.sent", { email: typed.email })} />;
  const { email, lists: none } = errors;
  return (
    <SmallPage title={t("newsletter.title")} text={copy || t("newsletter.text")}>
      <PublicFormFrame
        form={props}
        action="/newsletter"
        submit={
          <Button type="submit" wide>
            {t("newsletter.submit")}
          </Button>
        }
      >
        <TextField
          label={t("signin.email")}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed.email}
          error={email && t(email.key, email.values)}
          autoFocus={Boolean(email)}
          required
        />
        {lists.length > 1 && (
          <fieldset className="field">
            <legend className="field-label">{t("newsletter.lists")}</legend>
            {lists.map((list) => {
              const name = names[list];
              return (
                <Check key={list} name="lists" value={list} defaultChecked={typed.lists.includes(list)}>
                  {name ? t(name) : list}
                </Check>
              );
            })}
            {none && <p className="field-error">{t(none.key, none.values)}</p>}
          </fieldset>
        )}
      </PublicFormFrame>
    </SmallPage>
  );
}
