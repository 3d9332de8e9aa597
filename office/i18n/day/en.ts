export default {
  ordersLate: "Late to leave",
  ordersOnHold: "Orders on hold",
  paymentsUnclear: "Payments unclear",
  ordersDisputed: "Disputes",
  invoicesOpen: "Invoices to be paid",
  questionsWaiting: "Questions waiting",
  tasksFailed: "Tasks failed",
  today: "Today",
  todayTold: "Orders: {today}. By this hour a week ago: {before}.",
  weekBefore: "a week ago {amount}",
};
