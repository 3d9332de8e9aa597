import type { ReactNode } from "react";
import { PlainPage } from "#storefront/components/articles/plain-page.tsx";
import "./statement.css";

type StatementSection = { id: string; title: string; text: ReactNode };

type Props = {
  title: string;
  text: string;
  parts: readonly StatementSection[];
  /** What can be done about it: above the text in narrow windows, at its right in wide ones. */
  aside: ReactNode;
};

/** A page of legal text: its contents, its sections and what to do. */
export const Statement = ({ title, text, parts, aside }: Props) => (
  <PlainPage title={title} text={text}>
    <div className="statement shrinks">
      <aside className="sheet on-firn statement-aside stack stack-m">{aside}</aside>
      <nav className="statement-contents" aria-label={title}>
        <ol>
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>{part.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="article-texts text-l">
        {parts.map((part) => (
          <section key={part.id}>
            <h2 id={part.id}>{part.title}</h2>
            {typeof part.text === "string" ? <p>{part.text}</p> : part.text}
          </section>
        ))}
      </div>
    </div>
  </PlainPage>
);
