import { useShop } from "#storefront/app/shop.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import type { FormKind } from "./shapes.ts";

const paths: Record<FormKind, string> = { newsletter: "/newsletter", contact: "/support/contact" };

type Props = { form: FormKind; title: string; text: string; button: string; label: string };

/**
 * A link to one of the shop's forms. The form itself is not embedded, because content pages are the same for all
 * visitors and a form depends on the visitor. For the newsletter there is the field for the address: the newsletter's
 * page answers it, and asks what is still missing.
 */
export const FormBlock = ({ form, title, text, button, label }: Props) => (
  <section className="block-form">
    <div className="stack stack-s">
      <h2 className="block-heading display">{title}</h2>
      <p>{text}</p>
    </div>
    {form === "newsletter" ? (
      <Subscription button={button} label={label} />
    ) : (
      <p>
        <Link to={paths[form]} className={buttonClass()}>
          {button}
        </Link>
      </p>
    )}
  </section>
);

function Subscription({ button, label }: Pick<Props, "button" | "label">) {
  const { locale } = useShop();
  return (
    <form method="post" action={localePath(locale, paths.newsletter)} className="block-form-line">
      <input type="hidden" name="lists" value="news" />
      <TextField label={label} name="email" type="email" autoComplete="email" required />
      <Button type="submit">{button}</Button>
    </form>
  );
}
