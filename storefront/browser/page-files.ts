import type { PageComponent } from "#storefront/app/page-component.ts";

const files = import.meta.glob<{ default: PageComponent }>("../pages/*/page.tsx");
const guard = { key: "reloaded-at", milliseconds: 10_000 };

/**
 * Loads a page's component on first use. When a new build has replaced the file, the page is reloaded, at most every 10
 * s (9.3).
 */
export async function loadPage(name: string): Promise<PageComponent> {
  const load = files[`../pages/${name}/page.tsx`];
  if (!load) throw new Error(`No page ${name}`);
  try {
    return (await load()).default;
  } catch (error) {
    const last = Number(sessionStorage.getItem(guard.key) ?? 0);
    if (Date.now() - last > guard.milliseconds) {
      sessionStorage.setItem(guard.key, String(Date.now()));
      location.reload();
    }
    throw error;
  }
}
