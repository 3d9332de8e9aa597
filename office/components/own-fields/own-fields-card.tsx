import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import type { OwnValues } from "#commerce/shared/own-fields/schema.ts";
import { useText } from "../../i18n/text.tsx";
import { get, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { Conflicted } from "../editor/conflicted.tsx";
import { changedFields } from "../editor/paths.ts";
import { SaveBar } from "../editor/save-bar.tsx";
import { stateOf, useEditor } from "../editor/use-editor.ts";
import { usePathTools } from "../editor/use-path-tools.ts";
import { tell } from "../toasts.tsx";
import { OwnFields } from "./own-fields.tsx";
import { patchOf, problemsIn } from "./values.ts";

type RecordKind = "customer" | "order";
type Answer = { data: { own_fields: OwnValues; version: number }; meta: { merged?: string[] } };
type Values = { own_fields: OwnValues };

const labels = { own_fields: "ownFields" } as const;

/** A card with its own form, for pages without one: `<OwnFieldsCard of="customer" id={7} />`. */
export function OwnFieldsCard({ of, id }: { of: RecordKind; id: number }) {
  const path = `/${of}s/${id}/own-fields`;
  const queryKey = ["own-values", of, id];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await get<Answer>(path, {}, signal)).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return data ? <Form key={id} {...{ of, id, path, queryKey }} stored={data} /> : null;
}

type FormProps = { of: RecordKind; id: number; path: string; queryKey: unknown[]; stored: Answer["data"] };

function Form({ of, id, path, queryKey, stored }: FormProps) {
  const say = useText();
  const client = useQueryClient();
  const mayWrite = useMay(`${of}s:write`);
  const tools = usePathTools(labels);
  const editing = useEditor<Values>({
    name: `own-fields/${of}/${id}`,
    stored: { values: { own_fields: stored.own_fields }, version: stored.version },
    async save({ own_fields: now = {} }, version) {
      const body = { own_fields: patchOf(stored.own_fields, now), version };
      const { data, meta } = await send<Answer>("PATCH", path, body);
      client.setQueryData(queryKey, data);
      void client.invalidateQueries({ queryKey: [of] });
      void client.invalidateQueries({ queryKey: ["history"] });
      return { values: { own_fields: data.own_fields }, version: data.version, merged: meta.merged ?? [] };
    },
    onSaved({ merged }) {
      const fields = changedFields(merged, tools);
      tell(fields ? say("merged", { fields }) : say("saved"));
    },
  });
  const { form } = editing;
  const { field } = useController({ control: form.control, name: "own_fields" });
  return (
    <>
      <fieldset disabled={!mayWrite} {...stateOf(editing)}>
        <OwnFields
          of={of}
          title={say("ownFields")}
          values={field.value}
          onChange={field.onChange}
          problems={problemsIn(form.formState.errors.own_fields)}
        />
      </fieldset>
      <SaveBar editing={editing} labels={labels} />
      <Conflicted conflict={editing.conflict} editing={editing} labels={labels} />
    </>
  );
}
