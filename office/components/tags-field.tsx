import { useId, useState } from "react";
import { useText } from "../i18n/text.tsx";
import { CloseIcon } from "./icons.tsx";

type Props = {
  label: string;
  tags: readonly string[];
  /** Tags in use, which are offered while typing. */
  known?: readonly string[];
  problem?: string | undefined;
  onChange: (tags: string[]) => void;
};

/** Tags, each with a button to remove it, and a field to add one. What was typed counts when the field is left. */
export function TagsField({ label, tags, known = [], problem, onChange }: Props) {
  const say = useText();
  const id = useId();
  const [text, setText] = useState("");
  const tag = text.trim().replace(/\s+/g, " ");
  const add = () => {
    if (tag === "") return;
    if (!tags.includes(tag)) onChange([...tags, tag]);
    setText("");
  };
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      {tags.length > 0 && (
        <ul className="order-tags">
          {tags.map((one) => (
            <li key={one} className="tag">
              {one}
              <button
                type="button"
                className="tag-remove"
                aria-label={say("removeTag", { name: one })}
                onClick={() => onChange(tags.filter((other) => other !== one))}
              >
                <CloseIcon size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="order-add">
        <input
          className="input"
          aria-label={say("addTag")}
          placeholder={say("addTag")}
          value={text}
          maxLength={40}
          list={known.length > 0 ? id : undefined}
          onChange={({ target }) => setText(target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        {known.length > 0 && (
          <datalist id={id}>
            {known.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        )}
        <button type="button" className="button" disabled={tag === ""} onClick={add}>
          {say("add")}
        </button>
      </div>
      {problem && <p className="field-problem">{problem}</p>}
    </fieldset>
  );
}
