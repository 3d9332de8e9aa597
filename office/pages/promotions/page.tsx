import { Link } from "@tanstack/react-router";
import type { Static } from "typebox";
import type { PromotionV3 } from "#commerce/sales/promotions/rest.ts";
import { List } from "../../components/list/list.tsx";
import { limitOf, pageOf } from "../../components/list/search.ts";
import type { ListOf } from "../../components/list/types.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";

type Promotion = Static<typeof PromotionV3>;

const list: ListOf<Promotion> = {
  name: "promotions",
  isSearchable: true,
  load: async (search, signal) => {
    const query = { q: search.q, page: pageOf(search), limit: limitOf(search) };
    return { rows: (await get<{ data: Promotion[] }>("/promotions", query, signal)).data };
  },
  id: ({ id }) => String(id),
  title: ({ name }) => name,
  columns: [
    { id: "name", label: "name", cell: ({ name }) => <strong>{name}</strong> },
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
      cell: ({ start_date }, { formats }) => (start_date ? formats.moment(start_date) : "–"),
    },
    { id: "ends", label: "ends", cell: ({ end_date }, { formats }) => (end_date ? formats.moment(end_date) : "–") },
    {
      id: "uses",
      label: "uses",
      isNumeric: true,
      cell: ({ current_uses }, { formats }) => formats.number(current_uses),
    },
  ],
};

export function PromotionsPage() {
  const say = useText();
  return (
    <Page
      name={say("promotions")}
      permission="promotions:read"
      actions={
        <Link to="/promotions/bin" className="button">
          {say("bin")}
        </Link>
      }
    >
      <List list={list} />
    </Page>
  );
}
