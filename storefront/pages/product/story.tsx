import { renderToStaticMarkup } from "react-dom/server";
import { type Shop, ShopProvider } from "#storefront/app/shop.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";

/** What content tells of a product: a picture across the window, a line, and a few sentences. Each may be missing. */
export type Story = { image?: string; line?: string; text?: string };

/** The story as markup, so that browsers receive no component. Empty without a line and a text. */
export const storyMarkup = ({ image, line, text }: Story, shop: Shop): string =>
  line || text
    ? renderToStaticMarkup(
        <ShopProvider shop={shop}>
          <section className="story apart" aria-labelledby={line && "story"}>
            {image && (
              <Picture
                id={image}
                alt=""
                sizes="100vw"
                widths={sceneWidths}
                width={2}
                height={1}
                squareIn="(max-width: 768px)"
                className="story-picture"
              />
            )}
            <div className="wrap story-words">
              {line && (
                <h2 id="story" className="display display-2">
                  {line}
                </h2>
              )}
              {text && <p>{text}</p>}
            </div>
          </section>
        </ShopProvider>,
      )
    : "";
