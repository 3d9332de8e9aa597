import { Picture } from "#storefront/components/media/picture.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import type { SearchResult, SearchView } from "./search-view.ts";

/** Results other than products, such as categories, pages and riders: picture, title, and the matching passage. */
export function Findings({ findings }: Pick<SearchView, "findings">) {
  return (
    <ol className="findings stack">
      {findings.map((finding) => (
        <li key={finding.id} className="finding" data-document={finding.id}>
          <FindingPicture image={finding.image} />
          <div>
            {finding.above && <p className="quiet">{finding.above}</p>}
            <h2 className="finding-title">
              <Link to={finding.path} className="finding-link cover-link">
                {finding.title}
              </Link>
            </h2>
            <Passage finding={finding} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Passage({ finding: { snippet, text } }: { finding: SearchResult }) {
  if (snippet === null) return text ? <p className="finding-text">{text}</p> : null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the engine escapes all but its own <em> (services/search/query/snippet.ts)
  return <p className="finding-text" dangerouslySetInnerHTML={{ __html: snippet }} />;
}

/** A drawing of a ridge replaces a missing picture. */
function FindingPicture({ image }: Pick<SearchResult, "image">) {
  if (image) {
    return (
      <Picture
        id={image}
        alt=""
        sizes="160px"
        widths={[160, 320, 480]}
        width={4}
        height={3}
        crop
        className="finding-picture"
      />
    );
  }
  return (
    <svg className="finding-picture finding-blank" viewBox="0 0 4 3" aria-hidden="true">
      <path d="M0 2.6 1.3 1l.7.8L2.7.9 4 2.6V3H0z" fill="currentColor" />
    </svg>
  );
}
