import L from "leaflet";
import { along, apart, areApart, type Box, keptApart, type Place } from "./gather.ts";

/** A crest as the map holds it: how high, from 1 to 3, and [longitude, latitude] of its points. */
export type Crest = { height: number; line: readonly (readonly [number, number])[] };

/** Ranges are wider the higher they are: about 0.25 degrees for each of their classes, and never fewer rows than that says. */
const rowsOf = (height: number, zoom: number): number =>
  Math.max(height, Math.min(5, Math.round((((256 * 2 ** zoom) / 360) * 0.25 * height) / apart)));

/** Free of signs around names and pins, in pixels. */
const halo = 4;

/**
 * Signs for mountains about crests, as old maps have them, as large at each zoom. Answers how to draw them anew where the map is,
 * free of what is taken.
 */
export function rangeSigns(
  map: L.Map,
  crests: readonly Crest[],
  renderer: L.Renderer,
): (taken: readonly Box[]) => void {
  const styles = getComputedStyle(map.getContainer());
  const [line, shade, snow] = ["--map-ridge", "--map-shade", "--map-own"].map((name) =>
    styles.getPropertyValue(name).trim(),
  );
  const signs = L.layerGroup().addTo(map);
  return (taken) => {
    signs.clearLayers();
    const { x: wide, y: high } = map.getSize();
    const inView = ({ x, y }: Place) => x > -30 && y > -30 && x < wide + 30 && y < high + 30;
    const spots = crests.flatMap(({ height, line }) => {
      const points = line.map(([lng, lat]) => map.latLngToContainerPoint([lat, lng]));
      return along(points, rowsOf(height, map.getZoom()))
        .filter(inView)
        .map((spot, index) => ({ ...spot, size: 3.6 + height * 1.4 + ((index * 7) % 5) * 0.7, index }));
    });
    const peaks = keptApart(spots, apart * 0.85)
      .filter(({ x, y, size }) => {
        const box = { left: x - size, right: x + size, top: y - size, bottom: y + size / 3 };
        return taken.every((other) => areApart(box, other, halo));
      })
      .sort((a, b) => a.y - b.y)
      .map((spot) => peak(spot, spot.size, spot.index));
    const at = (spots: readonly Place[]) => spots.map(({ x, y }) => map.containerPointToLatLng([x, y]));
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

/** One sign, its foot at a place: both flanks, and the side in shade. */
function peak({ x, y }: Place, size: number, index: number) {
  const top = { x: x + ((index % 4) - 1.5) * 0.8, y: y - size };
  const right = { x: x + size * 0.85, y: y + size * 0.25 };
  return {
    flanks: [{ x: x - size * 0.85, y: y + size * 0.25 }, top, right],
    side: [top, right, { x: x + size * 0.1, y: y + size * 0.25 }],
  };
}
