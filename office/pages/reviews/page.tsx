import { useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { ModerationRow } from "#commerce/aftersales/reviews/moderation/schema.ts";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import type { ListSearch } from "../../components/list/search.ts";
import { tell } from "../../components/toasts.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { useMay } from "../../runtime/session.ts";
import { type Decision, decide, whatOf } from "./decide.ts";
import { Reject, Reply } from "./dialogs.tsx";
import { queue } from "./queue.tsx";
import { Translate } from "./translate.tsx";

type PendingDecision = { to: "reject"; ids: number[] } | { to: "reply" | "translate"; row: ModerationRow };

/**
 * Reviews, questions and answers about products. They are read in the list and decided by button, by key (p, r), or
 * several at once.
 */
export function ReviewsPage() {
  const say = useText();
  const client = useQueryClient();
  const search = useSearch({ strict: false }) as ListSearch;
  const { q, status, reported } = search;
  const what = whatOf(search);
  const mayDecide = useMay("reviews:moderate");
  const [asked, setAsked] = useState<PendingDecision | null>(null);
  const settle = async (decision: Omit<Decision, "what">) => {
    try {
      const { decided, refused } = await decide({ ...decision, what });
      if (refused.length > 0) tell(say("modDecidedBefore", { count: refused.length }));
      else tell(say("modDecided", { count: decided.length }));
    } catch (error) {
      tell((error as Error).message);
    }
    setAsked(null);
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === "list" || queryKey[0] === "home" });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done with rows depends on what is listed alone.
  const list = useMemo(
    () =>
      queue(what, mayDecide, {
        publish: (ids) => settle({ ids, status: "published" }),
        reject: (ids) => setAsked({ to: "reject", ids }),
        reply: (row) => setAsked({ to: "reply", row }),
        translate: (row) => setAsked({ to: "translate", row }),
      }),
    [what, mayDecide],
  );
  return (
    <Page
      name={say("reviews")}
      permission="reviews:read"
      actions={<ExportLink path="/staff/moderation/export" query={{ what, q, status, reported }} />}
    >
      <Tabs what={what} />
      <List key={what} list={list} />
      {asked?.to === "reject" && (
        <Reject
          count={asked.ids.length}
          onClose={() => setAsked(null)}
          reject={(reason) => settle({ ids: asked.ids, status: "rejected", reason })}
        />
      )}
      {asked?.to === "translate" && <Translate review={asked.row} onClose={() => setAsked(null)} />}
      {asked?.to === "reply" && <Reply question={asked.row} onClose={() => setAsked(null)} />}
    </Page>
  );
}

const tabs = { review: "modReviews", question: "modQuestions", answer: "modAnswers" } as const;

function Tabs({ what }: { what: ModerationRow["what"] }) {
  const say = useText();
  return (
    <nav className="subpages" aria-label={say("modWhat")}>
      {(Object.keys(tabs) as ModerationRow["what"][]).map((one) => (
        <Link
          key={one}
          to="/reviews"
          search={(one === "review" ? {} : { what: one }) as never}
          activeOptions={{ exact: true }}
          className="subpage"
          aria-current={one === what ? "page" : undefined}
        >
          {say(tabs[one])}
        </Link>
      ))}
    </nav>
  );
}
