import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useText } from "../i18n/text.tsx";
import { messageOf } from "../runtime/api.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { tell } from "./toasts.tsx";

type Props = {
  /** The label of the button, and of the one that confirms. */
  act: string;
  /** The dialog's title; the label of the button where it is not given. */
  title?: string;
  remove: () => Promise<unknown>;
  /** Leaves the page of what was removed, and refreshes the lists that showed it. */
  onRemoved: () => Promise<unknown>;
  /** Explains what happens to the record and to everything that depends on it. */
  children: ReactNode;
};

/** A button that removes the record of its page, or moves it to the bin, once that was confirmed. */
export function Removal({ act, title = act, remove, onRemoved, children }: Props) {
  const say = useText();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess: onRemoved,
    onError: (error) => {
      setIsAsking(false);
      tell(messageOf(error, say));
    },
  });
  return (
    <>
      <button type="button" className="button button-danger" onClick={() => setIsAsking(true)}>
        {act}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          act={act}
          isPending={isPending}
          onConfirm={() => mutate()}
          onClose={() => setIsAsking(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
