export default {
  deliveryTrial: "Prøv en adresse",
  deliveryTrialText: "Hver prisregion har én sone, så en adresse ligger aldri i to. Dette tilbyr kassen.",
  trialCountry: "Land",
  trialAmount: "Varenes verdi",
  trialProfessional: "Bestilt av proffer",
  trialNone: "Dit leveres ingenting: det selges ikke til landet.",
  trialOff: "Sonen er slått av: dit leveres ingenting.",
  trialNoMethod: "Ingen leveringsmåte gjelder for beløpet.",
  trialFree: "Gratis",
  wrapping: "Gaveinnpakning",
};
