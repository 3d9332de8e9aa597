import { expect, test } from "vitest";
import { conflictOf } from "./form.ts";

test("a conflict in a language shows its texts as a whole, with what the other side changed besides", () => {
  const typed = { text_de: { title: "Meins", description: "Alt", seo_title: "", seo_description: "" }, name: "Mine" };
  const told = conflictOf(
    { "texts.de.title": "Ihrs", name: "Theirs" },
    { "texts.de.description": "Neu", "texts.fr.title": null, is_visible: false },
    typed,
  );
  expect(told.current).toEqual({
    name: "Theirs",
    text_de: { title: "Ihrs", description: "Neu", seo_title: "", seo_description: "" },
  });
  expect(told.kept).toEqual({ "text_de.description": "Neu", "text_fr.title": "", is_visible: false });
});
