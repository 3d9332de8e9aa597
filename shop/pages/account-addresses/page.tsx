import { Link } from "#shop/frame/link.tsx";
import { localePath, useShop, useText } from "#shop/frame/shop.tsx";
import { AccountPage } from "#shop/parts/account-page.tsx";
import { PostalAddress } from "#shop/parts/postal-address.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Empty, Notice } from "#ui/notice.tsx";
import { AddressForm } from "./address-form.tsx";
import type { AddressesProps } from "./props.ts";
import "./addresses.css";

export default function Addresses({ csrf, addresses, form, done }: AddressesProps) {
  const t = useText();
  const add = (
    <Link to="/account/addresses?edit=new" className={buttonClass()} prefetch={false}>
      {t("addresses.add")}
    </Link>
  );
  return (
    <AccountPage title={t("account.addresses")} current="/account/addresses" csrf={csrf}>
      {done && !form && (
        <Notice kind="done" live>
          {t(done === "saved" ? "addresses.saved" : "addresses.deleted")}
        </Notice>
      )}
      {form ? (
        <AddressForm key={form.id} csrf={csrf} {...form} />
      ) : addresses.length === 0 ? (
        <Empty title={t("account.addresses.empty")} text={t("account.addresses.empty.text")}>
          {add}
        </Empty>
      ) : (
        <>
          <ul className="own-addresses">
            {addresses.map(({ id, lines }) => (
              <OwnAddress key={id} id={id} lines={lines} csrf={csrf} />
            ))}
          </ul>
          <p>{add}</p>
        </>
      )}
    </AccountPage>
  );
}

function OwnAddress({ id, lines, csrf }: { id: number; lines: string[]; csrf: string }) {
  const t = useText();
  const { locale } = useShop();
  const lineId = `address-${id}`;
  return (
    <li className="own-address">
      <div id={lineId}>
        <PostalAddress lines={lines} />
      </div>
      <div className="own-address-actions">
        <Link
          to={`/account/addresses?edit=${id}`}
          className={buttonClass({ kind: "outline", small: true })}
          aria-describedby={lineId}
          prefetch={false}
        >
          {t("addresses.edit")}
        </Link>
        <form method="post" action={localePath(locale, "/account/addresses")}>
          <input type="hidden" name="_csrf" value={csrf} />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="action" value="delete" kind="outline" small aria-describedby={lineId}>
            {t("addresses.delete")}
          </Button>
        </form>
      </div>
    </li>
  );
}
