/**
 * An address as printed on a parcel. Its lines are built on the server (commerce/sales/orders/emails/address-lines.ts).
 */
export function PostalAddress({ lines }: { lines: readonly string[] }) {
  return (
    <address style={{ fontStyle: "normal" }}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one address, in their order
        <span key={index} style={{ display: "block" }}>
          {line}
        </span>
      ))}
    </address>
  );
}
