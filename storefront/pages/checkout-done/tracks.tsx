/** Beside the product and below it, never behind it: what is behind a picture is hidden by its ground. */
const turns = "M112-60C20 40 250 100 186 205S0 322 86 408 400 500 660 436";

/**
 * A drawing of a carved track in fresh snow, with one turn to the left and one to the right: the groove, its shaded
 * side and its bright side.
 */
export function Tracks() {
  return (
    <svg viewBox="0 0 600 480" className="done-tracks" aria-hidden="true" preserveAspectRatio="none">
      <g fill="none" strokeLinecap="round">
        <path d={turns} stroke="#cfd8e0" strokeWidth="44" />
        <path d={turns} stroke="#e6ebf0" strokeWidth="36" transform="translate(5 6)" />
        <path d={turns} stroke="#aab9c6" strokeWidth="3" transform="translate(-14 -15)" />
        <path d={turns} stroke="#fff" strokeWidth="5" transform="translate(16 17)" />
        <path d={turns} stroke="#ff5a1f" strokeWidth="3" transform="translate(34 34)" />
      </g>
    </svg>
  );
}
