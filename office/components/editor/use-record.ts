import { type QueryKey, useQuery } from "@tanstack/react-query";

type Options<Data> = { queryKey: QueryKey; read: (signal: AbortSignal) => Promise<Data>; enabled: boolean };

/**
 * Loads the record that an editor changes. It is read once for each visit of the page, and not again while somebody types;
 * saving tells what others changed meanwhile.
 */
export const useRecord = <Data>({ queryKey, read, enabled }: Options<Data>) =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
