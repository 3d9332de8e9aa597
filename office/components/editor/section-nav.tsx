import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";

/** A card of a long form: the id of its element, the name of its link, and the fields that are edited in it. */
export type EditorSection = { id: string; label: Key; fields: readonly string[] };
type Props = { sections: readonly EditorSection[]; changed: readonly string[]; faulty: readonly string[] };

/** The same, marking those with unsaved changes and those with problems. */
export function SectionNav({ sections, changed, faulty }: Props) {
  const say = useText();
  const has = (fields: readonly string[], some: readonly string[]) => fields.some((field) => some.includes(field));
  const links = useMemo(() => sections.map(({ id, label }) => ({ id, text: say(label) })), [sections, say]);
  const markOf = ({ fields }: EditorSection): Mark | null =>
    has(fields, faulty) ? "partFaulty" : has(fields, changed) ? "partChanged" : null;
  const marks = Object.fromEntries(sections.map((section) => [section.id, markOf(section)]));
  return <SectionAnchors links={links} marks={marks} />;
}

export type Mark = "partFaulty" | "partChanged";
export type SectionLink = { id: string; text: string };
type LinksProps = {
  links: readonly SectionLink[];
  marks?: Readonly<Record<string, Mark | null>>;
  bar?: RefObject<HTMLElement | null>;
};

/** Links to the cards of a long page, which stay at the top of the window. They mark the card that is read. */
export function SectionAnchors({ links, marks, bar: given }: LinksProps) {
  const say = useText();
  const own = useRef<HTMLElement>(null);
  const bar = given ?? own;
  const [current, setCurrent] = useState(links[0]?.id);
  useEffect(() => {
    const follow = () =>
      setCurrent(bar.current ? sectionAt(links, bar.current.getBoundingClientRect().bottom) : undefined);
    follow();
    addEventListener("scroll", follow, { passive: true });
    addEventListener("resize", follow);
    return () => {
      removeEventListener("scroll", follow);
      removeEventListener("resize", follow);
    };
  }, [links, bar]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link of the current part is scrolled into the row.
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>("[aria-current]");
    const row = link?.closest("ul");
    if (link && row) row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav ref={bar} className="parts" aria-label={say("parts")}>
      <ul>
        {links.map(({ id, text }) => {
          const mark = marks?.[id];
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                className={mark ? `part-link ${mark === "partFaulty" ? "part-faulty" : "part-changed"}` : "part-link"}
                aria-current={id === current ? "location" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(id);
                }}
              >
                {text}
                {mark && <span className="visually-hidden"> ({say(mark)})</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Scrolls to a card and puts the focus there, so that the Tab key goes on inside it. The address stays as it is. */
function goTo(id: string): void {
  const card = document.getElementById(id);
  if (!card) return;
  const folded = card.closest("details");
  if (folded) folded.open = true;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: "start" });
}

/** How far below the links a card may begin and be the current one already. */
const reach = 40;

/** The part that is read: the one below the links, or at the end of the page the last one. */
function sectionAt(links: readonly SectionLink[], top: number): string | undefined {
  const found = links.flatMap(({ id }) => {
    const place = document.getElementById(id)?.getBoundingClientRect();
    return place ? [{ id, place }] : [];
  });
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2)
    return found.toSorted((one, other) => other.place.bottom - one.place.bottom)[0]?.id;
  const line = top + reach;
  return (found.find(({ place }) => place.top <= line && place.bottom > line) ?? found[0])?.id;
}
