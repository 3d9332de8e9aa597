import type { ReactNode } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { PlainPage } from "#storefront/components/page/plain-page.tsx";
import { Accordion } from "#ui/accordion.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Check, Select, TextField } from "#ui/field.tsx";
import * as icons from "#ui/icons/icons.tsx";
import * as pageIcons from "#ui/icons/page-icons.tsx";
import { Notice } from "#ui/notice.tsx";
import { PriceText } from "#ui/price-text.tsx";
import { Quantity } from "#ui/quantity.tsx";
import { Banners } from "./banners.tsx";
import { Cards } from "./cards.tsx";
import { Colours } from "./colours.tsx";
import type { StyleTileProps } from "./data.ts";
import { Dialogs } from "./dialogs.tsx";
import { Motion } from "./motion.tsx";
import { ShopParts } from "./shop-parts.tsx";
import "./styletile.css";

const sizes = [
  "display-1",
  "display-2",
  "display-form",
  "display-3",
  "display-4",
  "text-xl",
  "text-l",
  "text-m",
  "text-s",
  "text-xs",
];

export default function StyleTile({ cards, sections, marks }: StyleTileProps) {
  const t = useText();
  return (
    <PlainPage title={t("styletile.title")} text={t("styletile.text")}>
      <Part title={t("styletile.type")}>
        {sizes.map((size) => (
          <p key={size} className="tile-size">
            <small className="tile-name">{size}</small>
            <span className={size.startsWith("display") ? "display" : undefined} style={{ fontSize: `var(--${size})` }}>
              {t("catalogue.promise-return")}
            </span>
          </p>
        ))}
      </Part>
      <Part title={t("styletile.colours")}>
        <Colours />
      </Part>
      <Part title={t("styletile.buttons")}>
        <div className="tile-states">
          <State name="primary">
            <Button>{t("cart.checkout")}</Button>
          </State>
          <State name="signal">
            <Button kind="signal">{t("catalogue.add-to-cart")}</Button>
          </State>
          <State name="outline">
            <Button kind="outline">{t("frame.view-all")}</Button>
          </State>
          <State name="small">
            <Button small>{t("catalogue.add-to-cart")}</Button>
          </State>
          <State name="disabled">
            <Button disabled>{t("catalogue.sold-out")}</Button>
          </State>
          <State name="busy">
            <Button aria-busy>{t("catalogue.adding")}</Button>
          </State>
          <State name="badge">
            <Badge>{t("country.here")}</Badge>
          </State>
          <State name="badge, signal">
            <Badge tone="signal">{t("catalogue.badge-sale")}</Badge>
          </State>
          <State name="badge, pine">
            <Badge tone="pine">{t("shipping.free")}</Badge>
          </State>
          <State name="price, reduced">
            <PriceText now="449.00" was="499.00" labels={{ now: "", was: t("cart.line.was") }} />
          </State>
        </div>
      </Part>
      <Part title={t("styletile.fields")}>
        <div className="tile-fields">
          <TextField label={t("checkout.email")} hint={t("checkout.email.hint")} autoComplete="off" />
          <TextField label={t("address.city")} error={t("error.required")} autoComplete="off" />
          <Select label={t("address.country")}>
            <option>{t("address.state.choose")}</option>
          </Select>
          <TextField label={t("address.city")} defaultValue="Davos" disabled autoComplete="off" />
          <Select label={t("address.country")} error={t("error.required")}>
            <option>{t("address.state.choose")}</option>
          </Select>
          <Check defaultChecked>{t("checkout.sameBilling")}</Check>
          <Check disabled>{t("checkout.sameBilling")}</Check>
          <Check type="radio" name="tile-radio" defaultChecked>
            {t("checkout.method")}
          </Check>
          <Quantity labels={{ field: t("cart.quantity"), less: t("cart.less"), more: t("cart.more") }} />
          <Accordion title={t("checkout.method")}>{t("checkout.email.hint")}</Accordion>
          <Accordion title={t("checkout.method")} open>
            {t("checkout.email.hint")}
          </Accordion>
        </div>
      </Part>
      <Part title={t("styletile.notices")}>
        <Notice>{t("cart.changed.title")}</Notice>
        <Notice kind="error">{t("checkout.problem.fields")}</Notice>
        <Notice kind="done">{t("cart.freeFrom.reached")}</Notice>
      </Part>
      <Part title={t("frame.shop")}>
        <ShopParts links={sections.slice(0, 3)} />
      </Part>
      <Part title={t("styletile.cards")}>
        <Cards cards={cards} />
      </Part>
      <Part title={t("styletile.banners")}>
        <Banners card={cards[0]} />
      </Part>
      <Part title={t("styletile.dialogs")}>
        <Dialogs />
      </Part>
      <Part title={t("styletile.motion")}>
        <Motion />
      </Part>
      <Part title={t("checkout.card")}>
        <p>
          <img {...marks} alt={marks.alt} />
        </p>
      </Part>
      <Part title={t("styletile.icons")}>
        <p className="row-middle row row-l">
          {Object.entries({ ...icons, ...pageIcons }).map(([name, Icon]) => (
            <Icon key={name} label={name} />
          ))}
        </p>
      </Part>
    </PlainPage>
  );
}

const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="tile-state">
    {children}
    <small className="tile-name">{name}</small>
  </div>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="tile-part shrinks stack stack-m">
    <h2 className="label">{title}</h2>
    {children}
  </section>
);
