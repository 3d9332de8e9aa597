const sign = /^[^\p{L}\p{N}]+/u;

/** A name from its first letter or digit on, as lists are sorted: "¿Dónde está mi paquete?" stands under D. A name of signs alone stays. */
export function fromFirstLetter(name: string): string {
  const first = name.charCodeAt(0);
  // Most names begin with a plain letter or digit.
  if ((first >= 97 && first <= 122) || (first >= 65 && first <= 90) || (first >= 48 && first <= 57)) return name;
  return name.replace(sign, "") || name;
}
