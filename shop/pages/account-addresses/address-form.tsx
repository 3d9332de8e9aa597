import { Link } from "#shop/frame/link.tsx";
import { localePath, useShop, useText } from "#shop/frame/shop.tsx";
import { AddressFields } from "#shop/parts/address-fields.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import type { AddressesProps } from "./props.ts";

type Props = NonNullable<AddressesProps["form"]> & { csrf: string };

/** A new address, or one that is being changed. */
export function AddressForm({ csrf, id, typed, countries, errors }: Props) {
  const t = useText();
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
      <div className="own-address-actions">
        <Button type="submit">{t("addresses.save")}</Button>
        <Link to="/account/addresses" className={buttonClass({ kind: "outline" })}>
          {t("addresses.back")}
        </Link>
      </div>
    </form>
  );
}
