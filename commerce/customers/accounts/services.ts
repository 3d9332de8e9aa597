import type { Db } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { LimitSettings } from "./rules.ts";

export type CustomerServices = { db: Db; jobs: Pick<Jobs, "send">; config: LimitSettings };
