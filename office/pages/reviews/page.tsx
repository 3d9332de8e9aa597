import type { Static } from "typebox";
import type { OwnReviewV1 } from "#commerce/aftersales/reviews/rest.ts";
import { List } from "../../components/list/list.tsx";
import { limitOf, pageOf } from "../../components/list/search.ts";
import type { ListOf } from "../../components/list/types.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";

type Review = Static<typeof OwnReviewV1>;

const states = { pending: "tag tag-info", published: "tag tag-good", rejected: "tag tag-bad" } as const;
type State = keyof typeof states;

const list: ListOf<Review> = {
  name: "reviews",
  isSearchable: true,
  load: async (search, signal) => {
    const query = { q: search.q, page: pageOf(search), limit: limitOf(search), status: search.status };
    return { rows: await get<Review[]>("/reviews", query, signal) };
  },
  id: ({ id }) => String(id),
  title: ({ title }) => title,
  columns: [
    {
      id: "review",
      label: "review",
      cell: ({ title, text }) => (
        <>
          <strong>{title}</strong>
          <span className="list-sub list-clamp">{text}</span>
        </>
      ),
    },
    { id: "rating", label: "rating", cell: ({ rating }, { say }) => say("ofFive", { count: rating }) },
    { id: "author", label: "author", cell: ({ name }) => name },
    { id: "product", label: "product", isOptional: true, isNumeric: true, cell: ({ product_id }) => product_id },
    {
      id: "status",
      label: "status",
      cell: ({ status }, { say }) => <span className={states[status as State] ?? "tag"}>{say(status as State)}</span>,
    },
    { id: "written", label: "written", cell: ({ date_created }, { formats }) => formats.moment(date_created) },
  ],
  filters: [
    {
      name: "status",
      label: "status",
      options: ({ say }) => (Object.keys(states) as State[]).map((state) => [state, say(state)] as const),
    },
  ],
};

export function ReviewsPage() {
  const say = useText();
  return (
    <Page name={say("reviews")} permission="reviews:read">
      <List list={list} />
    </Page>
  );
}
