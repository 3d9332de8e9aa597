export default {
  ordersLate: "Försenade att skicka",
  ordersOnHold: "Pausade beställningar",
  paymentsUnclear: "Oklara betalningar",
  ordersDisputed: "Tvister",
  invoicesOpen: "Obetalda fakturor",
  questionsWaiting: "Frågor som väntar",
  tasksFailed: "Misslyckade uppgifter",
  today: "I dag",
  todayTold: "Beställningar: {today}. Vid den här tiden för en vecka sedan: {before}.",
  weekBefore: "för en vecka sedan {amount}",
};
