import type { MouseEvent } from "react";
import { cacheMarkup } from "#storefront/app/cached-markup.tsx";
import { useText } from "#storefront/app/shop.tsx";
import { SocialIcon } from "#ui/icons/social-icons.tsx";
import { type Network, names, popup, shareLinks } from "./share-links.ts";

const networks: Network[] = ["facebook", "pinterest", "twitter", "email"];

/** Plain links, that a script opens in a small window of their own. Nothing of the networks is loaded before. */
export const Share = cacheMarkup(
  "share",
  function Links({ url, title, image }: { url: string; title: string; image: string }) {
    const t = useText();
    const links = shareLinks(url, title, image);
    const open = (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault();
      window.open(event.currentTarget.href, "_blank", popup);
    };
    return (
      <ul className="share" aria-label={t("product.share")}>
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
                    onClick: open,
                  })}
            >
              <SocialIcon network={network} size={20} />
            </a>
          </li>
        ))}
      </ul>
    );
  },
);
