import { useText } from "#storefront/app/shop.tsx";
import { AddOnItem } from "#storefront/components/add-ons/add-on.tsx";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { ProductCard } from "#storefront/components/product/product-card.tsx";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { ProductSlider } from "#storefront/components/product/product-slider.tsx";
import { Group, Part, type SheetText, State } from "./sheet.tsx";

const hexes = ["#0e1216", "#1b4dff", "#c8350a", "#0f6b4f", "#aab4be", "#d9dee3", "#f2f4f6", "#5a6570"];
const plain = { isNew: false, isRedesigned: false, isBestSeller: false, isComingSoon: false, retailPrice: undefined };

const swatches = ({ image }: CardData, count: number): CardData["swatches"] =>
  hexes.slice(0, count).map((hex) => ({ code: hex.slice(1), label: hex, hexColours: [hex], image }));

const states = [
  "sale",
  "new",
  "redesigned",
  "best-seller",
  "coming-soon",
  "add-on",
  "range",
  "sold-out",
  "four",
  "five",
  "eight",
  "long",
] as const;

/** A card in one of its states. */
function inState(state: (typeof states)[number], card: CardData): CardData {
  const own = { ...card, ...plain, priceTo: undefined, inStock: true };
  switch (state) {
    case "sale":
    case "add-on":
      return { ...own, retailPrice: Math.round(own.price * 1.25) };
    case "new":
      return { ...own, isNew: true, isRedesigned: true };
    case "redesigned":
      return { ...own, isRedesigned: true };
    case "best-seller":
      return { ...own, isBestSeller: true };
    case "coming-soon":
      return { ...own, isComingSoon: true };
    case "range":
      return { ...own, priceTo: own.price + 10_000 };
    case "sold-out":
      return { ...own, inStock: false };
    case "long":
      return { ...own, name: `${own.name} ${own.name} Splitboard Touring`, tagline: own.tagline?.repeat(4) };
    default:
      return { ...own, swatches: swatches(own, { four: 4, five: 5, eight: 8 }[state]) };
  }
}

/** Product cards in every state, and the lists that contain them, also while loading (specification 2.7, 4). */
export function Cards({ cards, say }: { cards: readonly CardData[]; say: SheetText }) {
  const t = useText();
  const [first, ...others] = cards;
  if (!first) return null;
  const nameOf = (state: (typeof states)[number]): string => {
    switch (state) {
      case "sale":
      case "new":
      case "redesigned":
      case "best-seller":
      case "coming-soon":
        return t(`catalogue.badge-${state}`);
      case "sold-out":
        return t("catalogue.sold-out");
      default:
        return say(`styletile.state.${state}`);
    }
  };
  return (
    <Part title={say("styletile.cards")}>
      <div className="tile-cards">
        {states.map((state, index) => (
          <State key={state} name={nameOf(state)}>
            <ProductCard
              card={inState(state, cards[index % cards.length] ?? first)}
              list={`tile-${state}`}
              isAddOn={state === "add-on"}
            />
          </State>
        ))}
      </div>
      <Group title={say("styletile.state.loading")} wide={6}>
        <div className="tile-loading">
          <ProductGrid cards={undefined} list={{ name: "tile-loading", title: say("styletile.state.loading") }} />
          <ProductSlider title={say("styletile.state.loading")} name="tile-loading" cards={undefined} />
        </div>
      </Group>
      <Group title={say("styletile.rows")} wide={6}>
        <ProductGrid cards={others.slice(0, 2)} list={{ name: "tile-rows", title: say("styletile.rows") }} rows />
        <h3 className="label">{say("styletile.add-ons")}</h3>
        <ul>
          <AddOnItem addOn={{ card: first, variants: [], preset: null }} isInCart={false}>
            {null}
          </AddOnItem>
          <AddOnItem addOn={{ card: first, variants: [], preset: null }} isInCart>
            {null}
          </AddOnItem>
        </ul>
      </Group>
      <Group title={say("styletile.slider")}>
        <ProductSlider title={t("search.popular")} name="tile" cards={cards} />
      </Group>
    </Part>
  );
}
