/** Line icons of what is in a set, on 48 × 48. */
const bit = "M8 20h14v8H8zM22 22h14l4 2l-4 2H22";
const key = "M14 34L32 16M10 38a6 6 0 1 0 0-.1M30 18a7 7 0 1 1 9-9l-5 5";
const hex = "M12 8v22a6 6 0 0 0 6 6h20v-5H20a3 3 0 0 1-3-3V8z";
const strap = "M6 30C12 14 36 14 42 30M6 30l4 4M42 30l-4 4M18 19v8M24 18v8M30 19v8";

export const partIcons: Readonly<Record<string, string>> = {
  ph2: `${bit}M38 20v8M34 24h8`,
  ph3: `${bit}M38 20v8M34 24h8`,
  flat: `${bit}M40 20v8`,
  hex4: hex,
  hex5: hex,
  wrench10: key,
  wrench13: key,
  opener: "M18 42V22M26 42V22M22 24a9 9 0 1 1 .1 0M16 12h12M18 42h8",
  iron: "M6 34h36V26C34 18 20 16 6 34zM14 20C20 10 32 10 38 18",
  wax: "M8 18h32v16H8zM8 24h32M16 18v-4h16v4",
  scraper: "M6 14h36v22H6zM36 14v6h6",
  brush: "M6 16h36v10H6zM10 26v10M16 26v10M22 26v10M28 26v10M34 26v10M38 26v10",
  edge: "M8 12h30v10H20v16H8zM24 26h14M28 22v8",
  file: "M6 20h28v8H6zM34 22h8v4h-8M12 20l4 8M18 20l4 8M24 20l4 8",
  stone: "M8 18h32v14H8zM14 18v-4h20v4",
  cloth: "M10 12C20 16 30 8 40 12V36C30 32 20 40 10 36zM10 24C20 28 30 20 40 24",
  roll: "M8 14h26a6 6 0 0 1 6 6v14H8zM34 14a6 6 0 0 0-6 6v14M16 34v6M22 34v6",
  beacon: "M16 6h16v34H16zM20 12h8v8h-8zM24 30a3 3 0 1 0 .1 0M10 14C6 20 6 26 10 32M38 14C42 20 42 26 38 32",
  shovel: "M20 4h8M24 4v22M14 26h20v10c0 6-20 6-20 0z",
  probe: "M10 42L20 6M18 42L28 6M26 42L36 6M12 34l14-14",
  "ankle-strap": strap,
  "toe-strap": strap,
};
