import type { UseFormReturn } from "react-hook-form";
import type { SettingsView } from "#commerce/settings/schema.ts";
import { TextArea, TextField } from "../../components/field.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { BrandFields } from "./brand-fields.tsx";
import { variableOf } from "./load.ts";
import { type ShopName, type ShopValues, shopLabels } from "./shop-names.ts";

/** The seller's details, and the email addresses of the shop. */

const hints: Partial<Record<ShopName, Key>> = {
  name: "shopNameHint",
  companyDetails: "companyDetailsHint",
  taxNumbers: "onePerLine",
  bank: "bankHint",
  senderEmail: "senderHint",
  shopEmail: "shopEmailHint",
  supportEmail: "supportEmailHint",
  contactEmail: "contactEmailHint",
};
const manyLines: readonly ShopName[] = ["address", "companyDetails", "taxNumbers", "bank"];
const emails: readonly ShopName[] = ["senderEmail", "shopEmail", "supportEmail", "contactEmail"];

type Props = { form: UseFormReturn<ShopValues>; settings: SettingsView };

export function ShopFields(props: Props) {
  const say = useText();
  const draw = (name: ShopName) => <OneField key={name} name={name} {...props} />;
  return (
    <div className="columns-even">
      <section className="card stack">
        <h2>{say("onInvoices")}</h2>
        {(["name", "legalName", "address", "companyDetails", "taxNumbers", "bank"] as const).map(draw)}
      </section>
      <div className="stack">
        <BrandFields form={props.form} />
        <section className="card stack">
          <h2>{say("mailAddresses")}</h2>
          {emails.map(draw)}
        </section>
      </div>
    </div>
  );
}

/** When a variable sets several fields, only the first field is shown, for all of them. */
function OneField({ name, form, settings }: Props & { name: ShopName }) {
  const say = useText();
  const set = variableOf(settings, name);
  if (set) {
    if (set.fields[0] !== name) return null;
    const hint = say("setByVariable", { variable: set.variable });
    const label = set.fields.map((field) => say(shopLabels[field as ShopName])).join(", ");
    const value = set.value.split("|").join("\n");
    return value.includes("\n") ? (
      <TextArea label={label} hint={hint} value={value} readOnly disabled />
    ) : (
      <TextField label={label} hint={hint} value={value} readOnly disabled />
    );
  }
  const hint = hints[name];
  const around = {
    label: say(shopLabels[name]),
    ...(hint && { hint: say(hint) }),
    problem: form.formState.errors[name]?.message,
  };
  return manyLines.includes(name) ? (
    <TextArea {...around} rows={name === "address" ? 4 : 2} {...form.register(name)} />
  ) : (
    <TextField {...around} type={emails.includes(name) ? "email" : "text"} {...form.register(name)} />
  );
}
