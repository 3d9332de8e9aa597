import { memo, useState } from "react";
import { useFormState } from "react-hook-form";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { PlusIcon } from "../../../../components/icons.tsx";
import { useText } from "../../../../i18n/text.tsx";
import type { ProductForm } from "../../form.ts";
import { type Option, type OptionMatrix, withOption, withoutOption, withoutValue } from "../../variant-rules.ts";
import { Combinations } from "./combinations.tsx";
import { OptionCard } from "./option-card.tsx";
import { useShape } from "./use-shape.ts";

type PendingChange = { name: string; next: OptionMatrix; gone: number };

/** The product's options with their values, and the combinations without a variant. */
export const Options = memo(function Options({ form }: { form: ProductForm }) {
  const say = useText();
  const { errors } = useFormState({ control: form.control });
  const { shape, setShape } = useShape(form);
  const [asked, setAsked] = useState<PendingChange | null>(null);
  const { options, variants } = shape;

  /** Asks for confirmation first when the removal also removes variants. */
  const remove = (name: string, next: OptionMatrix) => {
    const gone = variants.length - next.variants.length;
    if (gone > 0) setAsked({ name, next, gone });
    else setShape(next);
  };
  const move = (from: number, to: number) => {
    const next = options.toSpliced(from, 1);
    setShape({ options: next.toSpliced(to, 0, options[from] as Option), variants });
  };
  const add = () => {
    const names = options.map(({ display_name }) => display_name);
    const wanted = ["Color", "Size", "Option"].find((name) => !names.includes(name)) ?? `Option ${options.length + 1}`;
    const id = Math.min(0, ...options.map((option) => option.id)) - 1;
    const type = wanted === "Color" ? "swatch" : "rectangles";
    setShape(withOption(shape, { id, display_name: wanted, type, option_values: [] }));
  };
  const problem = errors.options?.message;
  return (
    <section className="card" id="options">
      <h2>{say("options")}</h2>
      <p className="field-hint card-hint">{say("optionsHint")}</p>
      {problem && <p className="field-problem">{problem}</p>}
      <div className="stack">
        {options.map((option, place) => (
          <OptionCard
            key={option.id}
            {...{ form, shape, setShape, place, option }}
            move={(to) => move(place, to)}
            remove={() => remove(option.display_name, withoutOption(shape, place))}
            removeValue={(code, label) => remove(label, withoutValue(shape, place, code))}
          />
        ))}
      </div>
      <div className="card-foot">
        {options.length < 10 && (
          <button type="button" className="button" onClick={add}>
            <PlusIcon size={16} /> {say("addOption")}
          </button>
        )}
        <Combinations form={form} />
      </div>
      {asked && (
        <ConfirmDialog
          title={say("removeThing", { name: asked.name })}
          act={say("removeIt")}
          onConfirm={() => {
            setShape(asked.next);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        >
          {say("variantsGo", { count: asked.gone })}
        </ConfirmDialog>
      )}
    </section>
  );
});
