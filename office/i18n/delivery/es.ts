export default {
  deliveryTrial: "Probar una dirección",
  deliveryTrialText:
    "Cada región de precios tiene una zona, así que una dirección nunca está en dos. Esto ofrece la caja.",
  trialCountry: "País",
  trialAmount: "Valor de los artículos",
  trialProfessional: "Pedido por un profesional",
  trialNone: "Allí no se entrega: no se vende en ese país.",
  trialOff: "La zona está desactivada: allí no se entrega.",
  trialNoMethod: "Ningún método cubre este importe.",
  trialFree: "Gratis",
  wrapping: "Envoltorio de regalo",
};
