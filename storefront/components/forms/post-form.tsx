import type { FormHTMLAttributes } from "react";

type Props = FormHTMLAttributes<HTMLFormElement> & {
  /** The session's token, without which nothing is taken. */
  csrf: string;
};

/** A plain form that posts. */
export function PostForm({ csrf, children, ...form }: Props) {
  return (
    <form method="post" {...form}>
      <input type="hidden" name="_csrf" value={csrf} />
      {children}
    </form>
  );
}
