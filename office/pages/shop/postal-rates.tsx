import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FormProblem } from "../../components/form-problem.tsx";
import { tell } from "../../components/toasts.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { ApiProblem, get, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";

/** Sales tax rates by postal code: the number stored, and an import of a table. */
export function PostalRates() {
  const say = useText();
  const { number } = useFormats();
  const client = useQueryClient();
  const mayWrite = useMay("settings:write");
  const { data } = useQuery({
    queryKey: ["settings", "postal-rates"],
    queryFn: async ({ signal }) =>
      (await get<{ meta: { total: number } }>("/taxes/postal-rates", { limit: 1 }, signal)).meta.total,
  });
  const { mutate, error, isPending } = useMutation({
    mutationFn: (file: File) =>
      send<{ data: { rates: number } }>("POST", "/taxes/postal-rates/import", new Blob([file], { type: "text/csv" })),
    onSuccess: ({ data: { rates } }) => {
      tell(say("postalRatesHeld", { count: number(rates) }));
      void client.invalidateQueries({ queryKey: ["settings", "postal-rates"] });
    },
  });
  const faults = error instanceof ApiProblem ? Object.entries(error.body.errors ?? {}).slice(0, 5) : [];
  return (
    <div className="postal-rates stack-tight">
      <h3>{say("postalRates")}</h3>
      <p className="field-hint">
        {data !== undefined && <strong>{say("postalRatesHeld", { count: number(data) })}. </strong>}
        {say("postalRatesText")}
      </p>
      {mayWrite && (
        <label className="button file-button">
          {say("chooseTable")}
          <input
            type="file"
            accept=".csv,text/csv"
            className="visually-hidden"
            disabled={isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) mutate(file);
              target.value = "";
            }}
          />
        </label>
      )}
      <FormProblem error={error} />
      {faults.map(([field, text]) => (
        <p key={field} className="field-problem">
          {field} {text}
        </p>
      ))}
    </div>
  );
}
