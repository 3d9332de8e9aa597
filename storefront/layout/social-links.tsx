import type { ComponentType } from "react";
import type { SocialLink } from "#storefront/app/brand-settings.ts";
import type { IconProps } from "#ui/icons/icon.tsx";
import { EmailIcon } from "#ui/icons/icons.tsx";
import {
  FacebookIcon,
  InstagramIcon,
  PinterestIcon,
  SoundcloudIcon,
  TiktokIcon,
  TwitterIcon,
  VimeoIcon,
  YoutubeIcon,
} from "#ui/icons/social-icons.tsx";

const signs: Record<string, { name: string; Icon: ComponentType<IconProps> }> = {
  facebook: { name: "Facebook", Icon: FacebookIcon },
  instagram: { name: "Instagram", Icon: InstagramIcon },
  pinterest: { name: "Pinterest", Icon: PinterestIcon },
  twitter: { name: "X", Icon: TwitterIcon },
  vimeo: { name: "Vimeo", Icon: VimeoIcon },
  youtube: { name: "YouTube", Icon: YoutubeIcon },
  soundcloud: { name: "SoundCloud", Icon: SoundcloudIcon },
  tiktok: { name: "TikTok", Icon: TiktokIcon },
  email: { name: "E-mail", Icon: EmailIcon },
};

/** Where the brand is found elsewhere; networks that we have no sign for are left out. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="footer-social">
      {links.map(({ network, href }) => {
        const sign = signs[network];
        return (
          sign && (
            <li key={network}>
              <a className="icon-button" href={href} target="_blank" rel="noopener noreferrer" aria-label={sign.name}>
                <sign.Icon size={22} />
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
