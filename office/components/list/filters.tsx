import { useId, useRef, useState } from "react";
import { CloseIcon, FilterIcon } from "../icons.tsx";
import { filtersIn, type ListSearch } from "./search.ts";
import type { Filter, ListOf, Tools } from "./types.ts";

type Props<Row> = { list: ListOf<Row>; search: ListSearch; go: (next: ListSearch) => void; tools: Tools };

/**
 * The filters of a list. On phones, two or more are folded behind a button with the number of those set, so that the
 * list starts near the top.
 */
export function Filters<Row>({ list: { filters = [], fixed }, search, go, tools }: Props<Row>) {
  const { say, formats } = tools;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const set = filtersSet(filters, search, fixed).length;
  const isFolded = filters.length > 1;
  return (
    <>
      {isFolded && (
        <button
          type="button"
          className="button toolbar-fold"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FilterIcon size={16} /> {say("filters")}
          {set > 0 && ` (${formats.number(set)})`}
        </button>
      )}
      <div id={id} className={isFolded && !isOpen ? "toolbar-filters folded" : "toolbar-filters"}>
        {filters.map((filter) => (
          <select
            key={filter.name}
            className="input toolbar-filter"
            aria-label={nameOf(filter, tools)}
            value={search[filter.name] ?? ""}
            onChange={({ target }) => go({ ...search, [filter.name]: target.value || undefined, page: undefined })}
          >
            <option value="">{formats.pair(nameOf(filter, tools), say(filter.none ?? "all"))}</option>
            <Choices of={filter.options(tools)} />
          </select>
        ))}
      </div>
    </>
  );
}

function Choices({ of }: { of: ReturnType<Filter["options"]> }) {
  return [...Map.groupBy(of, ([, , group]) => group)].map(([group, choices]) => {
    const options = choices.map(([value, said]) => (
      <option key={value} value={value}>
        {said}
      </option>
    ));
    return group ? (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    ) : (
      options
    );
  });
}

/** The filters that are set, on phones: each can be removed with a tap. */
export function FilterChips<Row>({ list: { filters = [], fixed }, search, go, tools }: Props<Row>) {
  const { say, formats } = tools;
  const chips = useRef<HTMLDivElement>(null);
  if (Object.keys(filtersIn(search, fixed)).length === 0) return null;
  const remove = (name: string) => {
    // The button with the focus goes away. The focus moves to the button that shows the filters.
    chips.current?.parentElement?.querySelector<HTMLElement>(".toolbar-fold, .toolbar-filter")?.focus();
    go({ ...search, [name]: undefined, page: undefined });
  };
  return (
    <div ref={chips} className="toolbar-chips">
      {filtersSet(filters, search, fixed).map((filter) => {
        const value = search[filter.name];
        const said = filter.options(tools).find(([one]) => one === value)?.[1] ?? value;
        const text = formats.pair(nameOf(filter, tools), said ?? "");
        return (
          <button
            key={filter.name}
            type="button"
            className="chip"
            aria-label={say("removeFilter", { name: text })}
            onClick={() => remove(filter.name)}
          >
            <span>{text}</span> <CloseIcon size={12} />
          </button>
        );
      })}
      <button type="button" className="button button-plain" onClick={() => go(fixed ?? {})}>
        {say("clearFilters")}
      </button>
    </div>
  );
}

const nameOf = ({ text, label }: Filter, { say }: Tools): string => text ?? say(label);

const filtersSet = (filters: readonly Filter[], search: ListSearch, fixed: ListSearch | undefined): Filter[] => {
  const narrowed = filtersIn(search, fixed);
  return filters.filter(({ name }) => name in narrowed);
};
