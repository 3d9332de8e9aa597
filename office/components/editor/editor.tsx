import { type ReactNode, useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import type { UseFormReturn } from "react-hook-form";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { useMay } from "../../runtime/session.ts";
import { tell } from "../toasts.tsx";
import { Conflicted } from "./conflicted.tsx";
import { History } from "./history.tsx";
import { changedFields, type PartName } from "./paths.ts";
import type { Values } from "./rules.ts";
import { type Detail, SaveBar } from "./save-bar.tsx";
import { type Save, type SavedRecord, type StoredRecord, stateOf, useEditor } from "./use-editor.ts";
import { usePathTools } from "./use-path-tools.ts";

type Props<V extends Values> = {
  /** The record in the audit log: type "product", id "1012". */
  record: { type: string; id: string };
  /** The name of the draft in the browser, needed when a record has several forms. */
  draft?: string;
  stored: StoredRecord<V>;
  save: Save<V>;
  onSaved?: (saved: SavedRecord<V>) => void;
  labels: Partial<Record<keyof V & string, Key>>;
  /** Extra text that the bar of unsaved changes shows beside a field's name. */
  detail?: Detail;
  partName?: PartName;
  /** Links to the cards of a long form, given the names of changed fields and of those with problems. */
  parts?: (changed: string[], faulty: string[]) => ReactNode;
  children: (form: UseFormReturn<V>) => ReactNode;
};

/** The page of one record: its form and its history. */
export function Editor<V extends Values>(props: Props<V>) {
  const { record, draft, stored, save, onSaved, labels, detail, partName, parts, children } = props;
  const say = useText();
  const maySeeHistory = useMay("audit:read");
  const [tab, setTab] = useState("edit");
  const tools = usePathTools(labels, partName);
  const editing = useEditor<V>({
    name: draft ?? `${record.type}/${record.id}`,
    stored,
    save,
    onSaved: (saved) => {
      const fields = changedFields(saved.merged, tools);
      tell(fields ? say("merged", { fields }) : say("saved"));
      onSaved?.(saved);
    },
  });
  const { form, changes } = editing;
  const fields = (
    <div className="editor" {...stateOf(editing)}>
      {parts?.(Object.keys(changes), Object.keys(form.formState.errors))}
      {children(form)}
    </div>
  );
  return (
    <>
      {maySeeHistory ? (
        <Tabs className="tabs" selectedKey={tab} onSelectionChange={(key) => setTab(String(key))}>
          <TabList className="tab-list" aria-label={say("edit")}>
            <Tab id="edit" className="tab">
              {say("edit")}
            </Tab>
            <Tab id="history" className="tab">
              {say("history")}
            </Tab>
          </TabList>
          <TabPanel id="edit" shouldForceMount className="tab-panel">
            {fields}
          </TabPanel>
          <TabPanel id="history" className="tab-panel">
            <History {...record} />
          </TabPanel>
        </Tabs>
      ) : (
        fields
      )}
      <SaveBar editing={editing} labels={labels} {...(detail && { detail })} />
      <Conflicted conflict={editing.conflict} editing={editing} labels={labels} partName={partName} />
    </>
  );
}
