import { renderToStaticMarkup } from "react-dom/server";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { Field, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icons/icon.tsx";
import { giftFields } from "./gift-details.ts";

type Props = {
  words: AreaTexts<"extras">;
  optional: string;
  /** The first and last day on which the card can be sent. */
  days: { first: string; last: string };
  longest: { name: number; message: number };
};

/**
 * The fields for the recipient, the text of the e-mail and the day it is sent, folded because all are optional. As
 * markup, because no script is needed.
 */
export function giftFieldsMarkup({ words, optional, days, longest }: Props): string {
  const named = (name: keyof typeof giftFields) => ({
    name: giftFields[name],
    id: giftFields[name],
    autoComplete: "off",
  });
  return renderToStaticMarkup(
    <details className="gift-fold">
      <summary>
        <Icon size={22}>
          <path d="M3.5 9.500h17v4h-17zM5 13.500h14v7H5zM12 9.500v11M12 9.500c-5 0-6-2-5-4s4-1 5 4c1-5 4-6 5-4s0 4-5 4z" />
        </Icon>
        <span>
          {words["recipient.send"]} <span className="field-optional">{optional}</span>
        </span>
      </summary>
      <fieldset className="gift-fields">
        <legend className="visually-hidden">{words["recipient.title"]}</legend>
        <TextField {...named("to_name")} label={words["recipient.name"]} maxLength={longest.name} />
        <TextField
          {...named("to_email")}
          label={words["recipient.email"]}
          type="email"
          inputMode="email"
          maxLength={254}
        />
        <TextField {...named("from_name")} label={words["recipient.from"]} maxLength={longest.name} />
        <TextField {...named("send_on")} label={words["recipient.day"]} type="date" min={days.first} max={days.last} />
        <Field label={words["recipient.message"]} id={giftFields.message} className="gift-message">
          {(wiring) => (
            <textarea {...named("message")} {...wiring} className="field-input" rows={3} maxLength={longest.message} />
          )}
        </Field>
        <p className="field-hint gift-message">{words["recipient.hint"]}</p>
      </fieldset>
    </details>,
  );
}

/** How a gift card is bought, comes and is used, in three numbered steps, as markup. */
export const giftStepsMarkup = (words: AreaTexts<"extras">): string =>
  renderToStaticMarkup(
    <section className="wrap gift-steps" aria-labelledby="gift-steps">
      <h2 id="gift-steps" className="label section-eyebrow">
        {words["gift-steps.title"]}
      </h2>
      <ol>
        {([1, 2, 3] as const).map((step) => (
          <li key={step}>
            <h3>{words[`gift-steps.${step}`]}</h3>
            <p>{words[`gift-steps.${step}.text`]}</p>
          </li>
        ))}
      </ol>
    </section>,
  );

/**
 * Information about gift cards, as markup: how they are delivered, that they do not expire, and where the balance is
 * shown.
 */
export const giftPromisesMarkup = ({ words, balance }: { words: AreaTexts<"extras">; balance: string }): string =>
  renderToStaticMarkup(
    <ul className="promises stack stack-s">
      <li>
        <Icon size={22}>
          <path d="M3.5 6.5h17v11h-17zM4 7l8 6 8-6" />
        </Icon>{" "}
        <span>{words["recipient.promise.email"]}</span>
      </li>
      <li>
        <Icon size={22}>
          <path d="M12 12c-2.2-3-3.8-4-5.5-4a4 4 0 0 0 0 8c1.700 0 3.300-1 5.500-4s3.800-4 5.500-4a4 4 0 0 1 0 8c-1.700 0-3.300-1-5.500-4z" />
        </Icon>{" "}
        <span>{words["recipient.promise.end"]}</span>
      </li>
      <li>
        <Icon size={22}>
          <path d="M3.500 6.500h17v11h-17zM3.500 10.500h17M7 14.500h4" />
        </Icon>{" "}
        <span>
          <a href={balance}>{words["balance.link"]}</a>
        </span>
      </li>
    </ul>,
  );
