export default {
  ordersLate: "En retard d’expédition",
  ordersOnHold: "Commandes en attente",
  paymentsUnclear: "Paiements incertains",
  ordersDisputed: "Litiges",
  invoicesOpen: "Factures à régler",
  questionsWaiting: "Questions en attente",
  tasksFailed: "Tâches échouées",
  today: "Aujourd’hui",
  todayTold: "Commandes : {today}. Il y a une semaine à cette heure : {before}.",
  weekBefore: "il y a une semaine {amount}",
};
