import { useText } from "#storefront/app/shop.tsx";
import { AddressFields } from "#storefront/components/forms/address-fields.tsx";
import type { CheckoutProps } from "#storefront/pages/checkout/props.ts";
import { Button } from "#ui/button.tsx";
import { Check, TextField } from "#ui/field.tsx";

/** The stores near a place, and the person who collects the order there. */
export function PickUpFields({ delivery, errors, words }: CheckoutProps) {
  const t = useText();
  const say = useText(words);
  const { countries, billing, stores } = delivery;
  const [first] = Object.keys(errors);
  if (!stores) return null;
  const { near, isUnknown, storeId, ready } = stores;
  const chosen = stores.stores.some(({ id }) => id === storeId) ? storeId : (stores.stores[0]?.id ?? null);
  return (
    <>
      <fieldset className="stack stack-m">
        <legend className="part-title">{say("pickUp.title")}</legend>
        <div className="near row">
          <TextField
            label={say("pickUp.near")}
            name="near"
            autoComplete="postal-code"
            maxLength={100}
            defaultValue={near}
          />
          <Button type="submit" name="action" value="find" kind="outline">
            {say("pickUp.find")}
          </Button>
        </div>
        {isUnknown && <p role="status">{say("pickUp.unknown")}</p>}
        {stores.stores.length === 0 && <p role="status">{say("pickUp.none")}</p>}
        <div className="methods">
          {stores.stores.map(({ id, name, lines, distance }) => (
            <Check key={id} type="radio" name="store" value={id} defaultChecked={id === chosen} className="method">
              <span className="method-name">{name}</span>
              <span className="method-days">
                {lines.join(", ")}
                <br />
                {say("pickUp.ready", { dates: ready })}
                {distance && <> · {distance}</>}
              </span>
              <span className="strong numbers">{t("shipping.free")}</span>
            </Check>
          ))}
        </div>
        {errors.store && <p className="step-error">{t(errors.store.key, errors.store.values)}</p>}
      </fieldset>
      <fieldset className="stack stack-m">
        <legend className="part-title">{say("pickUp.who")}</legend>
        <p className="quiet">{say("pickUp.who.hint")}</p>
        <AddressFields kind="billing" address={billing} {...{ countries, errors, first }} />
      </fieldset>
    </>
  );
}
