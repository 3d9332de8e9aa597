import type { ComponentProps } from "react";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import type { CheckoutProps } from "#storefront/pages/checkout/props.ts";
import { Check, Field, TextField } from "#ui/field.tsx";

type Props = Pick<CheckoutProps, "delivery" | "errors" | "order" | "words">;

/** The fields for gift card recipients, gift wrapping, and a note to the shop. */
export function ExtrasFields({ delivery, errors, order, words }: Props) {
  const t = useText();
  const { locale } = useShop();
  const say = useText(words);
  const { extras } = delivery;
  const typed = { note: extras?.note, giftMessage: extras?.gift?.message ?? "" };
  const field = useFields<string>(Object.keys(errors), errors, typed);
  if (!extras) return null;
  const { wrapPrice, gift, recipients, longest, days } = extras;
  const price = wrapPrice === 0 ? t("shipping.free") : formatMoney(wrapPrice ?? 0, order.currency, locale.intl);
  return (
    <>
      {recipients.map(({ place, title, quantity, name, email, message, from, sendOn }) => (
        <fieldset key={place} className="stack stack-m">
          <legend className="part-title">{say("recipient.title")}</legend>
          <p className="quiet">
            {title}. {say("recipient.hint")}
          </p>
          {quantity && <input type="hidden" name={`recipients.${place}.quantity`} value={quantity} />}
          <TextField
            {...field(`recipients.${place}.name`)}
            label={say("recipient.name")}
            maxLength={longest.recipientName}
            defaultValue={name}
            autoComplete="off"
          />
          <TextField
            {...field(`recipients.${place}.email`)}
            label={say("recipient.email")}
            type="email"
            inputMode="email"
            maxLength={254}
            defaultValue={email}
            autoComplete="off"
          />
          <TextField
            {...field(`recipients.${place}.from`)}
            label={say("recipient.from")}
            hint={say("recipient.from.hint")}
            maxLength={longest.recipientName}
            defaultValue={from}
            autoComplete="off"
          />
          <TextField
            {...field(`recipients.${place}.sendOn`)}
            label={say("recipient.day")}
            hint={say("recipient.day.hint")}
            type="date"
            min={days.first}
            max={days.last}
            defaultValue={sendOn}
          />
          <Words
            {...field(`recipients.${place}.message`)}
            label={say("recipient.message")}
            maxLength={longest.recipientMessage}
            defaultValue={message}
          />
        </fieldset>
      ))}
      <fieldset className="stack stack-m">
        <legend className="part-title">{say("extras.title")}</legend>
        {wrapPrice !== null && (
          <div className="wrapping stack stack-m">
            <Check name="gift" value="yes" defaultChecked={gift !== null} className="wrapping-check">
              {say("gift.wrap")}, <span className="numbers">{price}</span>
              <br />
              <small className="muted">{say("gift.hint")}</small>
            </Check>
            <div className="wrapping-words">
              <Words
                {...field("giftMessage")}
                label={say("gift.message")}
                hint={say("gift.message.hint")}
                maxLength={longest.giftMessage}
              />
            </div>
          </div>
        )}
        <details className="more-fields" open={Boolean(extras.note || errors.note)}>
          <summary>
            <span className="text-link">{say("note.add")}</span>
          </summary>
          <Words {...field("note")} label={say("note.label")} hint={say("note.hint")} maxLength={longest.note} />
        </details>
      </fieldset>
    </>
  );
}

type WordsProps = ComponentProps<"textarea"> & { label: string; hint?: string; error?: string | undefined };

/** An optional field for a few lines of text. */
function Words({ label, hint, error, ...area }: WordsProps) {
  const t = useText();
  return (
    <Field label={label} optional={t("checkout.optional")} hint={hint} error={error}>
      {(wiring) => <textarea className="field-input" rows={3} autoComplete="off" {...area} {...wiring} />}
    </Field>
  );
}
