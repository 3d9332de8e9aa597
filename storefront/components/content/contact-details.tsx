import { useText } from "#storefront/app/shop.tsx";
import "./contact-details.css";

/** `there` says the same hours by the shop's clock, where the reader's shows another time. */
export type Hours = { text: string; there?: string };
type Props = { contact: { phone: string; address: readonly string[]; hours: readonly Hours[] } };

/** The phone number in large type, with the hours in which somebody answers (brand settings, 3.5). */
export function CallUs({ contact: { phone, hours } }: Props) {
  const t = useText();
  if (!phone) return null;
  return (
    <div className="call-us">
      <p className="call-us-number">
        <span className="visually-hidden">{t("contact.phone")} </span>
        <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
      </p>
      <HoursView hours={hours} />
    </div>
  );
}

const HoursView = ({ hours }: { hours: readonly Hours[] }) =>
  hours.map(({ text, there }) => (
    <p key={text}>
      {text}
      {there && <span className="quiet call-us-there">{there}</span>}
    </p>
  ));

/** The brand's address, and its opening hours where no phone number stands with them. */
export function ContactDetails({ contact: { phone, address, hours } }: Props) {
  const t = useText();
  const told = phone ? [] : hours;
  if (address.length === 0 && told.length === 0) return null;
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
        <HoursView hours={told} />
      </address>
    </section>
  );
}
