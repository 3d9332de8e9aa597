/** A gift card's code as it is typed, in groups of four: "abcd12" → "ABCD-12". What cannot be one stays as it is. Pure. */
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
