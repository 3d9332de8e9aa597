import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useMemo, useState } from "react";
import type { PromotionChange } from "#commerce/sales/promotions/office/bulk.ts";
import type { BulkRequest } from "../../components/bulk/start.ts";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { TextField } from "../../components/field.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { CountAnswer, ListOf } from "../../components/list/types.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { asked, promotionBulk } from "./bulk/actions.ts";
import { kinds, type Promotion } from "./form.ts";

const ChangeDialog = lazy(() =>
  import("./bulk/change-dialog.tsx").then(({ ChangeDialog: default_ }) => ({ default: default_ })),
);

const list: ListOf<Promotion> = {
  name: "promotions",
  isSearchable: true,
  empty: "promosNone",
  load: async (search, signal) => {
    const query = { ...asked(search), sort: search.sort, page: pageOf(search), limit: limitOf(search) };
    return { rows: (await get<{ data: Promotion[] }>("/promotions", query, signal)).data };
  },
  count: async (search, signal) => (await get<CountAnswer>("/promotions/count", asked(search), signal)).meta,
  id: ({ id }) => String(id),
  title: ({ name }) => name,
  path: ({ id }) => `/promotions/${id}`,
  columns: [
    { id: "name", label: "name", sort: "name", cell: ({ name }) => name },
    {
      id: "status",
      label: "status",
      cell: ({ status }, { say }) =>
        status === "ENABLED" ? (
          <span className="tag tag-good">{say("enabled")}</span>
        ) : (
          <span className="tag">{say("switchedOff")}</span>
        ),
    },
    {
      id: "redemption",
      label: "redemption",
      cell: ({ redemption_type }, { say }) => say(redemption_type === "COUPON" ? "withCode" : "automatic"),
    },
    {
      id: "starts",
      label: "starts",
      sort: "starts",
      cell: ({ start_date }, { formats }) => (start_date ? formats.moment(start_date) : "–"),
    },
    {
      id: "ends",
      label: "ends",
      sort: "ends",
      cell: ({ end_date }, { formats }) => (end_date ? formats.moment(end_date) : "–"),
    },
    {
      id: "uses",
      label: "uses",
      isNumeric: true,
      cell: ({ current_uses }, { formats }) => formats.number(current_uses),
    },
  ],
  filters: [
    {
      name: "kind",
      label: "promoKind",
      options: ({ say }) => Object.entries(kinds).map(([kind, key]) => [kind, say(key)] as const),
    },
    {
      name: "state",
      label: "status",
      options: ({ say }) => [
        ["running", say("promoRunning")],
        ["scheduled", say("promoScheduled")],
        ["over", say("promoOver")],
        ["off", say("switchedOff")],
      ],
    },
    {
      name: "redemption",
      label: "redemption",
      options: ({ say }) => [
        ["COUPON", say("withCode")],
        ["AUTOMATIC", say("automatic")],
      ],
    },
  ],
};

export function PromotionsPage() {
  const say = useText();
  const mayWrite = useMay("promotions:write");
  const [isAdding, setIsAdding] = useState(false);
  const [changing, setChanging] = useState<BulkRequest<PromotionChange> | null>(null);
  const search = useSearch({ strict: false }) as ListSearch;
  const shown = useMemo(() => (mayWrite ? { ...list, bulk: promotionBulk(setChanging) } : list), [mayWrite]);
  const actions = (
    <>
      <Link to="/promotions/bin" className="button">
        {say("bin")}
      </Link>
      <ExportLink path="/staff/promotions/export" query={asked(search)} />
      {mayWrite && (
        <button type="button" className="button button-main" onClick={() => setIsAdding(true)}>
          {say("promoNew")}
        </button>
      )}
    </>
  );
  return (
    <Page name={say("promotions")} permission="promotions:read" actions={actions}>
      <List list={shown} />
      {changing && (
        <Suspense>
          <ChangeDialog {...changing} onClose={() => setChanging(null)} />
        </Suspense>
      )}
      {isAdding && <NewPromotion onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

/** The minimum for a new promotion. It starts switched off; the rest is edited and tried on its own page. */
function NewPromotion({ onClose }: { onClose: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (name: string) =>
      send<{ data: Promotion }>("POST", "/promotions", { name, kind: "percent", percent: 10, status: "DISABLED" }),
    onSuccess: ({ data }) => navigate({ to: "/promotions/$id", params: { id: String(data.id) } }),
  });
  const submit = (values: FormData) => mutate(String(values.get("name")));
  return (
    <Dialog title={say("promoNew")} onClose={onClose}>
      <DialogForm act={say("create")} isDisabled={isPending} error={error} onLeave={onClose} onSubmit={submit}>
        <TextField
          label={say("name")}
          name="name"
          hint={say("promoNewHint")}
          maxLength={100}
          problem={problemsOf(error).name}
          autoFocus
        />
      </DialogForm>
    </Dialog>
  );
}
