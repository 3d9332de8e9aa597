export default {
  ordersLate: "Forsinket utsending",
  ordersOnHold: "Ordrer på vent",
  paymentsUnclear: "Uavklarte betalinger",
  ordersDisputed: "Tvister",
  invoicesOpen: "Ubetalte fakturaer",
  questionsWaiting: "Spørsmål som venter",
  tasksFailed: "Mislykkede oppgaver",
  today: "I dag",
  todayTold: "Ordrer: {today}. På denne tiden for en uke siden: {before}.",
  weekBefore: "for en uke siden {amount}",
};
