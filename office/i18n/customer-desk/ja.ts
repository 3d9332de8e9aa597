import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  accountNote: "アカウントのメモ",
  accountNoteHint: "お客様も読むことができ、データの写しにも含まれます。プロのコードをここに書くことができます。",
  askedAt: "{time} に申し込み",
} satisfies TextsLike<typeof en>;
