import { useText } from "#storefront/app/shop.tsx";
import type { CardData } from "./card-data.ts";

/** The sizes of a product; those that are gone are struck through. */
export function SizeLine({ sizes }: { sizes: NonNullable<CardData["sizes"]> }) {
  const t = useText();
  return (
    <ul className="card-sizes numbers" aria-label={t("catalogue.size")}>
      {sizes.map(({ label, isLeft }) => (
        <li key={label}>
          {isLeft ? (
            label
          ) : (
            <s>
              {label}
              <span className="visually-hidden"> ({t("catalogue.sold-out")})</span>
            </s>
          )}
        </li>
      ))}
    </ul>
  );
}
