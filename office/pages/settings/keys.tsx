import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { Empty } from "../../components/empty.tsx";
import { TextField } from "../../components/field.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { ShownOnce } from "../../components/shown-once.tsx";
import { useFormats, useText, WithTexts } from "../../i18n/text.tsx";
import { confirmed } from "../../layout/confirm.tsx";
import { Page } from "../../layout/page.tsx";
import { send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { type KeyRow, keysQuery } from "./load.ts";
import { Markets, marketsIn } from "./markets.tsx";
import { ToSettings } from "./page.tsx";
import { Permissions } from "./permissions.tsx";
import { Sifted } from "./sifted.tsx";

export const KeysPage = () => (
  <WithTexts of="settings-pages">
    <Keys />
  </WithTexts>
);

function Keys() {
  const say = useText();
  const mayWrite = useMay("staff:write");
  const mayRead = useMay("staff:read");
  const keys = useQuery({ ...keysQuery, enabled: mayRead });
  const [isMaking, setIsMaking] = useState(false);
  const add = mayWrite && (
    <button type="button" className="button button-main" onClick={() => setIsMaking(true)}>
      {say("newKey")}
    </button>
  );
  const hasSome = keys.data !== undefined && keys.data.length > 0;
  return (
    <Page name={say("apiKeys")} permission="staff:read" above={<ToSettings />} actions={hasSome && add} narrow>
      <Loaded query={keys}>
        {(rows) => (
          <Sifted
            rows={rows}
            file="/staff/keys/export"
            textOf={({ name, permissions }) => `${name} ${permissions.join(" ")}`}
            heads={["name", "permissions", "made", "lastUsed", "status"]}
            draw={(key) => <KeyLine key={key.id} row={key} mayWrite={mayWrite} />}
            empty={
              <Empty title={say("noKeys")} text={say("noKeysText")}>
                {add}
                <a className="button" href="/api/docs" target="_blank" rel="noreferrer">
                  {say("apiDocs")}
                </a>
              </Empty>
            }
          />
        )}
      </Loaded>
      {isMaking && <NewKey onClose={() => setIsMaking(false)} />}
    </Page>
  );
}

function KeyLine({ row, mayWrite }: { row: KeyRow; mayWrite: boolean }) {
  const say = useText();
  const { moment } = useFormats();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => confirmed(() => send("DELETE", `/staff/keys/${row.id}`)),
    onSuccess: () => client.invalidateQueries({ queryKey: ["staff"] }),
  });
  return (
    <tr data-row>
      <td data-label={say("name")}>
        <strong>{row.name}</strong>
      </td>
      <td data-label={say("permissions")}>{row.permissions.length}</td>
      <td data-label={say("made")}>{moment(row.createdAt)}</td>
      <td data-label={say("lastUsed")}>{row.usedAt ? moment(row.usedAt) : say("never")}</td>
      <td data-label={say("status")}>
        {row.revokedAt ? (
          <span className="tag">{say("revoked")}</span>
        ) : (
          <span className="with-tag">
            <span className="tag tag-good">{say("active")}</span>
            {mayWrite && (
              <button
                type="button"
                className="button button-danger"
                aria-label={`${say("revoke")}: ${row.name}`}
                onClick={() => mutate()}
              >
                {say("revoke")}
              </button>
            )}
          </span>
        )}
      </td>
    </tr>
  );
}

function NewKey({ onClose }: { onClose: () => void }) {
  const say = useText();
  const client = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (body: object) => confirmed(() => send<{ data: { key: string } }>("POST", "/staff/keys", body)),
    onSuccess: () => client.invalidateQueries({ queryKey: ["staff"] }),
  });
  const submit = (values: FormData) =>
    mutate({
      name: values.get("name"),
      permissions: values.getAll("permissions"),
      markets: marketsIn(values),
    });
  return (
    <Dialog title={say("newKey")} wide onClose={onClose}>
      {data ? (
        <ShownOnce text={say("keyOnce")} secret={data.data.key} onClose={onClose} />
      ) : (
        <DialogForm act={say("create")} isDisabled={isPending} error={error} onLeave={onClose} onSubmit={submit}>
          <TextField label={say("name")} name="name" problem={problemsOf(error).name} autoFocus />
          <Markets chosen={null} />
          <Permissions chosen={[]} />
        </DialogForm>
      )}
    </Dialog>
  );
}
