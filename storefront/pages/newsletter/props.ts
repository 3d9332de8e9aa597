import type { PublicForm } from "#storefront/components/forms/public-form.tsx";

export type NewsletterProps = PublicForm & {
  /** Of content; the shop's own words stand in. */
  copy: string;
  lists: string[];
  typed: { email: string; lists: string[] };
  /** Whether a link is on its way; nobody is told who is on a list already. */
  sent: boolean;
};
