import { addressFormat } from "#commerce/shared/address/rules.ts";
import { callApi } from "#storefront/runtime/api.ts";

/** Countries where a postal code determines town and state. */
const known = ["us", "ca"];

const isWhole = (country: string, code: string): boolean => {
  const pattern = addressFormat(country).fields.find(({ name }) => name === "postalCode")?.pattern;
  return pattern !== undefined && new RegExp(`^(?:${pattern})$`).test(code.trim());
};

/**
 * Fills in the empty town and state fields of the form from its postal code; typed values are kept. Returns whether it
 * filled anything in. Failures are silent, because visitors can type the values themselves.
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
  // The postal code or the country may have changed in the meantime.
  if (!place || code?.value !== value || field("country")?.value !== country) return false;
  if (state?.value && place.state_or_province_code && state.value !== place.state_or_province_code) return false;
  if (state && !state.value) state.value = place.state_or_province_code;
  if (city && !city.value) city.value = place.city;
  return true;
}
