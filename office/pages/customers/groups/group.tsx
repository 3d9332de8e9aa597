import { useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { Editor } from "../../../components/editor/editor.tsx";
import { useRecord } from "../../../components/editor/use-record.ts";
import { CheckField, SelectField, TextField } from "../../../components/field.tsx";
import { Loaded } from "../../../components/loaded.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../layout/page.tsx";
import { get, send } from "../../../runtime/api.ts";
import { marketName, priceRegions } from "../../../runtime/markets.ts";
import { useMay } from "../../../runtime/session.ts";
import type { Group } from "../form.ts";
import type { GroupValues } from "./place.ts";
import { Preview } from "./preview.tsx";
import { Rules } from "./rules.tsx";
import { Use } from "./use.tsx";

const labels = {
  name: "name",
  region: "market",
  is_default: "groupDefault",
  is_group_for_guests: "groupGuests",
  discount_rules: "groupDiscounts",
} as const;
const valuesOf = ({ id: _, version: __, ...values }: Group): GroupValues => values;

/** The page of one group: its name, where it applies, its discounts, and a preview of a product's price. */
export function GroupPage() {
  const say = useText();
  const { id = "" } = useParams({ strict: false });
  const mayRead = useMay("customers:read");
  const record = useRecord({
    queryKey: ["customer-group", id],
    read: (signal) => get<Group>(`/customer_groups/${id}`, {}, signal),
    enabled: mayRead,
  });
  const { data } = record;
  const above = <Link to="/customers/groups">{say("customerGroups")}</Link>;
  return (
    <Page name={data?.name ?? say("group")} permission="customers:read" above={above} narrow>
      <Loaded query={record}>{(group) => <Form key={id} group={group} />}</Loaded>
    </Page>
  );
}

function Form({ group }: { group: Group }) {
  const say = useText();
  const client = useQueryClient();
  const mayWrite = useMay("customers:write");
  const save = async (changes: Partial<GroupValues>, version: number | undefined) => {
    const { merged = [], ...now } = await send<Group & { merged?: string[] }>("PUT", `/customer_groups/${group.id}`, {
      ...changes,
      version,
    });
    client.setQueryData(["customer-group", String(group.id)], now);
    void client.invalidateQueries({ queryKey: ["customer-facets"] });
    void client.invalidateQueries({ queryKey: ["customer-groups"] });
    void client.invalidateQueries({ queryKey: ["history"] });
    return { values: valuesOf(now), version: now.version, merged };
  };
  const orNull = { setValueAs: (value: string | null) => value || null };
  return (
    <Editor<GroupValues>
      record={{ type: "customer-group", id: String(group.id) }}
      stored={{ values: valuesOf(group), version: group.version }}
      save={save}
      labels={labels}
    >
      {(form) => {
        const { errors } = form.formState;
        return (
          <div className="columns-2">
            <fieldset className="stack" disabled={!mayWrite}>
              <section className="card">
                <h2>{say("group")}</h2>
                <div className="stack">
                  <div className="fields-2">
                    <TextField
                      label={say("name")}
                      maxLength={100}
                      problem={errors.name?.message}
                      {...form.register("name")}
                    />
                    <SelectField
                      label={say("market")}
                      problem={errors.region?.message}
                      {...form.register("region", orNull)}
                      options={priceRegions.map((region) => [region, marketName(region, say)])}
                    >
                      <option value="">{say("everywhere")}</option>
                    </SelectField>
                  </div>
                  <div className="stack">
                    <CheckField label={say("groupDefault")} {...form.register("is_default")} />
                    <CheckField label={say("groupGuests")} {...form.register("is_group_for_guests")} />
                    <p className="field-hint">{say("groupDefaultHint")}</p>
                    {(errors.is_default ?? errors.is_group_for_guests) && (
                      <p className="field-problem">{say("groupNeededHint")}</p>
                    )}
                  </div>
                </div>
              </section>
              <Rules form={form} />
            </fieldset>
            <div className="stack">
              <Preview form={form} />
              <Use group={group} />
            </div>
          </div>
        );
      }}
    </Editor>
  );
}
