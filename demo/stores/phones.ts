/**
 * Numbers that ring nowhere: from the ranges that regulators keep for films and books where there are some (North
 * America, Great Britain, Germany, France, Sweden), elsewhere with 555 in the middle.
 */

const areas: Record<string, string> = {
  ...{ Denver: "303", Boulder: "303", Breckenridge: "970", Vail: "970", "Steamboat Springs": "970" },
  ...{ "Salt Lake City": "801", "Park City": "435", Jackson: "307", Bozeman: "406", Truckee: "530" },
  ...{ "Mammoth Lakes": "760", "San Francisco": "415", "Los Angeles": "323", Portland: "503", Bend: "541" },
  ...{ Seattle: "206", Bellingham: "360", Burlington: "802", Stowe: "802", "North Conway": "603" },
  ...{ "New York": "212", Duluth: "218", Marquette: "906", Taos: "575", Whistler: "604", Vancouver: "604" },
  ...{ Revelstoke: "250", Nelson: "250", Kelowna: "250", Fernie: "250", Calgary: "403", Banff: "403" },
  ...{ Montréal: "514", "Mont-Tremblant": "819", Québec: "418", Collingwood: "705", Toronto: "416" },
  ...{ Innsbruck: "512", Wien: "1", Graz: "316", Salzburg: "662", Davos: "81", Zürich: "44", Bern: "31" },
  ...{ Genève: "22", Lausanne: "21", Lugano: "91", Milano: "02", Torino: "011", Bolzano: "0471", Bologna: "051" },
  ...{ Madrid: "91", Barcelona: "93", Bilbao: "94", Granada: "958", Amsterdam: "20", Rotterdam: "10" },
};

const two = (number: number) => String(number % 100).padStart(2, "0");
const british: Record<string, string> = {
  London: "20 7946 09",
  Manchester: "161 496 09",
  Edinburgh: "131 496 09",
  Bristol: "117 496 09",
};
const swedish: Record<string, string> = { Stockholm: "8 465 004 ", Göteborg: "31 390 06 ", Malmö: "40 628 04 " };
const german: Record<string, string> = {
  Berlin: "30 23125 0",
  Hamburg: "40 66969 0",
  Köln: "221 4710 0",
  München: "89 99998 0",
  "Frankfurt am Main": "69 90009 0",
};

const numberOf: Record<string, (city: string, end: string) => string> = {
  us: (city, end) => `+1 ${areas[city] ?? "800"} 555 01${end}`,
  ca: (city, end) => `+1 ${areas[city] ?? "800"} 555 01${end}`,
  gb: (city, end) => `+44 ${british[city] ?? "1632 9600"}${end}`,
  de: (city, end) => `+49 ${german[city] ?? "171 39200 "}${end}`,
  fr: (city, end) =>
    `+33 ${city === "Paris" ? "1 99 00 55" : city === "Toulouse" ? "5 36 49 55" : "4 65 71 55"} ${end}`,
  se: (city, end) => `+46 ${swedish[city] ?? "980 319 2 "}${end}`,
  at: (city, end) => `+43 ${areas[city] ?? "5400"} 555 0${end}`,
  ch: (city, end) => `+41 ${areas[city] ?? "27"} 555 01 ${end}`,
  it: (city, end) => `+39 ${areas[city] ?? "0165"} 555 0${end}`,
  es: (city, end) => `+34 ${areas[city] ?? "974"} 555 0${end}`,
  no: (_, end) => `+47 21 55 50 ${end}`,
  nl: (city, end) => `+31 ${areas[city] ?? "70"} 555 01${end}`,
  cz: (_, end) => `+420 555 550 1${end}`,
  jp: (_, end) => `+81 50 5555 01${end}`,
};

/** The same store always has the same number. */
export const phoneOf = (country: string, city: string, index: number): string =>
  numberOf[country]?.(city, two(11 + index * 3)) ?? "";
