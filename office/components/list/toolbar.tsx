import { useEffect, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { storePreference } from "../../runtime/preferences.ts";
import { ColumnsIcon } from "../icons.tsx";
import { SearchBox } from "../search-box.tsx";
import { FilterChips, Filters } from "./filters.tsx";
import { filtersIn, type ListSearch } from "./search.ts";
import type { ListOf, Tools } from "./types.ts";
import { Views } from "./views.tsx";

type Props<Row> = {
  list: ListOf<Row>;
  search: ListSearch;
  go: (next: ListSearch, replace?: boolean) => void;
  hidden: Record<string, boolean>;
  setHidden: (hidden: Record<string, boolean>) => void;
  tools: Tools;
};

/** Search, filters, views and columns. */
export function Toolbar<Row>({ list, search, go, hidden, setHidden, tools }: Props<Row>) {
  const { say } = tools;
  const isNarrowed = Object.keys(filtersIn(search, list.fixed)).length > 0;
  return (
    <search className="toolbar">
      {list.isSearchable && (
        <AskedWhileTyping
          value={search.q ?? ""}
          change={(q) => go({ ...search, q, page: undefined }, true)}
          hint={list.searchHint && say(list.searchHint)}
        />
      )}
      {list.filters && <Filters {...{ list, search, go, tools }} />}
      {isNarrowed && (
        <button type="button" className="button button-plain toolbar-clear" onClick={() => go(list.fixed ?? {})}>
          {say("clearFilters")}
        </button>
      )}
      <span className="toolbar-end">
        <Views name={list.name} search={search} go={go} />
        {!list.tile && (
          <MenuTrigger>
            <Button className="button">
              <ColumnsIcon size={16} /> {say("columns")}
            </Button>
            <Popover className="popover">
              <Menu
                className="menu"
                aria-label={say("columns")}
                selectionMode="multiple"
                disallowEmptySelection
                selectedKeys={list.columns.flatMap(({ id }) => (hidden[id] === false ? [] : [id]))}
                onSelectionChange={(keys) => {
                  const next = Object.fromEntries(list.columns.map(({ id }) => [id, keys === "all" || keys.has(id)]));
                  storePreference(`columns-${list.name}`, next);
                  setHidden(next);
                }}
              >
                {list.columns.map(({ id, label }) => (
                  <MenuItem key={id} id={id} className="menu-item">
                    {say(label)}
                  </MenuItem>
                ))}
              </Menu>
            </Popover>
          </MenuTrigger>
        )}
      </span>
      <FilterChips {...{ list, search, go, tools }} />
    </search>
  );
}

type AskedProps = { value: string; change: (text: string | undefined) => void; hint?: string | undefined };

/** A search field that searches during typing, after a short pause. */
function AskedWhileTyping({ value, change, hint }: AskedProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed asks again.
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => change(text || undefined), 150);
    return () => clearTimeout(timer);
  }, [text]);
  return <SearchBox text={text} onType={setText} hint={hint} />;
}
