import type { Message } from "#shop/parts/message.ts";

export const profileActions = ["profile", "password", "devices", "delete"] as const;
/** The page's forms, by their hidden field `action`. */
export type ProfileAction = (typeof profileActions)[number];

export type ProfileProps = {
  csrf: string;
  /** As it is kept, or as it was typed and refused. */
  typed: { first_name: string; last_name: string; email: string };
  /** What has been done with the form before. */
  done: ProfileAction | null;
  /** The form that was refused, and why. */
  refused: { action: ProfileAction; problem: Message | null; errors: Record<string, Message> } | null;
};
