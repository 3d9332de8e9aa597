import { useEffect, useId, useRef, useState } from "react";
import { type Mark, SectionAnchors, type SectionLink } from "./section-nav.tsx";

/** Fewer sections than these need no links. */
const fewest = 4;

/**
 * Links to the cards of the page by their headings, as far as there are cards: some come when their data have. They mark
 * cards with unsaved changes and with problems, whose editors say so in attributes (`stateOf`).
 */
export default function SectionLinks() {
  const base = useId();
  const bar = useRef<HTMLElement & HTMLDivElement>(null);
  const [links, setLinks] = useState<readonly MarkedLink[] | null>(null);
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
        return { id: card.id, text, mark: markOf(card) };
      });
      setLinks((before) => (before && isSame(before, found) ? before : found));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(page, { childList: true, subtree: true, characterData: true, attributeFilter: states });
    addEventListener("resize", look);
    return () => {
      observer.disconnect();
      removeEventListener("resize", look);
    };
  }, [base]);
  if (links && links.length < fewest) return <div ref={bar} hidden />;
  const marks = Object.fromEntries((links ?? []).map(({ id, mark }) => [id, mark]));
  return <SectionAnchors links={links ?? none} marks={marks} bar={bar} />;
}

type MarkedLink = SectionLink & { mark: Mark | null };
const none: readonly MarkedLink[] = [];
const states = ["data-changed", "data-faulty"];

/** The state of the editor that the card lies in, as far as it is about the card's fields, or of the one in the card. */
function markOf(card: HTMLElement): Mark | null {
  const fields = card.dataset.fields?.split(" ");
  const has = (name: "changed" | "faulty"): boolean => {
    const around = card.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]?.split(" ") ?? [];
    return card.querySelector(`[data-${name}]`) !== null || around.some((one) => !fields || fields.includes(one));
  };
  return has("faulty") ? "partFaulty" : has("changed") ? "partChanged" : null;
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

const isSame = (some: readonly MarkedLink[], others: readonly MarkedLink[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ id, text, mark }, at) => id === others[at]?.id && text === others[at]?.text && mark === others[at]?.mark,
  );
