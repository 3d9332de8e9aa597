import { useText } from "#storefront/app/shop.tsx";
import type { TextKey } from "#storefront/i18n/areas.ts";
import type { Shortcut } from "#storefront/layout/nav-item.ts";
import { Link } from "#storefront/runtime/link.tsx";

const prefixes = { is: "catalogue.badge-", level: "specs.value-", find: "frame.find-" } as const;

const labels = { is: "frame.picks", level: "frame.by-level", find: null } as const;

type Props = { shortcuts: readonly Shortcut[]; className: string; labelled?: boolean };

/** Links to the new or reduced products of a category, and to its levels, each group with its name if there is room. */
export function Shortcuts({ shortcuts, className, labelled }: Props) {
  const t = useText();
  const labelAt = (at: number) => {
    const filter = shortcuts[at]?.filter;
    return labelled && filter && filter !== shortcuts[at - 1]?.filter ? labels[filter] : null;
  };
  return (
    <ul className={className}>
      {shortcuts.map(({ filter, value, path }, at) => (
        <li key={path}>
          {labelAt(at) && <span className="label shortcuts-label">{t(labelAt(at) ?? "frame.picks")}</span>}
          <Link to={path} prefetch={false} data-sale={value === "sale" || undefined}>
            {t(`${prefixes[filter]}${value}` as TextKey)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
