import { Picture } from "#storefront/components/media/picture.tsx";

/** What stands for a category in menus; false keeps its room until somebody looks. */
export const MenuPicture = ({ image }: { image: string | false }) => (
  <span className="menu-picture">
    {image && <Picture id={image} alt="" sizes="48px" widths={[48, 96]} width={3} height={4} />}
  </span>
);
