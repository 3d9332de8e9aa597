import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { OptionList, SelectField, TextField } from "../../components/field.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { tell } from "../../components/toasts.tsx";
import { useText, WithTexts } from "../../i18n/text.tsx";
import { confirmed } from "../../layout/confirm.tsx";
import { Page } from "../../layout/page.tsx";
import { send } from "../../runtime/api.ts";
import { marketName } from "../../runtime/markets.ts";
import { roleName } from "../../runtime/role-names.ts";
import { useMay } from "../../runtime/session.ts";
import { type MemberRow, membersQuery, rolesQuery } from "./load.ts";
import { Markets, marketsIn } from "./markets.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { ToSettings } from "./page.tsx";
import { Policy } from "./policy.tsx";
import { Sifted } from "./sifted.tsx";

const tags = { active: "tag tag-good", invited: "tag tag-info", inactive: "tag" } as const;

export const MembersPage = () => (
  <WithTexts of="settings-pages">
    <Members />
  </WithTexts>
);

function Members() {
  const say = useText();
  const mayWrite = useMay("staff:write");
  const mayRead = useMay("staff:read");
  const members = useQuery({ ...membersQuery, enabled: mayRead });
  const [isInviting, setIsInviting] = useState(false);
  const [openId, setOpenId] = useState<number | null>(null);
  const open = members.data?.find(({ id }) => id === openId);
  const actions = mayWrite && (
    <button type="button" className="button button-main" onClick={() => setIsInviting(true)}>
      {say("invite")}
    </button>
  );
  return (
    <Page name={say("members")} permission="staff:read" above={<ToSettings />} actions={actions} narrow>
      <Policy />
      <Loaded query={members}>
        {(rows) => (
          <Sifted
            rows={rows}
            file="/staff/members/export"
            textOf={({ name, email, role }) => `${name} ${email} ${roleName(role.name, say)}`}
            heads={["name", "role", "secondFactor", "status"]}
            draw={(member) => <Member key={member.id} member={member} mayWrite={mayWrite} onOpen={setOpenId} />}
          />
        )}
      </Loaded>
      {open && <MemberDialog key={open.id} member={open} onClose={() => setOpenId(null)} />}
      {isInviting && <Invite onClose={() => setIsInviting(false)} />}
    </Page>
  );
}

type MemberProps = { member: MemberRow; mayWrite: boolean; onOpen: (id: number) => void };

function Member({ member, mayWrite, onOpen }: MemberProps) {
  const say = useText();
  const client = useQueryClient();
  const { data: roles = [] } = useQuery(rolesQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: object) => confirmed(() => send("PATCH", `/staff/members/${member.id}`, body)),
    onSuccess: () => tell(say("saved")),
    onError: (error) => tell(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ["staff"] }),
  });
  return (
    <tr data-row>
      <td data-label={say("name")}>
        {mayWrite ? (
          <button type="button" className="list-link" onClick={() => onOpen(member.id)}>
            {member.name || member.email}
          </button>
        ) : (
          <strong>{member.name || member.email}</strong>
        )}
        <span className="list-sub">
          {[member.email, ...(member.markets ?? []).map((market) => marketName(market as PriceRegion, say))].join(
            " · ",
          )}
        </span>
      </td>
      <td data-label={say("role")}>
        {mayWrite ? (
          <select
            className="input"
            aria-label={`${say("role")}: ${member.name || member.email}`}
            value={member.role.id}
            disabled={isPending}
            onChange={({ target }) => mutate({ role: Number(target.value) })}
          >
            <OptionList of={roles.map(({ id, name }) => [id, roleName(name, say)])} />
          </select>
        ) : (
          roleName(member.role.name, say)
        )}
      </td>
      <td data-label={say("secondFactor")}>{say(member.hasSecondFactor ? "yes" : "no")}</td>
      <td data-label={say("status")}>
        <span className="with-tag">
          <span className={tags[member.status]}>{say(member.status)}</span>
          {mayWrite && (
            <button
              type="button"
              className="button"
              disabled={isPending}
              onClick={() => mutate({ active: !member.active })}
            >
              {say(member.active ? "deactivate" : "activate")}
            </button>
          )}
        </span>
      </td>
    </tr>
  );
}

function Invite({ onClose }: { onClose: () => void }) {
  const say = useText();
  const client = useQueryClient();
  const { data: roles = [] } = useQuery(rolesQuery);
  // The role that may do least is chosen at first, so that nobody becomes an owner by mistake.
  const least = roles.toSorted((a, b) => a.permissions.length - b.permissions.length)[0];
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: object) => confirmed(() => send("POST", "/staff/members", body)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["staff"] });
      tell(say("invited"));
      onClose();
    },
  });
  const problems = problemsOf(error);
  const submit = (values: FormData) =>
    mutate({ email: values.get("email"), role: Number(values.get("role")), markets: marketsIn(values) });
  return (
    <Dialog title={say("invite")} onClose={onClose}>
      <DialogForm act={say("sendInvitation")} isDisabled={isPending} error={error} onLeave={onClose} onSubmit={submit}>
        <TextField label={say("email")} name="email" type="email" problem={problems.email} autoFocus />
        <SelectField
          label={say("role")}
          name="role"
          defaultValue={least?.id}
          problem={problems.role}
          options={roles.map(({ id, name }) => [id, roleName(name, say)])}
        />
        <Markets chosen={null} />
      </DialogForm>
    </Dialog>
  );
}
