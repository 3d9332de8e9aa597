export default {
  deliveryTrial: "Try an address",
  deliveryTrialText: "Each price region has one zone, so an address is never in two. This is what a checkout offers.",
  trialCountry: "Country",
  trialAmount: "Goods come to",
  trialProfessional: "Ordered by a professional",
  trialNone: "Nothing is delivered there: the country is not sold to.",
  trialOff: "The zone is switched off: nothing is delivered there.",
  trialNoMethod: "No method covers this amount.",
  trialFree: "Free",
  wrapping: "Gift wrapping",
};
