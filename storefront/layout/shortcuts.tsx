import { useText } from "#storefront/app/shop.tsx";
import type { TextKey } from "#storefront/i18n/areas.ts";
import type { Shortcut } from "#storefront/layout/nav-item.ts";
import { Link } from "#storefront/runtime/link.tsx";

const prefixes = { is: "catalogue.badge-", level: "specs.value-", find: "frame.find-" } as const;

/** Links to the new or reduced products of a category, and to its levels. */
export function Shortcuts({ shortcuts, className }: { shortcuts: readonly Shortcut[]; className: string }) {
  const t = useText();
  return (
    <ul className={className}>
      {shortcuts.map(({ filter, value, path }) => (
        <li key={path}>
          <Link to={path} prefetch={false} data-sale={value === "sale" || undefined}>
            {t(`${prefixes[filter]}${value}` as TextKey)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
