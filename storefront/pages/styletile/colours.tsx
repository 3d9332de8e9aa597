import { colours, contrast } from "./colours.ts";

/** The colours with their values, and how far each stands apart from the white page. */
export const Colours = () => (
  <ul className="tile-colours">
    {Object.entries(colours).map(([name, hex]) => (
      <li key={name}>
        <span style={{ background: `var(--${name})` }} />
        <b>{name}</b>
        <small className="tile-name numbers">
          {hex.toUpperCase()}
          <br />
          {`${contrast(hex, colours.snow).toFixed(1)} : 1`}
        </small>
      </li>
    ))}
  </ul>
);
