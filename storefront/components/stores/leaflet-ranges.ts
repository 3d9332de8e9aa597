import L from "leaflet";
import { along, apart, areApart, type Box, type MapPoint, withMinimumDistance } from "./gather.ts";

/** A mountain crest in the map's data: its height class from 1 to 3, and its points as [longitude, latitude]. */
export type Crest = { height: number; line: readonly (readonly [number, number])[] };

/**
 * The number of rows of symbols. Higher ranges are wider, by about 0.25 degrees per height class, and have at least as
 * many rows as their class.
 */
const rowsOf = (height: number, zoom: number): number =>
  Math.max(height, Math.min(5, Math.round((((256 * 2 ** zoom) / 360) * 0.25 * height) / apart)));

/** How wide high ground lies around a crest, in pixels: about half a degree for each height class. */
const reliefOf = (height: number, zoom: number): number =>
  Math.min(120, Math.max(10, ((256 * 2 ** zoom) / 360) * 0.5 * height));

/** The space kept free around names and pins, in pixels. */
const halo = 4;

/**
 * Draws mountain symbols along crests, as on old maps, at the same size for every zoom. Returns a function that redraws
 * them for the current view and leaves out occupied areas.
 */
export function rangeSigns(
  map: L.Map,
  crests: readonly Crest[],
  renderer: L.Renderer,
): (taken: readonly Box[]) => void {
  const styles = getComputedStyle(map.getContainer());
  const [line, shade, snow, relief] = ["--map-ridge", "--map-shade", "--map-own", "--map-relief"].map((name) =>
    styles.getPropertyValue(name).trim(),
  );
  const signs = L.layerGroup().addTo(map);
  const heights = [...new Set(crests.map(({ height }) => height))];
  /** The ground rises in small steps, so that mountains are seen also where names leave no room for symbols. */
  const drawRelief = () => {
    for (const share of [2.2, 1.7, 1.25, 0.85, 0.5])
      for (const height of heights) {
        const lines = crests.filter((crest) => crest.height === height);
        L.polyline(
          lines.map((crest) => crest.line.map(([lng, lat]) => L.latLng(lat, lng))),
          {
            renderer,
            interactive: false,
            weight: reliefOf(height, map.getZoom()) * share,
            color: relief ?? "",
            opacity: 0.05,
            lineCap: "round",
            lineJoin: "round",
          },
        ).addTo(signs);
      }
  };
  return (taken) => {
    signs.clearLayers();
    drawRelief();
    const { x: wide, y: high } = map.getSize();
    const inView = ({ x, y }: MapPoint) => x > -30 && y > -30 && x < wide + 30 && y < high + 30;
    const spots = crests.flatMap(({ height, line }) => {
      const points = line.map(([lng, lat]) => map.latLngToContainerPoint([lat, lng]));
      return along(points, rowsOf(height, map.getZoom()))
        .filter(inView)
        .map((spot, index) => ({ ...spot, size: 3.6 + height * 1.4 + ((index * 7) % 5) * 0.7, index }));
    });
    const peaks = withMinimumDistance(spots, apart * 0.85)
      .filter(({ x, y, size }) => {
        const box = { left: x - size, right: x + size, top: y - size, bottom: y + size / 3 };
        return taken.every((other) => areApart(box, other, halo));
      })
      .sort((a, b) => a.y - b.y)
      .map((spot) => peak(spot, spot.size, spot.index));
    const at = (spots: readonly MapPoint[]) => spots.map(({ x, y }) => map.containerPointToLatLng([x, y]));
    const common = { renderer, interactive: false };
    const filled = (fillColor = "") => ({ ...common, stroke: false, fillColor, fillOpacity: 1 });
    L.polygon(
      peaks.map(({ flanks }) => [at(flanks)]),
      filled(snow),
    ).addTo(signs);
    L.polygon(
      peaks.map(({ side }) => [at(side)]),
      filled(shade),
    ).addTo(signs);
    L.polyline(
      peaks.map(({ flanks }) => at(flanks)),
      { ...common, weight: 1.2, color: line ?? "" },
    ).addTo(signs);
  };
}

/** One symbol with its base at a position: both flanks, and the shaded side. */
function peak({ x, y }: MapPoint, size: number, index: number) {
  const top = { x: x + ((index % 4) - 1.5) * 0.8, y: y - size };
  const right = { x: x + size * 0.85, y: y + size * 0.25 };
  return {
    flanks: [{ x: x - size * 0.85, y: y + size * 0.25 }, top, right],
    side: [top, right, { x: x + size * 0.1, y: y + size * 0.25 }],
  };
}
