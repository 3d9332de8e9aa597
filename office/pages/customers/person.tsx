import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CustomerDetail } from "#commerce/customers/office/schema.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { Editor } from "../../components/editor/editor.tsx";
import { SelectField, TextArea, TextField } from "../../components/field.tsx";
import { Failed, Skeleton } from "../../components/states.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { type CustomerForm, type CustomerValues, type Group, labels, saveCustomer, valuesOf } from "./form.ts";
import { Tags } from "./tags.tsx";

/** The form of the customer's fields that staff can change, with their history. */
export function Person({ customer }: { customer: CustomerDetail }) {
  const client = useQueryClient();
  const mayWrite = useMay("customers:write");
  const groups = useQuery({
    queryKey: ["customer-groups"],
    queryFn: ({ signal }) => get<Group[]>("/customer_groups", {}, signal),
  });
  const save = async (changes: Partial<CustomerValues>, version: number | undefined) => {
    const { customer: now, merged } = await saveCustomer(customer.id, changes, version);
    client.setQueryData(["customer", String(customer.id)], now);
    void client.invalidateQueries({
      predicate: ({ queryKey: [name] }) => ["list", "history", "customer-facets"].includes(String(name)),
    });
    return { values: valuesOf(now), version: now.version, merged };
  };
  if (groups.error) return <Failed again={() => void groups.refetch()} />;
  if (!groups.data) return <Skeleton lines={8} />;
  return (
    <Editor<CustomerValues>
      record={{ type: "customer", id: String(customer.id) }}
      stored={{ values: valuesOf(customer), version: customer.version }}
      save={save}
      labels={labels}
    >
      {(form) => (
        <fieldset disabled={!mayWrite}>
          <Fields form={form} groups={groups.data} />
        </fieldset>
      )}
    </Editor>
  );
}

function Fields({ form, groups }: { form: CustomerForm; groups: Group[] }) {
  const say = useText();
  const { languageName } = useFormats();
  const { register, formState } = form;
  const { errors } = formState;
  const orNull = { setValueAs: (value: string | null) => value || null };
  const numberOrNull = { setValueAs: (value: string | number | null) => (value ? Number(value) : null) };
  return (
    <section className="card">
      <h2>{say("customer")}</h2>
      <div className="stack">
        <div className="fields-2">
          <TextField label={say("firstNameField")} problem={errors.first_name?.message} {...register("first_name")} />
          <TextField label={say("lastNameField")} problem={errors.last_name?.message} {...register("last_name")} />
          <SelectField
            label={say("language")}
            problem={errors.language?.message}
            {...register("language", orNull)}
            options={languages.map((one) => [one, languageName(one)])}
          >
            <option value="">{say("languageOfVisit")}</option>
          </SelectField>
          <SelectField
            label={say("group")}
            problem={errors.customer_group_id?.message}
            {...register("customer_group_id", numberOrNull)}
            options={groups.map(({ id, name }) => [id, name])}
          >
            <option value="">{say("none")}</option>
          </SelectField>
        </div>
        <TextArea
          label={say("staffNote")}
          hint={say("staffNoteHint")}
          problem={errors.staff_note?.message}
          maxLength={5000}
          {...register("staff_note")}
        />
        <TextArea
          label={say("accountNote")}
          hint={say("accountNoteHint")}
          problem={errors.notes?.message}
          maxLength={5000}
          {...register("notes")}
        />
        <Tags form={form} />
      </div>
    </section>
  );
}
