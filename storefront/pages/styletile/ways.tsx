import { CategoryGroupLinks } from "#storefront/components/blocks/category-group.tsx";
import type { GroupLink } from "#storefront/components/blocks/category-groups.ts";
import { SocialIcon, socialNetworks } from "#ui/icons/social-icons.tsx";
import { Group, Part, type SheetText } from "./sheet.tsx";

/** Links to categories in their three layouts, and the networks. */
export function Ways({ say, categories }: { say: SheetText; categories: readonly GroupLink[] }) {
  const words = categories.slice(0, 4).map(({ title, path }) => ({ title, path }));
  return (
    <Part title={say("styletile.ways")}>
      <Group title={say("styletile.way.tiles")}>
        <CategoryGroupLinks links={[...categories]} layout={[]} />
      </Group>
      <Group title={say("styletile.way.wide")} wide={8}>
        <CategoryGroupLinks links={words} layout={["wide"]} />
      </Group>
      <Group title={say("styletile.way.row")} wide={4}>
        <CategoryGroupLinks links={words} layout={["row"]} />
        <h3 className="label">{say("styletile.networks")}</h3>
        <p className="row-middle row row-l">
          {socialNetworks.map((network) => (
            <SocialIcon key={network} network={network} label={network} />
          ))}
        </p>
      </Group>
    </Part>
  );
}
