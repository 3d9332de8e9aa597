import { Link } from "#storefront/runtime/link.tsx";
import { classes } from "#ui/classes.ts";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import "./page-facts.css";

/** With a path the title is a link. */
export type Fact = { title: string; text: string; path?: string };

type Props = { facts: readonly Fact[]; ink?: boolean | undefined };

/** What is worth knowing below a form: three columns, or one below the other on phones. */
export const PageFacts = ({ facts, ink }: Props) => (
  <ul className={classes("wrap page-facts", ink && "page-facts-ink")}>
    {facts.map(({ title, text, path }) => (
      <li key={title}>
        <strong>
          {path ? (
            <Link to={path} prefetch={false}>
              {title} <ArrowIcon size={18} />
            </Link>
          ) : (
            title
          )}
        </strong>
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
