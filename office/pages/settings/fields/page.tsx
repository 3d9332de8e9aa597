import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { aggregates } from "#commerce/shared/own-fields/names.ts";
import type { OwnField } from "#commerce/shared/own-fields/schema.ts";
import { PlusIcon } from "../../../components/icons.tsx";
import { Loaded } from "../../../components/loaded.tsx";
import { allFields } from "../../../components/own-fields/queries.ts";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../layout/page.tsx";
import { useMay } from "../../../runtime/session.ts";
import { ToSettings } from "../page.tsx";
import { FieldDialog } from "./dialog.tsx";
import { Binned, FieldList } from "./list.tsx";
import { aggregateNames } from "./names.ts";

/** The own fields in their order, and the deleted ones. */
export function FieldsPage() {
  const say = useText();
  const mayRead = useMay("settings:read");
  const mayWrite = useMay("settings:write");
  const fields = useQuery({ ...allFields, enabled: mayRead });
  const [open, setOpen] = useState<OwnField | "new" | null>(null);
  const actions = mayWrite && (
    <button type="button" className="button button-main" onClick={() => setOpen("new")}>
      <PlusIcon size={16} /> {say("ownNew")}
    </button>
  );
  return (
    <Page name={say("ownFields")} permission="settings:read" above={<ToSettings />} actions={actions} narrow>
      <p className="lead">{say("ownFieldsLead")}</p>
      <Loaded query={fields}>{(all) => <Lists all={all} onOpen={setOpen} />}</Loaded>
      {open && (
        <FieldDialog
          key={open === "new" ? 0 : open.id}
          field={open === "new" ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}

function Lists({ all, onOpen }: { all: readonly OwnField[]; onOpen: (field: OwnField) => void }) {
  const say = useText();
  const mayWrite = useMay("settings:write");
  const binned = all.filter(({ deleted_at: at }) => at !== null);
  const used = aggregates.map((aggregate) => ({
    aggregate,
    fields: all.filter((field) => field.aggregate === aggregate && field.deleted_at === null),
  }));
  const isEmpty = used.every(({ fields }) => fields.length === 0);
  return (
    <div className="stack own-lists">
      {isEmpty && <p className="card lead">{say("ownNone")}</p>}
      {!isEmpty && mayWrite && <p className="field-hint">{say("ownDragHint")}</p>}
      {used
        .filter(({ fields }) => fields.length > 0)
        .map(({ aggregate, fields }) => (
          <section key={aggregate}>
            <h2 className="own-head">{say(aggregateNames[aggregate])}</h2>
            <FieldList aggregate={aggregate} fields={fields} onOpen={onOpen} />
          </section>
        ))}
      {binned.length > 0 && (
        <section>
          <h2 className="own-head">{say("ownBin")}</h2>
          <Binned fields={binned} />
        </section>
      )}
    </div>
  );
}
