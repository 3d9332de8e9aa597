import { colon } from "#commerce/shared/email/rules.ts";
import type { BrandSettings } from "#storefront/app/brand-settings.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import "./contact-details.css";

/** Where the brand is and when somebody is there (brand settings, 3.5). */
export function ContactDetails({ contact: { phone, address, hours } }: { contact: BrandSettings["contact"] }) {
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
            {t("contact.hours") + is}
            {hours.map(({ days, opens, closes }) => `${days} ${opens}–${closes}`).join(", ")}
          </p>
        )}
      </address>
    </section>
  );
}
