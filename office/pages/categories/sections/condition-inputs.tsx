import { useEffect, useId, useState } from "react";
import { Datalist, TextField } from "../../../components/field.tsx";
import { useText } from "../../../i18n/text.tsx";
import { readValues } from "../rule.ts";

/** Inputs for the values of conditions. */

type ValuesProps = {
  given: readonly string[];
  known: readonly string[] | undefined;
  put: (values: string[]) => void;
  nameOf?: (value: string) => string;
};

export function Values({ given, known = [], put, nameOf }: ValuesProps) {
  const say = useText();
  const id = useId();
  const shown = given.join(", ");
  const [text, setText] = useState(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was discarded or merged is shown anew.
  useEffect(() => {
    if (readValues(text).join(", ") !== shown) setText(shown);
  }, [shown]);
  return (
    <>
      <TextField
        label={say("conditionValues")}
        hint={nameOf && given.map(nameOf).join(", ")}
        list={id}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          put(readValues(target.value));
        }}
      />
      <Datalist id={id} values={known} {...(nameOf && { nameOf })} />
    </>
  );
}
