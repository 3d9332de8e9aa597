import { useEffect, useRef } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { readRider } from "#storefront/components/rider/rider.ts";
import { variantFor } from "./known-sizes.ts";
import type { AddOn } from "./load-add-ons.ts";
import "./add-ons.css";

type Props = {
  addOn: Pick<AddOn, "rider" | "variants" | "preset"> & { card: { name: string; kind: string } };
  onChange?: () => void;
};

/**
 * A select of several variants. With only one variant there is nothing to choose. Where the server does not know which
 * size the shopper takes, the measures they gave in the size guide may tell; those stay in the browser.
 */
export function VariantChoice({ addOn, onChange }: Props) {
  const { card, variants, preset } = addOn;
  const t = useText();
  const field = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per add-on, so that a choice is not overwritten
  useEffect(() => {
    if (preset !== null || field.current?.value !== "") return;
    const measured = variantFor(addOn, { boot: readRider().boot, worn: [] });
    if (measured !== null) field.current.value = String(measured);
  }, []);
  const [only] = variants;
  if (variants.length < 2) return <input type="hidden" name="variant_id" value={only?.id ?? ""} />;
  const isMatched = preset !== null && new Set(variants.map(({ size }) => size)).size > 1;
  return (
    <>
      {isMatched && <small className="add-on-matched muted">{t("add-ons.matched")}</small>}
      <select
        ref={field}
        name="variant_id"
        required
        className="add-on-variant"
        aria-label={`${t("add-ons.options")}: ${card.name}`}
        defaultValue={preset ?? ""}
        onChange={onChange}
      >
        {preset === null && <option value="">{t("catalogue.size")}</option>}
        {variants.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}
