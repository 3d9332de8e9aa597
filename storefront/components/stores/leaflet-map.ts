import L from "leaflet";
import styles from "leaflet/dist/leaflet.css?inline";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { formatText } from "#commerce/shared/texts/rules.ts";
import { lengthUnitOf } from "#commerce/stores/directory/geometry.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { classes } from "#ui/classes.ts";
import { areApart, type Box, boxOf, gather, type TownPin } from "./gather.ts";
import { addGround } from "./leaflet-ground.ts";
import type { MapGround, StoreView } from "./view.ts";

type Options = {
  texts: AreaTexts<"stores">;
  stores: readonly StoreView[];
  ground: MapGround;
  center: { lat: number; lng: number } | null;
  /** The store that the map is about. It is highlighted, and all stores are named. */
  focus: string | null;
  locale: Locale;
  choose: (slug: string) => void;
};

export type DrawnMap = { mark(slug: string | null): void; remove(): void };

/** The minimum distance between markers before they are merged, in pixels: a little more than a cluster's size. */
const apart = 40;
/** Where a pin's name stands: its area, on which side of the pin, and how many pixels lower. */
type NamePlace = { box: Box; isBefore: boolean; shift: number };
/** Half the width of a pin, in pixels. */
const half = 13;

/** Draws the map into an element. Loaded only in browsers, because Leaflet needs a window. */
export function drawMap(element: HTMLElement, options: Options): DrawnMap {
  const { texts, stores, ground, center, focus } = options;
  addStyles();
  const isAlone = stores.length === 1 && !center;
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 2,
    // The shop's own map is accurate to about a kilometre. At closer zoom a store on the coast would appear in the
    // water, and a single store on an empty map.
    maxZoom: ground.tiles ? 18 : isAlone ? 8.5 : focus ? 9.5 : 10,
    // The wheel scrolls the page until the map is focused. On phones one finger scrolls the page, and two move the map.
    scrollWheelZoom: false,
    dragging: !L.Browser.mobile,
    worldCopyJump: true,
    // Allows fractional zoom, so that the first view fits its contents.
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
  // Leaves room on the right for names, where there are any.
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

  /** Returns the pins of the current view with their towns, own stores first, and the areas of the names at pins. */
  function pinBoxes(): { pins: TownPin[]; names: Box[] } {
    const pins = shown
      .map(({ slugs, marker }) => {
        const members = stores.filter(({ slug }) => slugs.includes(slug));
        const { x, y } = map.latLngToContainerPoint(marker.getLatLng());
        const reach = (members.length > 1 ? 20 : half) + 2;
        const town = (members.find(({ isOwn }) => isOwn) ?? members[0])?.city ?? "";
        const box = { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
        // Where pins have names, the towns would be too much.
        return { box, town: focus ? "" : town, isOwn: members.some(({ isOwn }) => isOwn) };
      })
      .sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
    const names = stores.flatMap((store) => {
      const place = named.get(store.slug);
      return place
        ? namePlaces(store).filter((one) => one.isBefore === place.isBefore && one.shift === place.shift)
        : [];
    });
    return { pins, names: names.map(({ box }) => box) };
  }

  /** The places where a pin's name may stand: at its right or left, else higher or lower there. */
  function namePlaces(store: StoreView): NamePlace[] {
    const { x, y } = map.latLngToContainerPoint([store.lat, store.lng]);
    return [0, -14, 14].flatMap((shift) => {
      const box = boxOf({ text: store.name, x: x + half + 6, y: y + shift });
      const wide = box.right - box.left;
      const before = { ...box, left: x - half - 6 - wide, right: x - half - 6 };
      return [
        { box, isBefore: false, shift },
        { box: before, isBefore: true, shift },
      ];
    });
  }

  /** Returns the places of the names that have room. The map's own store takes precedence. */
  function withNames(): Map<string, NamePlace> {
    const places = new Map<string, NamePlace>();
    if (focus === null) return places;
    const { x: wide } = map.getSize();
    const pins = stores.map(({ slug, lat, lng }) => {
      const { x, y } = map.latLngToContainerPoint([lat, lng]);
      return { slug, box: { left: x - 10, right: x + 10, top: y - 6, bottom: y + 6 } };
    });
    for (const store of stores) {
      const taken = [...places.values(), ...pins.filter(({ slug }) => slug !== store.slug)];
      const place = namePlaces(store).find(
        ({ box }) => box.left > 4 && box.right < wide - 4 && taken.every((other) => areApart(box, other.box)),
      );
      if (place) places.set(store.slug, place);
    }
    return places;
  }

  function single(store: StoreView): L.Marker {
    const isOwn = focus ? store.slug === focus : store.isOwn;
    const dot = document.createElement("span");
    dot.className = "map-dot";
    // Drawn by CSS: the pin's name is the store's, which the number is no part of.
    if (store.number !== undefined) dot.dataset.number = String(store.number);
    const name = document.createElement("span");
    name.className = "map-name";
    const place = named.get(store.slug);
    name.toggleAttribute("data-before", place?.isBefore ?? false);
    name.style.marginBlockStart = `${place?.shift ?? 0}px`;
    name.textContent = place ? store.name : "";
    const html = document.createElement("div");
    html.append(dot, name);
    const className = classes("map-pin", isOwn && "map-pin-own", focus !== null && isOwn && "map-pin-here");
    const icon = L.divIcon({ className, iconSize: [26, 26], html });
    const marker = L.marker(store, { icon, title: store.name, riseOnHover: true });
    marker.bindPopup(() => popupOf(store, options.locale), { closeButton: false, offset: [0, -8], minWidth: 180 });
    // Both a click and the Enter key open the popup.
    marker.on("popupopen", () => options.choose(store.slug));
    return marker;
  }

  function cluster(members: readonly StoreView[]): L.Marker {
    const html = `<span class="map-dot">×${members.length}</span>`;
    const isOwn = !focus && members.every((store) => store.isOwn);
    const className = isOwn ? "map-pin map-cluster map-pin-own" : "map-pin map-cluster";
    const icon = L.divIcon({ className, iconSize: [40, 28], html });
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

/** Leaflet's own styles are loaded with the map and placed before the shop's, so that no other page contains them. */
function addStyles(): void {
  if (document.getElementById("leaflet-styles")) return;
  const element = document.createElement("style");
  element.id = "leaflet-styles";
  element.textContent = styles;
  document.head.prepend(element);
}

const plain = ({ x, y }: L.Point) => ({ x, y });

/** Built from DOM nodes, so that names are always treated as text. */
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
