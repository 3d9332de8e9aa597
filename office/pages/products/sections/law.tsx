import { memo } from "react";
import { useController } from "react-hook-form";
import { languages } from "#commerce/shared/regions/schema.ts";
import { TextArea, TextField } from "../../../components/field.tsx";
import { CloseIcon, PlusIcon } from "../../../components/icons.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import type { ProductForm } from "../form.ts";
import { PlainFields } from "./plain-fields.tsx";

const roles = ["manufacturer", "responsible"] as const;
const fields = [
  ["name", "productName"],
  ["address", "contactAddress"],
  ["contact", "contactReach"],
] as const;

/** Legally required product information, including its origin. */
export const Law = memo(function Law({ form }: { form: ProductForm }) {
  const say = useText();
  return (
    <section className="card" id="law">
      <h2>{say("law")}</h2>
      <p className="field-hint card-hint">{say("lawHint")}</p>
      <div className="stack">
        <div className="fields-3">
          <PlainFields form={form} card="law" />
        </div>
        {roles.map((role) => (
          <Contact key={role} form={form} role={role} />
        ))}
        <Warnings form={form} />
      </div>
    </section>
  );
});

function Contact({ form, role }: { form: ProductForm; role: (typeof roles)[number] }) {
  const say = useText();
  const { field, fieldState } = useController({ control: form.control, name: "safety_contacts" });
  const place = field.value.findIndex((one) => one.role === role);
  const contact = field.value[place];
  const add = () => {
    const made = { role, name: "", address: "", contact: "" };
    field.onChange(role === "manufacturer" ? [made, ...field.value] : [...field.value, made]);
  };
  return (
    <fieldset className="stack-tight">
      <legend className="field-label">{say(role)}</legend>
      {role === "responsible" && <p className="field-hint">{say("responsibleHint")}</p>}
      {contact ? (
        <div className="with-remove">
          <div className="fields-3">
            {fields.map(([name, label]) => (
              <TextField
                key={name}
                label={say(label)}
                aria-label={say("contactOf", { role: say(role), field: say(label) })}
                value={contact[name]}
                onChange={({ target }) => field.onChange(field.value.with(place, { ...contact, [name]: target.value }))}
              />
            ))}
          </div>
          <button
            type="button"
            className="icon-button"
            aria-label={say("removeThing", { name: say(role) })}
            onClick={() => field.onChange(field.value.filter((one) => one !== contact))}
          >
            <CloseIcon size={16} />
          </button>
        </div>
      ) : (
        <div>
          <button type="button" className="button" onClick={add}>
            <PlusIcon size={16} /> {say("addThing", { name: say(role) })}
          </button>
        </div>
      )}
      {role === "responsible" && fieldState.error && <p className="field-problem">{fieldState.error.message}</p>}
    </fieldset>
  );
}

function Warnings({ form }: { form: ProductForm }) {
  const say = useText();
  const formats = useFormats();
  const { field, fieldState } = useController({ control: form.control, name: "safety_warnings" });
  const left = languages.filter((language) => !field.value.some((one) => one.language === language));
  return (
    <fieldset className="stack-tight">
      <legend className="field-label">{say("warnings")}</legend>
      {fieldState.error && <p className="field-problem">{fieldState.error.message}</p>}
      {field.value.map((warning, place) => {
        const label = say("warningIn", { language: formats.language(warning.language) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a language may warn of several things.
          <div className="with-remove" key={`${warning.language}-${place}`}>
            <TextArea
              label={label}
              rows={2}
              lang={warning.language}
              value={warning.text}
              onChange={({ target }) => field.onChange(field.value.with(place, { ...warning, text: target.value }))}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={say("removeThing", { name: label })}
              onClick={() => field.onChange(field.value.filter((one) => one !== warning))}
            >
              <CloseIcon size={16} />
            </button>
          </div>
        );
      })}
      {left.length > 0 && (
        <div className="languages">
          {left.map((language) => (
            <button
              key={language}
              type="button"
              className="language"
              aria-label={say("addThing", { name: say("warningIn", { language: formats.language(language) }) })}
              onClick={() => field.onChange([...field.value, { language, text: "" }])}
            >
              <PlusIcon size={14} /> {formats.languageName(language)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
