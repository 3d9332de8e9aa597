/**
 * The question that replaces the bot check in browsers without scripts; loaded on the server and sent with the form.
 */
export default {
  "question.label": "How much is {left} plus {right}?",
  "question.hint": "The sum as a number, please. Robots rarely get this far.",
  "question.wrong": "That was not it, or it took too long. Here is another one.",
  "number.2": "two",
  "number.3": "three",
  "number.4": "four",
  "number.5": "five",
  "number.6": "six",
  "number.7": "seven",
  "number.8": "eight",
  "number.9": "nine",
} as const;
