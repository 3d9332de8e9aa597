import { addressFormat } from "#commerce/shared/address/rules.ts";
import { callApi } from "#storefront/runtime/api.ts";

/** Countries whose postal codes tell town and state. */
const known = ["us", "ca"];

const isWhole = (country: string, code: string): boolean => {
  const pattern = addressFormat(country).fields.find(({ name }) => name === "postalCode")?.pattern;
  return pattern !== undefined && new RegExp(`^(?:${pattern})$`).test(code.trim());
};

/**
 * Fills in town and state of the form that the postal code was typed into, where they are empty: what somebody typed stays.
 * Answers whether something was filled in. Nobody is told when it cannot be: the fields are there to be typed into.
 */
export async function fillPlace(
  { form, value }: HTMLInputElement,
  kind: "shipping" | "billing",
  country: string,
): Promise<boolean> {
  const field = (name: string) => form?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${kind}.${name}"]`);
  const [code, city, state] = [field("postalCode"), field("city"), field("state")];
  if (!known.includes(country) || !isWhole(country, value) || (city?.value && state?.value)) return false;
  const path = { country, code: value.trim() };
  const answer = await callApi("get", "/api/addresses/postal-codes/{country}/{code}", { path }).catch(() => null);
  const place = answer?.data?.data;
  // Meanwhile the code may be another, or the country.
  if (!place || code?.value !== value || field("country")?.value !== country) return false;
  if (state?.value && place.state_or_province_code && state.value !== place.state_or_province_code) return false;
  if (state && !state.value) state.value = place.state_or_province_code;
  if (city && !city.value) city.value = place.city;
  return true;
}
