import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { CheckField, TextArea } from "../../components/field.tsx";
import { ActionProblem } from "../../components/orders/problem.tsx";
import { conditionNames, reasonOf } from "../../components/orders/states.ts";
import { tell } from "../../components/toasts.tsx";
import { useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import {
  type Arrivals,
  arriving,
  type CardProps,
  missingOf,
  type PieceCondition,
  receiptsOf,
  usualArrival,
} from "./rules.ts";

/** Records the received pieces by line and condition, or approves or refuses the return. */
export function ReceiveCard({ found, changed }: CardProps) {
  const say = useText();
  const [came, setCame] = useState<Arrivals>(() => usualArrival(found.lines));
  const [answer, setAnswer] = useState("");
  const number = found.id;
  const { mutate, error, isPending } = useMutation({
    mutationFn: (act: "receive" | "approved" | "refused") =>
      act === "receive"
        ? send("POST", `/returns/${number}/receive`, { items: receiptsOf(came), answer: answer.trim() })
        : send("PUT", `/returns/${number}`, { status: act, answer: answer.trim() }),
    onSuccess: async (_, act) => {
      const told = { receive: "returnIsIn", approved: "returnIsApproved", refused: "returnIsRefused" } as const;
      tell(say(told[act], { number }));
      await changed();
    },
    onError: changed,
  });
  const set = (line: number, condition: PieceCondition, change: Partial<{ count: number; restock: boolean }>) => {
    const own = came[line];
    if (own) setCame({ ...came, [line]: { ...own, [condition]: { ...own[condition], ...change } } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate("receive");
  };
  const isTooMany = found.lines.some(({ id, quantity }) => missingOf(quantity, came[id]) < 0);
  return (
    <section className="card">
      <h2>{say("receiveTitle")}</h2>
      <form className="stack" onSubmit={submit} noValidate>
        <ul className="doing-pieces">
          {found.lines.map((line) => (
            <li key={line.id}>
              <span className="doing-name">
                <strong>
                  {line.quantity} × {line.name}
                </strong>
                <span className="list-sub">
                  {[line.options, line.sku, say(reasonOf(line.reason))].filter(Boolean).join(" · ")}
                </span>
              </span>
              <span className="return-conditions">
                {arriving.map((condition) => {
                  const own = came[line.id]?.[condition];
                  const words = { name: line.name, condition: say(conditionNames[condition]) };
                  return (
                    <span key={condition} className="return-condition">
                      <span className="field-label">{words.condition}</span>
                      <input
                        className="input"
                        type="number"
                        inputMode="numeric"
                        min={0}
                        max={line.quantity}
                        aria-label={say("conditionOf", words)}
                        value={own?.count ?? 0}
                        onChange={({ target }) =>
                          set(line.id, condition, {
                            count: Math.max(0, Math.min(line.quantity, Number(target.value) || 0)),
                          })
                        }
                      />
                      <CheckField
                        label={say("intoStock")}
                        aria-label={say("conditionIntoStock", words)}
                        checked={(own?.restock ?? false) && (own?.count ?? 0) > 0}
                        disabled={(own?.count ?? 0) === 0}
                        onChange={({ target }) => set(line.id, condition, { restock: target.checked })}
                      />
                    </span>
                  );
                })}
                <span className="return-condition">
                  <span className="field-label">{say("conditionMissing")}</span>
                  <output>{Math.max(0, missingOf(line.quantity, came[line.id]))}</output>
                </span>
              </span>
            </li>
          ))}
        </ul>
        <TextArea
          label={say("answerToCustomer")}
          rows={2}
          maxLength={500}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <ActionProblem error={error} />
        <div className="doing-row">
          <button type="submit" className="button button-main" disabled={isPending || isTooMany}>
            {say("receiveNow")}
          </button>
          {found.status === "requested" && !found.isWithdrawal && (
            <button type="button" className="button" disabled={isPending} onClick={() => mutate("approved")}>
              {say("approveReturn")}
            </button>
          )}
          {!found.isWithdrawal && (
            <button
              type="button"
              className="button button-danger"
              disabled={isPending}
              onClick={() => mutate("refused")}
            >
              {say("refuseReturn")}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
