import { Link } from "#shop/frame/link.tsx";
import { useText } from "#shop/frame/shop.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { FormKind } from "./shapes.ts";

const forms = {
  newsletter: { path: "/newsletter", title: "newsletter.title", text: "newsletter.text", button: "newsletter.submit" },
  contact: { path: "/support/contact", title: "contact.title", text: "contact.text", button: "contact.open" },
} as const;

/** The way to one of our forms. Content pages are the same for all visitors; a form knows who fills it in. */
export function FormBlock({ form, heading }: { form: FormKind; heading?: string }) {
  const t = useText();
  const { path, title, text, button } = forms[form];
  return (
    <section className="block-form">
      <h2 className="block-heading display">{heading ?? t(title)}</h2>
      <p>{t(text)}</p>
      <p>
        <Link to={path} className={buttonClass()}>
          {t(button)}
        </Link>
      </p>
    </section>
  );
}
