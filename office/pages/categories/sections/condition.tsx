import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { RuleValues } from "#commerce/catalog/categories/office-schema.ts";
import type { Condition } from "#commerce/catalog/categories/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { DecimalField } from "../../../components/decimal-field.tsx";
import { CheckField, Datalist, SelectField, TextField } from "../../../components/field.tsx";
import { CloseIcon } from "../../../components/icons.tsx";
import { fieldsOf } from "../../../components/own-fields/queries.ts";
import { useText } from "../../../i18n/text.tsx";
import { useCatalogueNames } from "../../../runtime/catalogue-names.ts";
import { currencyOf, marketName, priceRegions } from "../../../runtime/markets.ts";
import { blankCondition, type Field, fieldLabels, flagLabels } from "../rule.ts";
import { Values } from "./condition-inputs.tsx";
import { OwnBounds, OwnValues } from "./own-condition.tsx";

type Props = {
  condition: Condition;
  number: number;
  values: RuleValues["data"] | undefined;
  change: (next: Condition) => void;
  remove: (() => void) | undefined;
};

/** One condition of a rule: its field and the required values. */
export function ConditionRow({ condition, number, values, change, remove }: Props) {
  const say = useText();
  const { data: own = [] } = useQuery(fieldsOf("product"));
  const has = (isNumber: boolean) => own.some(({ kind }) => (kind === "number") === isNumber);
  // Own fields are offered only when some are defined.
  const offered = (Object.keys(fieldLabels) as Field[]).filter(
    (field) => !field.startsWith("own") || field === condition.field || has(field === "own-number"),
  );
  return (
    <li>
      <fieldset className="condition">
        <legend className="visually-hidden">{say("conditionNumber", { number })}</legend>
        <SelectField
          label={say("conditionNumber", { number })}
          value={condition.field}
          onChange={({ target }) => change(blankCondition(target.value as Field))}
          options={offered.map((field) => [field, say(fieldLabels[field])])}
        />
        <Asked key={condition.field} {...{ condition, values, change }} />
        <CheckField
          label={say("conditionNot")}
          checked={condition.not ?? false}
          onChange={({ target }) => {
            const { not: _, ...plain } = condition;
            change((target.checked ? { ...plain, not: true } : plain) as Condition);
          }}
        />
        {remove && (
          <button
            type="button"
            className="icon-button"
            aria-label={say("removeCondition", { number })}
            onClick={remove}
          >
            <CloseIcon size={16} />
          </button>
        )}
      </fieldset>
    </li>
  );
}

function Asked({ condition, values, change }: Pick<Props, "condition" | "values" | "change">) {
  const say = useText();
  const names = useCatalogueNames();
  switch (condition.field) {
    case "flag":
      return (
        <SelectField
          label={say("labels")}
          value={condition.flag}
          onChange={({ target }) => change({ ...condition, flag: target.value as typeof condition.flag })}
          options={Object.entries(flagLabels).map(([flag, key]) => [flag, say(key)])}
        />
      );
    case "sale":
      return <Market market={condition.market} choose={(market) => change({ ...condition, market })} />;
    case "price": {
      const { from: _, below: __, ...plain } = condition;
      const { from, below } = condition;
      const put = (amounts: { from?: number | undefined; below?: number | undefined }) =>
        change({
          ...plain,
          ...(amounts.from !== undefined && { from: amounts.from }),
          ...(amounts.below !== undefined && { below: amounts.below }),
        });
      return (
        <>
          <Market market={condition.market} choose={(market) => change({ ...condition, market })} />
          <Amount
            label="priceFrom"
            market={condition.market}
            amount={from}
            put={(next) => put({ from: next, below })}
          />
          <Amount
            label="priceBelow"
            market={condition.market}
            amount={below}
            put={(next) => put({ from, below: next })}
          />
        </>
      );
    }
    case "brand":
    case "kind":
      return (
        <Values
          given={condition.values}
          known={values?.[condition.field][""]}
          put={(next) => change({ ...condition, values: next })}
          {...(condition.field === "kind" && { nameOf: names.kind })}
        />
      );
    case "attribute":
    case "specification":
    case "option": {
      const known = values?.[condition.field] ?? {};
      return (
        <>
          <Named name={condition.name} known={Object.keys(known)} put={(name) => change({ ...condition, name })} />
          <Values
            given={condition.values}
            known={known[condition.name]}
            put={(next) => change({ ...condition, values: next })}
          />
        </>
      );
    }
    case "own":
      return <OwnValues condition={condition} change={change} />;
    case "own-number":
      return <OwnBounds condition={condition} change={change} />;
    case "stock":
      return null;
  }
}

function Market({ market, choose }: { market: PriceRegion; choose: (market: PriceRegion) => void }) {
  const say = useText();
  return (
    <SelectField
      label={say("market")}
      value={market}
      onChange={({ target }) => choose(target.value as PriceRegion)}
      options={priceRegions.map((one) => [one, marketName(one, say)])}
    />
  );
}

type AmountProps = {
  label: "priceFrom" | "priceBelow";
  market: PriceRegion;
  amount: number | undefined;
  put: (amount: number | undefined) => void;
};

function Amount({ label, market, amount, put }: AmountProps) {
  const say = useText();
  return (
    <DecimalField
      label={`${say(label)} (${currencyOf(market)})`}
      value={amount ?? null}
      onChange={(next) => put(next ?? undefined)}
    />
  );
}

function Named({ name, known, put }: { name: string; known: readonly string[]; put: (name: string) => void }) {
  const say = useText();
  const id = useId();
  return (
    <>
      <TextField label={say("conditionName")} list={id} value={name} onChange={({ target }) => put(target.value)} />
      <Datalist id={id} values={known} />
    </>
  );
}
