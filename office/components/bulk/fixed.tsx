import { useText } from "../../i18n/text.tsx";
import type { RowChoice } from "../list/types.ts";
import { BulkDialog } from "./dialog.tsx";
import type { Entry, Subject } from "./preview.tsx";
import type { BulkWay, FixedChange } from "./start.ts";

type Props<E extends Entry> = {
  way: BulkWay;
  chosen: RowChoice;
  fixed: FixedChange<object>;
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
