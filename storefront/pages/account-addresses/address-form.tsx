import { addressUses } from "#commerce/customers/accounts/schema.ts";
import { useText } from "#storefront/app/shop.tsx";
import { AddressFields } from "#storefront/components/forms/address-fields.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Check } from "#ui/field.tsx";
import type { AddressesProps } from "./data.ts";

type Props = NonNullable<AddressesProps["form"]> & Pick<AddressesProps, "csrf" | "words">;

/** The form for a new address, or for editing one. */
export function AddressForm({ csrf, words, id, typed, uses, countries, errors }: Props) {
  const t = useText();
  const say = useText(words);
  const [first] = Object.keys(errors);
  return (
    <PostForm
      to="/account/addresses"
      csrf={csrf}
      hidden={{ id: id ?? "" }}
      className="own-address-form stack"
      aria-labelledby="address-form"
      noValidate
    >
      <h2 className="display-4" id="address-form">
        {t(id === null ? "addresses.add" : "addresses.edit.title")}
      </h2>
      <AddressFields kind="shipping" address={typed} countries={countries} errors={errors} first={first} />
      <div className="stack stack-xs">
        {addressUses.map((use) => (
          <Check key={use} name="uses" value={use} defaultChecked={uses.includes(use)}>
            {say(`preferences.address.use.${use}`)}
          </Check>
        ))}
      </div>
      <div className="row">
        <Button type="submit">{t("addresses.save")}</Button>
        <Link to="/account/addresses" className={buttonClass({ kind: "outline" })}>
          {t("addresses.back")}
        </Link>
      </div>
    </PostForm>
  );
}
