import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DisplayNames } from "#commerce/shared/texts/names.ts";
import { DecimalField } from "../../components/decimal-field.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { conflictIn } from "../../components/editor/conflict-in.ts";
import { Conflicted } from "../../components/editor/conflicted.tsx";
import type { Choice, Values } from "../../components/editor/rules.ts";
import type { Labels } from "../../components/editor/use-path-tools.ts";
import { CheckField, SelectField, TextField } from "../../components/field.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { NamesByLanguage } from "../../components/names-by-language.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import type { Method, Zone } from "./delivery-load.ts";

type Props = { zone: Zone; currency: string; method: Method | null; onClose: () => void };
/** An open end is null, and so is what was not filled in yet. */
type Range = { key: number; from: number | null; to: number | null; cost: number | null };

const labels: Labels = {
  name: "name",
  display_names: "promoNames",
  code: "methodChoice",
  type: "methodKind",
  enabled: "methodOffered",
  days_from: "daysFrom",
  days_to: "daysTo",
  settings: "methodRanges",
};

const firstRanges = (method: Method | null): Range[] =>
  (method?.settings.range ?? [{ lower_limit: 0, upper_limit: null, shipping_cost: 0 }]).map((one, key) => ({
    key,
    from: one.lower_limit,
    to: one.upper_limit,
    cost: method ? one.shipping_cost : null,
  }));

/** One delivery method of a zone: its name, costs and delivery time. */
export function MethodDialog({ zone, currency, method, onClose }: Props) {
  const say = useText();
  const { named } = useFormats();
  const client = useQueryClient();
  const [type, setType] = useState<string>(method?.type ?? "total");
  const [minimum, setMinimum] = useState(method?.settings.carrier_options?.minimum_sub_total ?? null);
  const [names, setNames] = useState<DisplayNames>(method?.display_names ?? {});
  const [ranges, setRanges] = useState(() => firstRanges(method));
  const { mutate, error, isPending, variables, reset } = useMutation({
    mutationFn: (body: Values | null) =>
      method
        ? send(body ? "PUT" : "DELETE", `/shipping/methods/${method.id}`, body ?? undefined)
        : send("POST", `/shipping/zones/${zone.id}/methods`, body ?? {}),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ["settings", "zones"] });
      void client.invalidateQueries({ queryKey: ["setup"] });
      onClose();
    },
  });
  const problems = problemsOf(error);
  const { version: _, ...changes } = variables ?? {};
  const conflict = conflictIn(error, changes);
  /** Fields that others changed since the zone was loaded are kept; of the same field both sides are shown. */
  const save = (body: Values, version: number | undefined = zone.version) =>
    mutate(method ? { ...body, version } : body);
  const editing = {
    changes,
    leaveConflict: reset,
    settle(choice: Choice) {
      const theirs = Object.entries(conflict?.current ?? {}).filter(([field]) => choice[field] === "theirs");
      save({ ...changes, ...Object.fromEntries(theirs) }, conflict?.version);
    },
  };
  const submit = (values: FormData) => {
    const text = (name: string) => String(values.get(name) ?? "").trim();
    save({
      name: text("name"),
      display_names: names,
      code: text("code"),
      type,
      enabled: values.has("enabled"),
      days_from: Number(text("days_from") || 0),
      days_to: Number(text("days_to") || 0),
      settings:
        type === "freeshipping"
          ? { carrier_options: { minimum_sub_total: minimum ?? 0 } }
          : {
              range: ranges.map(({ from, to, cost }) => ({
                lower_limit: from ?? 0,
                upper_limit: to,
                shipping_cost: cost ?? 0,
              })),
            },
    });
  };
  const change = (key: number, part: Partial<Range>) =>
    setRanges(ranges.map((range) => (range.key === key ? { ...range, ...part } : range)));
  return (
    <Dialog title={method ? named(method.display_names, method.name) : say("addMethod")} wide onClose={onClose}>
      <DialogForm
        act={say("save")}
        isDisabled={isPending}
        error={!conflict && error}
        others={
          method && (
            <button type="button" className="button button-danger" disabled={isPending} onClick={() => mutate(null)}>
              {say("remove")}
            </button>
          )
        }
        onLeave={onClose}
        onSubmit={submit}
      >
        <div className="fields-3">
          <TextField label={say("name")} name="name" defaultValue={method?.name} problem={problems.name} autoFocus />
          <TextField
            label={say("methodChoice")}
            hint={say("methodChoiceHint")}
            name="code"
            defaultValue={method?.code ?? "standard"}
            problem={problems.code}
          />
          <SelectField label={say("methodKind")} value={type} onChange={({ target }) => setType(target.value)}>
            <option value="total">{say("methodRanges")}</option>
            <option value="freeshipping">{say("methodFree")}</option>
          </SelectField>
        </div>
        {type === "freeshipping" ? (
          <DecimalField
            label={say("freeFromAmount")}
            currency={currency}
            value={minimum}
            problem={problems["settings.carrier_options.minimum_sub_total"]}
            onChange={setMinimum}
          />
        ) : (
          <div className="stack-tight">
            {ranges.map((range, index) => (
              <RangeLine
                key={range.key}
                range={range}
                currency={currency}
                problem={Object.entries(problems).find(([name]) => name.startsWith(`settings.range.${index}`))?.[1]}
                onChange={(part) => change(range.key, part)}
                onRemove={
                  ranges.length > 1 ? () => setRanges(ranges.filter(({ key }) => key !== range.key)) : undefined
                }
              />
            ))}
            <button
              type="button"
              className="button button-plain"
              onClick={() =>
                setRanges([
                  ...ranges,
                  { key: Math.max(...ranges.map(({ key }) => key)) + 1, from: null, to: null, cost: null },
                ])
              }
            >
              {say("addRange")}
            </button>
          </div>
        )}
        <div className="fields-3">
          <TextField
            label={say("daysFrom")}
            name="days_from"
            type="number"
            min={0}
            defaultValue={method?.days_from ?? 2}
            problem={problems.days_from}
          />
          <TextField
            label={say("daysTo")}
            name="days_to"
            type="number"
            min={0}
            defaultValue={method?.days_to ?? 4}
            problem={problems.days_to}
          />
        </div>
        <details>
          <summary>{say("promoNames")}</summary>
          <div className="stack-small">
            <p className="field-hint">{say("promoNamesHint")}</p>
            <NamesByLanguage names={names} onChange={setNames} />
          </div>
        </details>
        <CheckField label={say("methodOffered")} name="enabled" defaultChecked={method?.enabled ?? true} />
      </DialogForm>
      <Conflicted conflict={conflict} editing={editing} labels={labels} />
    </Dialog>
  );
}

type LineProps = {
  range: Range;
  currency: string;
  problem: string | undefined;
  onChange: (part: Partial<Range>) => void;
  onRemove: (() => void) | undefined;
};

function RangeLine({ range, currency, problem, onChange, onRemove }: LineProps) {
  const say = useText();
  return (
    <div className="range-line">
      <DecimalField
        label={say("rangeFrom")}
        currency={currency}
        value={range.from}
        problem={problem}
        onChange={(from) => onChange({ from })}
      />
      <DecimalField
        label={say("rangeTo")}
        placeholder={say("noLimit")}
        currency={currency}
        value={range.to}
        onChange={(to) => onChange({ to })}
      />
      <DecimalField
        label={say("rangeCost")}
        currency={currency}
        value={range.cost}
        onChange={(cost) => onChange({ cost })}
      />
      {onRemove && (
        <button type="button" className="button button-plain" onClick={onRemove}>
          {say("remove")}
        </button>
      )}
    </div>
  );
}
