import { renderToStaticMarkup } from "react-dom/server";
import { type Shop, ShopProvider, useText } from "#storefront/app/shop.tsx";
import { SocialIcon } from "#ui/icons/social-icons.tsx";
import { type Network, names, shareLinks } from "./share-links.ts";

const networks: Network[] = ["facebook", "pinterest", "twitter", "email"];

type Props = { url: string; title: string; image: string };

/**
 * Plain links as markup; a script opens them in small separate windows (share-windows.tsx). Nothing is loaded from the
 * networks before that.
 */
export const shareMarkup = (props: Props, shop: Shop): string =>
  renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <Share {...props} />
    </ShopProvider>,
  );

function Share({ url, title, image }: Props) {
  const t = useText();
  const links = shareLinks(url, title, image);
  return (
    <details className="share">
      <summary>{t("product.share")}</summary>
      <ul>
        {networks.map((network) => (
          <li key={network}>
            <a
              href={links[network]}
              className="icon-button"
              {...(network === "email"
                ? { "aria-label": t("product.share-email") }
                : {
                    target: "_blank",
                    rel: "noopener noreferrer",
                    "aria-label": t("product.share-on", { network: names[network] }),
                  })}
            >
              <SocialIcon network={network} size={16} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
