import { Icon, type IconProps } from "./icon.tsx";

/** Signs of social networks, and of email beside them, on a 24 grid: each one path in one colour. */
const paths = {
  facebook:
    "M13.6 21v-8.2h2.8l.4-3.2h-3.2v-2c0-.9.3-1.6 1.6-1.6h1.7V3.1C16.6 3 15.6 3 14.5 3c-2.5 0-4.2 1.5-4.2 4.3v2.3H7.5v3.2h2.8V21h3.3Z",
  instagram:
    "M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm4.9-8.7v.2",
  pinterest:
    "M12 3a9 9 0 0 0-3.3 17.4c-.1-.7-.1-1.8 0-2.6l1.1-4.5s-.3-.5-.3-1.3c0-1.3.7-2.2 1.6-2.2.8 0 1.1.6 1.1 1.2 0 .8-.5 1.9-.7 2.9-.2.9.4 1.6 1.3 1.6 1.5 0 2.7-1.6 2.7-3.9 0-2-1.5-3.5-3.6-3.5-2.4 0-3.8 1.8-3.8 3.7 0 .7.3 1.5.6 1.9.1.1.1.1.1.2l-.3 1c0 .2-.1.2-.3.1-1-.5-1.7-2-1.7-3.2 0-2.6 1.9-5 5.5-5 2.9 0 5.1 2 5.1 4.8 0 2.9-1.8 5.2-4.3 5.2-.8 0-1.6-.4-1.9-1l-.5 2c-.2.7-.7 1.6-1 2.2A9 9 0 1 0 12 3Z",
  twitter:
    "M3.2 3.5h5l4.3 6 5.2-6h2.6l-6.6 7.6 7.3 10.2h-5l-4.7-6.6-5.7 6.6H3l7-8.2-6.8-9.6Zm3.7 1.9 9.9 14h1.3l-9.9-14H6.9Z",
  vimeo:
    "M21 7.4c-.1 1.8-1.3 4.2-3.7 7.2-2.4 3.2-4.5 4.7-6.2 4.7-1.1 0-1.9-1-2.7-2.9L7 11c-.5-1.9-1.1-2.9-1.8-2.9-.1 0-.6.3-1.4.9L3 7.9c.9-.8 1.8-1.6 2.6-2.3 1.2-1 2.1-1.6 2.7-1.6 1.4-.1 2.3.8 2.6 2.9.4 2.2.6 3.6.8 4.1.4 1.9.9 2.8 1.4 2.8.4 0 1-.6 1.8-1.9.8-1.3 1.2-2.2 1.3-2.9.1-1.1-.3-1.6-1.3-1.6-.4 0-.9.1-1.4.3.9-3.1 2.7-4.6 5.4-4.5 1.9.1 2.2 1.5 2.1 4.2Z",
  youtube: "M5.5 5h13a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Zm4.8 4v6l5.2-3-5.2-3Z",
  soundcloud: "M2.5 13v3.5m2.5-5v5m2.5-7v7M10 8v8.5m2.5-10.5v10.5h6.3a3.2 3.2 0 0 0 .4-6.4C18.9 7 16 5 12.5 6",
  tiktok:
    "M16.2 3c.3 2.3 1.6 3.8 3.8 4v3c-1.4.1-2.6-.3-3.8-1.1v5.7c0 4.2-3 6.4-6.1 6.4-3.3 0-6.1-2.6-6.1-6 0-3.7 3.2-6.5 6.9-5.9v3.2c-1.8-.5-3.6.8-3.6 2.7 0 1.5 1.2 2.8 2.8 2.8 1.8 0 2.9-1.3 2.9-3.4V3h3.2Z",
  email: "M3 5.5h18v13H3zM3 7l9 6.5L21 7",
};

export type SocialNetwork = keyof typeof paths;
export const socialNetworks = Object.keys(paths) as SocialNetwork[];

const outlined: ReadonlySet<SocialNetwork> = new Set(["instagram", "youtube", "soundcloud", "email"]);

export const SocialIcon = ({ network, ...props }: IconProps & { network: SocialNetwork }) => (
  <Icon {...props} filled={!outlined.has(network)}>
    <path d={paths[network]} />
  </Icon>
);
