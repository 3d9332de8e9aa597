import { useQuery } from "@tanstack/react-query";
import type { Static } from "typebox";
import type { Unread } from "#commerce/staff/notices/schema.ts";
import { BellIcon } from "../components/icons.tsx";
import { useText } from "../i18n/text.tsx";
import { get } from "../runtime/api.ts";

export const unreadKey = ["unread-notices"];
/** Milliseconds between two looks; a window that nobody looks at does not look itself. */
const every = 10_000;

/** Opens what the member is told of, and counts what they have not read. */
export function Bell({ open }: { open: () => void }) {
  const say = useText();
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => get<Static<typeof Unread>>("/notices/unread", {}, signal),
    refetchInterval: every,
    staleTime: every / 2,
  });
  const count = data?.unread ?? 0;
  const shown = count > 99 ? "99+" : String(count);
  // What is seen is also said: people who speak to their computer name what they see.
  const name = say("unreadNotices", { count });
  return (
    <button
      type="button"
      className="icon-button bell"
      aria-label={count === 0 ? say("notices") : name.includes(shown) ? name : `${name} (${shown})`}
      onClick={open}
    >
      <BellIcon size={20} />
      {count > 0 && <span className="bell-count">{shown}</span>}
    </button>
  );
}
