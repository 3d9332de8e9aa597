import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

type AxeScope = {
  /** What of the page is looked at, as a selector. */
  part?: string;
  /** Which rules of axe, by their tags or by their names; all without either. */
  tags?: string[];
  rules?: string[];
};

/**
 * Waits until what moves on the page and comes to an end by itself has done so: a dialog that still fades in is as pale as no
 * reader sees it for long. What goes on for ever (a placeholder that shimmers) is not waited for.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What moves with scrolling has no end of its own.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    const ending = timed.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const moving = ending.filter(({ playState }) => playState === "running");
    // What is taken away meanwhile rejects, and has ended too.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

const layBars = (page: Page, position: string): Promise<void> =>
  page.evaluate((where) => {
    for (const bar of document.querySelectorAll<HTMLElement>("nav.parts, .save-bar")) bar.style.position = where;
  }, position);

/** A modal dialog hides the rest of the page from assistive technology, where main and heading are. */
const hiddenByDialog = { "landmark-one-main": { enabled: false }, "page-has-heading-one": { enabled: false } };

/**
 * What axe finds on a page that has come to rest: the rule, and what it stands at. Bars of the office that stay in view
 * lie where they stand meanwhile: what they half cover is a small target only until somebody scrolls.
 */
export async function axeFindings(page: Page, { part = "html", tags, rules: names }: AxeScope = {}): Promise<string[]> {
  await layBars(page, "static");
  await atRest(page);
  const isBehindDialog = (await page.getByRole("dialog").count()) > 0;
  // axe leaves the size of targets (WCAG 2.2 AA) out unless it is asked for.
  const rules = { "target-size": { enabled: true }, ...(isBehindDialog ? hiddenByDialog : {}) };
  const axe = new AxeBuilder({ page }).include(part);
  if (names) axe.withRules(names);
  else axe.options({ rules });
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze();
  await layBars(page, "");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" and ")}`);
}
