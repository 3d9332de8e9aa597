/**
 * Properties of a page that are markup (Drawn) would stand in its document twice: in the page and in the data for its
 * hydration. The data therefore leave out those that the page shows, and the browser reads them from their elements,
 * which carry the property's name. {path}/_payload.json has all of them.
 */

/** Returns the properties without the markup that stands in the page. */
export function withoutMarkup(props: object, app: string): object {
  const isShown = ([name, value]: [string, unknown]) => {
    if (typeof value !== "string" || !value.startsWith("<")) return false;
    const mark = ` data-markup="${name}">`;
    return app.startsWith(value, app.indexOf(mark) + mark.length);
  };
  return Object.fromEntries(Object.entries(props).filter((entry) => !isShown(entry)));
}

/** Returns the properties together with the markup that the page shows. It must not be hydrated yet. */
export function withMarkup(props: object, root: ParentNode): object {
  const found = [...root.querySelectorAll<HTMLElement>("[data-markup]")];
  return { ...Object.fromEntries(found.map((one) => [one.dataset.markup, one.innerHTML])), ...props };
}
