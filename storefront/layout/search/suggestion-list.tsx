import { useText } from "#storefront/app/shop.tsx";
import { RatingLine } from "#storefront/components/product/rating.tsx";
import { matched, type OptionGroup, type Suggestion } from "./options.ts";
import "#ui/chip.css";
import "./suggestions.css";

export const optionId = (index: number): string => `search-option-${index}`;

type Props = {
  id: string;
  groups: readonly OptionGroup[];
  active: number;
  /** What was asked for; it is marked in the titles. */
  asked: string;
};

/** The options in their groups. The focus stays in the field; aria-activedescendant marks the selected option. */
export function SuggestionList({ id, groups, active, asked }: Props) {
  const t = useText();
  let index = 0;
  return (
    <div id={id} role="listbox" aria-label={t("search.suggestions")} className="suggestions">
      {groups.map(({ label, options, look }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div
          key={label}
          role="group"
          aria-label={t(label)}
          className={`suggestions-group suggestions-${look}`}
          data-few={look === "products" && options.length < 3 ? "" : undefined}
        >
          <p className="suggestions-label" aria-hidden="true">
            {t(label)}
          </p>
          {options.map((option) => {
            const own = index++;
            return (
              <Option
                key={`${option.path} ${option.title}`}
                option={option}
                id={optionId(own)}
                isOn={own === active}
                look={look}
                asked={asked}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { option: Suggestion; id: string; isOn: boolean; look: OptionGroup["look"]; asked: string };

function Option({ option, id, isOn, look, asked }: OptionProps) {
  const { title, path, image, line, facts, rating, price, former_price: former, unit_price: unit, document } = option;
  const [before, match, after] = matched(title, asked);
  const [width, height] = look === "pages" ? [96, 64] : [120, 160];
  return (
    <a
      id={id}
      role="option"
      aria-selected={isOn}
      tabIndex={-1}
      href={path}
      className={look === "words" ? "suggestion chip" : "suggestion"}
      data-document={document}
    >
      {image && <img className="picture" src={image} alt="" width={width} height={height} decoding="async" />}
      <span className="suggestion-text">
        <span className="suggestion-title">
          {before}
          {match && <b>{match}</b>}
          {after}
        </span>
        {line && <span className="suggestion-line">{line}</span>}
        {facts && <span className="suggestion-facts">{facts}</span>}
        {(price || rating) && (
          <span className="suggestion-price numbers">
            {price && (
              <span>
                {former && <s>{former}</s>} {price}
              </span>
            )}
            {rating && <RatingLine {...rating} short />}
          </span>
        )}
        {unit && <span className="suggestion-line numbers">{unit}</span>}
      </span>
    </a>
  );
}
