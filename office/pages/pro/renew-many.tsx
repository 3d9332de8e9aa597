import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ProAccountRow } from "#commerce/customers/pro-accounts/schema.ts";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import { DecimalField } from "../../components/decimal-field.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { SelectField, TextField } from "../../components/field.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { follow } from "../../components/jobs.tsx";
import type { RowChoice } from "../../components/list/types.ts";
import { TellByEmail } from "../../components/pro/email-preview.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";

const limits = { keep: "proKeepLimit", usual: "proUsualLimit", same: "proOneLimit" } as const satisfies Record<
  string,
  Key
>;
type Limit = keyof typeof limits;

type RenewalPreview = { total: number; these: string };
type Props = { chosen: RowChoice; first: ProAccountRow; onClose: () => void };

/** Renews many accounts as one job, which can be undone. The email is previewed for one of them. */
export function RenewMany({ chosen, first, onClose }: Props) {
  const say = useText();
  const isMatching = "matching" in chosen;
  const wanted = isMatching
    ? { filter: { q: chosen.matching.q, state: chosen.matching.state } }
    : { ids: chosen.ids.map(Number) };
  // The number in the title is that of exactly the accounts that are renewed.
  const seen = useQuery({
    queryKey: ["renewals", wanted],
    queryFn: () => send<RenewalPreview>("POST", "/pro/accounts/renew?preview=1", wanted),
    enabled: isMatching,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const count = isMatching ? seen.data?.total : chosen.ids.length;
  const which = { ...wanted, ...(isMatching && { these: seen.data?.these }) };
  const [lastDay, setLastDay] = useState("");
  const [how, setHow] = useState<Limit>("keep");
  const [limit, setLimit] = useState<number | null>(null);
  const [telling, setTelling] = useState({ tell: true, answer: "" });
  const spendLimit = { keep: undefined, usual: null, same: limit ?? 0 }[how];
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      send<{ job: StaffJob }>("POST", "/pro/accounts/renew", {
        ...which,
        ...telling,
        ...(lastDay !== "" && { expires_on: lastDay }),
        ...(spendLimit !== undefined && { spend_limit: spendLimit }),
      }),
    onSuccess: ({ job }) => {
      follow(job);
      onClose();
    },
  });
  const problems = problemsOf(error);
  return (
    <Dialog title={count === undefined ? say("proRenew") : say("proRenewMany", { count })} onClose={onClose}>
      <DialogForm
        act={say("proRenew")}
        isDisabled={isPending || (isMatching && !seen.data)}
        error={error ?? seen.error}
        onLeave={onClose}
        onSubmit={() => mutate()}
      >
        <TextField
          label={say("proLastDay")}
          hint={say("proLastDayHint")}
          type="date"
          value={lastDay}
          problem={problems.expires_on}
          onChange={({ target }) => setLastDay(target.value)}
        />
        <SelectField
          label={say("proLimit")}
          value={how}
          problem={how === "same" ? undefined : problems.spend_limit}
          onChange={({ target }) => setHow(target.value as Limit)}
          options={Object.entries(limits).map(([value, key]) => [value, say(key)])}
        />
        {how === "same" && (
          <DecimalField label={say("proOneLimit")} value={limit} problem={problems.spend_limit} onChange={setLimit} />
        )}
        <TellByEmail
          account={first}
          kind="renewed"
          isOneOfMany={count !== 1}
          lastDay={lastDay || undefined}
          limit={how === "keep" ? undefined : how === "usual" ? "" : String(limit ?? "")}
          telling={telling}
          onChange={setTelling}
          problem={problems.answer}
        />
      </DialogForm>
    </Dialog>
  );
}
