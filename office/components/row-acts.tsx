import { useText } from "../i18n/text.tsx";
import { CloseIcon, DownIcon, UpIcon } from "./icons.tsx";

type Props = {
  name: string;
  /** The place of the row among `count`, from 0. */
  place: number;
  count: number;
  move: (to: number) => void;
  remove: () => void;
};

/** Buttons that move a row of a list up and down, and remove it. */
export function RowActs({ name, place, count, move, remove }: Props) {
  const say = useText();
  const steps = [
    ["moveUp", place - 1, UpIcon],
    ["moveDown", place + 1, DownIcon],
  ] as const;
  return (
    <span className="row-acts">
      {steps.map(([label, to, Icon]) => (
        <button
          key={label}
          type="button"
          className="icon-button"
          aria-label={`${say(label)}: ${name}`}
          disabled={to < 0 || to === count}
          onClick={() => move(to)}
        >
          <Icon size={16} />
        </button>
      ))}
      <button type="button" className="icon-button" aria-label={say("removeThing", { name })} onClick={remove}>
        <CloseIcon size={16} />
      </button>
    </span>
  );
}
