const sign = /^[^\p{L}\p{N}]+/u;

/**
 * Returns a name from its first letter or digit on, for sorting: "¿Dónde está mi paquete?" is listed under D. A name
 * without letters and digits is returned unchanged.
 */
export function fromFirstLetter(name: string): string {
  const first = name.charCodeAt(0);
  // Fast path: most names begin with a plain letter or digit.
  if ((first >= 97 && first <= 122) || (first >= 65 && first <= 90) || (first >= 48 && first <= 57)) return name;
  return name.replace(sign, "") || name;
}
