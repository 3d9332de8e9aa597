import type { DemoEntry } from "#demo/content/article.ts";
import { same } from "./landing-page.ts";

const shelf = (uid: string, title: DemoEntry["title"], intro: DemoEntry["title"]): DemoEntry => ({
  contentType: "blog_category",
  uid,
  url: `/blog/${uid}`,
  title,
  data: (language) => ({ intro: intro[language] }),
});

/** More shelves of the journal. */
export const shelves: DemoEntry[] = [
  shelf(
    "snow",
    { ...same("Snow"), de: "Schnee", es: "Nieve", fr: "Neige", it: "Neve", ja: "雪", sv: "Snö", no: "Snø" },
    {
      ...same("What falls, what stays, what slides."),
      de: "Was fällt, was bleibt, was rutscht.",
      es: "Lo que cae, lo que queda, lo que resbala.",
      fr: "Ce qui tombe, ce qui reste, ce qui glisse.",
      it: "Quello che cade, che resta, che scivola.",
      ja: "降る雪、残る雪、滑る雪。",
      sv: "Det som faller, det som ligger kvar, det som glider.",
      no: "Det som faller, det som blir, det som sklir.",
    },
  ),
  shelf(
    "technique",
    {
      ...same("Technique"),
      de: "Technik",
      es: "Técnica",
      it: "Tecnica",
      ja: "テクニック",
      sv: "Teknik",
      no: "Teknikk",
    },
    {
      ...same("Things to try on the next run."),
      de: "Dinge für die nächste Abfahrt.",
      es: "Cosas que probar en la próxima bajada.",
      fr: "Des choses à essayer à la prochaine descente.",
      it: "Cose da provare alla prossima discesa.",
      ja: "次の一本で試すこと。",
      sv: "Saker att prova i nästa åk.",
      no: "Ting å prøve i neste nedfart.",
    },
  ),
];
