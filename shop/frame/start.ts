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
  for (const href of others)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  void import(/* @vite-ignore */ entry);
}

const pictures = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")];
const shown = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
// A frame later they are on the screen.
void shown.then(() => requestAnimationFrame(() => setTimeout(begin)));
setTimeout(begin, patience);
for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, begin, { once: true, passive: true });
