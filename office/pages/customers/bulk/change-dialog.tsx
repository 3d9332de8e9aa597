import { useState } from "react";
import type { Static } from "typebox";
import type { CustomerFacets } from "#commerce/customers/office/schema.ts";
import { BulkDialog } from "../../../components/bulk/dialog.tsx";
import { KindField } from "../../../components/bulk/kind-field.tsx";
import type { Entry, Subject } from "../../../components/bulk/preview.tsx";
import { SelectField } from "../../../components/field.tsx";
import type { RowChoice } from "../../../components/list/types.ts";
import { TagsField } from "../../../components/tags-field.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { useText, WithTexts } from "../../../i18n/text.tsx";
import { placeOf } from "../groups/place.ts";
import { customers } from "./actions.ts";
import { changeOf, type Draft, emptyDraft } from "./draft.ts";

const names: Record<Draft["kind"], Key> = {
  addTags: "bulkAddTags",
  removeTags: "bulkRemoveTags",
  group: "bulkGroup",
};

type Props = { chosen: RowChoice; facets: Static<typeof CustomerFacets>; onClose: () => void };

/** Changes many customers at once. */
export const ChangeDialog = (props: Props) => (
  <WithTexts of="bulk">
    <Change {...props} />
  </WithTexts>
);

function Change({ chosen, facets, onClose }: Props) {
  const say = useText();
  const [draft, setDraft] = useState(emptyDraft);
  const put = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const { kind, tags, group } = draft;
  const subject: Subject<Entry> = {
    column: "customer",
    type: "customer",
    idOf: ({ recordId }) => recordId,
    wordOf: (name, value) =>
      name === "customer_group_id" ? facets.groups.find(({ id }) => id === value)?.name : undefined,
  };
  return (
    <BulkDialog
      way={customers}
      chosen={chosen}
      change={changeOf(draft)}
      titled={(count) => say("bulkTitleCustomers", { count })}
      subject={subject}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <KindField kinds={names} value={kind} onChange={(next) => put({ kind: next })} />
          {kind === "group" ? (
            <SelectField
              label={say("group")}
              value={group}
              problem={problems.customer_group_id}
              onChange={({ target }) => put({ group: target.value })}
            >
              <option value="">{say("bulkChoose")}</option>
              <option value="none">{say("bulkNoGroup")}</option>
              {facets.groups.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name} ({placeOf(one, say)})
                </option>
              ))}
            </SelectField>
          ) : (
            <TagsField
              label={say("tags")}
              tags={tags}
              known={facets.tags}
              problem={problems.add_tags ?? problems.remove_tags}
              onChange={(next) => put({ tags: next })}
            />
          )}
        </>
      )}
    </BulkDialog>
  );
}
