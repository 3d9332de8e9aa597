import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { TextField } from "../../components/field.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { tell } from "../../components/toasts.tsx";
import { useText, WithTexts } from "../../i18n/text.tsx";
import { confirmed } from "../../layout/confirm.tsx";
import { Page } from "../../layout/page.tsx";
import { send } from "../../runtime/api.ts";
import { roleName } from "../../runtime/role-names.ts";
import { useMay } from "../../runtime/session.ts";
import { type RoleRow, rolesQuery } from "./load.ts";
import { Markets, marketsIn } from "./markets.tsx";
import { ToSettings } from "./page.tsx";
import { Permissions } from "./permissions.tsx";
import { Sifted } from "./sifted.tsx";

const fresh: RoleRow = { id: 0, builtIn: null, name: "", permissions: [], markets: null };

export const RolesPage = () => (
  <WithTexts of="settings-pages">
    <Roles />
  </WithTexts>
);

function Roles() {
  const say = useText();
  const mayWrite = useMay("staff:write");
  const mayRead = useMay("staff:read");
  const roles = useQuery({ ...rolesQuery, enabled: mayRead });
  const [open, setOpen] = useState<RoleRow | null>(null);
  const actions = mayWrite && (
    <button type="button" className="button button-main" onClick={() => setOpen(fresh)}>
      {say("newRole")}
    </button>
  );
  return (
    <Page name={say("roles")} permission="staff:read" above={<ToSettings />} actions={actions} narrow>
      <Loaded query={roles}>
        {(rows) => (
          <Sifted
            rows={rows}
            file="/staff/roles/export"
            textOf={({ name, permissions }) => `${roleName(name, say)} ${permissions.join(" ")}`}
            heads={["name", "permissions"]}
            draw={(role) => (
              <tr key={role.id} data-row>
                <td data-label={say("name")}>
                  <button type="button" className="list-link" onClick={() => setOpen(role)}>
                    {roleName(role.name, say)}
                  </button>
                  {role.builtIn && <span className="list-sub">{say("builtIn")}</span>}
                </td>
                <td data-label={say("permissions")}>{role.permissions.length}</td>
              </tr>
            )}
          />
        )}
      </Loaded>
      {open && <RoleDialog key={open.id} role={open} mayWrite={mayWrite} onClose={() => setOpen(null)} />}
    </Page>
  );
}

type DialogProps = { role: RoleRow; mayWrite: boolean; onClose: () => void };

function RoleDialog({ role, mayWrite, onClose }: DialogProps) {
  const say = useText();
  const client = useQueryClient();
  const isFixed = role.builtIn !== null || !mayWrite;
  const done = async () => {
    await client.invalidateQueries({ queryKey: ["staff"] });
    tell(say("saved"));
    onClose();
  };
  const saving = useMutation({
    mutationFn: (body: object) =>
      confirmed(() => (role.id ? send("PUT", `/staff/roles/${role.id}`, body) : send("POST", "/staff/roles", body))),
    onSuccess: done,
  });
  const removing = useMutation({
    mutationFn: () => confirmed(() => send("DELETE", `/staff/roles/${role.id}`)),
    onSuccess: done,
  });
  const submit = (values: FormData) =>
    saving.mutate({ name: values.get("name"), permissions: values.getAll("permissions"), markets: marketsIn(values) });
  const problems = problemsOf(saving.error);
  return (
    <Dialog title={roleName(role.name, say) || say("newRole")} wide onClose={onClose}>
      <DialogForm
        act={!isFixed && say("save")}
        isDisabled={saving.isPending}
        error={saving.error ?? removing.error}
        others={
          !isFixed &&
          role.id > 0 && (
            <button type="button" className="button button-danger" onClick={() => removing.mutate()}>
              {say("remove")}
            </button>
          )
        }
        onLeave={onClose}
        onSubmit={submit}
      >
        <TextField
          label={say("name")}
          name="name"
          defaultValue={isFixed ? roleName(role.name, say) : role.name}
          problem={problems.name}
          disabled={isFixed}
        />
        <Markets chosen={role.markets} isFixed={isFixed} />
        <Permissions chosen={role.permissions} isFixed={isFixed} />
      </DialogForm>
    </Dialog>
  );
}
