export default {
  deliveryTrial: "Adresse ausprobieren",
  deliveryTrialText: "Jede Preisregion hat eine Zone, eine Adresse liegt also nie in zweien. Das bietet die Kasse an.",
  trialCountry: "Land",
  trialAmount: "Warenwert",
  trialProfessional: "Bestellt von Profis",
  trialNone: "Dorthin wird nicht geliefert: In dieses Land wird nicht verkauft.",
  trialOff: "Die Zone ist ausgeschaltet: Dorthin wird nicht geliefert.",
  trialNoMethod: "Keine Versandart gilt für diesen Betrag.",
  trialFree: "Kostenlos",
  wrapping: "Geschenkverpackung",
};
