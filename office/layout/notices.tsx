import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Static } from "typebox";
import type { Notices as Found, Notice } from "#commerce/staff/notices/schema.ts";
import { Dialog } from "../components/dialog.tsx";
import { Failed, Skeleton } from "../components/states.tsx";
import { useFormats, useText } from "../i18n/text.tsx";
import { get, send } from "../runtime/api.ts";
import { unreadKey } from "./bell.tsx";
import { lineOf } from "./notice-line.ts";

const key = ["notices"];
const perPage = 30;

/** The member's notices, latest first. The list refreshes by itself. */
export default function NoticesDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const client = useQueryClient();
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      get<Static<typeof Found>>("/notices", { page: pageParam, limit: perPage }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ data: rows }, pages) => (rows.length === perPage ? pages.length + 1 : undefined),
    refetchInterval: 10_000,
    staleTime: 0,
  });
  const { mutate } = useMutation({
    mutationFn: (ids: number[] | null) => send("POST", "/notices/read", ids === null ? {} : { ids }),
    onSuccess: () => Promise.all([key, unreadKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const notices = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Dialog title={say("notices")} onClose={onClose}>
      {error && !data ? (
        <Failed again={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={5} />
      ) : notices.length === 0 ? (
        <p className="lead">{say("noNotices")}</p>
      ) : (
        <>
          <ul className="notices">
            {notices.map((notice) => (
              <One key={notice.id} notice={notice} read={() => mutate([notice.id])} close={onClose} />
            ))}
          </ul>
          {hasNextPage && (
            <button type="button" className="button" onClick={() => void fetchNextPage()}>
              {say("older")}
            </button>
          )}
        </>
      )}
      <div className="dialog-foot">
        <Link to="/settings/account" className="button" onClick={onClose}>
          {say("noticeChoices")}
        </Link>
        {notices.some(({ isRead }) => !isRead) && (
          <button type="button" className="button" onClick={() => mutate(null)}>
            {say("markAllRead")}
          </button>
        )}
      </div>
    </Dialog>
  );
}

type OneProps = { notice: Notice; read: () => void; close: () => void };

function One({ notice, read, close }: OneProps) {
  const say = useText();
  const formats = useFormats();
  const { at, isRead, path } = notice;
  const text = lineOf(notice, say, formats.money);
  return (
    <li className={isRead ? "notice" : "notice notice-unread"}>
      <span>
        {!isRead && <span className="visually-hidden">{say("unread")}: </span>}
        {path ? (
          <Link
            to={path.split("?")[0] as "/"}
            search={Object.fromEntries(new URLSearchParams(path.split("?")[1])) as never}
            className="list-link"
            onClick={() => {
              if (!isRead) read();
              close();
            }}
          >
            {text}
          </Link>
        ) : (
          text
        )}
        <time className="list-sub" dateTime={at}>
          {formats.moment(at)}
        </time>
      </span>
      {!isRead && (
        <button type="button" className="button" aria-label={`${say("markRead")}: ${text}`} onClick={read}>
          {say("markRead")}
        </button>
      )}
    </li>
  );
}
