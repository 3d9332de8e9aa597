import { useState } from "react";
import { useWatch } from "react-hook-form";
import { CloseIcon } from "../../components/icons.tsx";
import { useText } from "../../i18n/text.tsx";
import type { CustomerForm } from "./form.ts";

/**
 * The customer's tags, each with a button to remove it, and a field to add one. They are saved with the rest of the
 * form.
 */
export function Tags({ form: { control, setValue, formState } }: { form: CustomerForm }) {
  const say = useText();
  const tags = useWatch({ control, name: "tags" });
  const [text, setText] = useState("");
  const change = (next: string[]) => setValue("tags", next, { shouldDirty: true });
  const tag = text.trim().replace(/\s+/g, " ");
  const add = () => {
    if (tag === "") return;
    if (!tags.includes(tag)) change([...tags, tag]);
    setText("");
  };
  const problem = formState.errors.tags?.message;
  return (
    <fieldset className="field">
      <legend className="field-label">{say("tags")}</legend>
      {tags.length > 0 && (
        <ul className="order-tags">
          {tags.map((one) => (
            <li key={one} className="tag">
              {one}
              <button
                type="button"
                className="tag-remove"
                aria-label={say("removeTag", { name: one })}
                onClick={() => change(tags.filter((other) => other !== one))}
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
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="button" disabled={tag === ""} onClick={add}>
          {say("add")}
        </button>
      </div>
      {problem && <p className="field-problem">{problem}</p>}
    </fieldset>
  );
}
