import type { DemoEntry } from "./article.ts";
import { boardLength } from "./articles/board-length.ts";
import { journalCategories } from "./articles/categories.ts";
import { edges } from "./articles/edges.ts";
import { errorBanner, errorPage } from "./articles/error-page.ts";
import { imprint } from "./articles/imprint.ts";
import { north } from "./articles/north.ts";
import { privacy } from "./articles/privacy.ts";
import { pro } from "./articles/pro.ts";
import { psia } from "./articles/psia.ts";
import { returns } from "./articles/returns.ts";
import { shipping } from "./articles/shipping.ts";
import { sizeGuide } from "./articles/size-guide.ts";
import { springTune } from "./articles/spring-tune.ts";
import { team } from "./articles/team.ts";
import { teamPage } from "./articles/team-page.ts";
import { terms } from "./articles/terms.ts";
import { warranty } from "./articles/warranty.ts";
import { wax } from "./articles/wax.ts";
import { briefs } from "./briefs/all.ts";

/** Every page of the demo world that is read: journal, support, team, stores, legal. */
export const entries: DemoEntry[] = [
  edges,
  north,
  wax,
  ...journalCategories,
  shipping,
  returns,
  sizeGuide,
  boardLength,
  warranty,
  teamPage,
  ...team,
  psia,
  pro,
  springTune,
  imprint,
  privacy,
  terms,
  errorBanner,
  errorPage,
  ...briefs,
];
