import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Static } from "typebox";
import type { CodeV3 } from "#commerce/sales/promotions/rest.ts";
import { TextField } from "../../../components/field.tsx";
import { FormProblem, problemsOf } from "../../../components/form-problem.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { tell } from "../../../layout/toasts.tsx";
import { addressOf, get, send } from "../../../runtime/api.ts";
import { useMay } from "../../../runtime/session.ts";

type Code = Static<typeof CodeV3>;
const perPage = 25;

/** Its codes: typed one by one, or made by the thousand, and taken along as CSV. */
export function Codes({ id }: { id: number }) {
  const say = useText();
  const { number } = useFormats();
  const client = useQueryClient();
  const mayWrite = useMay("promotions:write");
  const mayExport = useMay("exports:write");
  const [page, setPage] = useState(1);
  const key = ["promotion-codes", id];
  const { data } = useQuery({
    queryKey: [...key, page],
    queryFn: ({ signal }) => get<{ data: Code[] }>(`/promotions/${id}/codes`, { page, limit: perPage }, signal),
  });
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: key }) };
  const adding = useMutation({
    mutationFn: (code: string) => send("POST", `/promotions/${id}/codes`, { code }),
    ...settled,
  });
  const making = useMutation({
    mutationFn: (body: object) => send<{ data: { count: number } }>("POST", `/staff/promotions/${id}/codes`, body),
    onSuccess: ({ data: made }) => tell(say("promoCodesMade", { count: made.count })),
    ...settled,
  });
  const removing = useMutation({
    mutationFn: (code: string) => send("DELETE", `/promotions/${id}/codes/${encodeURIComponent(code)}`),
    onError: (error) => tell(error.message),
    ...settled,
  });
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    adding.mutate(String(new FormData(form).get("code")), { onSuccess: () => form.reset() });
  };
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    making.mutate({ count: Number(values.get("count")), prefix: String(values.get("prefix")).trim() });
  };
  const codes = data?.data ?? [];
  return (
    <section className="card stack">
      <header className="with-tag">
        <h2>{say("promoCodes")}</h2>
        {mayExport && codes.length > 0 && (
          <a className="button" href={addressOf(`/staff/promotions/${id}/codes.csv`)} download>
            CSV
          </a>
        )}
      </header>
      <ul className="plain-list">
        {codes.map(({ code, current_uses: uses }) => (
          <li key={code}>
            <span>
              <code>{code}</code>
              <span className="list-sub">{say("promoUsed", { count: uses })}</span>
            </span>
            {mayWrite && (
              <button
                type="button"
                className="button"
                aria-label={`${say("remove")}: ${code}`}
                onClick={() => removing.mutate(code)}
              >
                {say("remove")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {data && codes.length === 0 && page === 1 && <p className="lead">{say("promoNoCodes")}</p>}
      {(page > 1 || codes.length === perPage) && (
        <p className="button-row">
          <button type="button" className="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {say("previousPage")}
          </button>
          <button type="button" className="button" disabled={codes.length < perPage} onClick={() => setPage(page + 1)}>
            {say("nextPage")}
          </button>
        </p>
      )}
      {mayWrite && (
        <>
          <form className="stack" onSubmit={add} noValidate>
            <TextField label={say("promoCode")} name="code" maxLength={40} problem={problemsOf(adding.error).code} />
            <button type="submit" className="button" disabled={adding.isPending}>
              {say("promoAddCode")}
            </button>
          </form>
          <form className="stack" onSubmit={make} noValidate>
            <div className="columns-even">
              <TextField
                label={say("promoCodeCount")}
                name="count"
                type="number"
                min={1}
                max={10_000}
                defaultValue={100}
                hint={say("promoCodeCountHint", { number: number(10_000) })}
                problem={problemsOf(making.error).count}
              />
              <TextField
                label={say("promoCodePrefix")}
                name="prefix"
                maxLength={20}
                problem={problemsOf(making.error).prefix}
              />
            </div>
            <FormProblem error={making.error} />
            <button type="submit" className="button" disabled={making.isPending}>
              {say("promoMakeCodes")}
            </button>
          </form>
        </>
      )}
    </section>
  );
}
