import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import type { PagingView } from "./paging.ts";
import "./paging.css";

/** Numbered pages with links to the previous and the next one. */
export function Paging({ paging: { page, steps, previous, next } }: { paging: PagingView }) {
  const t = useText();
  if (steps.length < 2) return null;
  return (
    <nav className="paging" aria-label={t("catalogue.pages")}>
      {previous && (
        <Link
          to={previous.path}
          rel="prev"
          className="paging-step paging-back"
          aria-label={t("frame.previous")}
          prefetch={false}
        >
          <ArrowIcon size={20} />
        </Link>
      )}
      <ol>
        {steps.map((step, index) => (
          <li key={step?.page ?? `gap-${index}`}>
            {step ? (
              <Link
                to={step.path}
                className="paging-step"
                aria-current={step.page === page ? "page" : undefined}
                aria-label={t("catalogue.page", { page: step.page })}
                prefetch={false}
              >
                {step.page}
              </Link>
            ) : (
              <span className="paging-step">…</span>
            )}
          </li>
        ))}
      </ol>
      {next && (
        <Link to={next.path} rel="next" className="paging-step" aria-label={t("frame.next")}>
          <ArrowIcon size={20} />
        </Link>
      )}
    </nav>
  );
}
