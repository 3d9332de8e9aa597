import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  who: "実行者",
  record: "対象",
  insert: "追加",
  update: "変更",
  delete: "削除",
  signedIn: "サインイン",
  signInFailed: "サインイン失敗",
  exported: "書き出し",
  passwordChanged: "パスワードを変更",
  kindMember: "メンバー",
  kindKey: "キー",
  kindJob: "ジョブ",
  kindProgram: "プログラム",
} satisfies TextsLike<typeof en>;
