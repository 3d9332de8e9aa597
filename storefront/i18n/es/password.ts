export default {
  "password.strength.0": "Fácil de adivinar",
  "password.strength.1": "Podría ser más larga",
  "password.strength.2": "Buena",
  "password.strength.3": "Muy difícil de adivinar",
};
