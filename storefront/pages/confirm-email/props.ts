export type ConfirmProps = {
  csrf: string;
  /** What the link would confirm; null when it opens nothing (any more). */
  link: { token: string; email: string; isNew: boolean } | null;
  /** "done": it has just been confirmed. "taken": somebody else has the address by now. */
  state: "open" | "done" | "over" | "taken";
};
