import { Picture } from "#storefront/components/media/picture.tsx";

/** A category's picture in menus. `false` reserves its space until the menu is opened. */
export const MenuPicture = ({ image }: { image: string | false }) => (
  <span className="menu-picture">
    {image && <Picture id={image} alt="" sizes="96px" widths={[96, 192]} width={3} height={4} />}
  </span>
);
