import { chartedSizes } from "#commerce/shared/sizes/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { Select } from "#ui/field.tsx";
import { bootLabel } from "./boot-label.ts";

/** The rider's boots, as their country counts them. */
export function BootSelect({ boot, texts }: { boot: string | undefined; texts: AreaTexts<"size-guide"> }) {
  const { locale } = useShop();
  const say = useText(texts);
  return (
    <Select name="boot" label={say("guide.boot")} defaultValue={boot ?? ""}>
      <option value="">{say("guide.pick")}</option>
      {chartedSizes.map((size) => (
        <option key={size} value={size}>
          {bootLabel(size, locale.country)}
        </option>
      ))}
    </Select>
  );
}
