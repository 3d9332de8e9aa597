import { withinUrl } from "../runtime/pictures.ts";

/** The shop's logo for the light or dark appearance. Without a logo, the shop's name, underlined in its colour. */
export function Mark() {
  const { shop = "", logo, logoDark, accent } = document.documentElement.dataset;
  const [light, dark] = [logo || logoDark, logoDark || logo];
  if (!light || !dark) return accent ? <span style={{ borderBlockEnd: `3px solid ${accent}` }}>{shop}</span> : shop;
  // When there is only one logo, it is shown on the background that it was made for.
  const ground = !logoDark ? "mark mark-on-light" : !logo ? "mark mark-on-dark" : "mark";
  return (
    <span className={ground}>
      <img className="mark-light" src={withinUrl(light, 400, 112)} alt={shop} />
      <img className="mark-dark" src={withinUrl(dark, 400, 112)} alt={shop} />
    </span>
  );
}
