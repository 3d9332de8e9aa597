import { renderToStaticMarkup } from "react-dom/server";
import type { ProductDetail } from "#commerce/catalog/products/schema.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

type Product = Pick<ProductDetail, "safetyContacts" | "safetyWarnings">;
type Props = Product & { words: AreaTexts<"safety">; language: Language };

/** Returns the warnings in the reader's language, otherwise in English. */
function warningsIn(language: Language, all: Product["safetyWarnings"]): string[] {
  const own = all.filter((one) => one.language === language);
  return (own.length > 0 ? own : all.filter((one) => one.language === "en")).map(({ text }) => text);
}

/**
 * The manufacturer, the responsible person in the Union and the safety warnings (regulation (EU) 2023/988, article 19)
 * as markup, so that browsers receive neither a component nor its texts. Empty when nothing is known.
 */
export function safetyMarkup({ words, language, safetyContacts, safetyWarnings }: Props): string {
  const warnings = warningsIn(language, safetyWarnings);
  if (safetyContacts.length + warnings.length === 0) return "";
  return renderToStaticMarkup(
    <section className="section wrap safety" aria-labelledby="safety">
      <h2 id="safety" className="label section-eyebrow">
        {words["safety.title"]}
      </h2>
      <dl className="safety-list">
        {safetyContacts.map(({ role, name, address, contact }) => (
          <div key={`${role} ${name}`}>
            <dt>{words[`safety.${role}`]}</dt>
            <dd>{name}</dd>
            <dd>{address}</dd>
            <dd>{contact.includes("@") ? <a href={`mailto:${contact}`}>{contact}</a> : contact}</dd>
          </div>
        ))}
        {warnings.length > 0 && (
          <div>
            <dt>{words["safety.warnings"]}</dt>
            {warnings.map((warning) => (
              <dd key={warning}>{warning}</dd>
            ))}
          </div>
        )}
      </dl>
    </section>,
  );
}
