import { useText } from "../i18n/text.tsx";

type Props = {
  act: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  onAct: () => void;
  onClose: () => void;
};

/** The buttons below what a dialog shows: one that cancels, one that acts. */
export function DialogFoot({ act, isDanger, isDisabled, onAct, onClose }: Props) {
  const say = useText();
  return (
    <div className="dialog-foot">
      <button type="button" className="button" onClick={onClose}>
        {say("cancel")}
      </button>
      <button
        type="button"
        className={`button ${isDanger ? "button-danger" : "button-main"}`}
        disabled={isDisabled}
        onClick={onAct}
      >
        {act}
      </button>
    </div>
  );
}
