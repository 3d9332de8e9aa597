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
          <stop offset="0" stopColor="#4b5660" />
          <stop offset=".3" stopColor="#232a31" />
          <stop offset="1" stopColor="#0a0d10" />
        </linearGradient>
        <linearGradient id="glove-leather" x1="0" y1="0" x2=".9" y2="1">
          <stop offset="0" stopColor="#3d474f" />
          <stop offset=".5" stopColor="#20272d" />
          <stop offset="1" stopColor="#0c1013" />
        </linearGradient>
        <radialGradient id="glove-crown" cx=".36" cy=".3" r=".7">
          <stop offset="0" stopColor="#ffc09c" stopOpacity=".85" />
          <stop offset=".5" stopColor="#ff8d57" stopOpacity=".2" />
          <stop offset="1" stopColor="#ff8d57" stopOpacity="0" />
        </radialGradient>
        <clipPath id="glove-outline">
          <path d="M206 356c-6-58-14-112-8-160 6-54 44-92 96-88 50 4 78 44 80 92 1 20-2 34 2 36 5 2 12-14 28-24 22-14 48-2 50 22 2 18-10 36-28 56-26 30-42 42-46 72z" />
        </clipPath>
        <filter id="glove-soft" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
      <path d="M-1600 480C-700 470-260 400 0 350c120-22 214-32 330-14s214 6 310-22 500-60 1400-40v206z" fill="#fff" />
      {/* The tracks of who lost it lead away over the slope. */}
      <g fill="#cdd6de">
        <ellipse cx="560" cy="356" rx="15" ry="6" transform="rotate(-12 560 356)" />
        <ellipse cx="596" cy="336" rx="13" ry="5" transform="rotate(-12 596 336)" />
        <ellipse cx="640" cy="338" rx="12" ry="4.6" transform="rotate(-8 640 338)" />
        <ellipse cx="672" cy="322" rx="11" ry="4.2" transform="rotate(-8 672 322)" />
        <ellipse cx="716" cy="324" rx="10" ry="3.8" />
        <ellipse cx="748" cy="310" rx="9" ry="3.4" />
        <ellipse cx="790" cy="312" rx="8" ry="3" />
        <ellipse cx="824" cy="302" rx="7" ry="2.6" />
      </g>
      <ellipse cx="352" cy="398" rx="200" ry="20" fill="#4a5a6b" opacity=".16" />
      <g transform="translate(0 -12) rotate(-14 300 260)">
        {/* The thumb is behind the hand. */}
        <path
          d="M360 262c6-12 18-34 44-50 24-14 48-2 50 22 2 18-10 36-28 56-26 30-42 42-46 72h-50c6-50 14-66 30-100z"
          fill="url(#glove-thumb)"
        />
        <path
          d="M398 214c24-14 54-6 56 20 2 18-10 36-28 56-6 8-12 14-18 20 2-30-6-62-10-96z"
          fill="url(#glove-leather)"
        />
        <path
          d="M396 220c6 30 12 60 10 92"
          fill="none"
          stroke="#8b969f"
          strokeWidth="2"
          strokeDasharray="5 5"
          transform="translate(6 2)"
        />
        <path
          d="M404 222c12-8 28-8 36 4"
          fill="none"
          stroke="#fff"
          strokeOpacity=".4"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M206 356c-6-58-14-112-8-160 6-54 44-92 96-88 50 4 78 44 80 92 2 44-2 90 12 156z"
          fill="url(#glove-hand)"
        />
        <g clipPath="url(#glove-outline)">
          <g filter="url(#glove-soft)">
            <path
              d="M222 340c-4-56-10-104-4-146 4-34 24-60 56-66"
              fill="none"
              stroke="#ffd0b4"
              strokeOpacity=".75"
              strokeWidth="16"
            />
            <path d="M376 140c6 76-2 134 2 230" fill="none" stroke="#7a2104" strokeOpacity=".75" strokeWidth="34" />
            <path
              d="M214 300c40 22 110 26 160 4M208 330c50 18 120 18 170 2"
              fill="none"
              stroke="#7a2104"
              strokeOpacity=".5"
              strokeWidth="10"
            />
            <path d="M250 250c30 20 60 22 96 8" fill="none" stroke="#7a2104" strokeOpacity=".28" strokeWidth="14" />
          </g>
          <ellipse cx="270" cy="176" rx="92" ry="80" fill="url(#glove-crown)" />
        </g>
        {/* A leather cap over the fingertips, its seam felled and stitched twice. */}
        <path
          d="M198 196c6-54 44-92 96-88 50 4 78 44 80 92-30-26-60-36-92-36s-60 10-84 32z"
          fill="url(#glove-leather)"
        />
        <path
          d="M216 168c12-28 38-46 70-44"
          fill="none"
          stroke="#fff"
          strokeOpacity=".32"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <g fill="none" strokeLinecap="round">
          <path d="M198 198c24-22 52-33 84-33s62 10 92 36" stroke="#5c1904" strokeOpacity=".6" strokeWidth="4" />
          <g strokeWidth="2.4" strokeDasharray="6 6">
            <path d="M202 184c22-20 50-31 80-31s60 9 88 32" stroke="#9aa5ad" />
            <path d="M200 209c24-22 52-32 82-32s60 10 90 34" stroke="#ffc4a6" />
          </g>
        </g>
        {/* The seam that divides the back of the hand, and knuckle ribs. */}
        <g fill="none" stroke="#7a2104" strokeOpacity=".55" strokeWidth="3" strokeLinecap="round">
          <path d="M284 180c-4 40-4 84 2 118" />
        </g>
        <path d="M290 182c-4 40-4 82 2 114" fill="none" stroke="#ffc4a6" strokeWidth="2.2" strokeDasharray="5 5" />
        <g transform="translate(-8 2) rotate(-2 250 276)">
          <path d="M224 265h70v30h-70z" fill="#f2f4f6" />
          <path
            d="M233 273h10v4h-6v3h5v3h-5v4h-4zM248 273h4v14h-4zM257 273h10q4 5-1 8l3 6h-5l-2-5h-1v5h-4zM272 273h4l6 8v-8h4v14h-4l-6-8v8h-4z"
            fill="#0e1216"
          />
        </g>
        {/* A gathered wrist, a strap with its buckle, and a long cuff with a bound edge. */}
        <path d="M202 320q92 18 188 0l3 28q-96 18-194 0z" fill="url(#glove-cuff)" />
        <path
          d="M218 328v18M240 332v18M262 334v18M300 336v18M326 334v18M352 330v18M374 326v18"
          stroke="#07090b"
          strokeOpacity=".55"
          strokeWidth="4"
        />
        <path d="M196 344q98 22 196 0l10 70q-112 20-216 0z" fill="url(#glove-hand)" />
        <path d="M352 350q22-2 40-6l10 70q-24 5-46 7z" fill="#7a2104" fillOpacity=".4" />
        <path d="M208 352q-8 30-8 62" stroke="#ffd0b4" strokeOpacity=".6" strokeWidth="8" fill="none" />
        <path d="M200 356q94 20 190 0l3 22q-98 18-196 0z" fill="url(#glove-leather)" />
        <path
          d="M202 362q94 18 188 0"
          fill="none"
          stroke="#9aa5ad"
          strokeOpacity=".7"
          strokeWidth="2"
          strokeDasharray="5 5"
        />
        <rect x="296" y="358" width="46" height="30" rx="6" fill="#8b969f" />
        <rect x="303" y="364" width="32" height="18" rx="4" fill="#1b2127" />
        <path d="M299 361h38" stroke="#fff" strokeOpacity=".6" strokeWidth="2" />
        <path d="M186 412q108 20 216 0" fill="none" stroke="#0e1216" strokeWidth="8" />
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
