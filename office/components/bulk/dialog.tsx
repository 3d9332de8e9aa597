import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { Dialog } from "../dialog.tsx";
import { DialogForm } from "../dialog-form.tsx";
import { FormProblem, problemsOf } from "../form-problem.tsx";
import type { RowChoice } from "../list/types.ts";
import { type Entry, type PreviewOf, ShownPreview, type Subject } from "./preview.tsx";
import { type BulkWay, startBulk, targetsOf } from "./start.ts";

type Props<E extends Entry> = {
  way: BulkWay;
  chosen: RowChoice;
  /** The change in the API's format; null while a required value is missing. */
  change: object | null;
  /** "Change 12 products". */
  titled: (count: number) => string;
  subject: Subject<E>;
  onClose: () => void;
  /** The fields of the change, with the problems of its values by the last part of their names. */
  children: (problems: Record<string, string>) => ReactNode;
};

type Preview = { total: number; these: string };

/**
 * Changes many records at once: fill in, see how many there are and what becomes of the first of them, then run as a
 * job that can be undone. Exactly those that match while they are looked at are changed, or none.
 */
export function BulkDialog<E extends Entry>({ way, chosen, change, titled, subject, onClose, children }: Props<E>) {
  const say = useText();
  const looking = useMutation({
    mutationFn: (wanted: object) =>
      send<PreviewOf<E>>("POST", `${way.path}?preview=1`, { change: wanted, ...targetsOf(chosen, way) }),
  });
  const doing = useMutation({
    mutationFn: ({ wanted, total, these }: Preview & { wanted: object }) =>
      startBulk(way, wanted, "ids" in chosen ? chosen : { ...chosen, total, these }),
    onSuccess: onClose,
    onError: () => looking.reset(),
  });
  // A preview is valid until the change is edited.
  const isSame = JSON.stringify(looking.variables) === JSON.stringify(change);
  const seen = isSame ? looking.data : undefined;
  const error = (isSame ? looking.error : null) ?? (seen ? null : doing.error);
  const count = seen?.total ?? ("ids" in chosen ? chosen.ids.length : chosen.total);
  const title = count === undefined ? say("bulkTitleMany") : titled(count);
  return (
    <Dialog title={title} onClose={onClose} wide>
      <DialogForm
        act={seen ? title : say("bulkLook")}
        isDisabled={!change || looking.isPending || doing.isPending || seen?.data.length === 0}
        onLeave={onClose}
        onSubmit={() => {
          if (change) seen ? doing.mutate({ ...seen, wanted: change }) : looking.mutate(change);
        }}
      >
        {children(byField(problemsOf(error)))}
        <FormProblem error={error} />
        {seen && <ShownPreview preview={seen} subject={subject} />}
      </DialogForm>
    </Dialog>
  );
}

/** The problem of "change.prices.change.percent" is shown beside the field "percent". */
const byField = (problems: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([path, text]) => [path.split(".").at(-1), text]));
