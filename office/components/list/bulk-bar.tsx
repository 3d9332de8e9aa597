import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useFormats, useText } from "../../i18n/text.tsx";
import { ApiProblem } from "../../runtime/api.ts";
import { tell } from "../toasts.tsx";
import type { Answer, Bulk, RowChoice } from "./types.ts";

type Props = {
  bulk: readonly Bulk[];
  chosen: RowChoice;
  answer: Answer<unknown> | undefined;
  isWholePage: boolean;
  chooseMatching: () => void;
  clear: () => void;
};

/**
 * The actions for the selected rows. When the whole page is selected it also offers "all that match", which the server
 * carries out.
 */
export function BulkBar({ bulk, chosen, answer, isWholePage, chooseMatching, clear }: Props) {
  const say = useText();
  const { number } = useFormats();
  const client = useQueryClient();
  const { total = 0, isExact = true } = answer ?? {};
  const isMatching = "matching" in chosen;
  const { mutate, isPending } = useMutation({
    mutationFn: (one: Bulk) => one.run(isMatching && isExact ? { ...chosen, total } : chosen),
    onSuccess: (_, one) => {
      if (one.asks === true || (one.asks && isMatching)) return;
      clear();
      tell(say("saved"));
      return client.invalidateQueries({ queryKey: ["list"] });
    },
    onError: (error) => {
      const isOther = error instanceof ApiProblem && error.code === "count-changed";
      if (isOther) void client.invalidateQueries({ queryKey: ["list"] });
      if (isOther) tell(say("countChanged", { number: number(error.body.total ?? 0) }));
      else tell(error instanceof ApiProblem ? error.message : say("failedText"));
    },
  });
  const count = isMatching ? total : chosen.ids.length;
  if (count === 0) return null;
  const offersMatching =
    !isMatching && isWholePage && total > chosen.ids.length && bulk.some((one) => one.takesMatching);
  return (
    <div className="bulk" role="toolbar" aria-label={say("actions")}>
      <strong>{say("selected", { count })}</strong>
      {offersMatching && (
        <button type="button" className="bulk-link" onClick={chooseMatching}>
          {say("selectMatching", { number: number(total) })}
        </button>
      )}
      <button type="button" className="bulk-link" onClick={clear}>
        {say("clearSelection")}
      </button>
      <span className="bulk-acts">
        {bulk
          .filter((one) => !isMatching || one.takesMatching)
          .map((one) => (
            <button key={one.id} type="button" className="button" disabled={isPending} onClick={() => mutate(one)}>
              {say(one.label)}
            </button>
          ))}
      </span>
    </div>
  );
}
