/** The shop's own stamp with a postmark over it: a peak in the last light. Decoration only. */
export const Stamp = () => (
  <svg className="own-address-stamp" viewBox="0 0 84 76" aria-hidden="true">
    <rect x="22" y="2" width="60" height="72" fill="#fff" stroke="#fff" strokeWidth="3.5" strokeDasharray="4 2.6" />
    <g>
      <rect x="27" y="7" width="50" height="62" fill="#c9dcea" />
      <circle cx="63" cy="22" r="6.5" fill="#ff5a1f" />
      <path d="M27 56 46 24l9 15 6-8 16 25v13H27z" fill="#5a7f9e" />
      <path d="m46 24 9 15-4 1-4-5-3 6-5-3z M61 31l6 9.5-4-1-3 2-1.5-6z" fill="#fff" />
      <path d="M27 58c14-7 24 3 50-3v14H27z" fill="#f2f4f6" />
      <path d="M33 69c4-7 13-4 17-9" fill="none" stroke="#868f98" strokeWidth="1.2" />
    </g>
    <g fill="none" stroke="#262d34" strokeOpacity="0.55" strokeWidth="1.4">
      <circle cx="24" cy="46" r="16" />
      <circle cx="24" cy="46" r="11" />
      <path d="M40 36c8-4 10 4 18 0s10 4 18 0M41 43c8-4 9 4 17 0s10 4 18 0M41 50c8-4 9 4 17 0s10 4 18 0" />
    </g>
  </svg>
);
