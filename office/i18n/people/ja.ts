import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  staffNote: "スタッフ用メモ",
  staffNoteHint: "お客様が請求できるデータの写しに含まれます。プロのコードがここに入ることもあります。",
  languageOfVisit: "閲覧時の言語",
} satisfies TextsLike<typeof en>;
