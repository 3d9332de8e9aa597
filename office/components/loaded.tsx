import type { ReactNode } from "react";
import type { Key } from "../i18n/languages.ts";
import { useText } from "../i18n/text.tsx";
import { Failed, Skeleton } from "./states.tsx";

type Props<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** The number of placeholder lines while the answer is awaited. */
  lines?: number;
  /** Shown instead of an empty list. */
  empty?: Key;
  children: (data: Data) => ReactNode;
};

/** Shows what a query answered; until then placeholder lines, or that loading failed, with a button to try again. */
export function Loaded<Data>({ query: { data, error, refetch }, lines, empty, children }: Props<Data>) {
  const say = useText();
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <Skeleton {...(lines !== undefined && { lines })} />;
  if (empty && Array.isArray(data) && data.length === 0) return <p className="lead">{say(empty)}</p>;
  return children(data);
}
