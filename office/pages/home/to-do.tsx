import { type QueryClient, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { OpenWork } from "#commerce/aftersales/office/waiting.ts";
import type { SystemStatus } from "#commerce/staff/system/schema.ts";
import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";
import { may, useMember } from "../../runtime/session.ts";

/** `by`: the deadline of the most urgent one. */
type TaskCount = { total: number; isExact: boolean; by?: string | null };
type Task = {
  label: Key;
  permission: string;
  path: string;
  search: Record<string, string>;
  count: (asked: { signal: AbortSignal; client: QueryClient }) => Promise<TaskCount>;
};

const orders = (label: Key, search: Record<string, string>): Task => ({
  label,
  search,
  permission: "orders:read",
  path: "/orders",
  count: async ({ signal }) =>
    (await get<{ meta: TaskCount }>("/staff/orders", { ...search, count: "only" }, signal)).meta,
});

const mostCounted = 10_000;

/** A task counted by the request that all tasks of this kind share. */
const waiting = (
  what: Exclude<keyof OpenWork, "withdrawalsRefundBy">,
  path: string,
  search: Record<string, string>,
  label: Key = what as Key,
): Task => ({
  label,
  path,
  search,
  permission: "orders:read",
  count: async ({ client }) => {
    const { data } = await client.fetchQuery({
      queryKey: ["home", "waiting"],
      queryFn: ({ signal }) => get<{ data: OpenWork }>("/staff/waiting", {}, signal),
    });
    const by = what === "withdrawals" ? data.withdrawalsRefundBy : null;
    return { total: data[what], isExact: data[what] < mostCounted, by };
  },
});

/** The open tasks. The server counts each with an index, up to 10,000. */
const tasks: readonly Task[] = [
  orders("ordersToPack", { needs: "pack" }),
  orders("ordersLate", { needs: "late" }),
  orders("ordersOnHold", { needs: "hold" }),
  orders("paymentsUnclear", { payment: "unclear" }),
  orders("ordersDisputed", { status: "disputed" }),
  orders("invoicesOpen", { needs: "invoice" }),
  waiting("pickUpsToPrepare", "/dispatch/pick-ups", {}),
  waiting("pickUpsLate", "/dispatch/pick-ups", {}),
  waiting("returnsToReceive", "/returns", { view: "to-receive" }, "returnsWaiting"),
  waiting("returnsUndecided", "/returns", { view: "received" }),
  waiting("withdrawals", "/returns", { view: "withdrawals" }, "withdrawalsWaiting"),
  {
    label: "variantsLow",
    permission: "stock:read",
    path: "/stock",
    search: { stock: "low" },
    count: async ({ signal }) =>
      (await get<{ meta: TaskCount }>("/staff/stock", { stock: "low", count: "only" }, signal)).meta,
  },
  {
    label: "proWaiting",
    permission: "pro:read",
    path: "/pro",
    search: { status: "submitted" },
    count: async ({ signal }) =>
      (await get<{ meta: TaskCount }>("/pro/applications/count", { status: "submitted" }, signal)).meta,
  },
  {
    label: "proEndingSoon",
    permission: "pro:read",
    path: "/pro/accounts",
    search: { state: "ending" },
    count: async ({ signal }) =>
      (await get<{ meta: TaskCount }>("/pro/accounts", { state: "ending", limit: 1 }, signal)).meta,
  },
  {
    label: "reviewsWaiting",
    permission: "reviews:read",
    path: "/reviews",
    search: { status: "pending" },
    count: async ({ signal }) => (await get<{ data: TaskCount }>("/staff/reviews/waiting", {}, signal)).data,
  },
  {
    label: "questionsWaiting",
    permission: "reviews:read",
    path: "/reviews",
    search: { what: "question", status: "pending" },
    count: async ({ signal }) =>
      (await get<{ meta: TaskCount }>("/staff/moderation", { what: "question", status: "pending", limit: 1 }, signal))
        .meta,
  },
  {
    label: "tasksFailed",
    permission: "settings:read",
    path: "/settings/system",
    search: {},
    count: async ({ signal }) => {
      const { queues, webhooks } = (await get<{ data: SystemStatus }>("/staff/system", {}, signal)).data;
      return { total: queues.reduce((sum, { failed }) => sum + failed, webhooks.paused), isExact: true };
    },
  },
];

export function ToDo() {
  const say = useText();
  const member = useMember();
  const mine = tasks.filter(({ permission }) => may(member, permission));
  if (mine.length === 0) return null;
  return (
    <section className="card">
      <h2>{say("toDo")}</h2>
      <ul className="to-do">
        {mine.map((task) => (
          <li key={task.label}>
            <TaskLink task={task} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TaskLink({ task: { label, path, search, count } }: { task: Task }) {
  const say = useText();
  const { number, day } = useFormats();
  const { data } = useQuery({ queryKey: ["home", label], queryFn: count });
  const total = data && (data.isExact ? number(data.total) : say("atLeast", { number: number(data.total) }));
  return (
    <Link to={path} search={search as never} className="tile to-do-tile">
      <strong className={data?.total ? "to-do-count" : "to-do-count to-do-none"}>{total ?? "…"}</strong>
      <span>
        {say(label)}
        {data?.by && <span className="list-sub">{`${say("refundByLabel")} ${day(data.by)}`}</span>}
      </span>
    </Link>
  );
}
