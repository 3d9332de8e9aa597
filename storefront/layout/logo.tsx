import { drawnLogo, mediaUrl } from "#storefront/app/media.ts";
import { useShop } from "#storefront/app/shop.tsx";
import { classes } from "#ui/classes.ts";
import "./logo.css";

type Props = {
  hot?: boolean;
  className?: string;
  /** The media id of the brand's logo (brand settings, 3.5). Without one its name is written. */
  media?: string;
  /** The logo for dark backgrounds, shown while the header lies over a dark picture. */
  onDark?: string;
};

/**
 * The brand's logo or name. The demo brand's is drawn: a snow slab that has broken off and slid a little. With `hot` the
 * part below the crack is orange, for large sizes.
 */
export function Logo({ hot, className, media, onDark }: Props) {
  const { mediaBase, brand } = useShop();
  if (!media) return <span className={classes("logo-name", className)}>{brand}</span>;
  if (media !== drawnLogo) {
    const src = (id: string) => mediaUrl(mediaBase, id, { maxW: 440, maxH: 84 });
    return (
      <>
        <img src={src(media)} alt={brand} className={classes("logo-picture", onDark && "logo-on-light", className)} />
        {onDark && <img src={src(onDark)} alt={brand} className={classes("logo-picture", "logo-on-dark", className)} />}
      </>
    );
  }
  return (
    <svg viewBox="0 -1 434 101" height={22} width={95} className={className} fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={slab} />
      <path d={bed} fill={hot ? "#ff5a1f" : undefined} />
    </svg>
  );
}

const slab =
  "M9-.4H113.4V26.8H36.2V38H105V65.2H36.2V74.9L9 76ZM128.4-.4H155.6V70.1L128.4 71.2ZM170.6-.4H256.9C277-.4 291.2 15.2 291.2 33.9C291.2 47.5 283 60 270.1 65.6L170.6 69.5ZM197.8 26.8V41H256.9C266.4 41 266.4 26.8 256.9 26.8ZM306.2-.4H341.6L397.7 60.5L363.6 61.8L333.4 29V63L306.2 64.1ZM406.6-.4H433.8V59L406.6 60.1Z";
const bed =
  "M0 82.8L27.2 81.7V100H0ZM119.4 78L146.6 76.9V100H119.4ZM161.6 76.3L188.8 75.2V100H161.6ZM229.5 73.6L261.7 72.3L283.9 100H250.7ZM297.2 70.9L324.4 69.8V100H297.2ZM360.3 68.4L424.8 65.8V100H389.5Z";
