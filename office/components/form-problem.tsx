import { useText } from "../i18n/text.tsx";
import { ApiProblem } from "../runtime/api.ts";

/** The server's messages about single fields: { name: "is required" }. */
export const problemsOf = (error: unknown): Record<string, string> =>
  (error instanceof ApiProblem && error.body.errors) || {};

/** Shows the problem of a form as a whole. Problems of single fields are shown beside the fields. */
export function FormProblem({ error }: { error: unknown }) {
  const say = useText();
  if (!error) return null;
  const isOfFields = Object.keys(problemsOf(error)).length > 0;
  const isOurs = !(error instanceof ApiProblem) || error.body.status >= 500;
  return (
    <p className="note note-signal" role="alert">
      {isOfFields ? say("checkFields") : isOurs ? say("failedText") : error.message}
    </p>
  );
}
