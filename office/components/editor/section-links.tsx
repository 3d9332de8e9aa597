import { useEffect, useId, useRef, useState } from "react";
import { type PartLink, PartLinks } from "./parts.tsx";

/** Fewer sections than these need no links. */
const fewest = 4;

/** Links to the cards of the page by their headings, as far as there are cards: some come when their data have. */
export default function SectionLinks() {
  const base = useId();
  const bar = useRef<HTMLElement & HTMLDivElement>(null);
  const [links, setLinks] = useState<readonly PartLink[] | null>(null);
  useEffect(() => {
    const page = bar.current?.closest("main");
    if (!page) return;
    let count = 0;
    const look = () => {
      const found = cardsIn(page).map(({ card, text }) => {
        if (!card.id) {
          count += 1;
          card.id = `${base}${count}`;
        }
        return { id: card.id, text };
      });
      setLinks((before) => (before && isSame(before, found) ? before : found));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(page, { childList: true, subtree: true, characterData: true });
    addEventListener("resize", look);
    return () => {
      observer.disconnect();
      removeEventListener("resize", look);
    };
  }, [base]);
  if (links && links.length < fewest) return <div ref={bar} hidden />;
  return <PartLinks links={links ?? []} bar={bar} />;
}

/** The cards that are shown, as they are read: column by column, and each from the top. */
function cardsIn(page: HTMLElement): { card: HTMLElement; text: string }[] {
  const found = [...page.querySelectorAll<HTMLElement>("section.card, form.card")].flatMap((card) => {
    const text = card.querySelector("h2")?.textContent?.trim() ?? "";
    const { left, top, width } = card.getBoundingClientRect();
    return text !== "" && width > 0 ? [{ card, text, left, top }] : [];
  });
  return found.toSorted((one, other) => one.left - other.left || one.top - other.top);
}

const isSame = (some: readonly PartLink[], others: readonly PartLink[]): boolean =>
  some.length === others.length && some.every(({ id, text }, at) => id === others[at]?.id && text === others[at]?.text);
