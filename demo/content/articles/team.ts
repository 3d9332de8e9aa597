import { article, type DemoEntry } from "#demo/content/article.ts";
import { same } from "#demo/content/briefs/landing-page.ts";
import { mai } from "./mai-oshiro.ts";

const signe = article({
  contentType: "athlete",
  uid: "signe-dahlberg",
  url: "/team/signe-dahlberg",
  image: "scene-powder-line",
  title: same("Signe Dahlberg"),
  more: {
    home: "Riksgränsen",
    stance: "goofy",
    rides: ["long-shadow", "kingpost-binding", "couloir-boot", "pillar-mitten"],
  },
  bodies: {
    en: {
      intro: "Rides steep things slowly and flat things fast. Has opinions about zips.",
      parts: [
        [
          "What she does",
          "Freeride, mostly above the Arctic Circle, mostly in light that other people call dark. Twice on the podium in Haines, once on the wrong bus to it.",
        ],
        ["What she broke", "Four prototypes of the Long Shadow. The fifth is the one we sell."],
      ],
    },
    de: {
      intro: "Fährt Steiles langsam und Flaches schnell. Hat eine Meinung zu Reißverschlüssen.",
      parts: [
        [
          "Was sie macht",
          "Freeride, meist nördlich des Polarkreises, meist in einem Licht, das andere dunkel nennen. Zweimal auf dem Podest in Haines, einmal im falschen Bus dorthin.",
        ],
        ["Was sie zerbrochen hat", "Vier Prototypen des Long Shadow. Den fünften verkaufen wir."],
      ],
    },
    fr: {
      intro: "Descend doucement ce qui est raide et vite ce qui est plat. A un avis sur les zips.",
      parts: [
        [
          "Ce qu’elle fait",
          "Du freeride, surtout au nord du cercle polaire, surtout dans une lumière que d’autres appellent la nuit. Deux podiums à Haines, une fois dans le mauvais bus pour y aller.",
        ],
        ["Ce qu’elle a cassé", "Quatre prototypes de la Long Shadow. La cinquième est celle qu’on vend."],
      ],
    },
    es: {
      intro: "Baja despacio lo empinado y deprisa lo llano. Tiene opiniones sobre las cremalleras.",
      parts: [
        [
          "Qué hace",
          "Freeride, casi siempre al norte del círculo polar, casi siempre con una luz que otros llaman oscuridad. Dos veces en el podio de Haines, una en el autobús equivocado.",
        ],
        ["Qué ha roto", "Cuatro prototipos de la Long Shadow. El quinto es el que vendemos."],
      ],
    },
    it: {
      intro: "Scende piano il ripido e forte il piano. Ha delle opinioni sulle cerniere.",
      parts: [
        [
          "Che cosa fa",
          "Freeride, quasi sempre a nord del circolo polare, quasi sempre in una luce che altri chiamano buio. Due volte sul podio a Haines, una sull’autobus sbagliato per andarci.",
        ],
        ["Che cosa ha rotto", "Quattro prototipi della Long Shadow. Il quinto è quello che vendiamo."],
      ],
    },
    ja: {
      intro: "急斜面はゆっくり、平らなところは速く。ファスナーには一家言あり。",
      parts: [
        [
          "していること",
          "フリーライド。たいてい北極圏の北で、たいてい人が「暗い」と呼ぶ光の中で。ヘインズで表彰台に2度、会場行きのバスを間違えたことが1度。",
        ],
        ["壊したもの", "Long Shadowの試作4本。5本目が、いま売っているものです。"],
      ],
    },
    sv: {
      intro: "Åker brant långsamt och platt fort. Har åsikter om dragkedjor.",
      parts: [
        [
          "Vad hon gör",
          "Friåkning, mest norr om polcirkeln, mest i ett ljus som andra kallar mörker. Två gånger på pallen i Haines, en gång på fel buss dit.",
        ],
        ["Vad hon har haft sönder", "Fyra prototyper av Long Shadow. Den femte är den vi säljer."],
      ],
    },
    no: {
      intro: "Kjører bratt sakte og flatt fort. Har meninger om glidelåser.",
      parts: [
        [
          "Hva hun gjør",
          "Frikjøring, mest nord for polarsirkelen, mest i et lys andre kaller mørke. To ganger på pallen i Haines, én gang på feil buss dit.",
        ],
        ["Hva hun har ødelagt", "Fire prototyper av Long Shadow. Den femte er den vi selger."],
      ],
    },
  },
});

const teo = article({
  contentType: "athlete",
  uid: "teo-marchetti",
  url: "/team/teo-marchetti",
  image: "scene-night-park",
  title: same("Teo Marchetti"),
  more: {
    home: "Livigno",
    stance: "regular",
    rides: ["handrail", "handrail-binding", "loose-change-boot", "dockside-beanie"],
  },
  bodies: {
    en: {
      intro: "Rails at night, bakery at five. Sleeps in May.",
      parts: [
        [
          "What he does",
          "Street and park. Films at night, because the light is better and the guards are slower. Has not paid for a croissant since 2021.",
        ],
        [
          "What he broke",
          "Eleven noses, all on boards. The Handrail now has a thicker core there, and his name in very small letters.",
        ],
      ],
    },
    de: {
      intro: "Nachts Rails, um fünf zum Bäcker. Schläft im Mai.",
      parts: [
        [
          "Was er macht",
          "Street und Park. Filmt nachts, weil das Licht besser ist und die Wachleute langsamer sind. Hat seit 2021 kein Croissant mehr bezahlt.",
        ],
        [
          "Was er zerbrochen hat",
          "Elf Nasen, alle an Boards. Das Handrail hat dort jetzt einen dickeren Kern, und seinen Namen in sehr kleinen Buchstaben.",
        ],
      ],
    },
    fr: {
      intro: "Des rails la nuit, la boulangerie à cinq heures. Dort en mai.",
      parts: [
        [
          "Ce qu’il fait",
          "Street et park. Filme la nuit, parce que la lumière est meilleure et les vigiles plus lents. N’a plus payé un croissant depuis 2021.",
        ],
        [
          "Ce qu’il a cassé",
          "Onze nez, tous sur des planches. La Handrail a maintenant un noyau plus épais à cet endroit, et son nom en très petites lettres.",
        ],
      ],
    },
    es: {
      intro: "De noche, raíles; a las cinco, panadería. Duerme en mayo.",
      parts: [
        [
          "Qué hace",
          "Street y park. Graba de noche, porque la luz es mejor y los vigilantes más lentos. No paga un cruasán desde 2021.",
        ],
        [
          "Qué ha roto",
          "Once narices, todas de tabla. La Handrail lleva ahora ahí un núcleo más grueso y su nombre en letra muy pequeña.",
        ],
      ],
    },
    it: {
      intro: "Di notte i rail, alle cinque il forno. A maggio dorme.",
      parts: [
        [
          "Che cosa fa",
          "Street e park. Filma di notte, perché la luce è migliore e i guardiani più lenti. Non paga un cornetto dal 2021.",
        ],
        [
          "Che cosa ha rotto",
          "Undici nasi, tutti di tavole. La Handrail ora ha lì un’anima più spessa, e il suo nome in lettere molto piccole.",
        ],
      ],
    },
    ja: {
      intro: "夜はレール、朝5時はパン屋。眠るのは5月。",
      parts: [
        [
          "していること",
          "ストリートとパーク。撮影は夜です。光がよく、警備員の足が遅いから。2021年以来、クロワッサン代を払っていません。",
        ],
        [
          "壊したもの",
          "ノーズを11本、すべてボードの。Handrailはそこの芯材が厚くなり、とても小さな字で彼の名前が入っています。",
        ],
      ],
    },
    sv: {
      intro: "Rails på natten, bageriet klockan fem. Sover i maj.",
      parts: [
        [
          "Vad han gör",
          "Street och park. Filmar på natten, för att ljuset är bättre och vakterna långsammare. Har inte betalat för en croissant sedan 2021.",
        ],
        [
          "Vad han har haft sönder",
          "Elva nosar, alla på brädor. Handrail har numera en tjockare kärna där, och hans namn i mycket små bokstäver.",
        ],
      ],
    },
    no: {
      intro: "Rails om natten, bakeriet klokka fem. Sover i mai.",
      parts: [
        [
          "Hva han gjør",
          "Street og park. Filmer om natten, fordi lyset er bedre og vaktene tregere. Har ikke betalt for en croissant siden 2021.",
        ],
        [
          "Hva han har ødelagt",
          "Elleve neser, alle på brett. Handrail har nå en tykkere kjerne der, og navnet hans med svært små bokstaver.",
        ],
      ],
    },
  },
});

/** Those who rode for us first. */
export const team: DemoEntry[] = [signe, teo, mai];
