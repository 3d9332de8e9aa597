import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Dialog } from "../../../../components/dialog.tsx";
import { DialogFoot } from "../../../../components/dialog-foot.tsx";
import { CheckField } from "../../../../components/field.tsx";
import { useText } from "../../../../i18n/text.tsx";
import type { ProductForm } from "../../form.ts";
import { useVariantDetails } from "../../variant-details.tsx";
import { missingCombinations, mostVariants, type Variant, withVariants } from "../../variant-rules.ts";
import { useShape } from "./use-shape.ts";

type ChosenValues = Record<string, ReadonlySet<string>>;

/** Adds missing variants: all combinations, or those of chosen values. */
export function Combinations({ form }: { form: ProductForm }) {
  const say = useText();
  const { shape, setShape } = useShape(form);
  const sku = useWatch({ control: form.control, name: "sku" });
  const [chosen, setChosen] = useState<ChosenValues | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  const details = useVariantDetails();
  const { options, variants } = shape;
  const missing = missingCombinations(shape);
  const room = mostVariants - variants.length;
  if (options.length === 0 || options.some(({ option_values }) => option_values.length === 0)) return null;
  if (missing.length === 0) return <p className="field-hint">{say("everyCombination")}</p>;
  /** Loads the variants that the form does not have, because their SKUs are taken. The server refuses others' SKUs. */
  const make = async (combinations: string[][]) => {
    setIsMaking(true);
    const brief = variants.flatMap(({ id, isBrief }: Variant) => (isBrief ? id : []));
    const read = await details.load(brief).catch(() => new Map<number, Variant>());
    setShape({ options, variants: withVariants(shape, combinations, sku, [...read.values()]) });
    setIsMaking(false);
    setChosen(null);
  };
  const some = chosen ? missingCombinations(shape, chosen) : [];
  const toggle = (option: string, code: string) => {
    const codes = new Set(chosen?.[option]);
    if (!codes.delete(code)) codes.add(code);
    setChosen({ ...chosen, [option]: codes });
  };
  return (
    <div className="option-make">
      <p className="field-hint">{say("variantsMissing", { count: missing.length })}</p>
      <button
        type="button"
        className="button"
        disabled={isMaking || missing.length > room}
        onClick={() => void make(missing)}
      >
        {say("makeAll")}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => setChosen(Object.fromEntries(options.map(({ display_name }) => [display_name, new Set()])))}
      >
        {say("makeSome")}
      </button>
      {missing.length > room && <p className="field-problem">{say("tooManyVariants", { most: mostVariants })}</p>}
      {chosen && (
        <Dialog title={say("makeSome")} onClose={() => setChosen(null)}>
          <p className="lead">{say("makeText")}</p>
          <div className="fields-3">
            {options.map(({ id, display_name: name, option_values: values }) => (
              <fieldset key={id} className="stack-tight">
                <legend className="field-label">{name}</legend>
                <div className="check-list">
                  {values.map(({ label, value_data: { code } }) => (
                    <CheckField
                      key={code}
                      label={label}
                      checked={chosen[name]?.has(code) ?? false}
                      onChange={() => toggle(name, code)}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
          {some.length > room && <p className="field-problem">{say("tooManyVariants", { most: mostVariants })}</p>}
          <DialogFoot
            act={say("makeVariants", { count: some.length })}
            isDisabled={isMaking || some.length === 0 || some.length > room}
            onAct={() => void make(some)}
            onClose={() => setChosen(null)}
          />
        </Dialog>
      )}
    </div>
  );
}
