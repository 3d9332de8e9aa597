import { Icon, type IconProps } from "#ui/icons/icon.tsx";
import type { AreaKey } from "../runtime/areas.ts";

/** The office's icons, on the same 24-unit grid as the shop's. */

const drawn = (d: string) => (props: IconProps) => (
  <Icon size={18} {...props}>
    <path d={d} />
  </Icon>
);

export const CloseIcon = drawn("M5 5l14 14M19 5 5 19");
export const MenuIcon = drawn("M3 6h18M3 12h18M3 18h18");
export const SearchIcon = drawn("M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21");
export const ChevronIcon = drawn("M6 9l6 6 6-6");
export const UpIcon = drawn("M12 19V5M6 11l6-6 6 6");
export const DownIcon = drawn("M12 5v14M6 13l6 6 6-6");
export const PlusIcon = drawn("M12 5v14M5 12h14");
export const EditIcon = drawn("M4 20h4L19 9l-4-4L4 16ZM13 7l4 4");
export const BellIcon = drawn("M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21h4");
export const ColumnsIcon = drawn("M4 4h16v16H4ZM10 4v16M15 4v16");
export const FilterIcon = drawn("M3 6h18M7 12h10M10 18h4");
export const LinkIcon = drawn("M9 15l6-6M8 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M16 13l3-3a3.5 3.5 0 0 0-5-5l-3 3");

const areaPaths: Record<AreaKey, string> = {
  home: "M4 11 12 4l8 7v9h-5v-6H9v6H4Z",
  orders: "M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2ZM9 8h6M9 12h6",
  dispatchDesk: "M2 6h12v11H2ZM14 10h4l4 4v3h-8M6 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  returns: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  products: "M4 8 12 3l8 5v8l-8 5-8-5ZM4 8l8 5 8-5M12 13v8",
  stock: "M3 9 12 4l9 5v11H3ZM7 20v-7h10v7M7 16h10",
  categories: "M4 4h6v6H4ZM14 14h6v6h-6ZM7 10v7h7M17 14v-4",
  pictures: "M4 4h16v16H4ZM4 16l5-5 4 4 3-3 4 4M15 8.500h.01",
  customers: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-4.2 3.4-6.5 8-6.5s8 2.3 8 6.5",
  stores: "M4 10v10h16V10M3 10l2-6h14l2 6ZM9 20v-6h6v6",
  import: "M12 3v12M7 10l5 5 5-5M4 17v4h16v-4",
  proAccounts: "M12 3l7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6ZM9 12l2 2 4-4",
  giftCards: "M4 8h16v12H4ZM4 12h16M12 8v12M12 8c-2-4-6-4-6-2s3 2 6 2c3 0 6 0 6-2s-4-2-6 2",
  promotions: "M3 12V4h8l10 10-8 8ZM7.5 8.5h.01",
  reviews: "M12 4l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7L6.900 19.600l1-5.600-4.100-4 5.700-.8Z",
  audit: "M12 21a9 9 0 1 0-8.500-6M3 20v-5h5M12 7v5l3 2",
  settings:
    "M4 7h9M17 7h3M4 17h3M11 17h9M15 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM9 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z",
};

export const AreaIcon = ({ area }: { area: AreaKey }) => (
  <Icon size={18}>
    <path d={areaPaths[area]} />
  </Icon>
);
