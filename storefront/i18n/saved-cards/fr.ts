export default {
  "cards.title": "Cartes enregistrées",
  "cards.text":
    "Les cartes que vous nous avez demandé de garder en payant. Elles ne règlent que les commandes que vous passez vous-même. Les numéros sont conservés par notre prestataire de paiement, jamais par nous.",
  "cards.empty": "Aucune carte enregistrée",
  "cards.empty.text": "Cochez la case près de la carte au moment de payer, et elle apparaîtra ici.",
  "cards.expires": "Expire en {date}",
  "cards.remove": "Supprimer",
  "cards.removed": "La carte est supprimée.",
  "cards.silent":
    "Vos cartes ne peuvent pas être affichées ni modifiées pour le moment. Réessayez dans quelques minutes.",
};
