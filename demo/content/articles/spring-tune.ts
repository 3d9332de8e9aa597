import { article, products } from "#demo/content/article.ts";

/** Landing page: bring the board back to life before it is put away. */
export const springTune = article({
  contentType: "landing_page",
  uid: "spring-tune",
  url: "/l/spring-tune",
  image: "scene-low-sun",
  title: {
    en: "Put it away clean",
    de: "Räum es sauber weg",
    fr: "Range-la propre",
    es: "Guárdala limpia",
    it: "Mettila via pulita",
    ja: "きれいにして、しまう",
    sv: "Ställ undan den ren",
    no: "Sett det bort rent",
  },
  extras: [products(2, "saturday-tuning-kit", "three-degrees-wax-bar", "bevel-edge-tool", "quiver-166-board-bag")],
  bodies: {
    en: {
      intro: "The spring tune: one hour in April instead of one angry evening in November.",
      alt: "Low sun over spring snow",
      parts: [
        [
          "Rust does not take holidays",
          "Dry the edges, file off the burrs, wipe them with a drop of oil. Salt from the road does in a summer what rocks need three winters for.",
        ],
        [
          "Wax on, and leave it on",
          "A thick coat, not scraped. It keeps the base from drying out. Loosen the bindings, stand the board on its tail, out of the sun. That is all.",
        ],
      ],
    },
    de: {
      intro: "Der Frühlingsservice: eine Stunde im April statt eines wütenden Abends im November.",
      alt: "Tiefe Sonne über Frühlingsschnee",
      parts: [
        [
          "Rost macht keine Ferien",
          "Kanten trocknen, Grate abziehen, mit einem Tropfen Öl abwischen. Streusalz schafft in einem Sommer, wofür Steine drei Winter brauchen.",
        ],
        [
          "Wachs drauf und drauf lassen",
          "Eine dicke Schicht, nicht abgezogen. So trocknet der Belag nicht aus. Bindung lockern, Board aufs Tail stellen, raus aus der Sonne. Das war es.",
        ],
      ],
    },
    fr: {
      intro: "L’entretien de printemps : une heure en avril au lieu d’une soirée de rage en novembre.",
      alt: "Soleil rasant sur la neige de printemps",
      parts: [
        [
          "La rouille ne part pas en vacances",
          "Sèche les carres, ôte les bavures, passe une goutte d’huile. Le sel de la route fait en un été ce que les cailloux font en trois hivers.",
        ],
        [
          "Farte, et laisse",
          "Une couche épaisse, non raclée. La semelle ne sèche pas. Desserre les fixations, pose la planche sur le tail, à l’ombre. C’est tout.",
        ],
      ],
    },
    es: {
      intro: "La puesta a punto de primavera: una hora en abril en lugar de una tarde de rabia en noviembre.",
      alt: "Sol bajo sobre nieve de primavera",
      parts: [
        [
          "El óxido no se va de vacaciones",
          "Seca los cantos, quita las rebabas, pasa una gota de aceite. La sal de la carretera hace en un verano lo que a las piedras les cuesta tres inviernos.",
        ],
        [
          "Cera, y se queda",
          "Una capa gruesa, sin rascar. Así la suela no se reseca. Afloja las fijaciones, apoya la tabla en la cola, sin sol. Eso es todo.",
        ],
      ],
    },
    it: {
      intro: "La messa a punto di primavera: un’ora ad aprile al posto di una serata furiosa a novembre.",
      alt: "Sole basso sulla neve di primavera",
      parts: [
        [
          "La ruggine non va in vacanza",
          "Asciuga le lamine, togli le bave, passa una goccia d’olio. Il sale della strada fa in un’estate quello che ai sassi costa tre inverni.",
        ],
        [
          "Sciolina, e resta lì",
          "Uno strato spesso, senza raschiare. Così la soletta non si secca. Allenta gli attacchi, appoggia la tavola sulla coda, lontano dal sole. Tutto qui.",
        ],
      ],
    },
    ja: {
      intro: "春の手入れ。11月の腹立たしい夜を、4月の1時間で済ませる。",
      alt: "春の雪に差す低い日差し",
      parts: [
        [
          "錆に休暇はない",
          "エッジを乾かし、バリを取り、油を一滴つけて拭きます。道路の塩は、岩が三冬かけることをひと夏で済ませます。",
        ],
        [
          "ワックスを塗って、そのまま",
          "厚く塗り、剥がしません。ソールが乾かないようにするためです。ビンディングを緩め、テールを下にして、日の当たらないところへ。以上です。",
        ],
      ],
    },
    sv: {
      intro: "Vårservicen: en timme i april i stället för en arg kväll i november.",
      alt: "Låg sol över vårsnö",
      parts: [
        [
          "Rost tar inte semester",
          "Torka kanterna, fila bort graderna, stryk på en droppe olja. Vägsalt gör på en sommar det stenar behöver tre vintrar till.",
        ],
        [
          "Valla på, och låt den sitta",
          "Ett tjockt lager, inte sicklat. Då torkar inte belaget. Lossa bindningarna, ställ brädan på stjärten, ur solen. Det är allt.",
        ],
      ],
    },
    no: {
      intro: "Vårservicen: én time i april i stedet for en sint kveld i november.",
      alt: "Lav sol over vårsnø",
      parts: [
        [
          "Rust tar ikke ferie",
          "Tørk kantene, fil av gradene, stryk på en dråpe olje. Veisalt gjør på én sommer det steiner trenger tre vintre til.",
        ],
        [
          "Voks på, og la den ligge",
          "Et tykt lag, ikke skrapt. Da tørker ikke sålen ut. Løsne bindingene, sett brettet på tail, ut av sola. Det er alt.",
        ],
      ],
    },
  },
});
