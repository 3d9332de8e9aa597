import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Static } from "typebox";
import type { Trial } from "#commerce/sales/promotions/office/schema.ts";
import { ChooseProducts } from "../../../components/choose/products.tsx";
import { DecimalField } from "../../../components/decimal-field.tsx";
import { Fact } from "../../../components/fact.tsx";
import { SelectField, TextField } from "../../../components/field.tsx";
import { FormProblem, problemsOf } from "../../../components/form-problem.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { send } from "../../../runtime/api.ts";
import { marketName, priceRegions } from "../../../runtime/markets.ts";
import type { PromotionForm } from "../form.ts";

type TrialResult = Static<typeof Trial>;

const refusals: Record<string, Key> = {
  "not-yet": "promoNotYet",
  ended: "promoEnded",
  region: "promoNotHere",
  group: "promoOtherGroup",
  minimum: "promoBelowMinimum",
  nothing: "promoNothing",
};

/** Tries the promotion as in the form, saved or not, on a test cart. */
export function TryIt({ form }: { form: PromotionForm }) {
  const say = useText();
  const [ids, setIds] = useState<number[]>([]);
  const [quantity, setQuantity] = useState(1);
  const [region, setRegion] = useState<string>("us");
  const [cost, setCost] = useState(0);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => {
      const [method = "standard"] = form.getValues("shipping_methods");
      return send<{ data: TrialResult }>("POST", "/staff/promotions/try", {
        promotion: form.getValues(),
        region,
        lines: ids.map((id) => ({ product_id: id, quantity })),
        ...(cost > 0 && { shipping: { code: method, cost } }),
      });
    },
  });
  const problems = problemsOf(error);
  return (
    <section className="card" data-fields="">
      <h2>{say("promoTry")}</h2>
      <p className="field-hint">{say("promoTryHint")}</p>
      <div className="stack">
        <ChooseProducts
          label={say("promoTryGoods")}
          ids={ids}
          onChange={setIds}
          problem={Object.entries(problems).find(([name]) => name.startsWith("lines"))?.[1]}
        />
        <div className="amounts">
          <TextField
            label={say("promoTryQuantity")}
            type="number"
            min={1}
            max={999}
            value={quantity}
            onChange={({ target }) => setQuantity(Math.max(1, Number(target.value)))}
          />
          <DecimalField label={say("promoTryDelivery")} value={cost} onChange={(next) => setCost(next ?? 0)} />
        </div>
        <SelectField
          label={say("promoTryMarket")}
          value={region}
          onChange={({ target }) => setRegion(target.value)}
          options={priceRegions.map((one) => [one, marketName(one, say)])}
        />
        <FormProblem error={error} />
        <button type="button" className="button" disabled={isPending || ids.length === 0} onClick={() => mutate()}>
          {say("promoTryNow")}
        </button>
        {data && <Outcome tried={data.data} />}
      </div>
    </section>
  );
}

function Outcome({ tried }: { tried: TrialResult }) {
  const say = useText();
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, tried.currency);
  const { refusal, missing } = tried;
  return (
    <div className="stack-tight" role="status">
      {refusal !== null && (
        <p className="note note-signal">
          {say(refusals[refusal] ?? "promoNothing")}
          {missing !== null && ` ${say("promoMissing", { amount: money(missing) })}`}
        </p>
      )}
      <dl className="facts facts-sums">
        {tried.lines.map((line) => (
          <Fact
            key={line.product_id}
            label={
              <>
                {line.quantity} × {line.name}
              </>
            }
          >
            {money(line.price * line.quantity)}
            {line.saving > 0 && <span className="list-sub">−{money(line.saving)}</span>}
          </Fact>
        ))}
        {tried.shipping > 0 && <Fact label={say("promoTryDelivery")}>{money(tried.shipping)}</Fact>}
        <Fact label={say("promoSaves")}>
          <strong>{money(tried.saving)}</strong>
        </Fact>
        <Fact label={say("promoLeft")}>{money(tried.goods + tried.shipping - tried.saving)}</Fact>
      </dl>
    </div>
  );
}
