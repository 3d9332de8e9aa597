export default {
  "password.strength.0": "Facile à deviner",
  "password.strength.1": "Mériterait d’être plus long",
  "password.strength.2": "Bon",
  "password.strength.3": "Très difficile à deviner",
};
