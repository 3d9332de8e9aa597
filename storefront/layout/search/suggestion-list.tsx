import type { CSSProperties } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { classes } from "#ui/classes.ts";
import { matched, type OptionGroup, type Suggestion } from "./options.ts";

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
      {groups.map(({ label, options, columns, isAside }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div
          key={label}
          role="group"
          aria-label={t(label)}
          className={classes("suggestions-group", columns && (isAside ? "suggestions-aside" : "suggestions-products"))}
          style={columns && ({ "--from": columns.from, "--count": columns.count } as CSSProperties)}
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
                asked={asked}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { option: Suggestion; id: string; isOn: boolean; asked: string };

function Option({ option, id, isOn, asked }: OptionProps) {
  const { title, path, image, price, former_price: former, unit_price: unit, document } = option;
  const [before, match, after] = matched(title, asked);
  return (
    <a
      id={id}
      role="option"
      aria-selected={isOn}
      tabIndex={-1}
      href={path}
      className="suggestion"
      data-document={document}
    >
      {image && <img className="picture" src={image} alt="" width={60} height={80} loading="lazy" decoding="async" />}
      <span className="suggestion-title">
        {before}
        {match && <b>{match}</b>}
        {after}
      </span>
      {price && (
        <span className="suggestion-price numbers">
          {former && <s>{former}</s>} {price}
        </span>
      )}
      {unit && <span className="suggestion-unit numbers">{unit}</span>}
    </a>
  );
}
