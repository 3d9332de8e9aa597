import { type FormEvent, useRef, useState } from "react";
import { useText } from "../../i18n/text.tsx";

export type ScanResult = { text: string; isGood: boolean; at: number } | null;

type Props = { hint: string; act: string; heard: ScanResult; scan: (typed: string) => void };

/** The single input field, for a scanner or a phone in one hand, with the result of the last scan. */
export function ScanField({ hint, act, heard, scan }: Props) {
  const say = useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The field is cleared at once, because the next scan may come before the answer to this one.
    setTyped("");
    field.current?.focus();
    scan(typed);
  };
  return (
    <form className="desk-scan" onSubmit={submit} noValidate>
      <label htmlFor="scan">{say("scanOrder")}</label>
      <span className="desk-field">
        <input
          id="scan"
          ref={field}
          className="input"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-describedby="scan-hint"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          // biome-ignore lint/a11y/noAutofocus: whoever comes here came to scan.
          autoFocus
        />
        <button type="submit" className="button button-main">
          {act}
        </button>
      </span>
      <p id="scan-hint" className="field-hint">
        {hint}
      </p>
      <p
        key={heard?.at}
        role="status"
        className={`desk-heard ${heard ? (heard.isGood ? "desk-good" : "desk-bad") : ""}`}
      >
        {heard?.text}
      </p>
    </form>
  );
}
