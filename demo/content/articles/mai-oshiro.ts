import { article } from "#demo/content/article.ts";
import { same } from "#demo/content/briefs/landing-page.ts";

/** Team: the one from the forest. */
export const mai = article({
  contentType: "athlete",
  uid: "mai-oshiro",
  url: "/team/mai-oshiro",
  image: "scene-forest",
  title: { ...same("Mai Oshiro"), ja: "大城 真依" },
  more: {
    home: "Niseko",
    stance: "regular",
    rides: ["kick-turn", "uptrack-binding", "bivouac-boot", "skintrack-skins"],
  },
  bodies: {
    en: {
      intro: "Guide in winter, carpenter in summer. Knows every tree in the bowl, some by name.",
      parts: [
        [
          "What she does",
          "Splitboard guiding and avalanche courses. Her first lesson is how to turn round; her second is lunch.",
        ],
        ["What she made", "The kick turn on our splitboard pages is hers, drawn on a napkin. We kept the napkin."],
      ],
    },
    de: {
      intro: "Im Winter Guide, im Sommer Zimmerin. Kennt jeden Baum im Kessel, manche beim Namen.",
      parts: [
        [
          "Was sie macht",
          "Splitboard-Führungen und Lawinenkurse. Die erste Lektion ist Umdrehen, die zweite Mittagessen.",
        ],
        [
          "Was sie gemacht hat",
          "Die Spitzkehre auf unseren Splitboard-Seiten ist von ihr, gezeichnet auf einer Serviette. Die Serviette haben wir behalten.",
        ],
      ],
    },
    fr: {
      intro: "Guide l’hiver, charpentière l’été. Connaît chaque arbre de la combe, certains par leur nom.",
      parts: [
        [
          "Ce qu’elle fait",
          "Sorties en splitboard et cours d’avalanche. Sa première leçon : faire demi-tour. La deuxième : le repas.",
        ],
        [
          "Ce qu’elle a fait",
          "La conversion de nos pages splitboard est d’elle, dessinée sur une serviette. On a gardé la serviette.",
        ],
      ],
    },
    es: {
      intro: "Guía en invierno, carpintera en verano. Conoce cada árbol de la cubeta, algunos por su nombre.",
      parts: [
        [
          "Qué hace",
          "Guía de splitboard y cursos de avalanchas. Su primera lección es darse la vuelta; la segunda, comer.",
        ],
        [
          "Qué ha hecho",
          "La vuelta maría de nuestras páginas de splitboard es suya, dibujada en una servilleta. La servilleta la guardamos.",
        ],
      ],
    },
    it: {
      intro: "Guida d’inverno, falegname d’estate. Conosce ogni albero della conca, alcuni per nome.",
      parts: [
        [
          "Che cosa fa",
          "Uscite in splitboard e corsi sulle valanghe. La prima lezione è girarsi indietro, la seconda è il pranzo.",
        ],
        [
          "Che cosa ha fatto",
          "L’inversione sulle nostre pagine splitboard è sua, disegnata su un tovagliolo. Il tovagliolo l’abbiamo tenuto.",
        ],
      ],
    },
    ja: {
      intro: "冬はガイド、夏は大工。沢の木をすべて知っていて、いくつかは名前で呼びます。",
      parts: [
        ["していること", "スプリットボードのガイドと雪崩講習。最初に教えるのは引き返し方、次に教えるのは昼食です。"],
        [
          "作ったもの",
          "スプリットボードのページにあるキックターンの図は、彼女が紙ナプキンに描いたもの。ナプキンは取ってあります。",
        ],
      ],
    },
    sv: {
      intro: "Guide på vintern, snickare på sommaren. Kan varje träd i skålen, några vid namn.",
      parts: [
        [
          "Vad hon gör",
          "Guidar på splitboard och håller lavinkurser. Första lektionen är att vända om, den andra är lunch.",
        ],
        [
          "Vad hon har gjort",
          "Lappkastet på våra splitboardsidor är hennes, ritat på en servett. Servetten har vi kvar.",
        ],
      ],
    },
    no: {
      intro: "Guide om vinteren, snekker om sommeren. Kan hvert tre i skålen, noen ved navn.",
      parts: [
        ["Hva hun gjør", "Splitboardguiding og skredkurs. Den første leksjonen er å snu, den andre er lunsj."],
        [
          "Hva hun har laget",
          "Kickturnen på splitboardsidene våre er hennes, tegnet på en serviett. Servietten har vi beholdt.",
        ],
      ],
    },
  },
});
