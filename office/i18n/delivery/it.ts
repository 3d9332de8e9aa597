export default {
  deliveryTrial: "Prova un indirizzo",
  deliveryTrialText:
    "Ogni regione di prezzo ha una zona, quindi un indirizzo non è mai in due. Ecco cosa offre la cassa.",
  trialCountry: "Paese",
  trialAmount: "Valore della merce",
  trialProfessional: "Ordinato da un professionista",
  trialNone: "Lì non si consegna: nel paese non si vende.",
  trialOff: "La zona è disattivata: lì non si consegna.",
  trialNoMethod: "Nessun metodo copre questo importo.",
  trialFree: "Gratis",
  wrapping: "Confezione regalo",
};
