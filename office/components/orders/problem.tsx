import { useFormats, useText } from "../../i18n/text.tsx";
import { ApiProblem } from "../../runtime/api.ts";
import { FormProblem } from "../form-problem.tsx";
import { factIn } from "./facts.ts";
import { makerOf, orderStates } from "./states.ts";

/** Shows why an action failed. When somebody else changed the order meanwhile, it lists what they did. */
export function ActionProblem({ error }: { error: unknown }) {
  const say = useText();
  const { moment, money } = useFormats();
  if (!(error instanceof ApiProblem) || error.code !== "changed-meanwhile") return <FormProblem error={error} />;
  return (
    <div className="note note-signal" role="alert">
      <strong>{say("meanwhile")}</strong>
      <ul className="doing-meanwhile">
        {(error.body.meanwhile ?? []).map(({ date, made_by: by, note, state, fact }) => (
          <li key={`${date}${note}`}>
            {[moment(date), makerOf(by), state && say(orderStates[state]), fact ? factIn(fact, say, money) : note]
              .filter(Boolean)
              .join(" · ")}
          </li>
        ))}
      </ul>
      <p>{say("meanwhileText")}</p>
    </div>
  );
}
