import { type DemoMembers, setUpDemoMembers } from "#commerce/staff/members/demo.ts";
import type { Db } from "#database/tables.ts";
import demo from "#demo/data/members.json" with { type: "json" };

/** Creates the members of the demo world. */
export const plantDemoMembers = (db: Db): Promise<void> => setUpDemoMembers(db, demo satisfies DemoMembers);
