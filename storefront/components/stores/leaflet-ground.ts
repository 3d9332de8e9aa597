import L from "leaflet";
import { withRoom } from "./gather.ts";
import { drawRanges } from "./leaflet-ranges.ts";
import type { MapGround } from "./view.ts";

type Properties = { kind?: string; name?: string; latin?: string; height?: number };
/** As commerce/stores/maps makes it; coordinates of a town are [longitude, latitude]. */
type Basemap = {
  features: {
    properties: Properties;
    geometry: { type: "MultiPolygon" | "MultiLineString" | "LineString" | "Point"; coordinates: number[] };
  }[];
};

/** What lies below the stores. Answers how to stop drawing it. */
export function addGround(
  map: L.Map,
  { area, tiles }: MapGround,
  language: string,
  spots: readonly L.LatLng[],
): () => void {
  const attribution = L.control.attribution({ prefix: false, position: "bottomright" }).addTo(map);
  if (tiles) {
    L.tileLayer(tiles.url, { attribution: asText(tiles.attribution), maxZoom: 18 }).addTo(map);
    return () => undefined;
  }
  attribution.addAttribution("Natural Earth");
  const stop = new AbortController();
  const signal = stop.signal;
  void fetch(`/maps/${area}.json`, { signal })
    .then((answer) => (answer.ok ? (answer.json() as Promise<Basemap>) : null))
    .then((basemap) => basemap && !signal.aborted && drawBasemap(map, basemap, language, spots))
    .catch(() => undefined);
  return () => stop.abort();
}

/** Attributions are shown as markup; ours is a sentence. */
const asText = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

function drawBasemap(map: L.Map, { features }: Basemap, language: string, spots: readonly L.LatLng[]): void {
  const styles = getComputedStyle(map.getContainer());
  const colour = (name: string) => styles.getPropertyValue(name).trim();
  const shapes = features.filter(({ geometry }) => geometry.type.startsWith("Multi"));
  const crests = features.flatMap(({ geometry, properties: { height } }) =>
    height ? [{ height, line: geometry.coordinates as unknown as [number, number][] }] : [],
  );
  const renderer = L.canvas({ padding: 0.5 });
  const style: L.StyleFunction<Properties> = (feature) =>
    feature?.properties.kind === "land"
      ? { stroke: false, fillColor: colour("--map-land"), fillOpacity: 1 }
      : { weight: 1, color: colour("--map-border"), fill: false };
  // The renderer goes with each shape, so that all are on one canvas.
  const lines = { type: "FeatureCollection", features: shapes } as unknown as Parameters<typeof L.geoJSON>[0];
  L.geoJSON<Properties>(lines, { style, interactive: false, renderer } as L.GeoJSONOptions<Properties>).addTo(map);
  drawRanges(map, crests, renderer);
  nameTowns(map, features, language, spots);
  map.getContainer().toggleAttribute("data-drawn", true);
}

/** Names the larger towns that have room, anew whenever the map has moved. */
function nameTowns(map: L.Map, features: Basemap["features"], language: string, spots: readonly L.LatLng[]): void {
  const towns = features.flatMap(({ geometry, properties }) => {
    if (geometry.type !== "Point") return [];
    const [lng = 0, lat = 0] = geometry.coordinates;
    const text = (language === "ja" ? properties.name : (properties.latin ?? properties.name)) ?? "";
    return [{ text, at: L.latLng(lat, lng) }];
  });
  const labels = L.layerGroup().addTo(map);
  const draw = () => {
    labels.clearLayers();
    const view = map.getBounds();
    const place = (at: L.LatLng) => {
      const { x, y } = map.latLngToContainerPoint(at);
      return { x, y };
    };
    const near = towns.filter(({ at }) => view.contains(at)).map((town) => ({ ...town, ...place(town.at) }));
    const markers = spots
      .filter((spot) => view.contains(spot))
      .map(place)
      .map(({ x, y }) => ({ left: x - 15, right: x + 15, top: y - 15, bottom: y + 15 }));
    // A town under a marker is named beside it.
    const beside = near.map((town) => {
      const over = markers.find(({ left, right, top, bottom }) => {
        return town.x >= left && town.x <= right && town.y >= top && town.y <= bottom;
      });
      return over ? { ...town, x: over.right + 5, shift: over.right + 5 - town.x } : { ...town, shift: 0 };
    });
    for (const { text, at, shift } of withRoom(beside, markers, 40)) {
      const span = document.createElement("span");
      span.textContent = text;
      span.style.marginInlineStart = `${shift}px`;
      span.toggleAttribute("data-beside", shift > 0);
      span.ariaHidden = "true";
      const icon = L.divIcon({ className: "map-town", iconSize: [0, 0], html: span });
      L.marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: -1000 }).addTo(labels);
    }
  };
  map.on("moveend", draw);
  draw();
}
