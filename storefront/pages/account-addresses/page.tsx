import { useText } from "#storefront/app/shop.tsx";
import { AccountPage } from "#storefront/components/account/account-page.tsx";
import { DoneNotice } from "#storefront/components/forms/done-notice.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { PostalAddress } from "#storefront/components/forms/postal-address.tsx";
import { PageFacts } from "#storefront/components/page/page-facts.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { CheckIcon, PlusIcon } from "#ui/icons/icons.tsx";
import { Empty } from "#ui/notice.tsx";
import { AddressForm } from "./address-form.tsx";
import type { AddressesProps } from "./data.ts";
import { Stamp } from "./stamp.tsx";
import "./addresses.css";

export default function Addresses({ words, csrf, addresses, form, done }: AddressesProps) {
  const t = useText();
  const say = useText(words);
  const facts = (["collect", "sent", "present"] as const).map((fact) => ({
    title: say(`address.fact.${fact}`),
    text: say(`address.fact.${fact}.text`),
    ...(fact === "collect" && { path: "/stores?service=pick-up" }),
  }));
  return (
    <AccountPage title={t("account.addresses")} current="/account/addresses" csrf={csrf}>
      {done && !form && <DoneNotice>{t(done === "saved" ? "addresses.saved" : "addresses.deleted")}</DoneNotice>}
      {form ? (
        <AddressForm key={form.id} csrf={csrf} words={words} {...form} />
      ) : addresses.length === 0 ? (
        <Empty title={t("account.addresses.empty")} text={t("account.addresses.empty.text")}>
          <Link to="/account/addresses?edit=new" className={buttonClass()} prefetch={false}>
            {t("addresses.add")}
          </Link>
        </Empty>
      ) : (
        <ul className="own-addresses">
          {addresses.map((address) => (
            <OwnAddress key={address.id} {...address} csrf={csrf} words={words} />
          ))}
          <li className="own-address-add">
            <Link to="/account/addresses?edit=new" prefetch={false}>
              <PlusIcon size={28} />
              {t("addresses.add")}
            </Link>
          </li>
        </ul>
      )}
      {!form && <PageFacts facts={facts} />}
    </AccountPage>
  );
}

type OwnProps = AddressesProps["addresses"][number] & Pick<AddressesProps, "csrf" | "words">;

function OwnAddress({ id, lines, uses, csrf, words }: OwnProps) {
  const t = useText();
  const say = useText(words);
  const lineId = `address-${id}`;
  return (
    <li className="account-panel own-address">
      <Stamp />
      <div id={lineId}>
        <PostalAddress lines={lines} />
        {uses.length > 0 && (
          <ul className="own-address-uses">
            {uses.map((use) => (
              <li key={use}>
                <CheckIcon size={18} /> {say(`preferences.address.for.${use}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="own-address-acts">
        <Link to={`/account/addresses?edit=${id}`} aria-describedby={lineId} prefetch={false}>
          {t("addresses.edit")}
        </Link>
        <PostForm to="/account/addresses" csrf={csrf} hidden={{ id }}>
          <button type="submit" name="action" value="delete" aria-describedby={lineId}>
            {t("addresses.delete")}
          </button>
        </PostForm>
      </div>
    </li>
  );
}
