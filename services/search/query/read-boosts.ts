import type { Boost, SearchRequest } from "#services/search/engine/request.ts";
import { fields } from "#services/search/schema.ts";
import { checkKeys, type Faults, isBag, readField, readInteger, readValue } from "./readers.ts";

/** The most boosts. With the limits on factors and amounts below, their products stay within the range of numbers. */
const maxBoosts = 10;

const functions = ["linear", "exponential", "logarithmic"] as const;

/**
 * Reads boosts by value and by a function of a number. Proximity boosts are refused by name, because no document has a
 * location or centre.
 */
export function readBoosts(given: unknown, faults: Faults): Boost[] {
  if (!isBag(given)) {
    faults.push("Boosts must be an object");
    return [];
  }
  const boosts = Object.entries(given).flatMap(([name, how]) => {
    const field = readField(name, "Boosts", faults);
    return field ? (Array.isArray(how) ? how : [how]).flatMap((one) => readBoost(field, one, faults) ?? []) : [];
  });
  if (boosts.length > maxBoosts) faults.push(`Boosts must be at most ${maxBoosts}`);
  return boosts.slice(0, maxBoosts);
}

function readBoost(field: Boost["field"], given: unknown, faults: Faults): Boost | null {
  if (!isBag(given)) {
    faults.push(`Boosts on ${field} must be an object`);
    return null;
  }
  checkKeys(given, ["type", "value", "function", "operation", "factor"], `Boosts on ${field}`, faults);
  const { type, operation = type === "value" ? "multiply" : "add", factor = 1 } = given;
  if (operation !== "add" && operation !== "multiply")
    faults.push(`Boosts operation on ${field} must be add or multiply`);
  else if (typeof factor !== "number" || !(factor === 0 || (factor >= 0.0001 && factor <= 10)))
    faults.push(`Boosts factor on ${field} must be from 0 to 10`);
  else if (type === "value") {
    const values = [given.value].flat().flatMap((value) => readValue(value, field, "Boosts", faults) ?? []);
    return values.length > 0 ? { type, field, operation, factor, values } : null;
  } else if (type === "functional" && fields[field] === "number") {
    const shape = functions.find((one) => one === given.function);
    if (shape) return { type, field, operation, factor, function: shape };
    faults.push(`Boosts function on ${field} must be linear, exponential or logarithmic`);
  } else faults.push(`Boosts on ${field} contains unsupported type: ${String(type).slice(0, 40)}`);
  return null;
}

export function readGroup(given: unknown, faults: Faults): SearchRequest["group"] {
  if (!isBag(given) || typeof given.field !== "string") {
    faults.push("group must be an object with a field");
    return null;
  }
  checkKeys(given, ["field", "size", "sort", "collapse"], "group", faults);
  const field = readField(given.field, "Group", faults);
  const size = given.size === undefined ? 10 : readInteger(given.size, 1, 10, "group.size", faults);
  return field && size ? { field, asked: given.field, size } : null;
}
