import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReturnDetail } from "#commerce/aftersales/returns/receiving/schema.ts";
import { SelectField, TextField } from "../../components/field.tsx";
import { SearchBox } from "../../components/search-box.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";
import type { ExchangeChoice, Offer } from "./rules.ts";

type Line = ReturnDetail["lines"][number] & { count: number };
type Props = {
  found: ReturnDetail;
  line: Line;
  chosen: ExchangeChoice | undefined;
  onChoose: (chosen: ExchangeChoice | null) => void;
};

const other = "other";

/** The replacement for the pieces of one line: another variant of its product, or any variant found by search. */
export function ExchangeLine({ found, line, chosen, onChoose }: Props) {
  const say = useText();
  const { money } = useFormats();
  const [isLooking, setLooking] = useState(false);
  const name = `${line.count} × ${line.name}`;
  const own = line.variants.filter(({ available }) => available === null || available > 0);
  const isOther = chosen !== undefined && !own.some(({ id }) => id === chosen.variant.id);
  const offers = isOther ? [...own, chosen.variant] : own;
  const describe = ({ name: product, options, sku, price, available }: Offer) =>
    [
      product === line.name ? options || sku : [product, options || sku].join(" "),
      money(Number(price), found.currency),
      available !== null && say("inStockCount", { count: available }),
    ]
      .filter(Boolean)
      .join(" · ");
  const take = (variant: Offer) => {
    setLooking(false);
    onChoose({ variant, quantity: chosen?.quantity ?? line.count });
  };
  const choose = (value: string) => {
    setLooking(value === other);
    const variant = offers.find(({ id }) => String(id) === value);
    if (variant) take(variant);
    else onChoose(null);
  };
  return (
    <div className="exchange-line">
      <SelectField
        label={say("exchangeFor", { name })}
        value={isLooking ? other : (chosen?.variant.id ?? "")}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{say("noExchange")}</option>
        {offers.map((offer) => (
          <option key={offer.id} value={offer.id}>
            {describe(offer)}
          </option>
        ))}
        <option value={other}>{say("exchangeElse")}</option>
      </SelectField>
      {chosen && line.count > 1 && (
        <TextField
          label={say("exchangePieces", { name: line.name })}
          type="number"
          inputMode="numeric"
          min={1}
          max={line.count}
          value={chosen.quantity}
          onChange={({ target }) =>
            onChoose({ ...chosen, quantity: Math.max(1, Math.min(line.count, Number(target.value) || 1)) })
          }
        />
      )}
      {isLooking && <Finder returnId={found.id} describe={describe} onFind={take} />}
    </div>
  );
}

type FinderProps = { returnId: number; describe: (offer: Offer) => string; onFind: (offer: Offer) => void };

function Finder({ returnId, describe, onFind }: FinderProps) {
  const say = useText();
  const [q, setQ] = useState("");
  const asked = q.trim();
  const { data, isFetching } = useQuery({
    queryKey: ["exchange-offers", returnId, asked],
    queryFn: ({ signal }) => get<{ data: Offer[] }>(`/staff/returns/${returnId}/variants`, { q: asked }, signal),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
  });
  const offers = (data?.data ?? []).filter(({ available }) => available === null || available > 0).slice(0, 30);
  return (
    <div className="exchange-finder">
      <SearchBox text={q} onType={setQ} hint={say("exchangeFind")} />
      {asked !== "" && (
        <ul className="offers" aria-busy={isFetching}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <button type="button" className="offer" onClick={() => onFind(offer)}>
                <span>{describe(offer)}</span>
                <span className="list-sub">{offer.sku}</span>
              </button>
            </li>
          ))}
          {data && offers.length === 0 && <li className="field-hint">{say("listNone")}</li>}
        </ul>
      )}
    </div>
  );
}
