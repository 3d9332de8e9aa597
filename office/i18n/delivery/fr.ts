export default {
  deliveryTrial: "Essayer une adresse",
  deliveryTrialText:
    "Chaque région de prix a une zone : une adresse n’est jamais dans deux. Voici ce que propose la caisse.",
  trialCountry: "Pays",
  trialAmount: "Valeur des articles",
  trialProfessional: "Commandé par un professionnel",
  trialNone: "Rien n’y est livré : on ne vend pas dans ce pays.",
  trialOff: "La zone est désactivée : rien n’y est livré.",
  trialNoMethod: "Aucun mode ne couvre ce montant.",
  trialFree: "Gratuit",
  wrapping: "Emballage cadeau",
};
