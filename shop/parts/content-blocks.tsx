import { useText } from "#shop/frame/shop.tsx";
import type { ShownBlock } from "./content-blocks.ts";
import { Picture } from "./picture.tsx";
import { sceneWidths } from "./picture-set.ts";
import { ProductGrid } from "./product-grid.tsx";
import "./content-blocks.css";

/** The text of a content page, block by block. */
export function ContentBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return (
    <div className="blocks">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks stand in the order of the entry
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ShownBlock }) {
  const t = useText();
  switch (block.kind) {
    case "text":
      return (
        <div className="block-text prose">
          {block.heading && <h2 className="block-heading">{block.heading}</h2>}
          {block.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      );
    case "picture":
      return (
        <Picture
          id={block.image}
          alt={block.alt}
          sizes="(min-width: 1600px) 1600px, 100vw"
          widths={sceneWidths}
          width={16}
          height={8}
          crop
          className="block-picture"
        />
      );
    case "table":
      return <Table {...block} />;
    case "products":
      return (
        <section className="block-products">
          <h2 className="block-heading display">{block.heading ?? t("content.products")}</h2>
          <ProductGrid cards={block.cards} />
        </section>
      );
  }
}

function Table({ heading, columns, rows }: Extract<ShownBlock, { kind: "table" }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="block-table" tabIndex={0} aria-label={heading}>
      <table className="numbers">
        {heading && <caption>{heading}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
