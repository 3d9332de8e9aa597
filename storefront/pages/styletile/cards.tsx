import { useText } from "#storefront/app/shop.tsx";
import { AddOnItem } from "#storefront/components/add-ons/add-on.tsx";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { ProductCard } from "#storefront/components/product/product-card.tsx";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { ProductSlider } from "#storefront/components/product/product-slider.tsx";

const hexes = ["#0e1216", "#1b4dff", "#c8350a", "#0f6b4f", "#aab4be", "#d9dee3", "#f2f4f6", "#5a6570"];
const plain = { isNew: false, isRedesigned: false, isBestSeller: false, isComingSoon: false, retailPrice: undefined };

const swatches = ({ image }: CardData, count: number): CardData["swatches"] =>
  hexes.slice(0, count).map((hex) => ({ code: hex.slice(1), label: hex, hexColours: [hex], image }));

/** A card in each of its states, by the state's name. */
function statesOf(card: CardData): [string, CardData, isAddOn?: boolean][] {
  const own = { ...card, ...plain, priceTo: undefined, inStock: true };
  const reduced = { ...own, retailPrice: Math.round(own.price * 1.25) };
  return [
    ["sale", reduced],
    ["new", { ...own, isNew: true, isRedesigned: true }],
    ["redesigned", { ...own, isRedesigned: true }],
    ["best seller", { ...own, isBestSeller: true }],
    ["coming soon", { ...own, isComingSoon: true }],
    ["add-on: no sale tag", reduced, true],
    ["from … to", { ...own, priceTo: own.price + 10_000 }],
    ["sold out", { ...own, inStock: false }],
    ["4 swatches", { ...own, swatches: swatches(own, 4) }],
    ["5: +1 on phones", { ...own, swatches: swatches(own, 5) }],
    ["8: +4, +2", { ...own, swatches: swatches(own, 8) }],
    ["long words", { ...own, name: `${own.name} ${own.name} Splitboard Touring`, tagline: own.tagline?.repeat(4) }],
  ];
}

/** Product cards in every state, and the lists that contain them, also while loading (specification 2.7, 4). */
export function Cards({ cards }: { cards: readonly CardData[] }) {
  const t = useText();
  const [first, ...others] = cards;
  if (!first) return null;
  return (
    <>
      <div className="grid">
        {statesOf(first).map(([name, card, isAddOn]) => (
          <div key={name}>
            <ProductCard card={card} list={`tile-${name}`} isAddOn={isAddOn} />
            <p className="tile-name">{name}</p>
          </div>
        ))}
      </div>
      <p className="tile-name tile-head">slider</p>
      <ProductSlider title={t("product.viewed")} name="tile" cards={cards} />
      <p className="tile-name tile-head">slider, loading</p>
      <ProductSlider title={t("product.viewed")} name="tile-loading" cards={undefined} />
      <p className="tile-name tile-head">rows</p>
      <ProductGrid cards={others.slice(0, 2)} list={{ name: "tile-rows", title: t("product.viewed") }} rows />
      <p className="tile-name tile-head">add-ons</p>
      <ul className="tile-add-ons">
        <AddOnItem addOn={{ card: first, variants: [], preset: null }} isInCart={false}>
          {null}
        </AddOnItem>
        <AddOnItem addOn={{ card: first, variants: [], preset: null }} isInCart>
          {null}
        </AddOnItem>
      </ul>
    </>
  );
}
