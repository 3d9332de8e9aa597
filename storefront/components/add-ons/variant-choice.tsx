import { useText } from "#storefront/app/shop.tsx";
import type { Buyable } from "#storefront/components/product-facts/buyable.ts";
import "./add-ons.css";

type Props = { name: string; variants: readonly Buyable[]; onChange?: (id: number) => void };

/** A select of several variants. With only one variant there is nothing to choose. */
export function VariantChoice({ name, variants, onChange }: Props) {
  const t = useText();
  const [only] = variants;
  if (variants.length < 2) return <input type="hidden" name="variant_id" value={only?.id ?? ""} />;
  return (
    <select
      name="variant_id"
      className="add-on-variant"
      aria-label={`${t("add-ons.options")}: ${name}`}
      onChange={onChange && ((event) => onChange(Number(event.currentTarget.value)))}
    >
      {variants.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}
