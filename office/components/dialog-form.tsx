import type { ReactNode } from "react";
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
  /** Leaves the dialog: "Cancel" where the form is discarded, "Close" where it was only read. */
  onLeave: () => void;
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
export function DialogForm({
  act,
  isDanger,
  isDisabled,
  error,
  onSubmit,
  onLeave,
  others,
  isChecked,
  children,
}: Props) {
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
      <div className="dialog-foot">
        {others}
        <button type="button" className="button" onClick={onLeave}>
          {say(act ? "cancel" : "close")}
        </button>
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
    </form>
  );
}
