import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  signIn: "サインイン",
  signInTitle: "オフィスにサインイン",
  forgot: "パスワードをお忘れですか？",
  forgotTitle: "新しいパスワードを設定",
  forgotText: "ご登録のアドレスにリンクを送ります。有効期間は1時間です。",
  sendLink: "リンクを送る",
  linkSent: "登録されたメンバーのアドレスであれば、リンクをお送りしました。",
  backToSignIn: "サインインに戻る",
  savePassword: "パスワードを保存",
  passwordSaved: "新しいパスワードを保存しました。サインインしてください。",
  invitationTitle: "{shop}に参加",
  invitationText: "{role}として招待されています（{email}）。",
  join: "参加する",
  linkGone: "このリンクは使用済みか期限切れです",
  linkGoneText: "新しいリンクを依頼してください。",
  setupTitle: "オフィスのセットアップ",
  setupText: "あなたがオーナーになります。すべての操作と招待ができます。",
  makeOwner: "はじめる",
  usePasskey: "パスキーを使う",
  passkeyRequired: "二要素認証はパスキーです。パスキーでサインインしてください。",
} satisfies TextsLike<typeof en>;
