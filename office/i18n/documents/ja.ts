export default {
  document: "文書",
  documentSize: "サイズ",
  documentChanged: "変更日時",
  unusedDocuments: "未使用",
  documentUsedNowhere: "どの独自項目にも使われていません。",
  downloadDocument: "文書を保存",
  documentBinText: "アドレスはすぐに使えなくなります。30日間は元に戻せ、その後ファイルは消えます。",
  documentBinUsed: { other: "{count}件の独自項目で使われています。" },
};
