import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import "#ui/chip.css";
import "./chips.css";

export type Chip = { title: string; path: string; current: boolean; count?: number };
type ChipLink = Pick<Chip, "title" | "path" | "count">;
type Props = { chips: readonly Chip[]; groups?: readonly { title: string; links: readonly ChipLink[] }[] };

/**
 * The sub-categories, or the siblings of a category without sub-categories, then groups: one with a
 * name is a line of its own. On phones each line scrolls sideways.
 */
export function CategoryChips({ chips, groups = [] }: Props) {
  const t = useText();
  if (chips.length === 0) return null;
  return (
    <nav className="category-nav" aria-label={t("catalogue.categories")}>
      <ul className="category-chips">
        {chips.map((chip) => (
          <li key={chip.path}>
            <Link to={chip.path} className="chip" aria-current={chip.current ? "page" : undefined}>
              {chip.title}
              <Count of={chip} />
            </Link>
          </li>
        ))}
        {groups.filter(({ title }) => !title).map(({ links }) => links.map(chipOf))}
      </ul>
      {groups
        .filter(({ title }) => title)
        .map(({ title, links }) => (
          <ul key={title} className="category-chips">
            <li className="category-chips-title">{title}</li>
            {links.map(chipOf)}
          </ul>
        ))}
    </nav>
  );
}

const chipOf = (link: ChipLink) => (
  <li key={link.path}>
    <Link to={link.path} className="chip">
      {link.title}
      <Count of={link} />
    </Link>
  </li>
);

function Count({ of: { count } }: { of: { count?: number } }) {
  return count === undefined ? null : <span className="chip-count numbers"> {count}</span>;
}
