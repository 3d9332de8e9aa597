import L from "leaflet";
import { along, apart, type Place } from "./gather.ts";

/** A crest as the map holds it: how high, from 1 to 3, and [longitude, latitude] of its points. */
export type Crest = { height: number; line: readonly (readonly [number, number])[] };

/** Ranges are wider the higher they are: about 0.12 degrees for each of their classes. */
const rowsOf = (height: number, zoom: number): number =>
  Math.max(1, Math.min(3, Math.round((((256 * 2 ** zoom) / 360) * 0.12 * height) / apart)));

/** Signs for mountains along crests, as old maps have them, as large at each zoom; drawn anew whenever the map has moved. */
export function drawRanges(map: L.Map, crests: readonly Crest[], renderer: L.Renderer): void {
  const styles = getComputedStyle(map.getContainer());
  const [line, shade] = ["--map-ridge", "--map-shade"].map((name) => styles.getPropertyValue(name).trim());
  const signs = L.layerGroup().addTo(map);
  const draw = () => {
    signs.clearLayers();
    const { x: wide, y: high } = map.getSize();
    const inView = ({ x, y }: Place) => x > -60 && y > -60 && x < wide + 60 && y < high + 60;
    const peaks = crests.flatMap(({ height, line }) => {
      const points = line.map(([lng, lat]) => map.latLngToContainerPoint([lat, lng]));
      return along(points, rowsOf(height, map.getZoom()))
        .filter(inView)
        .map((spot, index) => peak(spot, 3.4 + height * 1.5 + (index % 3) * 0.9, index));
    });
    const at = (spots: readonly Place[]) => spots.map(({ x, y }) => map.containerPointToLatLng([x, y]));
    const common = { renderer, interactive: false };
    L.polygon(
      peaks.map(({ side }) => [at(side)]),
      { ...common, stroke: false, fillColor: shade ?? "", fillOpacity: 1 },
    ).addTo(signs);
    L.polyline(
      peaks.map(({ flanks }) => at(flanks)),
      { ...common, weight: 1.2, color: line ?? "" },
    ).addTo(signs);
  };
  map.on("moveend", draw);
  draw();
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
