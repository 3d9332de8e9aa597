import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { classes } from "#ui/classes.ts";
import { GridIcon, RowsIcon } from "#ui/icons/page-icons.tsx";
import type { ListControls } from "./list-controls.ts";
import { rememberView, useListView } from "./list-view.ts";

const signs = { grid: GridIcon, rows: RowsIcon };

/** Two links that switch the list between grid and rows. */
export function ViewToggle({ controls: { viewPaths, view, words } }: { controls: ListControls }) {
  const t = useText(words);
  const current = useListView(view);
  return (
    <ul className="list-views" aria-label={t("view.label")}>
      {(["grid", "rows"] as const).map((one) => {
        const Sign = signs[one];
        return (
          <li key={one}>
            <Link
              to={viewPaths[one]}
              className={classes("icon-button", "list-view")}
              aria-label={t(`view.${one}`)}
              aria-current={one === current ? "true" : undefined}
              prefetch={false}
              rel="nofollow"
              onClick={() => rememberView(one)}
            >
              <Sign size={20} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
