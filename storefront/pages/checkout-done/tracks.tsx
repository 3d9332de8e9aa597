const turns = "M-40 470C120 380 420 500 430 380S150 260 190 150 460 60 620-40";

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
