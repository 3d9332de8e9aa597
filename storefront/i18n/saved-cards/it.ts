export default {
  "cards.title": "Carte salvate",
  "cards.text":
    "Le carte che ci hai chiesto di conservare pagando. Pagano solo gli ordini che fai tu. I numeri sono conservati dal nostro fornitore di pagamenti, mai da noi.",
  "cards.empty": "Nessuna carta salvata",
  "cards.empty.text": "Spunta la casella accanto alla carta quando paghi e la troverai qui.",
  "cards.expires": "Scade a {date}",
  "cards.remove": "Rimuovi",
  "cards.removed": "La carta è stata rimossa.",
  "cards.silent": "Al momento le tue carte non si possono mostrare né modificare. Riprova tra qualche minuto.",
};
