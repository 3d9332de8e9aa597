import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { DecimalField } from "../../components/decimal-field.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { conflictIn } from "../../components/editor/conflict-in.ts";
import { Conflicted } from "../../components/editor/conflicted.tsx";
import type { Choice, Values } from "../../components/editor/rules.ts";
import { TextField } from "../../components/field.tsx";
import { FormProblem, problemsOf } from "../../components/form-problem.tsx";
import { makerOf } from "../../components/orders/states.ts";
import { SentEmails } from "../../components/sent-emails.tsx";
import { Skeleton } from "../../components/states.tsx";
import { tell } from "../../components/toasts.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get, send } from "../../runtime/api.ts";
import { type Entry, type GiftCard, stateOf } from "./load.ts";

const kinds: Record<string, Key> = {
  issued: "giftIssued",
  spent: "giftSpent",
  returned: "giftReturned",
  refunded: "giftRefunded",
  adjusted: "giftAdjusted",
  voided: "giftVoided",
};

type Props = { card: GiftCard; mayWrite: boolean; onClose: () => void };

/** A gift card's ledger, and its actions: adjust with a reason, block and unblock. */
export function CardDialog({ card: listed, mayWrite, onClose }: Props) {
  const say = useText();
  const { money, moment, day } = useFormats();
  const client = useQueryClient();
  const [balance, setBalance] = useState<number | null>(null);
  const path = `/gift-certificates/${listed.id}`;
  const { data: card = listed } = useQuery({
    queryKey: ["gift-card", listed.id],
    queryFn: ({ signal }) => get<{ data: GiftCard }>(path, {}, signal),
    select: ({ data }) => data,
  });
  const { data: entries } = useQuery({
    queryKey: ["gift-card", listed.id, "entries"],
    queryFn: ({ signal }) => get<{ data: Entry[] }>(`${path}/transactions`, {}, signal),
    select: ({ data }) => data,
  });
  const { mutate, error, isPending, variables, reset } = useMutation({
    mutationFn: (body: Values) => send("PUT", path, body),
    onSuccess: () => {
      setBalance(null);
      tell(say("saved"));
    },
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === "gift-card" || name === "list" }),
  });
  const correct = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const body = { balance: balance ?? card.balance, note: String(values.get("note")) };
    mutate({ ...body, balance_seen: card.balance });
  };
  const changes = variables ?? {};
  const conflict = conflictIn(error, changes);
  const editing = {
    changes,
    leaveConflict: reset,
    settle({ balance: side }: Choice) {
      const now = conflict?.current.balance;
      if (side === "theirs") reset();
      else mutate({ ...changes, balance_seen: now });
    },
  };
  const isBlocked = card.status === "disabled";
  const state = stateOf(card);
  const problems = problemsOf(error);
  return (
    <Dialog title={`${say("giftCard")} …${card.code_last4}`} kind="drawer" onClose={onClose}>
      <div className="stack">
        <dl className="facts">
          <div>
            <dt>{say("status")}</dt>
            <dd>
              <span className={state.tag}>{say(state.key)}</span>
            </dd>
          </div>
          <div>
            <dt>{say("giftBalance")}</dt>
            <dd>
              <strong>{money(card.balance, card.currency_code)}</strong>
            </dd>
          </div>
          <div>
            <dt>{say("giftRecipient")}</dt>
            <dd>{[card.to_name, card.to_email].filter(Boolean).join(" · ") || "–"}</dd>
          </div>
          {card.from_name && (
            <div>
              <dt>{say("giftFrom")}</dt>
              <dd>{card.from_name}</dd>
            </div>
          )}
          {card.send_date && !card.sent_date && (
            <div>
              <dt>{say("giftGoesOn")}</dt>
              <dd>{day(card.send_date)}</dd>
            </div>
          )}
          {card.order_id !== null && (
            <div>
              <dt>{say("orders")}</dt>
              <dd>
                <Link to="/orders/$id" params={{ id: String(card.order_id) }} className="link">
                  {card.order_id}
                </Link>
              </dd>
            </div>
          )}
          {card.expiry_date && (
            <div>
              <dt>{say("giftEnds")}</dt>
              <dd>{day(card.expiry_date)}</dd>
            </div>
          )}
        </dl>
        <section>
          <h3>{say("giftLedger")}</h3>
          {entries ? (
            <ul className="plain-list">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <span>
                    {say(kinds[entry.kind] ?? "giftAdjusted")}
                    <span className="list-sub">
                      {[moment(entry.date), entry.order_id, makerOf(entry.made_by), entry.note]
                        .filter(Boolean)
                        .join(" · ")}
                    </span>
                  </span>
                  <span>{money(entry.amount, card.currency_code)}</span>
                </li>
              ))}
            </ul>
          ) : (
            <Skeleton />
          )}
        </section>
        <section>
          <h3>{say("emails")}</h3>
          <SentEmails
            path={`${path}/emails`}
            queryKey={["gift-card", card.id, "emails"]}
            againOf={({ to }) => (mayWrite && !isBlocked ? { to, path: `${path}/emails/again` } : null)}
            onSent={() => client.invalidateQueries({ queryKey: ["gift-card", card.id] })}
          />
        </section>
        {mayWrite && (
          <>
            <form className="stack" onSubmit={correct} noValidate>
              <DecimalField
                label={say("giftNewBalance")}
                currency={card.currency_code}
                value={balance ?? card.balance}
                problem={problems.balance}
                onChange={setBalance}
              />
              <TextField label={say("giftWhy")} name="note" maxLength={500} problem={problems.note} />
              <FormProblem error={!conflict && error} />
              <button type="submit" className="button" disabled={isPending}>
                {say("giftCorrect")}
              </button>
            </form>
            <button
              type="button"
              className={isBlocked ? "button" : "button button-danger"}
              disabled={isPending}
              onClick={() => mutate({ status: isBlocked ? "active" : "disabled" })}
            >
              {say(isBlocked ? "giftOpen" : "giftBlock")}
            </button>
          </>
        )}
      </div>
      <Conflicted conflict={conflict} editing={editing} labels={{ balance: "giftBalance" }} />
    </Dialog>
  );
}
