import { useText } from "#storefront/app/shop.tsx";
import { listNames } from "#storefront/components/content/list-names.ts";
import { PublicFormFrame } from "#storefront/components/forms/public-form.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import { Picture } from "#storefront/components/media/picture.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Check, TextField } from "#ui/field.tsx";
import type { NewsletterProps } from "./data.ts";
import "./newsletter.css";

export default function Newsletter(props: NewsletterProps) {
  const { copy, words, lists, latest, typed, sent, errors } = props;
  const t = useText();
  const say = useText(words);
  const field = useFields(["email", "lists"], errors, { email: typed.email });
  if (sent)
    return (
      <SmallPage
        scene={props.scene}
        title={t("newsletter.sent.title")}
        text={t("newsletter.sent", { email: typed.email })}
      />
    );
  return (
    <SmallPage
      scene={props.scene}
      title={t("newsletter.title")}
      text={copy || t("newsletter.text")}
      aside={
        latest && (
          <aside className="newsletter-latest" aria-labelledby="latest">
            {latest.image && (
              <Picture
                id={latest.image}
                alt=""
                sizes="132px"
                widths={[132, 264]}
                width={4}
                height={5}
                crop
                className="newsletter-picture"
              />
            )}
            <p className="label" id="latest">
              {say("letters.latest")}
            </p>
            <h2 className="text-l bold">
              <Link to={latest.path} className="cover-link">
                {latest.title}
              </Link>
            </h2>
            <p className="newsletter-intro">{latest.intro}</p>
            <time dateTime={latest.date} className="quiet">
              {latest.day}
            </time>
          </aside>
        )
      }
    >
      <PublicFormFrame form={props} action="/newsletter" submit={t("newsletter.submit")}>
        <TextField label={t("signin.email")} {...field("email")} type="email" autoComplete="email" required />
        {lists.length > 1 && (
          <fieldset className="field newsletter-lists">
            <legend className="field-label">{t("newsletter.lists")}</legend>
            {lists.map((list) => (
              <Check key={list} name="lists" value={list} defaultChecked={typed.lists.includes(list)}>
                {listNames[list] ? t(listNames[list]) : list}
              </Check>
            ))}
            {errors.lists && <p className="field-error">{field("lists").error}</p>}
          </fieldset>
        )}
      </PublicFormFrame>
    </SmallPage>
  );
}
