import type { CSSProperties } from "react";
import { buttonClass } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { ContentLink } from "../content-link.tsx";
import { HotspotMarkers } from "../hotspots.tsx";
import { Picture } from "../picture.tsx";
import { sceneWidths } from "../picture-set.ts";
import type { BannerView } from "./banner.ts";
import { ImageSet } from "./image-set.tsx";
import { Video } from "./video.tsx";
import "./banner.css";

/** A banner (specification 3.14): a picture, a set of them or a video, with words and buttons over it. */
export function BannerBlock({ banner, priority }: { banner: BannerView; priority?: boolean }) {
  const { title, html, overlay, zoom, layout, desktopRatio, mobileRatio, font, ground, buttons, link, hotspots } =
    banner;
  const style = {
    "--banner-desktop": desktopRatio,
    "--banner-mobile": mobileRatio,
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
      <Background banner={banner} priority={priority} />
      <div className="banner-words">
        {html && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it was read
          <div className="banner-copy prose" dangerouslySetInnerHTML={{ __html: html }} />
        )}
        {buttons.length > 0 && (
          <p className="banner-buttons">
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

/** Scenes are wide: upright on a phone one is drawn wider than the screen, and cut. */
const sceneRatio = 16 / 9;

function Background({
  banner: { kind, media, images, alt, title, desktopRatio, mobileRatio },
  priority,
}: {
  banner: BannerView;
  priority?: boolean;
}) {
  if (kind === "none") return null;
  if (kind === "video") return <Video video={media} title={alt || title} ambient className="banner-picture" />;
  if (kind === "set") return <ImageSet images={images} title={alt || title} ratio={desktopRatio} autoplay />;
  return (
    <Picture
      id={media}
      alt={alt}
      sizes={`(min-width: 769px) 100vw, ${Math.max(100, Math.ceil((sceneRatio * 100) / mobileRatio))}vw`}
      widths={sceneWidths}
      width={Math.round(desktopRatio * 800)}
      height={800}
      priority={priority}
      className="banner-picture"
    />
  );
}
