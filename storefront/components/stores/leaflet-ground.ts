import L from "leaflet";
import { type Box, boxOf, withRoom } from "./gather.ts";
import { rangeSigns } from "./leaflet-ranges.ts";
import type { MapGround } from "./view.ts";

type Properties = { kind?: string; country?: string; name?: string; latin?: string; height?: number };
/** As commerce/stores/maps makes it; coordinates of a town are [longitude, latitude]. */
type Basemap = {
  features: {
    properties: Properties;
    geometry: { type: "MultiPolygon" | "MultiLineString" | "LineString" | "Point"; coordinates: number[] };
  }[];
};

/** What pins and their names cover where the map is, in its pixels. */
type Pins = () => Box[];
type Wishes = { countries: readonly string[]; language: string; pins: Pins };

/** What lies below the stores. Answers how to stop drawing it. */
export function addGround(map: L.Map, { area, countries, tiles }: MapGround, language: string, pins: Pins): () => void {
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
    .then((basemap) => basemap && !signal.aborted && drawBasemap(map, basemap, { countries, language, pins }))
    .catch(() => undefined);
  return () => stop.abort();
}

/** Attributions are shown as markup; ours is a sentence. */
const asText = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

function drawBasemap(map: L.Map, { features }: Basemap, { countries, language, pins }: Wishes): void {
  const styles = getComputedStyle(map.getContainer());
  const colour = (name: string) => styles.getPropertyValue(name).trim();
  const crests = features.flatMap(({ geometry, properties: { height } }) =>
    height ? [{ height, line: geometry.coordinates as unknown as [number, number][] }] : [],
  );
  const renderer = L.canvas({ padding: 0.5 });
  const isOwn = ({ country = "" }: Properties) => countries.length === 0 || countries.includes(country);
  const style: L.StyleFunction<Properties> = (feature) => {
    if (feature?.properties.kind === "borders") return { weight: 1, color: colour("--map-border"), fill: false };
    const fill = colour(feature && isOwn(feature.properties) ? "--map-own" : "--map-land");
    // The line closes the gap to the neighbour, whose border was made slim from another corner on.
    return { weight: 1.5, color: fill, fillColor: fill, fillOpacity: 1 };
  };
  // The renderer goes with each shape, so that all are on one canvas; borders lie over the countries.
  for (const kinds of [["land"], ["country"], ["borders"]]) {
    const shapes = features.filter(({ properties: { kind = "" } }) => kinds.includes(kind));
    const lines = { type: "FeatureCollection", features: shapes } as unknown as Parameters<typeof L.geoJSON>[0];
    L.geoJSON<Properties>(lines, { style, interactive: false, renderer } as L.GeoJSONOptions<Properties>).addTo(map);
  }
  const [signs, names] = [rangeSigns(map, crests, renderer), townNames(map, features, language)];
  const draw = () => {
    const taken = [...pins(), ...controlsOf(map)];
    signs([...taken, ...names(taken)]);
  };
  map.on("moveend", draw);
  draw();
  map.getContainer().toggleAttribute("data-drawn", true);
}

/** Where scale, buttons and attribution stand. */
function controlsOf(map: L.Map): Box[] {
  const frame = map.getContainer().getBoundingClientRect();
  return [...map.getContainer().querySelectorAll(".leaflet-control")].map((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return { left: left - frame.left, right: right - frame.left, top: top - frame.top, bottom: bottom - frame.top };
  });
}

/** Names the larger towns that have room: answers how to do so where the map is, and what they cover then. */
function townNames(map: L.Map, features: Basemap["features"], language: string): (taken: readonly Box[]) => Box[] {
  const towns = features.flatMap(({ geometry, properties }) => {
    if (geometry.type !== "Point") return [];
    const [lng = 0, lat = 0] = geometry.coordinates;
    const text = (language === "ja" ? properties.name : (properties.latin ?? properties.name)) ?? "";
    return [{ text, at: L.latLng(lat, lng) }];
  });
  const labels = L.layerGroup().addTo(map);
  return (taken) => {
    labels.clearLayers();
    const { x: wide, y: high } = map.getSize();
    const view = map.getBounds();
    const near = towns
      .filter(({ at }) => view.contains(at))
      .map((town) => {
        const { x, y } = map.latLngToContainerPoint(town.at);
        return { ...town, x, y };
      });
    // A town under a pin is named beside it.
    const beside = near.map((town) => {
      const over = taken.find(({ left, right, top, bottom }) => {
        return town.x >= left && town.x <= right && town.y >= top && town.y <= bottom;
      });
      return over ? { ...town, x: over.right + 5, shift: over.right + 5 - town.x } : { ...town, shift: 0 };
    });
    const whole = beside.filter((label) => {
      const { left, right, top, bottom } = boxOf(label);
      return left > 0 && top > 0 && right < wide && bottom < high;
    });
    const shown = withRoom(whole, taken, 40);
    for (const { text, at, shift } of shown) {
      const span = document.createElement("span");
      span.textContent = text;
      span.style.marginInlineStart = `${shift}px`;
      span.toggleAttribute("data-beside", shift > 0);
      span.ariaHidden = "true";
      const icon = L.divIcon({ className: "map-town", iconSize: [0, 0], html: span });
      L.marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: -1000 }).addTo(labels);
    }
    return shown.map(boxOf);
  };
}
