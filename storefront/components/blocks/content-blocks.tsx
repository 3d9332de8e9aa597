import { BannerBlock } from "#storefront/components/blocks/banner-block.tsx";
import { CategoryGroupLinks } from "#storefront/components/blocks/category-group.tsx";
import { Film } from "#storefront/components/blocks/film.tsx";
import { FormBlock } from "#storefront/components/blocks/form-block.tsx";
import { ImageSet } from "#storefront/components/blocks/image-set.tsx";
import { PostCards } from "#storefront/components/blocks/post-cards.tsx";
import type { BlockView } from "#storefront/components/blocks/shapes.ts";
import { Table } from "#storefront/components/blocks/table.tsx";
import { Hotspots } from "#storefront/components/hotspots/hotspots.tsx";
import { CutPicture } from "#storefront/components/media/cut-picture.tsx";
import { genericCuts } from "#storefront/components/media/picture-set.ts";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { ProductSlider } from "#storefront/components/product/product-slider.tsx";
import { Accordion } from "#ui/accordion.tsx";
import "./content-blocks.css";

/** The blocks of a content page. `from` is the position of the first block in its entry. */
export function ContentBlocks({ blocks, from = 0 }: { blocks: readonly BlockView[]; from?: number }) {
  if (blocks.length === 0) return null;
  return (
    <div className="blocks shrinks">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks stand in the order of the entry
        <Block key={index} block={block} name={`block-${from + index + 1}`} />
      ))}
    </div>
  );
}

/** `name` is the name of the product list, when the block is one. */
function Block({ block, name }: { block: BlockView; name: string }) {
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
    case "rich_text":
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it was read
      return <div className="block-text prose" dangerouslySetInnerHTML={{ __html: block.html }} />;
    case "picture":
      return <CutPicture id={block.image} alt={block.alt} cuts={genericCuts} />;
    case "image_set":
      return <ImageSet images={block.images} title={block.label} heading={block.heading} />;
    case "video":
      return <Film {...block} />;
    case "hotspot":
      return <Hotspots picture={block.picture} />;
    case "table":
      return <Table {...block} />;
    case "quote":
      return (
        <figure className="block-quote">
          <blockquote className="display">{block.text}</blockquote>
          {block.author && <figcaption>{block.author}</figcaption>}
        </figure>
      );
    case "accordion":
      return (
        <section className="block-text">
          {block.heading && <h2 className="block-heading">{block.heading}</h2>}
          {block.items.map(({ title, html }) => (
            <Accordion key={title} title={title}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it was read */}
              <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
            </Accordion>
          ))}
        </section>
      );
    case "form":
      return <FormBlock {...block} />;
    case "banner":
      return <BannerBlock banner={block.banner} />;
    case "products":
      return (
        <section className="block-products">
          <h2 className="block-heading display">{block.heading}</h2>
          <ProductGrid cards={block.cards} list={{ name, title: block.heading }} />
        </section>
      );
    case "journal":
      return (
        <section className="block-products">
          <h2 className="block-heading display">{block.heading}</h2>
          <PostCards posts={block.posts} />
        </section>
      );
    case "product_slider":
      return <ProductSlider title={block.heading} name={name} cards={block.cards} />;
    case "category_group":
      return <CategoryGroupLinks {...block} />;
  }
}
