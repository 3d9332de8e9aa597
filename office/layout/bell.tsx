import { useQuery } from "@tanstack/react-query";
import type { Static } from "typebox";
import type { Unread } from "#commerce/staff/notices/schema.ts";
import { BellIcon } from "../components/icons.tsx";
import { useText } from "../i18n/text.tsx";
import { get } from "../runtime/api.ts";

export const unreadKey = ["unread-notices"];
/** Milliseconds between two requests. There are none while the window is hidden. */
const every = 10_000;

/** Opens the member's notices and shows the number of unread ones. */
export function Bell({ open }: { open: () => void }) {
  const say = useText();
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => get<Static<typeof Unread>>("/notices/unread", {}, signal),
    refetchInterval: every,
    staleTime: every / 2,
  });
  const count = data?.unread ?? 0;
  return (
    <button
      type="button"
      className="icon-button bell"
      aria-label={count > 0 ? say("unreadNotices", { count }) : say("notices")}
      onClick={open}
    >
      <BellIcon size={20} />
      {count > 0 && <span className="bell-count">{count}</span>}
    </button>
  );
}
