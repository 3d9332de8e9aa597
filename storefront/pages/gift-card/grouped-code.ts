/**
 * Formats a gift card code in groups of four while it is typed: "abcd12" → "ABCD-12". Text that cannot be a code stays
 * as it is. Pure.
 */
export function groupedCode(typed: string): string {
  const plain = typed.replace(/[\s-]+/g, "");
  if (!/^[a-z0-9]{1,16}$/i.test(plain)) return typed;
  return (
    plain
      .toUpperCase()
      .match(/.{1,4}/g)
      ?.join("-") ?? typed
  );
}
