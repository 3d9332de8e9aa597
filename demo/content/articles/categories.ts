import type { DemoEntry } from "#demo/content/article.ts";
import type { Text } from "#demo/shapes.ts";

const category = (uid: string, title: Text, intro: Text): DemoEntry => ({
  contentType: "blog_category",
  uid,
  url: `/blog/${uid}`,
  title,
  data: (language) => ({ intro: intro[language] }),
});

/** The journal's shelves. */
export const journalCategories: DemoEntry[] = [
  category(
    "workshop",
    {
      en: "Workshop",
      de: "Werkstatt",
      fr: "Atelier",
      es: "Taller",
      it: "Officina",
      ja: "工房",
      sv: "Verkstad",
      no: "Verksted",
    },
    {
      en: "Files, wax and other quiet evenings.",
      de: "Feilen, Wachs und andere stille Abende.",
      fr: "Limes, fart et autres soirées calmes.",
      es: "Limas, cera y otras tardes tranquilas.",
      it: "Lime, sciolina e altre serate tranquille.",
      ja: "やすり、ワックス、そして静かな夜。",
      sv: "Filar, valla och andra stilla kvällar.",
      no: "Filer, voks og andre stille kvelder.",
    },
  ),
  category(
    "days-out",
    {
      en: "Days out",
      de: "Draußen",
      fr: "Sorties",
      es: "Salidas",
      it: "Uscite",
      ja: "山の一日",
      sv: "Turer",
      no: "Turer",
    },
    {
      en: "What happened, and what we left alone.",
      de: "Was geschah, und was wir gelassen haben.",
      fr: "Ce qui s’est passé, et ce qu’on a laissé.",
      es: "Lo que pasó y lo que dejamos estar.",
      it: "Che cos’è successo, e che cosa abbiamo lasciato stare.",
      ja: "起きたこと、やめたこと。",
      sv: "Vad som hände, och vad vi lät bli.",
      no: "Det som skjedde, og det vi lot være.",
    },
  ),
];
