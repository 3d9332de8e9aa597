/**
 * The first script of a page, so small that it costs nothing: what is seen comes first, and what makes it work follows when
 * the pictures of the first screen have come, on the first touch or key, or after two seconds. Links and forms work meanwhile.
 */

const patience = 2000;

const script = document.querySelector<HTMLScriptElement>("script[data-then]");
const files = script?.dataset.then?.split(" ") ?? [];

function begin(): void {
  const [entry, ...others] = files.splice(0);
  if (!entry) return;
  for (const href of others) link("modulepreload", href);
  link("modulepreload", entry);
  // What the application draws may need styles that the page as it came did not.
  const styles = script?.dataset.styles;
  const sheet = styles && link("stylesheet", styles);
  const go = () => void import(/* @vite-ignore */ entry);
  if (sheet) sheet.onload = sheet.onerror = go;
  else go();
}

function link(rel: string, href: string): HTMLLinkElement {
  const element = Object.assign(document.createElement("link"), { rel, href });
  document.head.append(element);
  return element;
}

const pictures = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")];
const shown = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
// A frame later they are on the screen.
void shown.then(() => requestAnimationFrame(() => setTimeout(begin)));
setTimeout(begin, patience);
for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, begin, { once: true, passive: true });
