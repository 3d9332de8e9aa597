import { logoUrl } from "../runtime/pictures.ts";

/** The shop's logo in the merchant's look, by day and by night; its name where there is none. Its colour is beside it. */
export function Mark() {
  const { shop = "", logo, logoDark, accent } = document.documentElement.dataset;
  const [light, dark] = [logo || logoDark, logoDark || logo];
  if (!light || !dark) return accent ? <span style={{ borderBlockEnd: `3px solid ${accent}` }}>{shop}</span> : shop;
  // A logo for one kind of ground alone brings that ground along.
  const ground = !logoDark ? "mark mark-on-light" : !logo ? "mark mark-on-dark" : "mark";
  return (
    <span className={ground}>
      <img className="mark-light" src={logoUrl(light)} alt={shop} />
      <img className="mark-dark" src={logoUrl(dark)} alt={shop} />
    </span>
  );
}
