export default {
  ordersLate: "発送遅延",
  ordersOnHold: "保留中の注文",
  paymentsUnclear: "未確定の支払い",
  ordersDisputed: "異議申し立て",
  invoicesOpen: "未払い請求書",
  questionsWaiting: "待機中の質問",
  tasksFailed: "失敗した処理",
  today: "今日",
  todayTold: "注文数：{today}。一週間前の同時刻：{before}。",
  weekBefore: "一週間前 {amount}",
};
