import type { ReactNode } from "react";
import { Failed, Skeleton } from "./states.tsx";

type Props<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** The number of placeholder lines while the answer is awaited. */
  lines?: number;
  children: (data: Data) => ReactNode;
};

/** Shows what a query answered; until then placeholder lines, or that loading failed, with a button to try again. */
export function Loaded<Data>({ query: { data, error, refetch }, lines, children }: Props<Data>) {
  if (error) return <Failed again={() => void refetch()} />;
  if (data === undefined) return <Skeleton {...(lines !== undefined && { lines })} />;
  return children(data);
}
