import type { ReactNode } from "react";
import type { Key } from "../i18n/languages.ts";
import { useText } from "../i18n/text.tsx";
import { FormProblem } from "./form-problem.tsx";

type Props = {
  /** The label of the button that sends the form; false when the member may only read it. */
  act: string | false;
  isDanger?: boolean | undefined;
  /** Whether the button is disabled, because the answer is awaited or something is missing. */
  isDisabled?: boolean | undefined;
  error?: unknown;
  onSubmit: (values: FormData) => void;
  /** The button that leaves the dialog: its label and what it does. */
  back?: readonly [label: Key, leave: () => void] | undefined;
  /** Other actions, shown before the buttons. */
  others?: ReactNode;
  /** Whether the browser checks the fields before they are sent. Without it the server does. */
  isChecked?: boolean;
  children: ReactNode;
};

/**
 * A form in a dialog, with the problem of the form as a whole and its buttons. Events end here: in React's tree the
 * dialog may be inside another form, which would be sent too.
 */
export function DialogForm({ act, isDanger, isDisabled, error, onSubmit, back, others, isChecked, children }: Props) {
  const say = useText();
  return (
    <form
      className="stack"
      noValidate={!isChecked}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
      <FormProblem error={error} />
      {(act || others || back) && (
        <div className="dialog-foot">
          {others}
          {back && (
            <button type="button" className="button" onClick={back[1]}>
              {say(back[0])}
            </button>
          )}
          {act && (
            <button
              type="submit"
              className={`button ${isDanger ? "button-danger" : "button-main"}`}
              disabled={isDisabled}
            >
              {act}
            </button>
          )}
        </div>
      )}
    </form>
  );
}
