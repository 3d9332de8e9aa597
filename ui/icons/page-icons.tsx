import { Icon, type IconProps } from "./icon.tsx";

/** Icons that single pages or dialogs show: apart from icons.tsx, since a file travels whole. */

export const GridIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />
  </Icon>
);
export const RowsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4.5h16v6H4zM4 13.5h16v6H4z" />
  </Icon>
);
export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 7h10M18 7h3M3 17h3M11 17h10M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  </Icon>
);
