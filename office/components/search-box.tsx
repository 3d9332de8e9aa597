import { useText } from "../i18n/text.tsx";
import { SearchIcon } from "./icons.tsx";

/** A search box for the top of a list. */
type Props = { text: string; onType: (text: string) => void; hint?: string | undefined };

export function SearchBox({ text, onType, hint }: Props) {
  const label = useText()("search");
  return (
    <span className="search-box">
      <SearchIcon size={16} />
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={hint ?? label}
        title={hint}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
    </span>
  );
}
