import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { Dialog } from "../dialog.tsx";
import { DialogForm } from "../dialog-form.tsx";
import { TextField } from "../field.tsx";
import { ActionProblem } from "./problem.tsx";

type Props = { id: number; name: string; seen?: number; onDone: () => unknown; onClose: () => void };

/** Records who collects an order: the buyer or somebody on their behalf. */
export function HandOverDialog({ id, name, seen, onDone, onClose }: Props) {
  const say = useText();
  const [takenBy, setTakenBy] = useState(name);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      send("POST", `/staff/pick-ups/${id}/hand-over`, { takenBy: takenBy.trim(), ...(seen !== undefined && { seen }) }),
    onSuccess: onDone,
  });
  return (
    <Dialog title={say("handOverTitle", { number: id })} onClose={onClose}>
      <DialogForm act={say("doHandOver")} isDisabled={isPending} onLeave={onClose} isChecked onSubmit={() => mutate()}>
        <p className="lead">{say("handOverText", { name })}</p>
        <TextField
          label={say("takenByField")}
          hint={say("takenByHint")}
          maxLength={100}
          autoComplete="off"
          value={takenBy}
          onChange={({ target }) => setTakenBy(target.value)}
        />
        <ActionProblem error={error} />
      </DialogForm>
    </Dialog>
  );
}
