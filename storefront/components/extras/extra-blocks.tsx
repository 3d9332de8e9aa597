import type { OrderExtrasView } from "./order-extras.ts";

/** Note, gift and invoice details of an order, as entries of a description list. */
export function ExtraBlocks({ blocks, label = "" }: Pick<OrderExtrasView, "blocks"> & { label?: string }) {
  return blocks.map(({ heading, lines }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one order, in their order
    <div key={index}>
      <dt className={label}>{heading}</dt>
      <dd>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
          <span key={at} style={{ display: "block", overflowWrap: "anywhere" }}>
            {line}
          </span>
        ))}
      </dd>
    </div>
  ));
}
