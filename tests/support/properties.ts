import { configureGlobal } from "fast-check";

/** The same code is asked the same things in every run; FUZZ_SEED asks others, as tests/fuzz does. */
configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_270_131) });
