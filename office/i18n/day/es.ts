export default {
  ordersLate: "Con retraso",
  ordersOnHold: "Pedidos retenidos",
  paymentsUnclear: "Pagos por aclarar",
  ordersDisputed: "Disputas",
  invoicesOpen: "Facturas por pagar",
  questionsWaiting: "Preguntas en espera",
  tasksFailed: "Tareas fallidas",
  today: "Hoy",
  todayTold: "Pedidos: {today}. Hace una semana a esta hora: {before}.",
  weekBefore: "hace una semana {amount}",
};
