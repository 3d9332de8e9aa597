import { Icon, type IconProps } from "./icon.tsx";

/** The icons (specification 2.7) that every page loads. Those of single pages are in page-icons.tsx. */

const person = <path d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-4.2 3.4-6.5 8-6.5s8 2.3 8 6.5" />;

export const AccountIcon = (props: IconProps) => <Icon {...props}>{person}</Icon>;
export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20.5S3.5 15.4 3.5 9.3a4.6 4.6 0 0 1 8.5-2.4 4.6 4.6 0 0 1 8.5 2.4c0 6.1-8.5 11.2-8.5 11.2Z" />
  </Icon>
);
export const CartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8h16l-1.2 13H5.2L4 8Zm4 2.5V7a4 4 0 0 1 8 0v3.5" />
  </Icon>
);
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5.5 5.5" />
  </Icon>
);
export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21.5S5 15 5 9.7a7 7 0 0 1 14 0C19 15 12 21.5 12 21.5Zm0-9.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  </Icon>
);
export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.5 2.4 3.8 5.4 3.8 9s-1.3 6.6-3.8 9c-2.5-2.4-3.8-5.4-3.8-9S9.5 5.4 12 3Z" />
  </Icon>
);
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.5v15M4.5 12h15" />
  </Icon>
);
export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 12h15" />
  </Icon>
);
export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9 5 7 7-7 7" />
  </Icon>
);
export const ArrowIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 12h17m-6.5-6.5L20 12l-6.5 6.5" />
  </Icon>
);
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 5.5 13 13m0-13-13 13" />
  </Icon>
);
export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 8h18M3 16h18" />
  </Icon>
);
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 12.5 5.2 5.2L20 7" />
  </Icon>
);
export const TruckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 6h12.5v11H9.8M4.8 17H2V6m12.5 4h4.2L22 13.5V17h-1.8m-5.7 0h.7M7.3 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm10.4 0a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  </Icon>
);
export const ReturnIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 4 4 8.5 8.5 13M4 8.5h10.5a5.5 5.5 0 0 1 0 11H8" />
  </Icon>
);
export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 22 20.5H2L12 3.5ZM12 10v5m0 2v1.5" />
  </Icon>
);
