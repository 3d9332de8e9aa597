import { ApiProblem } from "../../runtime/api.ts";
import { fieldOf, type Values } from "./rules.ts";
import type { Conflict } from "./use-editor.ts";

/** The fields of these changes that somebody else has changed since, for dialogs that are not an editor. */
export function conflictIn(error: unknown, changes: Values): Conflict | null {
  if (!(error instanceof ApiProblem) || error.code !== "conflict") return null;
  const { fields = [], current = {}, kept = {}, version } = error.body;
  const mine = fields.filter((field) => fieldOf(field) in changes);
  return mine.length > 0 ? { fields: mine, current, kept, version } : null;
}
