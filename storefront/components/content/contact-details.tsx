import { useText } from "#storefront/app/shop.tsx";
import "./contact-details.css";

/** `there` says the same hours by the shop's clock, where the reader's shows another time. */
export type Hours = { text: string; there?: string };
type Props = { contact: { phone: string; address: readonly string[]; hours: readonly Hours[] } };

/** The phone number, with the hours in which somebody answers (brand settings, 3.5). */
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

/** The brand's e-mail address, which takes letters at any hour, its phone number, opening hours and address. */
export function ContactDetails({ contact, email }: Props & { email: string }) {
  const t = useText();
  const { phone, address, hours } = contact;
  if (!email && !phone && address.length === 0 && hours.length === 0) return null;
  return (
    <section className="contact-details">
      <h2 className="display display-4">{t("contact.reach")}</h2>
      <address>
        {email && (
          <p className="contact-details-mail">
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        <CallUs contact={contact} />
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
        {!phone && <HoursView hours={hours} />}
      </address>
    </section>
  );
}
