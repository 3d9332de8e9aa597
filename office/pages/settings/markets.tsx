import { useState } from "react";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { CheckField } from "../../components/field.tsx";
import { useText } from "../../i18n/text.tsx";
import { marketName, priceRegions } from "../../runtime/markets.ts";
import { useMember } from "../../runtime/session.ts";

type Props = { chosen: readonly string[] | null; isFixed?: boolean };

/** The markets in which permissions count: all, or some. Members cannot grant markets that are not theirs. */
export function Markets({ chosen, isFixed }: Props) {
  const say = useText();
  const { markets: own } = useMember();
  const [isEverywhere, setIsEverywhere] = useState(chosen === null && (isFixed || own === null));
  const mine = (market: PriceRegion) => own === null || own.includes(market);
  return (
    <fieldset className="permissions" disabled={isFixed}>
      <legend className="field-label">{say("market")}</legend>
      <div className="permission-area">
        <CheckField
          label={say("marketsAll")}
          name="everywhere"
          checked={isEverywhere}
          disabled={own !== null}
          onChange={({ target }) => setIsEverywhere(target.checked)}
        />
      </div>
      {!isEverywhere && (
        <div className="stack-tight">
          {priceRegions.map((market) => (
            <CheckField
              key={market}
              label={marketName(market, say)}
              name="markets"
              value={market}
              defaultChecked={(chosen ?? own ?? []).includes(market)}
              disabled={!mine(market)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** The markets that a form says; null means all. */
export const marketsIn = (values: FormData): FormDataEntryValue[] | null =>
  values.has("everywhere") ? null : values.getAll("markets");
