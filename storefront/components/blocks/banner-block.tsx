import type { CSSProperties } from "react";
import { ContentLink } from "#storefront/components/content/content-link.tsx";
import { HotspotMarkers } from "#storefront/components/hotspots/hotspots.tsx";
import { CutPicture } from "#storefront/components/media/cut-picture.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { buttonClass } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import type { BannerView } from "./banner.ts";
import { bannerBox, bannerCuts } from "./banner-sizes.ts";
import { ImageSet } from "./image-set.tsx";
import { Video } from "./video.tsx";
import "./banner.css";

/** A banner (specification 3.14): a picture, a set of pictures, or a video, with text and buttons over it. */
export function BannerBlock({ banner }: { banner: BannerView }) {
  const { title, html, overlay, zoom, layout, font, ground, buttons, link, hotspots } = banner;
  const ratios = ratiosOf(banner);
  const style = {
    ...bannerBox(ratios),
    ...(font && { color: font }),
    ...(ground && { background: ground }),
  } as CSSProperties;
  const [block, inline] = layout.split("-");
  return (
    <section
      className={classes("banner", overlay && "banner-dark", zoom && "banner-zoom")}
      data-block={block}
      data-inline={inline}
      style={style}
      aria-label={title || undefined}
    >
      <Background banner={{ ...banner, ratios }} />
      <div className="banner-words">
        {html && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it was read
          <div className="banner-copy prose" dangerouslySetInnerHTML={{ __html: html }} />
        )}
        {buttons.length > 0 && (
          <p className="row">
            {buttons.map(({ text, look, link: own }) =>
              own ? (
                <ContentLink
                  key={text}
                  link={own}
                  className={classes(buttonClass({ kind: look === "ink" ? undefined : look }), link && "banner-whole")}
                >
                  {text}
                </ContentLink>
              ) : (
                <span key={text} className={buttonClass({ kind: look === "ink" ? undefined : look })}>
                  {text}
                </span>
              ),
            )}
          </p>
        )}
      </div>
      {hotspots.length > 0 && <HotspotMarkers hotspots={hotspots} className="banner-hotspots" />}
    </section>
  );
}

/** Scenes are wide. In a portrait banner on a phone a scene is drawn wider than the screen and cropped. */
const sceneRatio = 16 / 9;

/**
 * Hotspot markers are positioned relative to the whole scene, of which the banner shows a part, so the ratios must be
 * known.
 */
const ratiosOf = ({ ratios: [phone, tablet, desktop], hotspots }: BannerView): BannerView["ratios"] =>
  hotspots.length > 0 ? [phone ?? 3 / 4, tablet ?? 3 / 4, desktop ?? sceneRatio] : [phone, tablet, desktop];

function Background({ banner }: { banner: BannerView }) {
  const { kind, media, type, images, alt, title, ratios, cuts, hotspots } = banner;
  if (kind === "none") return null;
  if (kind === "video")
    return <Video video={media} type={type} title={alt || title} ambient className="banner-picture" />;
  const own = cuts ?? bannerCuts(ratios);
  if (kind === "set") return <ImageSet images={images} title={alt || title} cuts={own} autoplay />;
  if (hotspots.length === 0) return <CutPicture id={media} alt={alt} cuts={own} className="banner-picture" />;
  return (
    <Picture
      id={media}
      alt={alt}
      sizes={`(min-width: 769px) 100vw, ${Math.max(100, Math.ceil((sceneRatio * 100) / (ratios[0] ?? 1)))}vw`}
      widths={sceneWidths}
      width={16}
      height={9}
      className="banner-picture"
    />
  );
}
