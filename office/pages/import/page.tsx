import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { DryRun, FileColumns } from "#commerce/staff/imports/schema.ts";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import { SelectField } from "../../components/field.tsx";
import { FormProblem, problemsOf } from "../../components/form-problem.tsx";
import { Skeleton } from "../../components/states.tsx";
import { useText, WithTexts } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { addressOf, send } from "../../runtime/api.ts";
import { marketName, priceRegions } from "../../runtime/markets.ts";
import { useMay, useMember } from "../../runtime/session.ts";
import { Chooser } from "./chooser.tsx";
import { MappingForm } from "./mapping.tsx";
import { Progress } from "./progress.tsx";
import { Report } from "./report.tsx";
import { saveAnswer } from "./report-file.ts";

type ChosenFile = { file: File; market: PriceRegion; location?: string | undefined };

/** Enough of a file to recognise its columns, in bytes. */
const beginning = 256 * 1024;

/** Browsers and spreadsheets use other types for CSV, which the server does not accept. */
const csvOf = (file: Blob) => new Blob([file], { type: "text/csv" });
const queryOf = ({ market, location }: ChosenFile) => ({ market, ...(location && { location }) });
const post = <T,>(asked: ChosenFile, isTrial: boolean) => {
  const query = new URLSearchParams({ ...queryOf(asked), ...(isTrial && { dry_run: "1" }) });
  return send<T>("POST", `/imports?${query}`, csvOf(asked.file));
};

/** Imports a file of products, stock or customers: choose, try, import, and undo when it was the wrong file. */
export const ImportPage = () => (
  <WithTexts of="import">
    <Importing />
  </WithTexts>
);

function Importing() {
  const say = useText();
  const navigate = useNavigate();
  const maySee = useMay("catalogue:read");
  const mayExport = useMay("exports:write") && maySee;
  const client = useQueryClient();
  const [job, setJob] = useState<StaffJob | null>(null);
  const [columns, setColumns] = useState<FileColumns | null>(null);
  const [isNaming, setNaming] = useState(false);
  const trying = useMutation({
    mutationFn: async (asked: ChosenFile) => {
      const columns = await send<FileColumns>("POST", "/imports/columns", csvOf(asked.file.slice(0, beginning)));
      setColumns(columns);
      return columns.format === null ? null : post<DryRun>(asked, true);
    },
    // The list caches its answers, which were about another file.
    onSuccess: () => client.removeQueries({ queryKey: ["list", "import"] }),
  });
  const starting = useMutation({
    mutationFn: (asked: ChosenFile) => post<{ job: StaffJob }>(asked, false),
    onSuccess: ({ job: started }) => setJob(started),
  });
  const { markets } = useMember();
  const mine = priceRegions.filter((region) => markets === null || markets.includes(region));
  const asked = trying.variables;
  const look = (next: ChosenFile) => {
    setJob(null);
    setNaming(false);
    starting.reset();
    // A new file is shown from its first page, without filters.
    void navigate({ to: ".", search: {} as never, replace: true });
    trying.mutate(next);
  };
  const actions = mayExport && (
    <a className="button" href={addressOf("/exports/products.csv")} download>
      {say("export")}
    </a>
  );
  const report = trying.data;
  const choices = report?.meta.choices ?? [];
  const isUnknown = asked && columns && (report === null || isNaming) && !trying.isPending;
  const error = trying.error ?? starting.error;
  const inFile = problemsOf(error).file;
  return (
    <Page name={say("import")} permission="imports:write" actions={actions}>
      <p className="lead">{say("importLead")}</p>
      <section className="card stack">
        <Chooser
          name={asked?.file.name}
          isBusy={trying.isPending || starting.isPending}
          choose={(file) => look({ file, market: asked?.market ?? mine[0] ?? "us" })}
        />
        {asked && report?.meta.format === "shopify" && (
          <div className="import-market">
            <SelectField
              label={say("importMarket")}
              value={asked.market}
              disabled={trying.isPending}
              onChange={({ target }) => look({ ...asked, market: target.value as PriceRegion })}
              options={mine.map((region) => [region, marketName(region, say)])}
            />
          </div>
        )}
        {asked && choices.length > 1 && (
          <div className="import-market">
            <SelectField
              label={say("importLocation")}
              value={asked.location ?? ""}
              disabled={trying.isPending}
              onChange={({ target }) => look({ ...asked, location: target.value || undefined })}
              options={choices.map((choice) => [choice, choice])}
            >
              <option value="">{say("importAllLocations")}</option>
            </SelectField>
          </div>
        )}
        {asked && columns?.mapping && !isNaming && (
          <div>
            <button type="button" className="button" onClick={() => setNaming(true)}>
              {say("mapTitle")}
            </button>
          </div>
        )}
        {inFile ? (
          <p className="note note-signal" role="alert">
            {inFile}
          </p>
        ) : (
          <FormProblem error={error} />
        )}
      </section>
      {job ? (
        <Progress key={job.id} started={job} />
      ) : isUnknown ? (
        <MappingForm key={trying.submittedAt} file={columns} done={() => look(asked)} />
      ) : trying.isPending ? (
        <Skeleton />
      ) : (
        asked &&
        report && (
          <Report
            key={trying.submittedAt}
            report={report}
            isBusy={starting.isPending}
            start={() => starting.mutate(asked)}
            save={(filter) =>
              saveAnswer("/imports/report", { ...queryOf(asked), ...filter }, csvOf(asked.file), "import-report.csv")
            }
          />
        )
      )}
    </Page>
  );
}
