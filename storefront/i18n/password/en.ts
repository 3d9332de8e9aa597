/** Hints on a new password while it is typed. */
export default {
  "password.strength.0": "Easy to guess",
  "password.strength.1": "Could be longer",
  "password.strength.2": "Good",
  "password.strength.3": "Very hard to guess",
};
