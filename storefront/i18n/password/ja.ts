import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "password.strength.0": "推測されやすいです",
  "password.strength.1": "もう少し長くしましょう",
  "password.strength.2": "良好です",
  "password.strength.3": "推測されにくいです",
} satisfies TextsLike<typeof en>;
