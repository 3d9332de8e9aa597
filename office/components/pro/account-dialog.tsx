import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ProAccountRow } from "#commerce/customers/pro-accounts/schema.ts";
import { useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { DecimalField } from "../decimal-field.tsx";
import { Dialog } from "../dialog.tsx";
import { DialogForm } from "../dialog-form.tsx";
import { conflictIn } from "../editor/conflict-in.ts";
import { Conflicted } from "../editor/conflicted.tsx";
import type { Choice, Values } from "../editor/rules.ts";
import { TextField } from "../field.tsx";
import { problemsOf } from "../form-problem.tsx";
import { tell as toast } from "../toasts.tsx";
import { TellByEmail } from "./email-preview.tsx";

export type AccountAct = "renew" | "limit" | "end";
type Props = { account: ProAccountRow; act: AccountAct; onClose: () => void };

const day = 24 * 60 * 60 * 1000;

/** One year later: "2027-08-31" → "2028-08-31". Counted from today when the date has passed or is null. */
export function yearOn(expiresOn: string | null, now: Date): string {
  const from = new Date(Math.max(now.getTime(), expiresOn ? Date.parse(expiresOn) : 0));
  from.setUTCFullYear(from.getUTCFullYear() + 1);
  return from.toISOString().slice(0, 10);
}

const titles = { renew: "proRenewTitle", limit: "proLimitTitle", end: "proEndTitle" } as const;
const acts = { renew: "proRenew", limit: "save", end: "proEndNow" } as const;
const kinds = { renew: "renewed", limit: "limit", end: "ended" } as const;

const labels = { spend_limit: "proLimit", expires_on: "proLastDay" } as const;

/** Renews or ends one professional's account, or sets its limit, and emails the professional. */
export function AccountDialog({ account, act, onClose }: Props) {
  const say = useText();
  const client = useQueryClient();
  const [lastDay, setLastDay] = useState(() => yearOn(account.expiresOn, new Date()));
  const [limit, setLimit] = useState<number | null>(account.isUsualLimit ? null : account.limit);
  const [telling, setTelling] = useState({ tell: true, answer: "" });
  const changes: Values = {
    ...(act !== "end" && { spend_limit: limit }),
    ...(act === "renew" && { expires_on: lastDay }),
  };
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: ({ values, version }: { values: Values; version: number | undefined }) => {
      const path = `/pro/accounts/${account.id}`;
      const shared = { version, ...telling };
      return act === "end" ? send("POST", `${path}/end`, shared) : send("PUT", path, { ...shared, ...values });
    },
    onSuccess: async () => {
      toast(say("saved"));
      onClose();
      await client.invalidateQueries({
        predicate: ({ queryKey: [name] }) => ["list", "home", "customer", "history"].includes(String(name)),
      });
    },
  });
  const problems = problemsOf(error);
  const conflict = conflictIn(error, changes);
  const editing = {
    changes,
    leaveConflict: reset,
    settle(choice: Choice) {
      const theirs = Object.entries(conflict?.current ?? {}).filter(([field]) => choice[field] === "theirs");
      const values = { ...changes, ...Object.fromEntries(theirs) };
      setLimit((values.spend_limit as number | null) ?? null);
      setLastDay(String(values.expires_on ?? ""));
      mutate({ values, version: conflict?.version });
    },
  };
  const name = account.name || account.email;
  return (
    <Dialog title={say(titles[act], { name })} onClose={onClose}>
      <DialogForm
        act={say(acts[act])}
        isDanger={act === "end"}
        isDisabled={isPending}
        error={!conflict && error}
        onLeave={onClose}
        onSubmit={() => mutate({ values: changes, version: account.version })}
      >
        {act === "end" && <p>{say("proEndText")}</p>}
        {act === "renew" && (
          <TextField
            label={say("proLastDay")}
            type="date"
            min={new Date(Date.now() + day).toISOString().slice(0, 10)}
            value={lastDay}
            problem={problems.expires_on}
            onChange={({ target }) => setLastDay(target.value)}
          />
        )}
        {act !== "end" && (
          <DecimalField
            label={`${say("proLimit")} (${account.currency})`}
            hint={say("proLimitHint")}
            value={limit}
            problem={problems.spend_limit}
            onChange={setLimit}
          />
        )}
        <TellByEmail
          account={account}
          kind={kinds[act]}
          lastDay={act === "renew" ? lastDay : undefined}
          limit={act === "end" ? undefined : String(limit ?? "")}
          telling={telling}
          onChange={setTelling}
          problem={problems.answer}
        />
      </DialogForm>
      <Conflicted conflict={conflict} editing={editing} labels={labels} />
    </Dialog>
  );
}
