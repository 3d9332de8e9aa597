import type { Choice } from "#commerce/shared/own-fields/schema.ts";
import { CloseIcon, PlusIcon } from "../../../components/icons.tsx";
import { LanguageTexts } from "../../../components/own-fields/language-texts.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = { choices: Choice[]; onChange: (choices: Choice[]) => void; problems: Record<string, string> };

/**
 * The choices of a field in order, with a label in each language. A choice's code is made from its first label and
 * never changes.
 */
export function Choices({ choices, onChange, problems }: Props) {
  const say = useText();
  return (
    <fieldset className="stack">
      <legend className="field-label">{say("ownChoices")}</legend>
      {problems.choices && <p className="field-problem">{problems.choices}</p>}
      {choices.map((choice, place) => {
        const label = say("ownChoice", { number: place + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice has no other name than its place while it is typed.
          <div key={place} className="own-choice">
            <LanguageTexts
              label={label}
              hint={choice.code || undefined}
              texts={choice.labels}
              onChange={(labels) => onChange(choices.with(place, { ...choice, labels }))}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={`${say("remove")}: ${label}`}
              onClick={() => onChange(choices.filter((one) => one !== choice))}
            >
              <CloseIcon size={16} />
            </button>
            {problems[`choices.${place}.code`] && <p className="field-problem">{problems[`choices.${place}.code`]}</p>}
          </div>
        );
      })}
      <button type="button" className="button" onClick={() => onChange([...choices, { code: "", labels: {} }])}>
        <PlusIcon size={16} /> {say("ownAddChoice")}
      </button>
    </fieldset>
  );
}
