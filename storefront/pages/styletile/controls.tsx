import { useState } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { Price } from "#storefront/components/product/price.tsx";
import { ProductBadge } from "#storefront/components/product/product-badge.tsx";
import { Swatches } from "#storefront/components/product/swatches.tsx";
import { Accordion } from "#ui/accordion.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Check, Select, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Quantity } from "#ui/quantity.tsx";
import { Group, Part, type SheetText, State } from "./sheet.tsx";

const plain = { price: 44_900, isNew: false, isRedesigned: false, isBestSeller: false, isComingSoon: false };
const badged = {
  sale: { ...plain, retailPrice: 49_900 },
  new: { ...plain, isNew: true },
  redesigned: { ...plain, isRedesigned: true },
  bestSeller: { ...plain, isBestSeller: true },
  comingSoon: { ...plain, isComingSoon: true },
};
const hexes = ["#0e1216", "#1b4dff", "#c8350a", "#0f6b4f", "#aab4be", "#d9dee3", "#f2f4f6", "#5a6570"];
const colours = hexes.map((hex) => ({ code: hex.slice(1), label: hex, hexColours: [hex] }));

/** What a visitor presses, fills in and is told, in every state. */
export function Controls({ say }: { say: SheetText }) {
  const t = useText();
  const currency = useShop().locale.currency ?? "EUR";
  const [colour, setColour] = useState(colours[0]?.code ?? "");
  return (
    <Part title={say("styletile.controls")}>
      <Group title={say("styletile.buttons")} wide={6}>
        <div className="tile-states">
          <State name={say("styletile.state.primary")}>
            <Button>{t("catalogue.add-to-cart")}</Button>
          </State>
          <State name={say("styletile.state.signal")}>
            <Button kind="signal">{t("home.shop-now")}</Button>
          </State>
          <State name={say("styletile.state.quiet")}>
            <Button kind="outline">{t("home.learn-more")}</Button>
          </State>
          <State name={say("styletile.state.disabled")}>
            <Button disabled>{t("catalogue.sold-out")}</Button>
          </State>
          <State name={say("styletile.state.small")}>
            <Button small>{t("search.submit")}</Button>
          </State>
          <State name={say("styletile.state.loading")}>
            <Button aria-busy>{t("cart.checkout")}</Button>
          </State>
          <State name={say("styletile.focus")}>
            <Button kind="outline" className="tile-focus">
              {t("catalogue.clear-all")}
            </Button>
          </State>
        </div>
      </Group>
      <Group title={say("styletile.badges")} wide={6}>
        <p className="tile-badges">
          {Object.entries(badged).map(([name, card]) => (
            <ProductBadge key={name} card={card} />
          ))}
        </p>
        <p className="tile-badges">
          <Badge>{t("shipping.free")}</Badge>
          <Badge tone="signal">{t("catalogue.sold-out")}</Badge>
          <Badge tone="pine">{t("catalogue.added")}</Badge>
        </p>
        <h3 className="label">{say("styletile.prices")}</h3>
        <p className="row-middle row row-l">
          <Price amount={44_900} currency={currency} />
          <Price amount={44_900} retail={49_900} currency={currency} />
          <Price amount={44_900} to={54_900} currency={currency} />
        </p>
      </Group>
      <Group title={say("styletile.swatches")} wide={6}>
        {[false, true].map((short) => (
          <Swatches
            key={String(short)}
            name={short ? "tile-short" : "tile-colour"}
            legend={t("catalogue.colour")}
            swatches={colours}
            selected={colour}
            onSelect={setColour}
            short={short}
          />
        ))}
      </Group>
      <Group title={say("styletile.notices")} wide={6}>
        <Notice>{t("cart.changed.title")}</Notice>
        <Notice kind="error">{t("checkout.problem.fields")}</Notice>
        <Notice kind="done">{t("cart.freeFrom.reached")}</Notice>
      </Group>
      <Group title={say("styletile.fields")}>
        <div className="tile-fields">
          <TextField label={t("checkout.email")} hint={t("checkout.email.hint")} autoComplete="off" />
          <TextField label={t("address.city")} error={t("error.required")} autoComplete="off" />
          <TextField label={t("address.city")} defaultValue="Davos" disabled autoComplete="off" />
          <Select label={t("address.country")}>
            <option>{t("address.state.choose")}</option>
          </Select>
          <Select label={t("address.country")} error={t("error.required")}>
            <option>{t("address.state.choose")}</option>
          </Select>
          <Quantity labels={{ field: t("cart.quantity"), less: t("cart.less"), more: t("cart.more") }} />
          <Check defaultChecked>{t("checkout.sameBilling")}</Check>
          <Check disabled>{t("checkout.sameBilling")}</Check>
          <Check type="radio" name="tile-radio" defaultChecked>
            {t("checkout.method")}
          </Check>
          <Accordion title={t("checkout.method")}>{t("checkout.email.hint")}</Accordion>
          <Accordion title={t("checkout.method")} open>
            {t("checkout.email.hint")}
          </Accordion>
        </div>
      </Group>
    </Part>
  );
}
