import { addressUses } from "#commerce/customers/accounts/schema.ts";
import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { AddressFields } from "#storefront/components/forms/address-fields.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Check } from "#ui/field.tsx";
import type { AddressesProps } from "./props.ts";

type Props = NonNullable<AddressesProps["form"]> & Pick<AddressesProps, "csrf" | "words">;

/** A new address, or one that is being changed. */
export function AddressForm({ csrf, words, id, typed, uses, countries, errors }: Props) {
  const t = useText();
  const say = useText(words);
  const { locale } = useShop();
  const [first] = Object.keys(errors);
  return (
    <form
      method="post"
      action={localePath(locale, "/account/addresses")}
      className="own-address-form"
      aria-labelledby="address-form"
      noValidate
    >
      <h2 className="own-address-title" id="address-form">
        {t(id === null ? "addresses.add" : "addresses.edit.title")}
      </h2>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="id" value={id ?? ""} />
      <AddressFields kind="shipping" address={typed} {...{ countries, errors, first }} />
      <div className="own-address-uses">
        {addressUses.map((use) => (
          <Check key={use} name="uses" value={use} defaultChecked={uses.includes(use)}>
            {say(`preferences.address.use.${use}`)}
          </Check>
        ))}
      </div>
      <div className="own-address-actions">
        <Button type="submit">{t("addresses.save")}</Button>
        <Link to="/account/addresses" className={buttonClass({ kind: "outline" })}>
          {t("addresses.back")}
        </Link>
      </div>
    </form>
  );
}
