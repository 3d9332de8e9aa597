import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "find.label": "国を探す",
  "find.submit": "探す",
  "find.none": "該当する国がありません。言語や通貨でお試しください。",
  "find.example": "日本、ドイツなど",
} satisfies TextsLike<typeof en>;
