import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { textIn } from "#commerce/shared/own-fields/rules.ts";
import type { FileColumns, Mapping } from "#commerce/staff/imports/schema.ts";
import { OptionList, SelectField } from "../../components/field.tsx";
import { FormProblem, problemsOf } from "../../components/form-problem.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useFormats, useLanguage, useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { nameOfField } from "./field-names.ts";
import { guessed } from "./mapping-rules.ts";

/** The possible contents of a file with unknown columns. */
const kinds = [
  ["ours", "products"],
  ["shopify-inventory", "stock"],
  ["shopify-customers", "customers"],
] as const satisfies readonly (readonly [string, Key])[];

const none: Pick<FileColumns["formats"][number], "fields" | "labels"> = { fields: [], labels: {} };

type Props = { file: FileColumns; done: () => void };

/** Assigns a field to each column of an unknown file. The mapping is stored for all files with the same columns. */
export function MappingForm({ file, done }: Props) {
  const say = useText();
  const language = useLanguage();
  const tools = { say, formats: useFormats() };
  const { columns, mapping, formats } = file;
  const [format, setFormat] = useState(mapping?.format ?? "ours");
  const known = formats.find(({ name }) => name === format);
  const { fields, labels } = known ?? none;
  const [chosen, setChosen] = useState<Mapping["columns"]>(mapping?.columns ?? guessed(columns, { fields, labels }));
  const plain = fields.filter((field) => !labels[field]);
  const own = fields.filter((field) => labels[field]);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      send("PUT", "/imports/mappings", { header: columns.map(({ name }) => name), format, columns: chosen }),
    onSuccess: done,
  });
  const problems = problemsOf(error);
  const missing = (known?.required ?? []).filter((field) => !Object.values(chosen).includes(field));
  const choose = (column: string, field: string) =>
    setChosen((before) => {
      const others = Object.entries(before).filter(([name, value]) => name !== column && value !== field);
      return Object.fromEntries(field === "" ? others : [...others, [column, field]]);
    });
  return (
    <section className="card stack" aria-label={say("mapTitle")}>
      <h2>{say("mapTitle")}</h2>
      <p>{say("mapLead")}</p>
      <div className="import-market">
        <SelectField
          label={say("mapKind")}
          value={format}
          onChange={({ target }) => {
            setFormat(target.value);
            setChosen(guessed(columns, formats.find(({ name }) => name === target.value) ?? none));
          }}
          options={kinds.map(([value, label]) => [value, say(label)])}
        />
      </div>
      <div className="changes mapping">
        <table>
          <thead>
            <tr>
              <th scope="col">{say("mapColumn")}</th>
              <th scope="col">{say("mapSamples")}</th>
              <th scope="col">{say("mapField")}</th>
            </tr>
          </thead>
          <tbody>
            {columns
              .filter(({ name }) => name !== "" && name !== "refused_because")
              .map(({ name, samples }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{samples.join(" · ")}</td>
                  <td>
                    <select
                      className="input"
                      aria-label={`${say("mapField")}: ${name}`}
                      aria-invalid={problems[`columns.${name}`] !== undefined || undefined}
                      value={chosen[name] ?? ""}
                      onChange={({ target }) => choose(name, target.value)}
                    >
                      <option value="">{say("mapLeave")}</option>
                      <OptionList of={plain.map((field) => [field, nameOfField(field, tools)])} />
                      {own.length > 0 && (
                        <optgroup label={say("ownFields")}>
                          <OptionList of={own.map((field) => [field, textIn(labels[field] ?? {}, language)])} />
                        </optgroup>
                      )}
                    </select>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      {missing.length > 0 && (
        <p className="note note-signal">
          {say("mapMissing", { fields: missing.map((field) => nameOfField(field, tools)).join(", ") })}
        </p>
      )}
      <FormProblem error={error} />
      <div>
        <button
          type="button"
          className="button button-main"
          disabled={isPending || missing.length > 0}
          onClick={() => mutate()}
        >
          {say("mapGo")}
        </button>
      </div>
    </section>
  );
}
