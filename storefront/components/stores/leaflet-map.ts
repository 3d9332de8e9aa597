import L from "leaflet";
import styles from "leaflet/dist/leaflet.css?inline";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { formatText } from "#commerce/shared/texts/rules.ts";
import { lengthUnitOf } from "#commerce/stores/geometry.ts";
import { localePath } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { gather } from "./gather.ts";
import { addGround } from "./leaflet-ground.ts";
import type { MapGround, StoreView } from "./view.ts";

type Options = {
  texts: AreaTexts<"stores">;
  stores: readonly StoreView[];
  ground: MapGround;
  center: { lat: number; lng: number } | null;
  locale: Locale;
  choose: (slug: string) => void;
};

export type DrawnMap = { mark(slug: string | null): void; remove(): void };

/** How near markers may come before they become one, in pixels. */
const apart = 34;

/** Draws the map into an element. Loaded in browsers alone: Leaflet needs a window. */
export function drawMap(element: HTMLElement, options: Options): DrawnMap {
  const { texts, stores, ground, center } = options;
  addStyles();
  const isAlone = stores.length === 1 && !center;
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 2,
    // Our own map is right to about a kilometre: any nearer, a store at the coast would stand in the water, and one alone on nothing.
    maxZoom: ground.tiles ? 18 : isAlone ? 8.5 : 10,
    // The wheel scrolls the page until the map is meant; on phones one finger does, and two move the map.
    scrollWheelZoom: false,
    dragging: !L.Browser.mobile,
    worldCopyJump: true,
    zoomSnap: 0.5,
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
  map.fitBounds(bounds, { padding: [44, 44], maxZoom: closest });
  const stopGround = addGround(map, ground, options.locale.language, spots);
  if (center) {
    const icon = L.divIcon({ className: "map-center", iconSize: [14, 14] });
    L.marker(center, { icon, interactive: false, keyboard: false }).addTo(map);
  }

  const markers = L.layerGroup().addTo(map);
  let shown: { slugs: string[]; marker: L.Marker }[] = [];
  let marked: string | null = null;

  function mark(slug: string | null): void {
    marked = slug;
    for (const { slugs, marker } of shown) {
      const isMarked = slug !== null && slugs.includes(slug);
      marker.getElement()?.toggleAttribute("data-marked", isMarked);
      marker.setZIndexOffset(isMarked ? 1000 : 0);
    }
  }

  function draw(): void {
    markers.clearLayers();
    const points = stores.map(({ slug, lat, lng }) => ({ slug, ...plain(map.project([lat, lng])) }));
    shown = gather(points, map.getZoom() >= map.getMaxZoom() ? 6 : apart).map((group) => {
      const members = stores.filter(({ slug }) => group.slugs.includes(slug));
      const [first] = members;
      const marker = members.length === 1 && first ? single(first) : cluster(members);
      markers.addLayer(marker);
      marker.getElement()?.setAttribute("aria-label", marker.options.title ?? "");
      return { slugs: group.slugs, marker };
    });
    mark(marked);
  }

  function single(store: StoreView): L.Marker {
    const icon = L.divIcon({ className: store.isOwn ? "map-pin map-pin-own" : "map-pin", iconSize: [26, 26] });
    const marker = L.marker(store, { icon, title: store.name, riseOnHover: true });
    marker.bindPopup(() => popupOf(store, options.locale), { closeButton: false, offset: [0, -8], minWidth: 180 });
    // Opening the popup is what a click and the Enter key have in common.
    marker.on("popupopen", () => options.choose(store.slug));
    return marker;
  }

  function cluster(members: readonly StoreView[]): L.Marker {
    const html = `<span>${members.length}</span>`;
    const icon = L.divIcon({ className: "map-pin map-cluster", iconSize: [34, 34], html });
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
