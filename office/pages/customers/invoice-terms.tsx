import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { DecimalField } from "../../components/decimal-field.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { Fact } from "../../components/fact.tsx";
import { TextField } from "../../components/field.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { tell } from "../../components/toasts.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";

/** Terms as /invoice_terms returns them. */
type Terms = {
  id: number;
  customer_group_id: number | null;
  customer_id: number | null;
  credit_limit: number | null;
  days: number;
};
type Props = { customerId: number; groupId: number | null };

/** In order of precedence: the customer's own terms, then those of their group, then those of all professionals. */
const sources: readonly [key: Key, isIt: (terms: Terms, props: Props) => boolean][] = [
  ["termsOwn", ({ customer_id: id }, { customerId }) => id === customerId],
  ["termsOfGroup", ({ customer_group_id: id }, { groupId }) => id !== null && id === groupId],
  ["termsOfPros", (terms) => terms.customer_id === null && terms.customer_group_id === null],
];

/** Shows whether a customer may pay by invoice and which terms apply, and edits the customer's own terms. */
export function InvoiceTerms(props: Props) {
  const say = useText();
  const { number } = useFormats();
  const mayWrite = useMay("customers:write");
  const [isAsking, setIsAsking] = useState(false);
  const query = useQuery({
    queryKey: ["customer", String(props.customerId), "terms"],
    queryFn: ({ signal }) => get<Terms[]>("/invoice_terms", {}, signal),
  });
  const found = sources.flatMap(([key, isIt]) =>
    (query.data ?? []).filter((terms) => isIt(terms, props)).map((terms) => ({ key, terms })),
  );
  const [counts] = found;
  const own = found.find(({ key }) => key === "termsOwn")?.terms;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{say("termsTitle")}</h2>
        {counts && <span className="tag">{say(counts.key)}</span>}
      </div>
      <Loaded query={query} lines={2}>
        {() => (
          <div className="stack">
            {counts ? (
              <dl className="facts">
                <Fact label={say("termsDays")}>{number(counts.terms.days)}</Fact>
                <Fact label={say("termsLimit")}>
                  {counts.terms.credit_limit === null ? say("termsAnyAmount") : number(counts.terms.credit_limit)}
                </Fact>
              </dl>
            ) : (
              <p className="lead">{say("termsNone")}</p>
            )}
            {mayWrite && (
              <div className="button-row">
                <button type="button" className="button" onClick={() => setIsAsking(true)}>
                  {say(counts ? "termsChange" : "termsAllow")}
                </button>
                {own && <End id={own.id} />}
              </div>
            )}
          </div>
        )}
      </Loaded>
      {isAsking && <OwnTerms customerId={props.customerId} terms={own ?? null} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

function useSettled() {
  const client = useQueryClient();
  const say = useText();
  return async () => {
    tell(say("saved"));
    await client.invalidateQueries({ queryKey: ["customer"] });
  };
}

function End({ id }: { id: number }) {
  const say = useText();
  const settled = useSettled();
  const { mutate, isPending } = useMutation({
    mutationFn: () => send("DELETE", `/invoice_terms/${id}`),
    onSuccess: settled,
    onError: (error) => tell(error.message),
  });
  return (
    <button type="button" className="button button-danger" disabled={isPending} onClick={() => mutate()}>
      {say("termsEnd")}
    </button>
  );
}

type OwnProps = { customerId: number; terms: Terms | null; onClose: () => void };

function OwnTerms({ customerId, terms, onClose }: OwnProps) {
  const say = useText();
  const settled = useSettled();
  const [limit, setLimit] = useState(terms?.credit_limit ?? null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (form: FormData) => {
      const body = { days: Number(form.get("days")), credit_limit: limit };
      return send("PUT", "/invoice_terms", { customer_id: customerId, ...body });
    },
    onSuccess: async () => {
      onClose();
      await settled();
    },
  });
  const problems = problemsOf(error);
  const submit = (values: FormData) => mutate(values);
  return (
    <Dialog title={say("termsTitle")} onClose={onClose}>
      <DialogForm act={say("save")} isDisabled={isPending} error={error} onLeave={onClose} onSubmit={submit}>
        <TextField
          label={say("termsDays")}
          name="days"
          type="number"
          min={1}
          max={365}
          defaultValue={terms?.days ?? 30}
          problem={problems.days}
        />
        <DecimalField
          label={say("termsLimit")}
          hint={say("termsLimitHint")}
          value={limit}
          problem={problems.credit_limit}
          onChange={setLimit}
        />
      </DialogForm>
    </Dialog>
  );
}
