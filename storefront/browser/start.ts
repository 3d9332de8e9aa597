/**
 * The first script of a page, kept very small. The page is shown first; the other scripts are loaded when the pictures
 * of the first screen have loaded, on the first touch or key press, or after two seconds. Links and forms work in the
 * meantime.
 */

const patience = 2000;

const script = document.querySelector<HTMLScriptElement>("script[data-then]");
const files = script?.dataset.then?.split(" ") ?? [];

function begin(): void {
  const [entry, ...others] = files.splice(0);
  if (!entry) return;
  for (const href of others) link("modulepreload", href);
  link("modulepreload", entry);
  // The application may render elements whose styles the initial page did not need.
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
// One frame later the pictures are on the screen.
void shown.then(() => requestAnimationFrame(() => setTimeout(begin)));
setTimeout(begin, patience);
for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, begin, { once: true, passive: true });

// A form that is sent before the page is hydrated leaves the page: components that would send a request ask for this.
const { dataset } = document.documentElement;
addEventListener("submit", () => {
  if (!dataset.hydrated) dataset.leaving = "true";
});
