import type { DemoEntry } from "../article.ts";
import { athletes } from "./athletes.ts";
import { moreAthletes } from "./athletes-2.ts";
import { journal } from "./journal.ts";
import { landingPages, walkers } from "./landing.ts";
import { moreLandingPages } from "./landing-2.ts";
import { supportGear } from "./support-gear.ts";
import { supportOrders } from "./support-orders.ts";

/** Articles in the content languages. */
export const briefs: DemoEntry[] = [
  ...supportOrders,
  ...supportGear,
  ...athletes,
  ...moreAthletes,
  ...landingPages,
  ...journal,
  ...moreLandingPages,
  walkers,
];
