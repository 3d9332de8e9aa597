import type { Db } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";

/** The services that signing in needs. SECRET seals the keys of second factors; the limits restrict attempts. */
export type StaffServices = {
  db: Db;
  jobs: Pick<Jobs, "send">;
  config: { SECRET: string; SIGN_IN_TRIES: number; SIGN_INS_PER_HOUR: number; LETTERS_PER_HOUR: number };
};

export const triesOf = ({ config }: Pick<StaffServices, "config">) => ({
  perAccount: config.SIGN_IN_TRIES,
  perAddress: config.SIGN_INS_PER_HOUR,
});
