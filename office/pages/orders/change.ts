import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskBody } from "#commerce/aftersales/office/desk-schema.ts";
import { conflictIn } from "../../components/editor/conflict-in.ts";
import { changedFields, type PartName } from "../../components/editor/paths.ts";
import { type Choice, withValueAt } from "../../components/editor/rules.ts";
import type { Conflict } from "../../components/editor/use-editor.ts";
import { type Labels, usePathTools } from "../../components/editor/use-path-tools.ts";
import { tell } from "../../components/toasts.tsx";
import { useText } from "../../i18n/text.tsx";
import { ApiProblem, send } from "../../runtime/api.ts";
import { lineLabels } from "./sections/address-lines.ts";

/** Returns a function that reloads everything shown of an order, and resolves when the order itself is there. */
export function useOrderChanged(id: number): () => Promise<void> {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ["list", "orders"] });
    void client.invalidateQueries({ queryKey: ["order-facets"] });
    return client.invalidateQueries({ queryKey: ["order", String(id)] });
  };
}

type Change = Omit<DeskBody, "version">;
type ChangeRequest = { body: Change; version: number | undefined };
type ChangeCallbacks = { onSuccess?: () => void };
type Answer = { meta: { merged: string[] } };

/** What a conflict dialog needs of a change (components/editor/conflicted.tsx). */
export type DeskConflict = {
  conflict: Conflict | null;
  editing: { changes: Change; settle: (choice: Choice) => void; leaveConflict: () => void };
  labels: Labels;
  partName: PartName;
};
const labels: Labels = { hold: "hold", tags: "tags", shipping: "deliverTo", own_fields: "ownFields" };

/**
 * Changes the fields that staff add to an order. Changes that others made meanwhile are kept and told; of the same field
 * `conflicted` has both sides. Other problems are shown as a message, unless `onProblem` handles them, for example
 * beside a field.
 */
export function useDesk(
  { id, version: seen }: { id: number; version: number },
  onProblem?: (problem: ApiProblem) => void,
) {
  const say = useText();
  const partName: PartName = (_, part) => {
    const label = lineLabels[part];
    return label ? say(label) : null;
  };
  const tools = usePathTools(labels, partName);
  const changed = useOrderChanged(id);
  const [ends, setEnds] = useState<ChangeCallbacks>({});
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ body, version }: ChangeRequest) => send<Answer>("PUT", `/staff/orders/${id}`, { ...body, version }),
    onSuccess: async ({ meta }) => {
      await changed();
      const fields = changedFields(meta.merged, tools);
      tell(fields ? say("merged", { fields }) : say("saved"));
    },
    onError: (problem) => {
      if (problem instanceof ApiProblem && problem.code === "conflict") return;
      if (problem instanceof ApiProblem && onProblem) onProblem(problem);
      else tell(problem instanceof ApiProblem ? problem.message : say("failedText"));
    },
  });
  const body = variables?.body ?? {};
  const conflict = conflictIn(error, body);
  const conflicted: DeskConflict = {
    conflict,
    labels,
    partName,
    editing: {
      changes: body,
      settle(choice) {
        const theirs = conflict?.fields.filter((field) => choice[field] === "theirs") ?? [];
        const settled = theirs.reduce((now, field) => withValueAt(now, field, conflict?.current[field]), body);
        mutate({ body: settled, version: conflict?.version }, ends);
      },
      leaveConflict() {
        reset();
        void changed();
      },
    },
  };
  return {
    isPending,
    conflicted,
    mutate(next: Change, after: ChangeCallbacks = {}) {
      setEnds(after);
      mutate({ body: next, version: seen }, after);
    },
  };
}
