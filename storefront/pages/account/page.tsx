import type { ReactNode } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { AccountPage } from "#storefront/components/account/account-page.tsx";
import { SuggestedProducts } from "#storefront/components/account/suggested-products.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { ParcelCourse } from "#storefront/components/orders/parcel-course.tsx";
import { statusTone } from "#storefront/components/orders/status-tone.ts";
import { TrackParcel } from "#storefront/components/orders/track-parcel.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Badge } from "#ui/badge.tsx";
import { buttonClass } from "#ui/button.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import type { AccountProps } from "./data.ts";
import { ProStanding } from "./pro-standing.tsx";
import "./overview.css";

/** The account overview: the latest order, parcels, returns, products to review, and a professional's allowance. */
export default function Account(props: AccountProps) {
  const { words, csrf, name, email, addresses, wished, returns, unreviewed, allowance, suggested } = props;
  const t = useText();
  const say = useText(words);
  const next = [
    ...unreviewed.map(({ uid, name: of }) => ({ path: `/p/${uid}/review`, text: say("over.review", { name: of }) })),
    ...(addresses === 0 ? [{ path: "/account/addresses", text: say("over.address") }] : []),
  ];
  const [only] = next.length === 1 ? next : [];
  return (
    <AccountPage title={name ? t("account.title", { name }) : t("account.title.plain")} current="/account" csrf={csrf}>
      <p className="over-email quiet break-words">{email}</p>
      {allowance && <ProStanding words={words} allowance={allowance} />}
      <Latest {...props} />
      <div className="over">
        {returns.length > 0 && (
          <section className="account-panel" aria-labelledby="over-returns">
            <h2 className="label" id="over-returns">
              {say("over.returns")}
            </h2>
            {returns.map(({ id, orderId, state, label }) => (
              <div key={id} className="stack stack-xs">
                <p>
                  <Link to={`/account/orders/${orderId}`}>{say("over.return", { number: id, order: orderId })}</Link>
                </p>
                <p className="muted">{state}</p>
                {label && (
                  <p>
                    <Link to={label.path}>{label.text}</Link>
                  </p>
                )}
              </div>
            ))}
          </section>
        )}
        {only && (
          <Tile id="over-next" title={say("over.next")} path={only.path}>
            {only.text}
          </Tile>
        )}
        {next.length > 1 && (
          <section className="account-panel" aria-labelledby="over-next">
            <h2 className="label" id="over-next">
              {say("over.next")}
            </h2>
            <ul className="over-list">
              {next.map(({ path, text }) => (
                <li key={path}>
                  <Link to={path} prefetch={false}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Tile id="over-wishlist" title={t("account.wishlist")} path="/account/wishlist">
          {wished > 0 ? say("over.wished", { count: wished }) : say("over.wished.none")}
          {wished === 0 && <span className="quiet">{say("over.wished.none.text")}</span>}
        </Tile>
        {addresses > 0 && (
          <Tile id="over-addresses" title={t("account.addresses")} path="/account/addresses">
            {say("over.addresses", { count: addresses })}
          </Tile>
        )}
      </div>
      <SuggestedProducts cards={suggested} />
    </AccountPage>
  );
}

type TileProps = { id: string; title: string; path: string; children: ReactNode };

/** A panel that leads as a whole to another page of the account. */
const Tile = ({ id, title, path, children }: TileProps) => (
  <section className="account-panel over-tile" aria-labelledby={id}>
    <h2 className="label" id={id}>
      {title}
    </h2>
    <Link to={path} className="cover-link">
      <span className="over-tile-words">{children}</span> <ArrowIcon size={24} />
    </Link>
  </section>
);

/** The latest order with its status, and the parcels in transit. Without an order, a link to start shopping. */
function Latest({ words, order, parcels }: AccountProps) {
  const t = useText();
  const say = useText(words);
  if (!order)
    return (
      <section className="account-panel" aria-labelledby="over-latest">
        <h2 className="display-4" id="over-latest">
          {say("over.orders.none")}
        </h2>
        <p>{say("over.orders.none.text")}</p>
        <p>
          <Link to="/c/snowboards" className={buttonClass()}>
            {t("account.start")}
          </Link>
        </p>
      </section>
    );
  const { id, status, placed, pieces, total, pictures, course, back } = order;
  return (
    <section className="account-panel over-latest" aria-labelledby="over-latest">
      {pictures.length > 0 && (
        <ul className="over-pictures">
          {pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines stay as they are
            <li key={index}>
              <Picture
                id={picture}
                alt=""
                sizes={index === 0 ? "(min-width: 700px) 200px, 88px" : "64px"}
                widths={[96, 200, 400]}
                width={3}
                height={4}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="over-head">
        <div className="row gap-10 row-middle">
          <h2 className="label" id="over-latest">
            {say("over.latest")}
          </h2>
          <Badge tone={statusTone(status)}>{t(`order.status.${status}`)}</Badge>
        </div>
        <p className="display-4 bold">
          <Link to={`/account/orders/${id}`}>{t("account.orders.number", { number: id })}</Link>
        </p>
        <p className="muted numbers">
          {/* The date stays in one piece where the line breaks. */}
          {t("account.orders.placed", { date: placed.replaceAll(" ", "\u00a0") })} ·{" "}
          {say("over.pieces", { count: pieces, total })}
        </p>
      </div>
      <div className="over-way">
        <ParcelCourse steps={course} />
        {parcels.map((parcel) => (
          <TrackParcel key={parcel.number} label={say("order.follow")} {...parcel} />
        ))}
        {back && (
          <p>
            <Link to={`/account/orders/${id}`}>{back}</Link>
          </p>
        )}
      </div>
    </section>
  );
}
