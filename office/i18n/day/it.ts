export default {
  ordersLate: "In ritardo",
  ordersOnHold: "Ordini sospesi",
  paymentsUnclear: "Pagamenti incerti",
  ordersDisputed: "Contestazioni",
  invoicesOpen: "Fatture da pagare",
  questionsWaiting: "Domande in attesa",
  tasksFailed: "Attività fallite",
  today: "Oggi",
  todayTold: "Ordini: {today}. Una settimana fa a quest’ora: {before}.",
  weekBefore: "una settimana fa {amount}",
};
