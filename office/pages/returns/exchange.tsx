import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { SelectField } from "../../components/field.tsx";
import { useText } from "../../i18n/text.tsx";
import { tell } from "../../layout/toasts.tsx";
import { send } from "../../runtime/api.ts";
import { DoingProblem } from "../orders/doing/problem.tsx";
import { arrivedOf, type CardProps } from "./rules.ts";

/** Another variant goes out for what came; what is not exchanged is paid back. */
export function ExchangeCard({ found, changed }: CardProps) {
  const say = useText();
  const [chosen, setChosen] = useState<Record<number, string>>({});
  const lines = found.lines.map((line) => {
    const count = arrivedOf(found, line.id);
    const variants = line.variants.filter(
      ({ isSamePrice, available, sku }) =>
        isSamePrice && sku !== line.sku && (available === null || available >= count),
    );
    return { ...line, count, variants };
  });
  const possible = lines.filter(({ count, variants }) => count > 0 && variants.length > 0);
  const items = possible
    .filter(({ id }) => chosen[id])
    .map(({ id, count }) => ({ order_product_id: id, quantity: count, variant_id: Number(chosen[id]) }));
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => send<{ exchange_order_id: number }>("POST", `/returns/${found.id}/exchange`, { items }),
    onSuccess: async ({ exchange_order_id: number }) => {
      tell(say("exchangedBy", { number }));
      await changed();
    },
    onError: changed,
  });
  if (possible.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <section className="card">
      <h2>{say("exchangeTitle")}</h2>
      <form className="stack" onSubmit={submit}>
        <p className="field-hint">{say("exchangeHint")}</p>
        {possible.map((line) => (
          <SelectField
            key={line.id}
            label={say("exchangeFor", { name: `${line.count} × ${line.name}` })}
            value={chosen[line.id] ?? ""}
            onChange={({ target }) => setChosen({ ...chosen, [line.id]: target.value })}
          >
            <option value="">{say("noExchange")}</option>
            {line.variants.map(({ id, options, sku, available }) => (
              <option key={id} value={id}>
                {[options || sku, available !== null && say("inStockCount", { count: available })]
                  .filter(Boolean)
                  .join(" · ")}
              </option>
            ))}
          </SelectField>
        ))}
        <DoingProblem error={error} />
        <div>
          <button type="submit" className="button" disabled={isPending || items.length === 0}>
            {say("exchangeTitle")}
          </button>
        </div>
      </form>
    </section>
  );
}
