import { expect, test } from "vitest";
import { fromFirstLetter } from "./first-letter.ts";

test.each([
  ["¿Dónde está mi paquete?", "Dónde está mi paquete?"],
  ["« Le premier télésiège »", "Le premier télésiège »"],
  ['"Quoted" words', 'Quoted" words'],
  ["「雪」の話", "雪」の話"],
  ["Älg", "Älg"],
  ["3L jacket", "3L jacket"],
  ["…", "…"],
  ["", ""],
])("7.10 %s is sorted as %s", (name, sorted) => expect(fromFirstLetter(name)).toBe(sorted));
