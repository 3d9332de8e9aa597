import { Icon, type IconProps } from "./icon.tsx";

/** Icons of single pages or dialogs. They are separate from icons.tsx because a file is always loaded whole. */

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
export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 10.5h14V21H5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5" />
  </Icon>
);
export const QuestionIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4h16v12.5h-9L6.5 20.5V16.5H4zM9.7 8.4c.3-1 1.200-1.7 2.3-1.7 1.3 0 2.3.9 2.3 2 0 1.5-2.3 1.7-2.3 3M12 13.8v.2" />
  </Icon>
);
