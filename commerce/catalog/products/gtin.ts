/**
 * Whether digits are a GTIN (8, 12, 13 or 14 of them): the last digit is a check digit (GS1 General Specifications,
 * 7.9). Pure.
 */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).reverse();
  const sum = digits.reduce((total, digit, place) => (place === 0 ? 0 : total + digit * (place % 2 === 1 ? 3 : 1)), 0);
  return digits[0] === (10 - (sum % 10)) % 10;
}
