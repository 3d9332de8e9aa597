import { Picture } from "#storefront/components/media/picture.tsx";

/** A category's picture in menus. `false` reserves its space until the menu is opened. */
export const MenuPicture = ({ image }: { image: string | false }) => (
  <span className="menu-picture">
    {image && <Picture id={image} alt="" sizes="48px" widths={[48, 96]} width={3} height={4} />}
  </span>
);
