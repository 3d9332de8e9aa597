export default {
  deliveryTrial: "Prova en adress",
  deliveryTrialText: "Varje prisregion har en zon, så en adress ligger aldrig i två. Det här erbjuder kassan.",
  trialCountry: "Land",
  trialAmount: "Varornas värde",
  trialProfessional: "Beställs av proffs",
  trialNone: "Dit levereras inget: landet säljs det inte till.",
  trialOff: "Zonen är avstängd: dit levereras inget.",
  trialNoMethod: "Inget leveranssätt gäller för beloppet.",
  trialFree: "Gratis",
  wrapping: "Presentinslagning",
};
