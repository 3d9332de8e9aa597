import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { FormKind } from "./shapes.ts";

const paths: Record<FormKind, string> = { newsletter: "/newsletter", contact: "/support/contact" };

type Props = { form: FormKind; title: string; text: string; button: string };

/**
 * A link to one of the shop's forms. The form itself is not embedded, because content pages are the same for all
 * visitors and a form depends on the visitor.
 */
export const FormBlock = ({ form, title, text, button }: Props) => (
  <section className="block-form">
    <h2 className="block-heading display">{title}</h2>
    <p>{text}</p>
    <p>
      <Link to={paths[form]} className={buttonClass()}>
        {button}
      </Link>
    </p>
  </section>
);
