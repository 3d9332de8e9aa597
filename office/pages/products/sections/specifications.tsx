import { useController } from "react-hook-form";
import { CloseIcon, PlusIcon } from "../../../components/icons.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ProductForm } from "../form.ts";

/** Facts by name, in the order in which pages show them. */
export function Specifications({ form }: { form: ProductForm }) {
  const say = useText();
  const { field } = useController({ control: form.control, name: "custom_fields" });
  const facts = field.value;
  const problem = form.formState.errors.custom_fields?.message;
  return (
    <section className="card">
      <h2>{say("specifications")}</h2>
      {problem && <p className="field-problem">{problem}</p>}
      <div className="stack-tight">
        {facts.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact has no other name than its place while it is typed.
          <div key={place} className="fact-row">
            <input
              className="input"
              aria-label={`${say("specName")} ${place + 1}`}
              value={fact.name}
              onChange={({ target }) => field.onChange(facts.with(place, { ...fact, name: target.value }))}
            />
            <input
              className="input"
              aria-label={`${say("specValue")} ${place + 1}`}
              value={fact.value}
              onChange={({ target }) => field.onChange(facts.with(place, { ...fact, value: target.value }))}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={`${say("remove")}: ${fact.name}`}
              onClick={() => field.onChange(facts.filter((one) => one !== fact))}
            >
              <CloseIcon size={16} />
            </button>
          </div>
        ))}
      </div>
      <button type="button" className="button" onClick={() => field.onChange([...facts, { name: "", value: "" }])}>
        <PlusIcon size={16} /> {say("add")}
      </button>
    </section>
  );
}
