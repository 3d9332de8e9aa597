import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  removeFilter: "絞り込み「{name}」を外す",
  filters: "絞り込み",
  viewShared: "この一覧を見る全員と共有",
  viewsShared: "共有",
  viewsOwn: "自分のビュー",
  renameView: "ビュー {name} の名前を変更",
  clearFilters: "絞り込みを解除",
  views: "ビュー",
  saveView: "このビューを保存",
  viewName: "ビューの名前",
  removeView: "ビュー「{name}」を削除",
  noViews: "保存されたビューはありません。",
  selectAll: "このページをすべて選択",
  selectMatching: "該当する{number}件をすべて選択",
  clearSelection: "選択を解除",
  selectRow: "{name}を選択",
  pageNumber: "{number}ページ",
  rowsPerPage: "行数",
  bulkChange: "変更…",
  bulkPrint: "印刷…",
  countChanged: "該当件数が {number} に変わりました。何も変更されていません。もう一度確認してください。",
} satisfies TextsLike<typeof en>;
