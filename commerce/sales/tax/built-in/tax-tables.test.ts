import { beforeAll } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { taxContract } from "#tests/support/tax/contract.ts";
import { makeTaxTables } from "./tax-tables.ts";
import { putRates } from "./writes.ts";

const base = useDatabase();
beforeAll(() => putRates(base.db, [{ state: "NY", postal_code: "10001", rate: 8.875 }]));

taxContract("tables", () => makeTaxTables(base.db));
