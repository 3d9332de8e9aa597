import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "unsaved.title": "まだ保存されていません",
  "unsaved.text":
    "このフォームを送信したとき、セッションが終了していました。入力内容は残っています。今送信するか、送信せずに戻ることができます。パスワードは保存されないため、もう一度入力していただきます。",
  "unsaved.send": "今すぐ送信する",
  "unsaved.leave": "送信しない",
} satisfies TextsLike<typeof en>;
