import L from "leaflet";
import styles from "leaflet/dist/leaflet.css?inline";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { formatText } from "#commerce/shared/texts/rules.ts";
import { lengthUnitOf } from "#commerce/stores/geometry.ts";
import { localePath } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { areApart, type Box, boxOf, gather } from "./gather.ts";
import { addGround } from "./leaflet-ground.ts";
import type { MapGround, StoreView } from "./view.ts";

type Options = {
  texts: AreaTexts<"stores">;
  stores: readonly StoreView[];
  ground: MapGround;
  center: { lat: number; lng: number } | null;
  /** The store that the map is of: it stands out, and all are named. */
  focus: string | null;
  locale: Locale;
  choose: (slug: string) => void;
};

export type DrawnMap = { mark(slug: string | null): void; remove(): void };

/** How near markers may come before they become one, in pixels. */
const apart = 24;
/** Half a pin. */
const half = 13;

/** Draws the map into an element. Loaded in browsers alone: Leaflet needs a window. */
export function drawMap(element: HTMLElement, options: Options): DrawnMap {
  const { texts, stores, ground, center, focus } = options;
  addStyles();
  const isAlone = stores.length === 1 && !center;
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 2,
    // Our own map is right to about a kilometre: any nearer, a store at the coast would stand in the water, and one alone on nothing.
    maxZoom: ground.tiles ? 18 : isAlone ? 8.5 : focus ? 9.5 : 10,
    // The wheel scrolls the page until the map is meant; on phones one finger does, and two move the map.
    scrollWheelZoom: false,
    dragging: !L.Browser.mobile,
    worldCopyJump: true,
    // Any zoom will do, so that the first view fits what it shows.
    zoomSnap: 0,
    ...(matchMedia("(prefers-reduced-motion: reduce)").matches && { zoomAnimation: false, fadeAnimation: false }),
  });
  map.on("focus click", () => map.scrollWheelZoom.enable());
  map.on("blur", () => map.scrollWheelZoom.disable());
  const zoomTitles = { zoomInTitle: texts["stores.zoom-in"], zoomOutTitle: texts["stores.zoom-out"] };
  L.control.zoom({ position: "topright", ...zoomTitles }).addTo(map);

  const isMiles = lengthUnitOf(options.locale.country) === "mile";
  L.control.scale({ metric: !isMiles, imperial: isMiles, position: "bottomleft" }).addTo(map);

  const spots = stores.map(({ lat, lng }) => L.latLng(lat, lng));
  const bounds = L.latLngBounds(center ? [...spots, L.latLng(center.lat, center.lng)] : spots);
  const closest = ground.tiles ? 14 : isAlone ? 7.5 : 9;
  // At the right there are names, where there are some.
  const isNarrow = map.getSize().x < 480;
  map.fitBounds(bounds, {
    paddingTopLeft: [48, 48],
    paddingBottomRight: [focus ? (isNarrow ? 110 : 150) : 48, 48],
    maxZoom: closest,
  });
  if (center) {
    const icon = L.divIcon({ className: "map-center", iconSize: [14, 14] });
    L.marker(center, { icon, interactive: false, keyboard: false }).addTo(map);
  }

  const markers = L.layerGroup().addTo(map);
  let shown: { slugs: string[]; marker: L.Marker }[] = [];
  let marked: string | null = null;
  let named = withNames();

  function mark(slug: string | null): void {
    marked = slug;
    for (const { slugs, marker } of shown) {
      const isMarked = slug !== null && slugs.includes(slug);
      marker.getElement()?.toggleAttribute("data-marked", isMarked);
      const isOwn = marker.getElement()?.classList.contains("map-pin-own");
      marker.setZIndexOffset(isMarked ? 1000 : isOwn ? 500 : 0);
    }
  }

  function draw(): void {
    markers.clearLayers();
    named = withNames();
    const points = stores.map(({ slug, lat, lng }) => ({ slug, ...plain(map.project([lat, lng])) }));
    shown = gather(points, focus ? 0 : map.getZoom() >= map.getMaxZoom() ? 6 : apart).map((group) => {
      const members = stores.filter(({ slug }) => group.slugs.includes(slug));
      const [first] = members;
      const marker = members.length === 1 && first ? single(first) : cluster(members);
      markers.addLayer(marker);
      marker.getElement()?.setAttribute("aria-label", marker.options.title ?? "");
      return { slugs: group.slugs, marker };
    });
    mark(marked);
  }

  /** What pins cover where the map is, and their names as far as they have room. */
  function pinBoxes(): Box[] {
    const at = (store: StoreView) => map.latLngToContainerPoint([store.lat, store.lng]);
    const pins = stores.map((store) => {
      const { x, y } = at(store);
      return { left: x - half - 2, right: x + half + 2, top: y - half - 2, bottom: y + half + 2 };
    });
    return [...pins, ...stores.filter(({ slug }) => named.has(slug)).map((store) => nameBox(store))];
  }

  /** At the right of the pin, or at its left where the map ends. */
  function nameBox(store: StoreView): Box & { isBefore: boolean } {
    const { x, y } = map.latLngToContainerPoint([store.lat, store.lng]);
    const box = boxOf({ text: store.name, x: x + half + 6, y });
    const wide = box.right - box.left;
    const isBefore = box.right > map.getSize().x - 4;
    return isBefore ? { ...box, left: x - half - 6 - wide, right: x - half - 6, isBefore } : { ...box, isBefore };
  }

  /** Slugs of those whose names have room; that of the map's own store comes first. */
  function withNames(): Set<string> {
    const taken: Box[] = [];
    const shown = new Set<string>();
    for (const store of stores) {
      const box = nameBox(store);
      if (focus === null || !taken.every((other) => areApart(box, other))) continue;
      taken.push(box);
      shown.add(store.slug);
    }
    return shown;
  }

  function single(store: StoreView): L.Marker {
    const isOwn = focus ? store.slug === focus : store.isOwn;
    const dot = document.createElement("span");
    dot.className = "map-dot";
    const name = document.createElement("span");
    name.className = "map-name";
    name.toggleAttribute("data-before", nameBox(store).isBefore);
    name.textContent = named.has(store.slug) ? store.name : "";
    const html = document.createElement("div");
    html.append(dot, name);
    const icon = L.divIcon({ className: isOwn ? "map-pin map-pin-own" : "map-pin", iconSize: [26, 26], html });
    const marker = L.marker(store, { icon, title: store.name, riseOnHover: true });
    marker.bindPopup(() => popupOf(store, options.locale), { closeButton: false, offset: [0, -8], minWidth: 180 });
    // Opening the popup is what a click and the Enter key have in common.
    marker.on("popupopen", () => options.choose(store.slug));
    return marker;
  }

  function cluster(members: readonly StoreView[]): L.Marker {
    const html = `<span class="map-dot">${members.length}</span>`;
    const isOwn = !focus && members.some((store) => store.isOwn);
    const className = isOwn ? "map-pin map-cluster map-pin-own" : "map-pin map-cluster";
    const icon = L.divIcon({ className, iconSize: [32, 32], html });
    const title = formatText(texts["stores.cluster"], options.locale.language, { count: members.length });
    const marker = L.marker(members[0] as StoreView, { icon, title });
    const open = () => {
      map.fitBounds(L.latLngBounds(members.map(({ lat, lng }) => L.latLng(lat, lng))), { padding: [60, 60] });
    };
    marker.on("click", open);
    marker.on("keypress", ({ originalEvent }: L.LeafletKeyboardEvent) => originalEvent.key === "Enter" && open());
    return marker;
  }

  map.on("zoomend", draw);
  draw();
  const stopGround = addGround(map, ground, options.locale.language, pinBoxes);
  return {
    mark,
    remove() {
      stopGround();
      map.remove();
    },
  };
}

/** Leaflet's own come with it, before ours, so that no other page carries them. */
function addStyles(): void {
  if (document.getElementById("leaflet-styles")) return;
  const element = document.createElement("style");
  element.id = "leaflet-styles";
  element.textContent = styles;
  document.head.prepend(element);
}

const plain = ({ x, y }: L.Point) => ({ x, y });

/** Built piece by piece: names are text, whatever they hold. */
function popupOf(store: StoreView, locale: Locale): HTMLElement {
  const element = document.createElement("div");
  const link = document.createElement("a");
  link.href = localePath(locale, `/stores/${store.slug}`);
  link.textContent = store.name;
  const status = document.createElement("p");
  status.textContent = store.status;
  element.append(link, status);
  return element;
}
