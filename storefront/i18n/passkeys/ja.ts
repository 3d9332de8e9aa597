import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "passkeys.title": "パスキー",
  "passkeys.text": "指紋、顔、または端末のPINでログインできます。パスワードの入力は不要で、忘れる心配もありません。",
  "passkeys.none": "まだありません。",
  "passkeys.added": "{date} に追加",
  "passkeys.used": "最終使用：{date}",
  "passkeys.unused": "まだ使われていません",
  "passkeys.synced": "複数の端末に保存",
  "passkeys.name": "名前",
  "passkeys.rename": "名前を変更",
  "passkeys.renamed": "名前を変更しました。",
  "passkeys.remove": "削除",
  "passkeys.removed": "削除しました。確認のメールをお送りします。",
  "passkeys.proof": "ログインから時間がたっているため、もう一度確認します。",
  "passkeys.add": "パスキーを追加",
  "passkeys.add.name": "名前（端末の名前など）",
  "passkeys.add.done": "追加しました。これからはこのパスキーでログインできます。",
  "passkeys.add.failed": "パスキーは作成されませんでした。もう一度お試しいただくか、別の端末をお使いください。",
  "passkeys.add.exists": "この端末にはすでにパスキーがあります。",
  "passkeys.add.full": "これ以上は保存できません。先にどれかを削除してください。",
  "passkeys.add.unable": "このブラウザーではパスキーを作成できません。パスワードはこれまでどおり使えます。",
  "passkeys.add.script": "追加にはJavaScriptが必要です。パスワードはこれまでどおり使えます。",
  "passkeys.sign-in": "パスキーでログイン",
  "passkeys.sign-in.failed": "うまくいきませんでした。もう一度お試しいただくか、パスワードを入力してください。",
} satisfies TextsLike<typeof en>;
