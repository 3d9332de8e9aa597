import type { ListSearch } from "../../components/list/search.ts";

const names = ["q", "status", "payment", "market", "needs", "tag", "method", "buyer", "from", "to", "days"] as const;

/** The filters of the list of orders in its address; the API refuses names that it does not know. */
export const asked = (search: ListSearch): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = search[name];
      return value ? [[name, value]] : [];
    }),
  );
