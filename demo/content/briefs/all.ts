import type { DemoEntry } from "#demo/content/article.ts";
import { athletes } from "./athletes.ts";
import { moreAthletes } from "./athletes-2.ts";
import { newestAthletes } from "./athletes-3.ts";
import { journal } from "./journal.ts";
import { dayPosts } from "./journal-days.ts";
import { moreDayPosts } from "./journal-days-2.ts";
import { interviews } from "./journal-interviews.ts";
import { snowPosts } from "./journal-snow.ts";
import { techniquePosts } from "./journal-technique.ts";
import { touringPosts } from "./journal-touring.ts";
import { workshopPosts } from "./journal-workshop.ts";
import { moreWorkshopPosts } from "./journal-workshop-2.ts";
import { landingPages, walkers } from "./landing.ts";
import { moreLandingPages } from "./landing-2.ts";
import { supportAccount } from "./support-account.ts";
import { supportBuying } from "./support-buying.ts";
import { supportFit } from "./support-fit.ts";
import { supportGear } from "./support-gear.ts";
import { supportOrders } from "./support-orders.ts";
import { supportParcels } from "./support-parcels.ts";
import { supportRepair } from "./support-repair.ts";

/** Articles in the content languages. */
export const briefs: DemoEntry[] = [
  ...supportOrders,
  ...supportParcels,
  ...supportBuying,
  ...supportGear,
  ...supportFit,
  ...supportRepair,
  ...supportAccount,
  ...athletes,
  ...moreAthletes,
  ...newestAthletes,
  ...landingPages,
  ...journal,
  ...workshopPosts,
  ...moreWorkshopPosts,
  ...dayPosts,
  ...moreDayPosts,
  ...snowPosts,
  ...touringPosts,
  ...interviews,
  ...techniquePosts,
  ...moreLandingPages,
  walkers,
];
