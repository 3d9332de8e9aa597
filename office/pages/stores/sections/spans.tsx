import type { Span } from "#commerce/stores/directory/schema.ts";
import { CloseIcon, PlusIcon } from "../../../components/icons.tsx";
import { useText } from "../../../i18n/text.tsx";
import { nextSpan } from "../hours.ts";

type Props = { of: string; hours: readonly Span[]; onChange: (hours: Span[]) => void };
const most = 5;

/** The hours of a day: closed, one span, or several with breaks between them. */
export function Spans({ of, hours, onChange }: Props) {
  const say = useText();
  const put = (at: number, part: Partial<Span>) =>
    onChange(hours.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <div className="store-spans">
      {hours.length === 0 && <span className="store-closed">{say("storeClosed")}</span>}
      {hours.map(({ opens, closes }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has nothing else of its own.
        <span key={at} className="store-span">
          <input
            type="time"
            className="input"
            aria-label={say("storeOpens", { day: of })}
            value={opens}
            onChange={({ target }) => target.value && put(at, { opens: target.value })}
          />
          –
          <input
            type="time"
            className="input"
            aria-label={say("storeCloses", { day: of })}
            value={closes === "24:00" ? "00:00" : closes}
            onChange={({ target }) => target.value && put(at, { closes: target.value })}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={say("storeDropHours", { day: of })}
            onClick={() => onChange(hours.filter((_, index) => index !== at))}
          >
            <CloseIcon size={16} />
          </button>
        </span>
      ))}
      {hours.length < most && (
        <button
          type="button"
          className="icon-button"
          aria-label={say("storeAddHours", { day: of })}
          onClick={() => onChange([...hours, nextSpan(hours)])}
        >
          <PlusIcon size={16} />
        </button>
      )}
    </div>
  );
}
