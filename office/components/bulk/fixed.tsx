import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import type { RowChoice } from "../list/types.ts";
import { BulkDialog } from "./dialog.tsx";
import type { Entry, Subject } from "./preview.tsx";
import type { BulkWay } from "./start.ts";

/** A change that needs no value, such as a move to the bin: what it does to all that match is looked at first. */
export type Fixed<Change> = { label: Key; change: Change };

export type Asked<Change> = { chosen: RowChoice; fixed?: Fixed<Change> | undefined };
export type Ask<Change> = (asked: Asked<Change>) => void;

type Props<E extends Entry> = {
  way: BulkWay;
  chosen: RowChoice;
  fixed: Fixed<object>;
  titled: (count: number) => string;
  subject: Subject<E>;
  onClose: () => void;
};

export function FixedDialog<E extends Entry>({ fixed: { label, change }, ...props }: Props<E>) {
  const say = useText();
  return (
    <BulkDialog {...props} change={change}>
      {() => <p>{say(label)}</p>}
    </BulkDialog>
  );
}
