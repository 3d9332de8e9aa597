import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { statesOf } from "#commerce/shared/address/rules.ts";
import { isCodeInState } from "#commerce/shared/regions/postal-areas.ts";
import type { PostalCodeCity } from "./schema.ts";

/**
 * Towns and states of postal codes in the United States and Canada, from the package zipcodes (ZIP codes; the first
 * three characters of Canadian codes). Loading the package's objects takes 85 MB, its text 5 MB. So the text is read on
 * first use, and only the entry in question is parsed.
 */

const files = { us: "zipcodes/lib/codes.js", ca: "zipcodes/lib/codesCanada.js" };
const resolve = createRequire(import.meta.url).resolve;
const texts = new Map<keyof typeof files, Promise<Buffer>>();

function textOf(country: keyof typeof files): Promise<Buffer> {
  const text = texts.get(country) ?? readFile(resolve(files[country]));
  texts.set(country, text);
  return text;
}

type Entry = { city: string; state: string };

function entryOf(text: Buffer, code: string): Entry | null {
  const at = text.indexOf(`"${code}":{`);
  if (at < 0) return null;
  const start = at + code.length + 3;
  return JSON.parse(text.toString("utf8", start, text.indexOf("}", start) + 1));
}

/**
 * Returns the town and state of a postal code. The town is "" when the code does not determine it. Null when there is
 * no such code in the country.
 */
export async function placeOfCode(country: string, postalCode: string): Promise<PostalCodeCity | null> {
  const code = postalCode.toUpperCase().replace(/\s/g, "");
  if (country === "us" && /^\d{5}(-?\d{4})?$/.test(code)) return inAmerica(code.slice(0, 5));
  if (country === "ca" && /^[A-Z]\d[A-Z](\d[A-Z]\d)?$/.test(code)) return inCanada(code.slice(0, 3));
  return null;
}

async function inAmerica(code: string): Promise<PostalCodeCity | null> {
  const entry = entryOf(await textOf("us"), code);
  if (!entry || !statesOf("us").some((state) => state.code === entry.state)) return null;
  // Military "towns" are kinds of post offices (APO, DPO, FPO).
  return {
    city: entry.state.startsWith("A") && /^[ADF]po$/.test(entry.city) ? entry.city.toUpperCase() : entry.city,
    state: entry.state,
  };
}

async function inCanada(code: string): Promise<PostalCodeCity | null> {
  const states = statesOf("ca").filter((state) => isCodeInState("ca", code, state.code));
  const entry = entryOf(await textOf("ca"), code);
  if (!entry || states.length === 0) return null;
  const [state] = states;
  return { city: await townOf(code, entry.city), state: states.length === 1 && state ? state.code : "" };
}

/** Removes the part of a town from a name: "Calgary (Dalhousie)", "Kelowna North". */
const partOf = (name: string): string =>
  name
    .replace(/ \(.*$/, "")
    .replace(/(?: (?:inner|outer|upper|lower|north|south|east|west|central|(?:north|south)(?:east|west)))+$/i, "");

/**
 * Returns the town as addresses write it, or "" when it is not certain. A name is certain when several areas share it.
 * Rural areas (a 0 in second place) have many towns. Areas of Quebec are named after quarters, those of Toronto after
 * boroughs.
 */
async function townOf(code: string, name: string): Promise<string> {
  if (code.startsWith("M")) return "Toronto";
  if (code[1] === "0" || /^[GHJ]/.test(code)) return "";
  const town = partOf(name);
  const text = await textOf("ca");
  const first = text.indexOf(`"city":"${town}`);
  const isShared = text.indexOf(`"city":"${town}`, first + 1) > first;
  return isShared && /^[A-Za-z. '-]+$/.test(town) ? town : "";
}
