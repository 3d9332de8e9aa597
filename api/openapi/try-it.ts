/**
 * What makes the calls on the page /api/docs work. Sent to browsers as it stands, so it may use nothing outside itself.
 * A mutation first gets the token of this browser's session; a staff key takes its place.
 */
export function tryIt(): void {
  const keyField = document.querySelector<HTMLInputElement>("#key");
  document.body.classList.add("ready");

  async function send(form: HTMLFormElement): Promise<string> {
    const { method = "GET", path = "" } = form.dataset;
    const headers = new Headers({ accept: "application/json" });
    const query = new URLSearchParams();
    let address = path;
    for (const field of form.querySelectorAll<HTMLInputElement>("input")) {
      const { value, name } = field;
      const place = field.dataset.in;
      if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(value));
      else if (value !== "" && place === "query") query.append(name, value);
      else if (value !== "") headers.set(name, value);
    }
    if (keyField?.value) headers.set("authorization", `Bearer ${keyField.value}`);
    else if (method !== "GET") headers.set("csrf-token", (await (await fetch("/api/csrf")).json()).token);
    const body = form.querySelector("textarea")?.value;
    if (body !== undefined) headers.set("content-type", "application/json");
    const began = performance.now();
    const url = query.size > 0 ? `${address}?${query}` : address;
    const answer = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
    const text = await answer.text();
    const took = Math.round(performance.now() - began);
    const shown = answer.headers.get("content-type")?.includes("json")
      ? JSON.stringify(JSON.parse(text), null, 2)
      : text;
    return `${method} ${url}\n${answer.status} ${answer.statusText}, ${took} ms\n\n${shown}`;
  }

  document.addEventListener("submit", async (event) => {
    const form = event.target as HTMLFormElement;
    const output = form.querySelector("output");
    if (!form.dataset.path || !output) return;
    event.preventDefault();
    const page = document.createElement("pre");
    page.textContent = await send(form).catch((error) => String(error));
    output.replaceChildren(page);
  });
}
