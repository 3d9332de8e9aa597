import type { ComponentType, MouseEvent } from "react";
import { kept } from "#storefront/app/cached-markup.tsx";
import { useText } from "#storefront/app/shop.tsx";
import type { IconProps } from "#ui/icons/icon.tsx";
import { EmailIcon } from "#ui/icons/icons.tsx";
import { FacebookIcon, PinterestIcon, TwitterIcon } from "#ui/icons/social-icons.tsx";
import { type Network, names, popup, shareLinks } from "./share-links.ts";

const icons: [Network, ComponentType<IconProps>][] = [
  ["facebook", FacebookIcon],
  ["pinterest", PinterestIcon],
  ["twitter", TwitterIcon],
  ["email", EmailIcon],
];

/** Plain links, that a script opens in a small window of their own. Nothing of the networks is loaded before. */
export const Share = kept(
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
        {icons.map(([network, Icon]) => (
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
              <Icon size={20} />
            </a>
          </li>
        ))}
      </ul>
    );
  },
);
