import { Icon, type IconProps } from "./icon.tsx";

export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 5v14M15.5 5v14" />
  </Icon>
);
export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 4.5 19 12 7.5 19.5Z" />
  </Icon>
);
