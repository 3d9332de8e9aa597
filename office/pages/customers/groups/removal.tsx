import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { GroupUse } from "#commerce/customers/groups/removal.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { DialogFoot } from "../../../components/dialog-foot.tsx";
import { SelectField } from "../../../components/field.tsx";
import { FormProblem, problemsOf } from "../../../components/form-problem.tsx";
import { tell } from "../../../components/toasts.tsx";
import { useText } from "../../../i18n/text.tsx";
import { get, send } from "../../../runtime/api.ts";
import type { Group } from "../form.ts";
import { placeOf } from "./place.ts";
import { UsedBy } from "./used-by.tsx";

type Props = { group: Group; use: GroupUse; onClose: () => void };

/** Deletes a group. Asks which group its members and everything else that refers to it move to. */
export function RemoveGroup({ group, use, onClose }: Props) {
  const say = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [moveTo, setMoveTo] = useState("");
  const { data: groups = [] } = useQuery({
    queryKey: ["customer-groups"],
    queryFn: ({ signal }) => get<Group[]>("/customer_groups", {}, signal),
  });
  const isNeeded = use.promotions.length > 0 || use.hidesFreeDelivery;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => {
      const query = new URLSearchParams({
        ...(moveTo !== "" && { move_to: moveTo }),
        ...(group.version !== undefined && { version: String(group.version) }),
      });
      return send("DELETE", `/customer_groups/${group.id}?${query}`);
    },
    onSuccess: async () => {
      tell(say("saved"));
      await client.invalidateQueries({
        predicate: ({ queryKey: [name] }) =>
          ["customer-groups", "customer-facets", "list", "customer"].includes(String(name)),
      });
      await navigate({ to: "/customers/groups" });
    },
  });
  return (
    <Dialog title={say("groupDeleteTitle", { name: group.name })} onClose={onClose}>
      <div className="stack">
        <p>{say("groupDeleteText")}</p>
        <UsedBy use={use} />
        <SelectField
          label={say("groupMoveTo")}
          hint={say(isNeeded && moveTo === "" ? "groupMoveNeeded" : "groupMoveHint")}
          value={moveTo}
          problem={problemsOf(error).move_to}
          onChange={({ target }) => setMoveTo(target.value)}
        >
          <option value="">{isNeeded ? "–" : say("groupMoveNone")}</option>
          {groups
            .filter(({ id }) => id !== group.id)
            .map((one) => (
              <option key={one.id} value={one.id}>
                {`${one.name} (${placeOf(one, say)})`}
              </option>
            ))}
        </SelectField>
        <FormProblem error={error} />
        <DialogFoot
          act={say("groupDelete")}
          isDanger
          isDisabled={isPending || (isNeeded && moveTo === "")}
          onAct={() => mutate()}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}
