import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ShownApplication } from "#commerce/customers/pro-applications/routes.ts";
import { proRegions } from "#commerce/shared/regions/schema.ts";
import { DecimalField } from "../../components/decimal-field.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Fact } from "../../components/fact.tsx";
import { SelectField, TextArea } from "../../components/field.tsx";
import { FormProblem, problemsOf } from "../../components/form-problem.tsx";
import { tell } from "../../components/toasts.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { addressOf, get, send } from "../../runtime/api.ts";
import { marketName } from "../../runtime/markets.ts";

export type Application = ShownApplication;
type Props = { application: Application; mayDecide: boolean; onClose: () => void };

/** An application with its proof. The proof opens in a separate page where no scripts can run. */
export function ApplicationDialog({ application: one, mayDecide, onClose }: Props) {
  const say = useText();
  const { country, moment, day } = useFormats();
  const facts = [
    [say("emailAddress"), one.email],
    [say("proWorksFor"), one.association],
    [say("role"), one.role],
    [say("country"), country(one.country.toUpperCase())],
    [say("made"), moment(one.date_created)],
    ...(one.expiration_date ? [[say("proUntil"), day(one.expiration_date)] as const] : []),
    ...(one.spend_limit === null ? [] : [[say("proLimit"), String(one.spend_limit)] as const]),
  ] as const;
  return (
    <Dialog title={`${one.first_name} ${one.last_name}`} kind="drawer" onClose={onClose}>
      <div className="stack">
        <dl className="facts">
          {facts.map(([name, value]) => (
            <Fact key={name} label={name}>
              {value}
            </Fact>
          ))}
        </dl>
        {one.notes && <p>{one.notes}</p>}
        {one.customer_id !== null && (
          <Link to="/customers/$id" params={{ id: String(one.customer_id) }} className="link">
            {say("customer")}
          </Link>
        )}
        {one.has_proof && (
          <a
            className="button"
            href={addressOf(`/pro/applications/${one.id}/proof`)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {say("proProof")}
          </a>
        )}
        {one.answer && <p className="note">{one.answer}</p>}
        {one.status === "submitted" && mayDecide && <Decide application={one} onDone={onClose} />}
      </div>
    </Dialog>
  );
}

function Decide({ application, onDone }: { application: Application; onDone: () => void }) {
  const say = useText();
  const client = useQueryClient();
  const [status, setStatus] = useState<"approved" | "refused">("approved");
  const [region, setRegion] = useState("");
  const [limit, setLimit] = useState<number | null>(null);
  const [answer, setAnswer] = useState("");
  const path = `/pro/applications/${application.id}`;
  const { data: email } = useQuery({
    queryKey: ["pro-email", application.id, status, answer],
    queryFn: ({ signal }) =>
      get<{ to: string; subject: string; text: string }>(`${path}/email`, { status, answer }, signal),
    placeholderData: keepPreviousData,
  });
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      send("PUT", path, {
        status,
        answer,
        ...(status === "approved" && region !== "" && { region }),
        ...(status === "approved" && limit !== null && { spend_limit: limit }),
      }),
    onSuccess: async () => {
      tell(say("saved"));
      onDone();
      await client.invalidateQueries({ queryKey: ["list"] });
    },
  });
  const problems = problemsOf(error);
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <SelectField
        label={say("proDecision")}
        value={status}
        onChange={({ target }) => setStatus(target.value as typeof status)}
      >
        <option value="approved">{say("proApprove")}</option>
        <option value="refused">{say("proRefuse")}</option>
      </SelectField>
      {status === "approved" && (
        <>
          <SelectField
            label={say("proPriceList")}
            hint={say("proPriceListHint")}
            value={region}
            problem={problems.region}
            onChange={({ target }) => setRegion(target.value)}
            options={proRegions.map((one) => [one, marketName(one, say)])}
          >
            <option value="">–</option>
          </SelectField>
          <DecimalField label={say("proLimit")} value={limit} problem={problems.spend_limit} onChange={setLimit} />
        </>
      )}
      <TextArea
        label={say("proAnswer")}
        value={answer}
        maxLength={500}
        problem={problems.answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      {email && (
        <section className="note">
          <h3>{say("proEmail")}</h3>
          <p>
            <strong>{email.subject}</strong>
          </p>
          <pre className="email-text">{email.text}</pre>
        </section>
      )}
      <FormProblem error={error} />
      <button type="submit" className="button button-main" disabled={isPending}>
        {say(status === "approved" ? "proApprove" : "proRefuse")}
      </button>
    </form>
  );
}
