/** A drawing of a mitten lost in the snow, with the tracks of the person who lost it. */
export function LostGlove() {
  return (
    <svg viewBox="0 0 640 480" className="failure-glove" aria-hidden="true">
      <defs>
        <linearGradient id="glove-drift" x1="0" x2="1">
          <stop offset="0" stopColor="#d3dbe2" stopOpacity="0" />
          <stop offset=".25" stopColor="#d3dbe2" />
          <stop offset=".8" stopColor="#d3dbe2" />
          <stop offset="1" stopColor="#d3dbe2" stopOpacity="0" />
        </linearGradient>
        {/* Shaded as lit from the upper left, like the product pictures. */}
        <linearGradient id="glove-hand" x1="0" y1="0" x2="1" y2=".7">
          <stop offset="0" stopColor="#ff8d57" />
          <stop offset=".4" stopColor="#fb5a20" />
          <stop offset=".8" stopColor="#d9430f" />
          <stop offset="1" stopColor="#a8330a" />
        </linearGradient>
        <linearGradient id="glove-thumb" x1="0" y1="0" x2=".9" y2="1">
          <stop offset="0" stopColor="#f4602a" />
          <stop offset="1" stopColor="#a12f08" />
        </linearGradient>
        <linearGradient id="glove-cuff" x1="0" x2="1">
          <stop offset="0" stopColor="#39434d" />
          <stop offset=".35" stopColor="#1b2127" />
          <stop offset="1" stopColor="#07090b" />
        </linearGradient>
        <clipPath id="glove-outline">
          <path d="M206 356c-6-58-14-112-8-160 6-54 44-92 96-88 50 4 78 44 80 92 1 20-2 34 2 36 5 2 12-14 28-24 22-14 48-2 50 22 2 18-10 36-28 56-26 30-42 42-46 72z" />
        </clipPath>
        <filter id="glove-soft" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
      <path d="M-1600 480C-700 470-260 400 0 350c120-22 214-32 330-14s214 6 310-22 500-60 1400-40v206z" fill="#fff" />
      <g fill="none" stroke="#cfd7de" strokeWidth="6" strokeLinecap="round">
        <path d="M604 426c50 8 94 9 148 12s420-24 1300 8" />
        <path d="M466 376c76 6 160 30 310 34s420-20 1276 6" />
      </g>
      <ellipse cx="296" cy="392" rx="190" ry="20" fill="#0e1216" opacity=".08" />
      <g transform="rotate(-14 300 260)">
        <path
          d="M206 356c-6-58-14-112-8-160 6-54 44-92 96-88 50 4 78 44 80 92 1 20-2 34 2 36 5 2 12-14 28-24 22-14 48-2 50 22 2 18-10 36-28 56-26 30-42 42-46 72z"
          fill="url(#glove-hand)"
        />
        <g clipPath="url(#glove-outline)">
          <g filter="url(#glove-soft)">
            <path
              d="M222 340c-4-56-10-104-4-146 4-34 24-60 56-66"
              fill="none"
              stroke="#ffd0b4"
              strokeOpacity=".7"
              strokeWidth="16"
            />
            <path d="M392 150c-10 76-34 134-62 230" fill="none" stroke="#7a2104" strokeOpacity=".55" strokeWidth="26" />
          </g>
        </g>
        <path
          d="M376 236c5 2 12-14 28-24 22-14 48-2 50 22 2 18-10 36-28 56-26 30-42 42-46 72h-44c6-50 22-78 40-126z"
          fill="url(#glove-thumb)"
        />
        <path
          d="M400 226c14-10 32-6 40 6"
          fill="none"
          stroke="#ffb48f"
          strokeOpacity=".8"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <g fill="none" stroke="#0e1216" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
          <path d="M224 216c14-52 82-56 102-6" strokeDasharray="1 12" />
          <path d="M376 236c-6 26-12 40-26 52" />
        </g>
        <path d="M196 350h196l4 62q-98 18-206 0z" fill="url(#glove-cuff)" />
        <path d="M198 352h192" fill="none" stroke="#5a6570" strokeWidth="3" />
        <g fill="none" stroke="#07090b" strokeOpacity=".6" strokeWidth="3">
          <path d="M222 356l-4 56M250 358l-2 58M340 358l3 58M368 356l5 56" />
        </g>
        <path d="M204 372q92 12 184 0" fill="none" stroke="#5a6570" strokeWidth="4" />
        <path d="M268 352h54v58h-54z" fill="#f2f4f6" />
        <path d="M276 376h38v10h-38z" fill="#0e1216" />
      </g>
      {/* The snowdrift around the mitten: closed at the bottom, with a crest that fades into the slope at both ends. */}
      <path d="M40 420c56-4 84-44 150-48 74-4 120 20 178 18s84-30 126-22c34 6 44 34 96 38v90H40z" fill="#fff" />
      <path
        d="M40 420c56-4 84-44 150-48 74-4 120 20 178 18s84-30 126-22c34 6 44 34 96 38"
        fill="none"
        stroke="url(#glove-drift)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
