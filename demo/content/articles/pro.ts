import { article, note, picture } from "#demo/content/article.ts";

/** What the professional programme is. */
export const pro = article({
  contentType: "pro",
  uid: "pro",
  url: "/pro",
  title: {
    en: "If snow pays your rent",
    de: "Wenn der Schnee deine Miete zahlt",
    fr: "Si la neige paie ton loyer",
    es: "Si la nieve te paga el alquiler",
    it: "Se la neve ti paga l’affitto",
    ja: "雪が家賃を払っているなら",
    sv: "Om snön betalar din hyra",
    no: "Hvis snøen betaler husleien",
  },
  extras: [
    note(
      0,
      ["pro", "pro_ca", "pro_eu_region_1"],
      {
        en: "You are in",
        de: "Du bist dabei",
        fr: "Tu en fais partie",
        es: "Ya estás dentro",
        it: "Sei dei nostri",
        ja: "登録済みです",
        sv: "Du är med",
        no: "Du er med",
      },
      {
        en: "Every price you see is yours already. What is left of this season’s limit stands in your account and in the cart. The pro desk answers at pro@firn.example, on Saturdays too.",
        de: "Jeder Preis, den du siehst, ist schon deiner. Wie viel vom Limit dieser Saison übrig ist, steht im Konto und im Warenkorb. Der Pro-Desk antwortet unter pro@firn.example, auch samstags.",
        fr: "Chaque prix affiché est déjà le tien. Ce qui reste de ton plafond de la saison figure dans ton compte et ton panier. Le bureau pro répond à pro@firn.example, le samedi aussi.",
        es: "Cada precio que ves ya es el tuyo. Lo que queda del límite de esta temporada está en tu cuenta y en el carrito. La mesa pro responde en pro@firn.example, también los sábados.",
        it: "Ogni prezzo che vedi è già il tuo. Quanto resta del limite di stagione è nel tuo account e nel carrello. Il pro desk risponde a pro@firn.example, anche il sabato.",
        ja: "表示価格はすべてあなたの価格です。今シーズンの残り枠はアカウントとカートで確認できます。プロデスク（pro@firn.example）は土曜も対応します。",
        sv: "Varje pris du ser är redan ditt. Vad som är kvar av säsongens gräns står på ditt konto och i varukorgen. Prodisken svarar på pro@firn.example, även på lördagar.",
        no: "Hver pris du ser, er allerede din. Hva som er igjen av sesongens grense, står på kontoen din og i handlekurven. Prodesken svarer på pro@firn.example, også på lørdager.",
      },
    ),
    picture(1, "scene-storm", {
      en: "A storm over the ridge",
      de: "Sturm über dem Grat",
      fr: "Tempête sur la crête",
      es: "Tormenta sobre la cresta",
      it: "Tempesta sulla cresta",
      ja: "稜線の吹雪",
      sv: "Storm över kammen",
      no: "Storm over ryggen",
    }),
  ],
  bodies: {
    en: {
      intro: "Instructors, patrollers, guides, shop staff, athletes: pro prices, and our ear.",
      parts: [
        [
          "What you get",
          "Pro prices on the whole range, up to 3,000 in your currency each season. First look at prototypes. A number that somebody picks up on Saturdays.",
        ],
        [
          "What we ask",
          "Ride it, wear it out, tell us. Gear is for you, not for resale; we check, and we are not good at second chances.",
        ],
        [
          "Who can join",
          "Anyone with a current licence, contract or card that says you work on snow. Not sure whether that is you? Ask, it costs nothing.",
        ],
      ],
    },
    de: {
      intro: "Lehrer, Bergrettung, Guides, Leute aus dem Laden, Athleten: Pro-Preise und unser Ohr.",
      parts: [
        [
          "Was du bekommst",
          "Pro-Preise auf das ganze Sortiment, bis 3000 in deiner Währung pro Saison. Den ersten Blick auf Prototypen. Eine Nummer, an die auch samstags jemand geht.",
        ],
        [
          "Was wir wollen",
          "Fahr es, nutz es ab, erzähl uns davon. Das Material ist für dich und nicht zum Weiterverkauf; wir schauen nach, und mit zweiten Chancen sind wir nicht gut.",
        ],
        [
          "Wer dabei sein kann",
          "Alle mit einem gültigen Ausweis oder Vertrag, in dem steht, dass sie im Schnee arbeiten. Nicht sicher? Fragen kostet nichts.",
        ],
      ],
    },
    fr: {
      intro: "Moniteurs, pisteurs, guides, vendeurs, athlètes : des prix pro, et notre oreille.",
      parts: [
        [
          "Ce que tu as",
          "Des prix pro sur toute la gamme, jusqu’à 3 000 dans ta monnaie par saison. Les prototypes en avant-première. Un numéro où quelqu’un décroche le samedi.",
        ],
        [
          "Ce qu’on demande",
          "Glisse, use, raconte. Le matériel est pour toi, pas pour la revente ; on vérifie, et on n’est pas doués pour les secondes chances.",
        ],
        [
          "Qui peut entrer",
          "Toute personne avec une carte, un contrat ou une licence en cours qui dit qu’elle travaille sur la neige. Un doute ? Demande, c’est gratuit.",
        ],
      ],
    },
    es: {
      intro: "Monitores, pisteros, guías, gente de tienda, atletas: precios pro y nuestra atención.",
      parts: [
        [
          "Qué consigues",
          "Precios pro en toda la gama, hasta 3000 en tu moneda por temporada. Los prototipos antes que nadie. Un teléfono que también se coge los sábados.",
        ],
        [
          "Qué pedimos",
          "Úsalo, gástalo, cuéntanoslo. El material es para ti, no para revender; lo comprobamos, y las segundas oportunidades no se nos dan bien.",
        ],
        [
          "Quién puede entrar",
          "Quien tenga un carné, contrato o licencia en vigor que diga que trabaja en la nieve. ¿No lo tienes claro? Preguntar es gratis.",
        ],
      ],
    },
    it: {
      intro: "Maestri, soccorritori, guide, chi sta in negozio, atleti: prezzi pro, e il nostro orecchio.",
      parts: [
        [
          "Che cosa ottieni",
          "Prezzi pro su tutta la gamma, fino a 3000 nella tua valuta a stagione. I prototipi in anteprima. Un numero a cui risponde qualcuno anche il sabato.",
        ],
        [
          "Che cosa chiediamo",
          "Usalo, consumalo, raccontacelo. Il materiale è per te, non da rivendere; controlliamo, e con le seconde possibilità non siamo bravi.",
        ],
        [
          "Chi può entrare",
          "Chiunque abbia un tesserino, un contratto o una licenza validi che dicano che lavora sulla neve. Non sei sicuro? Chiedere non costa nulla.",
        ],
      ],
    },
    ja: {
      intro: "インストラクター、パトロール、ガイド、ショップスタッフ、アスリートへ。プロ価格と、耳を。",
      parts: [
        [
          "得られるもの",
          "全商品のプロ価格（1シーズンにつき、お使いの通貨で3000まで）。試作品をいち早く。土曜日にも人が出る電話番号。",
        ],
        [
          "お願いすること",
          "乗って、使い込んで、聞かせてください。道具はあなたのためのもので、転売はできません。確認しますし、二度目の機会を設けるのは苦手です。",
        ],
        [
          "参加できる人",
          "雪の上で働いていることを示す、有効な資格証や契約書をお持ちの方。迷ったら聞いてください。無料です。",
        ],
      ],
    },
    sv: {
      intro: "Instruktörer, pistörer, guider, butiksfolk, åkare: propriser, och vårt öra.",
      parts: [
        [
          "Vad du får",
          "Propriser på hela sortimentet, upp till 3 000 i din valuta per säsong. Prototyperna först. Ett nummer där någon svarar på lördagar.",
        ],
        [
          "Vad vi ber om",
          "Åk på det, slit ut det, berätta. Utrustningen är för dig, inte för vidareförsäljning; vi kontrollerar, och andra chanser är inte vår starka sida.",
        ],
        [
          "Vem som kan vara med",
          "Alla med en giltig licens, ett avtal eller ett kort som säger att du arbetar på snö. Osäker? Att fråga kostar inget.",
        ],
      ],
    },
    no: {
      intro: "Instruktører, skipatrulje, guider, butikkfolk, utøvere: propriser, og øret vårt.",
      parts: [
        [
          "Hva du får",
          "Propriser på hele utvalget, opptil 3000 i din valuta per sesong. Prototypene først. Et nummer der noen tar telefonen på lørdager.",
        ],
        [
          "Hva vi ber om",
          "Kjør det, slit det ut, fortell oss. Utstyret er for deg, ikke for videresalg; vi sjekker, og vi er ikke gode på andre sjanser.",
        ],
        [
          "Hvem kan være med",
          "Alle med gyldig bevis, kontrakt eller kort som sier at du jobber på snø. Usikker? Det koster ingenting å spørre.",
        ],
      ],
    },
  },
});
