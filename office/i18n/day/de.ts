export default {
  ordersLate: "Überfällig zum Versand",
  ordersOnHold: "Zurückgehaltene Bestellungen",
  paymentsUnclear: "Unklare Zahlungen",
  ordersDisputed: "Streitfälle",
  invoicesOpen: "Offene Rechnungen",
  questionsWaiting: "Wartende Fragen",
  tasksFailed: "Gescheiterte Aufgaben",
  today: "Heute",
  todayTold: "Bestellungen: {today}. Vor einer Woche um diese Zeit: {before}.",
  weekBefore: "vor einer Woche {amount}",
};
