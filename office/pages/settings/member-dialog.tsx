import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { SelectField, TextField } from "../../components/field.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { tell } from "../../components/toasts.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { confirmed } from "../../layout/confirm.tsx";
import { messageOf, send } from "../../runtime/api.ts";
import { roleName } from "../../runtime/role-names.ts";
import { type MemberRow, rolesQuery } from "./load.ts";
import { Markets, marketsIn } from "./markets.tsx";

type Step = { method: "POST" | "DELETE"; path: string; done: Key };
const invite: Step = { method: "POST", path: "/invitation", done: "memberInvitedAgain" };
/** What is asked about before it is done. */
const asked = {
  factor: {
    act: "memberFactor",
    text: "memberFactorText",
    step: { method: "DELETE", path: "/second-factor", done: "saved" },
  },
  removal: { act: "memberRemove", text: "memberRemoveText", step: { method: "DELETE", path: "", done: "saved" } },
} as const satisfies Record<string, { act: Key; text: Key; step: Step }>;

/** A member's name, role and markets, and what is done about a lost invitation or second factor. */
export function MemberDialog({ member, onClose }: { member: MemberRow; onClose: () => void }) {
  const say = useText();
  const client = useQueryClient();
  const { data: roles = [] } = useQuery(rolesQuery);
  const [asking, setAsking] = useState<keyof typeof asked | null>(null);
  const path = `/staff/members/${member.id}`;
  const done = async (said: Key) => {
    await client.invalidateQueries({ queryKey: ["staff"] });
    tell(say(said));
    onClose();
  };
  const saving = useMutation({
    mutationFn: (body: object) => confirmed(() => send("PATCH", path, body)),
    onSuccess: () => done("saved"),
  });
  const doing = useMutation({
    mutationFn: (step: Step) => confirmed(() => send(step.method, `${path}${step.path}`)),
    onSuccess: (_, step) => done(step.done),
    onError: (error) => {
      setAsking(null);
      tell(messageOf(error, say));
    },
  });
  if (asking) {
    const { act, text, step } = asked[asking];
    return (
      <ConfirmDialog
        title={`${say(act)}: ${member.name || member.email}`}
        act={say(act)}
        isPending={doing.isPending}
        onConfirm={() => doing.mutate(step)}
        onClose={() => setAsking(null)}
      >
        {say(text)}
      </ConfirmDialog>
    );
  }
  const problems = problemsOf(saving.error);
  return (
    <Dialog title={member.name || member.email} onClose={onClose}>
      <DialogForm
        act={say("save")}
        isDisabled={saving.isPending || doing.isPending}
        error={saving.error}
        others={
          <>
            {member.status === "invited" && (
              <button type="button" className="button" onClick={() => doing.mutate(invite)}>
                {say("memberInviteAgain")}
              </button>
            )}
            {member.hasSecondFactor && (
              <button type="button" className="button" onClick={() => setAsking("factor")}>
                {say("memberFactor")}
              </button>
            )}
            <button type="button" className="button button-danger" onClick={() => setAsking("removal")}>
              {say("memberRemove")}
            </button>
          </>
        }
        onLeave={onClose}
        onSubmit={(values) =>
          saving.mutate({ name: values.get("name"), role: Number(values.get("role")), markets: marketsIn(values) })
        }
      >
        <TextField label={say("name")} name="name" defaultValue={member.name} problem={problems.name} />
        <SelectField
          label={say("role")}
          name="role"
          key={roles.length}
          defaultValue={member.role.id}
          problem={problems.role}
          options={roles.map(({ id, name }) => [id, roleName(name, say)])}
        />
        <Markets chosen={member.markets} />
      </DialogForm>
    </Dialog>
  );
}
