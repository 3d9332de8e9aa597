import { useText } from "../i18n/text.tsx";
import { SearchIcon } from "./icons.tsx";

/** A box to search with, for the top of a list. */
export function SearchBox({ text, onType }: { text: string; onType: (text: string) => void }) {
  const label = useText()("search");
  return (
    <span className="search-box">
      <SearchIcon size={16} />
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
    </span>
  );
}
