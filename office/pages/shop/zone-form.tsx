import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useController } from "react-hook-form";
import { DecimalField } from "../../components/decimal-field.tsx";
import { Conflicted } from "../../components/editor/conflicted.tsx";
import { History } from "../../components/editor/history.tsx";
import { changedFields } from "../../components/editor/paths.ts";
import { SaveBar } from "../../components/editor/save-bar.tsx";
import { stateOf, useEditor } from "../../components/editor/use-editor.ts";
import { usePathTools } from "../../components/editor/use-path-tools.ts";
import { CheckField } from "../../components/field.tsx";
import { tell } from "../../components/toasts.tsx";
import { useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import type { Zone } from "./delivery-load.ts";

type Values = Pick<Zone, "enabled" | "gift_wrap_price">;
const labels = { enabled: "deliversHere", gift_wrap_price: "wrapping" } as const;
const valuesIn = ({ enabled, gift_wrap_price }: Zone): Values => ({ enabled, gift_wrap_price });

/** The settings of a zone inside its card, with drafts and conflicts, and below them their history. */
export function ZoneForm({ zone, currency }: { zone: Zone; currency: string }) {
  const say = useText();
  const client = useQueryClient();
  const tools = usePathTools(labels);
  const record = { type: "shipping-zone", id: String(zone.id) };
  const editing = useEditor<Values>({
    name: `${record.type}/${record.id}`,
    stored: { values: valuesIn(zone), version: zone.version },
    async save(changes, version) {
      const body = { ...changes, ...(version && { version }) };
      const saved = await send<Zone>("PUT", `/shipping/zones/${zone.id}`, body);
      return { values: valuesIn(saved), version: saved.version, merged: saved.merged ?? [] };
    },
    onSaved({ merged }) {
      const fields = changedFields(merged, tools);
      tell(fields ? say("merged", { fields }) : say("saved"));
      for (const queryKey of [["settings", "zones"], ["history", "shipping-zone"], ["setup"]])
        void client.invalidateQueries({ queryKey });
    },
  });
  const { register, control } = editing.form;
  const { field, fieldState } = useController({ control, name: "gift_wrap_price" });
  return (
    <>
      <div className="zone-form" {...stateOf(editing)}>
        <DecimalField
          label={say("wrapPrice")}
          hint={say("wrapHint")}
          currency={currency}
          value={field.value}
          problem={fieldState.error?.message}
          onChange={field.onChange}
        />
        <CheckField label={say("deliversHere")} {...register("enabled")} />
      </div>
      <SaveBar editing={editing} labels={labels} />
      <Conflicted conflict={editing.conflict} editing={editing} labels={labels} />
      <ZoneHistory {...record} />
    </>
  );
}

/** The history, loaded when it is opened. */
function ZoneHistory(record: { type: string; id: string }) {
  const say = useText();
  const maySee = useMay("audit:read");
  const [isOpen, setIsOpen] = useState(false);
  if (!maySee) return null;
  return (
    <details className="zone-history" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{say("history")}</summary>
      {isOpen && <History {...record} />}
    </details>
  );
}
