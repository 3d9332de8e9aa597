import { colon } from "#commerce/shared/email/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import "./contact-details.css";

type Props = { contact: { phone: string; address: readonly string[]; hours: readonly string[] } };

/** The brand's phone number, address and opening hours (brand settings, 3.5). */
export function ContactDetails({ contact: { phone, address, hours } }: Props) {
  const t = useText();
  const is = colon(useShop().locale.language);
  if (!phone && address.length === 0 && hours.length === 0) return null;
  return (
    <section className="contact-details">
      <h2 className="display display-4">{t("contact.reach")}</h2>
      <address>
        {address.length > 0 && (
          <p>
            {address.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </p>
        )}
        {phone && (
          <p>
            {t("contact.phone") + is}
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
          </p>
        )}
        {hours.length > 0 && (
          <p>
            {t("contact.hours") + is.trimEnd()}
            {hours.map((line) => (
              <span key={line}>
                <br />
                {line}
              </span>
            ))}
          </p>
        )}
      </address>
    </section>
  );
}
