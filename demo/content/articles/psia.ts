import { article, products } from "#demo/content/article.ts";

/** For members of the instructors' associations. */
export const psia = article({
  contentType: "page",
  uid: "psia",
  url: "/psia",
  image: "scene-chairlift",
  title: {
    en: "For snow-sports instructors",
    de: "Für Schneesportlehrer",
    fr: "Pour les moniteurs",
    es: "Para monitores de nieve",
    it: "Per i maestri di snowboard",
    ja: "スノースポーツインストラクターの方へ",
    sv: "För snöinstruktörer",
    no: "For snøinstruktører",
  },
  extras: [products(2, "daybook", "plumb-binding", "hardpack-boot", "groundfrost-3l-jacket")],
  bodies: {
    en: {
      intro:
        "You stand in the snow for a living. Members of PSIA-AASI and its sister associations get pro prices on what they stand on.",
      alt: "A chairlift in the morning",
      parts: [
        [
          "Who it is for",
          "Certified instructors, level one and up, with a card valid this season. National associations outside the United States count as well.",
        ],
        [
          "How to get it",
          "Ask for a pro account and attach your card. Two working days later the prices change. The account runs until the end of August, then you send the new card.",
        ],
      ],
    },
    de: {
      intro:
        "Du stehst beruflich im Schnee. Mitglieder von PSIA-AASI und den Schwesterverbänden bekommen Pro-Preise auf das, worauf sie stehen.",
      alt: "Ein Sessellift am Morgen",
      parts: [
        [
          "Für wen",
          "Für geprüfte Lehrer ab Stufe eins mit einem Ausweis dieser Saison. Die nationalen Verbände außerhalb der USA zählen genauso.",
        ],
        [
          "Wie es geht",
          "Frag ein Pro-Konto an und häng deinen Ausweis an. Zwei Werktage später ändern sich die Preise. Das Konto läuft bis Ende August, dann schickst du den neuen Ausweis.",
        ],
      ],
    },
    fr: {
      intro:
        "Ton métier, c’est d’être debout dans la neige. Les membres de la PSIA-AASI et des associations sœurs ont des prix pro sur ce qu’ils ont sous les pieds.",
      alt: "Un télésiège le matin",
      parts: [
        [
          "Pour qui",
          "Les moniteurs certifiés, dès le premier niveau, avec une carte valable cette saison. Les fédérations nationales hors des États-Unis comptent aussi.",
        ],
        [
          "Comment faire",
          "Demande un compte pro et joins ta carte. Deux jours ouvrés plus tard, les prix changent. Le compte court jusqu’à fin août, puis tu envoies la nouvelle carte.",
        ],
      ],
    },
    es: {
      intro:
        "Tu trabajo es estar de pie en la nieve. Los miembros de PSIA-AASI y de sus asociaciones hermanas tienen precios pro en aquello que pisan.",
      alt: "Un telesilla por la mañana",
      parts: [
        [
          "Para quién",
          "Monitores titulados, desde el primer nivel, con carné de esta temporada. Las federaciones nacionales fuera de Estados Unidos también cuentan.",
        ],
        [
          "Cómo se consigue",
          "Pide una cuenta pro y adjunta tu carné. Dos días laborables después cambian los precios. La cuenta dura hasta finales de agosto; luego mandas el carné nuevo.",
        ],
      ],
    },
    it: {
      intro:
        "Stare in piedi sulla neve è il tuo mestiere. I membri di PSIA-AASI e delle associazioni sorelle hanno prezzi pro su ciò che hanno sotto i piedi.",
      alt: "Una seggiovia al mattino",
      parts: [
        [
          "Per chi",
          "Maestri abilitati, dal primo livello, con tesserino di questa stagione. Valgono anche le associazioni nazionali fuori dagli Stati Uniti.",
        ],
        [
          "Come si ottiene",
          "Chiedi un account pro e allega il tesserino. Due giorni lavorativi dopo cambiano i prezzi. L’account vale fino a fine agosto, poi mandi il tesserino nuovo.",
        ],
      ],
    },
    ja: {
      intro: "雪の上に立つのが仕事のあなたへ。PSIA-AASIと各国の姉妹団体の会員は、足の下のものをプロ価格で買えます。",
      alt: "朝のチェアリフト",
      parts: [
        [
          "対象",
          "今シーズン有効な会員証をお持ちの、レベル1以上の認定インストラクター。アメリカ国外の各国団体も対象です。",
        ],
        [
          "手続き",
          "プロアカウントを申し込み、会員証の写しを添えてください。2営業日後に価格が変わります。有効期限は8月末。その後は新しい会員証をお送りください。",
        ],
      ],
    },
    sv: {
      intro:
        "Du står i snön för ditt levebröd. Medlemmar i PSIA-AASI och dess systerförbund får propriser på det de står på.",
      alt: "En stollift på morgonen",
      parts: [
        [
          "För vem",
          "Certifierade instruktörer, från nivå ett, med ett kort som gäller i år. Nationella förbund utanför USA räknas också.",
        ],
        [
          "Så gör du",
          "Ansök om ett prokonto och bifoga ditt kort. Två arbetsdagar senare ändras priserna. Kontot gäller till slutet av augusti, sedan skickar du det nya kortet.",
        ],
      ],
    },
    no: {
      intro: "Du står i snøen for å leve. Medlemmer av PSIA-AASI og søsterforbundene får propriser på det de står på.",
      alt: "En stolheis om morgenen",
      parts: [
        [
          "For hvem",
          "Sertifiserte instruktører, fra nivå én, med et kort som gjelder denne sesongen. Nasjonale forbund utenfor USA teller også.",
        ],
        [
          "Slik gjør du",
          "Be om en prokonto og legg ved kortet ditt. To virkedager senere endrer prisene seg. Kontoen gjelder ut august, så sender du det nye kortet.",
        ],
      ],
    },
  },
});
