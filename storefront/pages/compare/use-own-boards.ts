import { useEffect, useState } from "react";
import { useShop } from "#storefront/app/shop.tsx";
import { chosenBoards, setCompared } from "#storefront/components/compare/choice.ts";
import { comparePath, mostCompared } from "#storefront/components/compare/limits.ts";
import { viewedIds } from "#storefront/components/product/viewed.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { getPayload } from "#storefront/runtime/payloads.ts";
import type { CompareProps } from "./data.ts";

/** As many of the boards that were looked at as fit beside each other on a phone. */
const mostViewed = 3;

/**
 * Where the address names no board: the boards that the visitor chose on other pages, or else looked at last, which
 * only the browser knows. Undefined until that is decided, null where there are not two of them. An address with boards
 * is the choice itself, wherever the link came from.
 */
export function useOwnBoards({ isStart, cards, others }: CompareProps): CompareProps | null | undefined {
  const { locale } = useShop();
  const [own, setOwn] = useState<CompareProps | null | undefined>(isStart ? undefined : null);
  useEffect(() => {
    if (!isStart) {
      setOwn(null);
      return setCompared(cards.map(({ id }) => id));
    }
    let isCurrent = true;
    const boards = new Set([...cards, ...others].map(({ id }) => id));
    const chosen = chosenBoards().slice(0, mostCompared);
    const viewed = viewedIds().filter((id) => boards.has(id));
    const ids = chosen.length > 0 ? chosen : viewed.slice(0, mostViewed);
    if (ids.length === 0 || (chosen.length === 0 && ids.length < 2)) return setOwn(null);
    getPayload(new URL(localePath(locale, comparePath(ids)), location.origin)).then(
      (payload) => isCurrent && setOwn("props" in payload ? (payload.props as CompareProps) : null),
      () => isCurrent && setOwn(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [isStart, cards, others, locale]);
  return own;
}
