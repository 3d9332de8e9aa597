import { type ReactNode, useEffect, useRef } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import type { AreaTexts, TextKey, Texts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import "./account-page.css";

const places: { path: string; key: TextKey }[] = [
  { path: "/account", key: "account.overview" },
  { path: "/account/orders", key: "account.orders" },
  { path: "/account/wishlist", key: "account.wishlist" },
  { path: "/account/addresses", key: "account.addresses" },
  { path: "/account/profile", key: "account.profile" },
];

type Props = {
  title: string;
  current: string;
  csrf: string;
  /** A link that stands above the title. */
  back?: { path: string; name: string };
  children: ReactNode;
};

/** The frame of the account pages: a navigation above or at the side, with the current page marked and the way out at its end. */
export function AccountPage({ title, current, csrf, back, children }: Props) {
  const t = useText();
  const { locale, texts } = useShop();
  // layout-data.ts adds this text only when the payment provider stores cards.
  const cards = (texts as Texts & Partial<AreaTexts<"saved-cards">>)["cards.title"];
  const nav = useRef<HTMLElement>(null);
  // On phones the row of places may be wider than the screen: the current one is brought into view.
  useEffect(() => {
    const place = nav.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    const frame = nav.current?.getBoundingClientRect();
    if (place && frame && place.right > frame.right) nav.current?.scrollBy({ left: place.right - frame.right + 48 });
  }, []);
  const shown = [
    ...places.map(({ path, key }) => ({ path, name: t(key) })),
    ...(cards ? [{ path: "/account/cards", name: cards }] : []),
  ];
  return (
    <div className="wrap account">
      <div className="account-rail">
        <nav ref={nav} aria-label={t("account.nav")}>
          <ul>
            {shown.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} aria-current={path === current ? "page" : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <PostForm csrf={csrf} action={localePath(locale, "/account")}>
          <button type="submit" name="action" value="sign-out" className="account-sign-out">
            {t("account.signout")}
          </button>
        </PostForm>
      </div>
      <div className="account-body stack stack-l content-start may-shrink">
        <div className="account-title">
          {back && (
            <Link to={back.path} className="account-back">
              <ArrowIcon size={16} /> {back.name}
            </Link>
          )}
          <h1 className="display display-form">{title}</h1>
        </div>
        {children}
      </div>
    </div>
  );
}
