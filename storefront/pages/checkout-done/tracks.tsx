/** Two edges in fresh snow: a turn to the left, one to the right. */
export function Tracks() {
  return (
    <svg viewBox="0 0 600 480" className="done-tracks" aria-hidden="true" preserveAspectRatio="xMaxYMid slice">
      <g fill="none" strokeLinecap="round">
        <path d="M640-20C520 60 300 40 300 150s250 90 250 190-210 110-330 160" stroke="#262d34" strokeWidth="34" />
        <path d="M640-20C520 60 300 40 300 150s250 90 250 190-210 110-330 160" stroke="#5a6570" strokeWidth="3" />
        <path d="M660 0C540 84 322 66 322 152s252 80 252 190-190 130-310 180" stroke="#ff5a1f" strokeWidth="3" />
      </g>
    </svg>
  );
}
