import type { SocialLink } from "#storefront/app/brand-settings.ts";
import { SocialIcon, type SocialNetwork } from "#ui/icons/social-icons.tsx";

const names: Record<SocialNetwork, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  pinterest: "Pinterest",
  twitter: "X",
  vimeo: "Vimeo",
  youtube: "YouTube",
  soundcloud: "SoundCloud",
  tiktok: "TikTok",
  email: "E-mail",
};

const isKnown = (network: string): network is SocialNetwork => Object.hasOwn(names, network);

/** Links to the brand's social networks. Networks without an icon are left out. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="footer-social">
      {links.map(
        ({ network, href }) =>
          isKnown(network) && (
            <li key={network}>
              <a
                className="icon-button"
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={names[network]}
              >
                <SocialIcon network={network} size={22} />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
