/**
 * Navigates to the address of a GET form by clicking a link, so that it is handled like any other navigation. Empty
 * fields are left out.
 */
export function followForm(form: HTMLFormElement): void {
  const params = new Map<string, string[]>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || value === "") continue;
    params.set(name, [...(params.get(name) ?? []), value]);
  }
  const query = [...params].map(([name, values]) => `${name}=${values.map(encodeURIComponent).join(",")}`).join("&");
  const link = document.createElement("a");
  link.href = query ? `${form.action}?${query}` : form.action;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
