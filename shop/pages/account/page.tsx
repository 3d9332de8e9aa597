import { Link } from "#shop/frame/link.tsx";
import { useText } from "#shop/frame/shop.tsx";
import { AccountPage } from "#shop/parts/account-page.tsx";
import type { AccountProps } from "./data.ts";

export default function Account({ csrf, name, email }: AccountProps) {
  const t = useText();
  const tiles = [
    { path: "/account/orders", title: t("account.orders"), text: t("account.orders.text") },
    { path: "/account/addresses", title: t("account.addresses"), text: t("account.addresses.text") },
    { path: "/account/profile", title: t("account.profile"), text: t("account.profile.text") },
  ];
  return (
    <AccountPage title={name ? t("account.title", { name }) : t("account.title.plain")} current="/account" csrf={csrf}>
      <p>{email}</p>
      <ul className="account-tiles">
        {tiles.map(({ path, title, text }) => (
          <li key={path} className="account-tile">
            <h2>
              <Link to={path}>{title}</Link>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </AccountPage>
  );
}
