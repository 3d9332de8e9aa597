import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProductRow } from "#commerce/catalog/office/list-schema.ts";
import type { Bulk, Column, ListOf } from "../../components/list/types.ts";
import { tell } from "../../components/toasts.tsx";
import { useText } from "../../i18n/text.tsx";
import { messageOf, send } from "../../runtime/api.ts";

const restore = (id: number | string) => send("POST", `/staff/products/${id}/restore`);

function Restore({ row: { id, name } }: { row: ProductRow }) {
  const say = useText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => restore(id),
    onSuccess: () => {
      tell(say("restored", { name }));
      return client.invalidateQueries({ queryKey: ["list"] });
    },
    onError: (error) => tell(messageOf(error, say)),
  });
  return (
    <button
      type="button"
      className="button"
      aria-label={`${say("restore")}: ${name}`}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {say("restore")}
    </button>
  );
}

const deleted: Column<ProductRow> = {
  id: "deleted",
  label: "binnedAt",
  cell: ({ deletedAt }, { formats }) => (deletedAt ? formats.moment(deletedAt) : "–"),
};
const restoring: Column<ProductRow> = {
  id: "restore",
  label: "actions",
  isNumeric: true,
  cell: (row) => <Restore row={row} />,
};
const bulk: Bulk[] = [
  {
    id: "restore",
    label: "restore",
    run: async (chosen) => {
      if ("matching" in chosen) return;
      for (const id of chosen.ids) await restore(id);
    },
  },
];

/** The list of products in the bin. It offers restoring, and none of the other product actions. */
export const inBin = (
  columns: readonly Column<ProductRow>[],
  mayWrite: boolean,
): Pick<ListOf<ProductRow>, "name" | "columns" | "bulk" | "filters" | "fixed" | "empty"> => ({
  name: "bin",
  fixed: { status: "deleted" },
  empty: "binEmpty",
  filters: [],
  columns: [
    ...columns.filter(({ id }) => ["name", "brand", "kind", "stock", "variants"].includes(id)),
    deleted,
    ...(mayWrite ? [restoring] : []),
  ],
  bulk: mayWrite ? bulk : [],
});
