/** Shows the outline of one length of a board (character.tsx), and marks its button. */
export function drawSize(size: string | undefined): void {
  if (!size) return;
  for (const part of document.querySelectorAll<HTMLElement>("[data-drawn]")) {
    const isIt = part.dataset.drawn === size;
    if (part.matches("button")) part.ariaPressed = String(isIt);
    else part.hidden = !isIt;
  }
}
