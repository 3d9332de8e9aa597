/** A mitten in the snow, and the tracks of whoever went on without it. */
export function LostGlove() {
  return (
    <svg viewBox="0 0 640 480" className="failure-glove" aria-hidden="true">
      <path
        d="M-1400 470C-700 470-260 400 0 350c120-22 214-32 330-14s214 6 310-22 500-60 900-40v226H-1400z"
        fill="#fff"
      />
      <g fill="none" stroke="#c9d1d8" strokeWidth="5" strokeLinecap="round">
        <path d="M404 356c46 10 88 34 120 76s54 38 96 40" />
        <path d="M424 342c52 8 96 34 130 76s50 34 86 34" />
      </g>
      <ellipse cx="300" cy="372" rx="176" ry="22" fill="#0e1216" opacity=".1" />
      <g transform="rotate(-14 300 260)">
        <path
          d="M206 356c-6-58-14-112-8-160 6-54 44-92 96-88 50 4 78 44 80 92 1 20-2 34 2 36 5 2 12-14 28-24 22-14 48-2 50 22 2 18-10 36-28 56-26 30-42 42-46 72z"
          fill="#ff5a1f"
        />
        <path
          d="M294 108c50 4 78 44 80 92 1 20-2 34 2 36 5 2 12-14 28-24 22-14 48-2 50 22 2 18-10 36-28 56-26 30-42 42-46 72H310c30-70 40-190-16-254z"
          fill="#c8350a"
        />
        <g fill="none" stroke="#0e1216" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
          <path d="M224 216c14-52 82-56 102-6" strokeDasharray="1 12" />
          <path d="M376 236c-6 26-12 40-26 52" />
        </g>
        <path d="M196 350h196l4 62q-98 18-206 0z" fill="#0e1216" />
        <path d="M204 372q92 12 184 0" fill="none" stroke="#5a6570" strokeWidth="4" />
        <path d="M268 352h54v58h-54z" fill="#f2f4f6" />
        <path d="M276 376h38v10h-38z" fill="#0e1216" />
      </g>
      <path d="M96 372c70-34 140-12 204 4s120 4 164-14c30 20 40 60 20 118H80c-14-50-8-86 16-108z" fill="#fff" />
      <path d="M96 372c70-34 140-12 204 4s120 4 164-14" fill="none" stroke="#d9dee3" strokeWidth="3" />
    </svg>
  );
}
