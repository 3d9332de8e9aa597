import { Type } from "typebox";
import { defineProvider } from "../definition.ts";

export const mollieDefinition = defineProvider({
  name: "mollie",
  page: (reference) => `https://my.mollie.com/dashboard/payments/${encodeURIComponent(reference)}`,
  settings: {
    MOLLIE_API_KEY: Type.String({ default: "", description: "live_… or test_…; needs PUBLIC_URL" }),
    MOLLIE_API_HOST: Type.String({
      default: "",
      pattern: "^(https://[^/\\s]+)?$",
      description: "another host that speaks Mollie's protocol, for tests; empty: https://api.mollie.com",
    }),
  },
  problems({ MOLLIE_API_KEY, PUBLIC_URL }) {
    const problems: string[] = [];
    if (!/^(live|test)_\w{30,}$/.test(MOLLIE_API_KEY)) {
      problems.push("MOLLIE_API_KEY must be set (live_… or test_…) when PAYMENT_PROVIDER=mollie");
    }
    if (PUBLIC_URL === "") {
      problems.push(
        "PUBLIC_URL must be set when PAYMENT_PROVIDER=mollie: shoppers come back there, and Mollie's messages",
      );
    }
    return problems;
  },
  async open({ MOLLIE_API_KEY: apiKey, MOLLIE_API_HOST: apiHost }, { publicUrl, secret }) {
    const [{ makeMollieProvider }, { mollieMarks }] = await Promise.all([
      import("./provider.ts"),
      import("./methods.ts"),
    ]);
    return makeMollieProvider({ apiKey, apiHost, publicUrl, secret, marks: await mollieMarks({ apiKey, apiHost }) });
  },
});
