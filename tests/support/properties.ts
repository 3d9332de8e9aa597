import { configureGlobal } from "fast-check";

/** Every run tests the same inputs; FUZZ_SEED selects others, as tests/fuzz does. */
configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_270_131) });
