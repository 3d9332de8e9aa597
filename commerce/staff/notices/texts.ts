import type { Language } from "#commerce/shared/regions/schema.ts";

/** The lines of notices in e-mails to members; the office has the same lines (office/layout/notice-line.ts, office/i18n/frame). */

export type NoticeLine =
  | "new-order"
  | "payment-unclear"
  | "refund-unclear"
  | "disputed"
  | "return"
  | "low-stock"
  | "failed-job"
  | "pro-application"
  | "review"
  | "question"
  | "mention";
type Words = { lines: Record<NoticeLine, string> } & Record<
  "many" | "digest" | "intro" | "more" | "button" | "help",
  string
>;

export const noticeTexts: Record<Language, Words> = {
  en: {
    lines: {
      "new-order": "New order {order}: {total}",
      "payment-unclear": "Nobody knows yet what became of a payment: order {order}",
      "refund-unclear": "Nobody knows yet what became of a refund: order {order}",
      disputed: "A customer disputes the payment of order {order}",
      return: "Return or withdrawal {return} for order {order}",
      "low-stock": "{name} ({sku}) is running out: {count} left",
      "failed-job": "A job failed: {error}",
      "pro-application": "Application {id} for the pro programme",
      review: "A review of {name} waits for your word",
      question: "A question about {name} waits for an answer",
      mention: "{name} named you in a note about order {order}: {text}",
    },
    many: "What happened at {shop}",
    digest: "A day at {shop}",
    intro: "This is what you wanted to be told of.",
    more: "And {count} more.",
    button: "See to it",
    help: "You choose what you are told of: {link}.",
  },
  de: {
    lines: {
      "new-order": "Neue Bestellung {order}: {total}",
      "payment-unclear": "Noch weiß niemand, was aus einer Zahlung wurde: Bestellung {order}",
      "refund-unclear": "Noch weiß niemand, was aus einer Rückzahlung wurde: Bestellung {order}",
      disputed: "Ein Kunde bestreitet die Zahlung von Bestellung {order}",
      return: "Rücksendung oder Widerruf {return} zu Bestellung {order}",
      "low-stock": "{name} ({sku}) geht zur Neige: noch {count}",
      "failed-job": "Ein Auftrag ist gescheitert: {error}",
      "pro-application": "Antrag {id} fürs Pro-Programm",
      review: "Eine Bewertung zu {name} wartet auf dein Wort",
      question: "Eine Frage zu {name} wartet auf Antwort",
      mention: "{name} hat dich in einer Notiz zu Bestellung {order} genannt: {text}",
    },
    many: "Was bei {shop} geschah",
    digest: "Ein Tag bei {shop}",
    intro: "Das wolltest du wissen.",
    more: "Und {count} weitere.",
    button: "Darum kümmern",
    help: "Wovon du erfährst, wählst du hier: {link}.",
  },
  fr: {
    lines: {
      "new-order": "Nouvelle commande {order} : {total}",
      "payment-unclear": "On ne sait pas encore ce qu’est devenu un paiement : commande {order}",
      "refund-unclear": "On ne sait pas encore ce qu’est devenu un remboursement : commande {order}",
      disputed: "Un client conteste le paiement de la commande {order}",
      return: "Retour ou rétractation {return} pour la commande {order}",
      "low-stock": "{name} ({sku}) s’épuise : reste {count}",
      "failed-job": "Une tâche a échoué : {error}",
      "pro-application": "Demande {id} pour le programme pro",
      review: "Un avis sur {name} attend votre décision",
      question: "Une question sur {name} attend une réponse",
      mention: "{name} vous a cité dans une note sur la commande {order} : {text}",
    },
    many: "Ce qui s’est passé chez {shop}",
    digest: "Une journée chez {shop}",
    intro: "Voici ce dont vous vouliez être informé.",
    more: "Et {count} de plus.",
    button: "S’en occuper",
    help: "Vous choisissez ici ce dont vous êtes informé : {link}.",
  },
  es: {
    lines: {
      "new-order": "Pedido nuevo {order}: {total}",
      "payment-unclear": "Aún no se sabe qué ha sido de un pago: pedido {order}",
      "refund-unclear": "Aún no se sabe qué ha sido de un reembolso: pedido {order}",
      disputed: "Un cliente impugna el pago del pedido {order}",
      return: "Devolución o desistimiento {return} del pedido {order}",
      "low-stock": "{name} ({sku}) se agota: quedan {count}",
      "failed-job": "Ha fallado una tarea: {error}",
      "pro-application": "Solicitud {id} para el programa profesional",
      review: "Una reseña de {name} espera tu decisión",
      question: "Una pregunta sobre {name} espera respuesta",
      mention: "{name} te nombró en una nota sobre el pedido {order}: {text}",
    },
    many: "Lo que ha pasado en {shop}",
    digest: "Un día en {shop}",
    intro: "Esto es de lo que querías enterarte.",
    more: "Y {count} más.",
    button: "Ocuparse",
    help: "Aquí eliges de qué te enteras: {link}.",
  },
  it: {
    lines: {
      "new-order": "Nuovo ordine {order}: {total}",
      "payment-unclear": "Non si sa ancora che fine abbia fatto un pagamento: ordine {order}",
      "refund-unclear": "Non si sa ancora che fine abbia fatto un rimborso: ordine {order}",
      disputed: "Un cliente contesta il pagamento dell’ordine {order}",
      return: "Reso o recesso {return} per l’ordine {order}",
      "low-stock": "{name} ({sku}) sta per finire: ne restano {count}",
      "failed-job": "Un’attività non è riuscita: {error}",
      "pro-application": "Domanda {id} per il programma pro",
      review: "Una recensione di {name} attende la tua decisione",
      question: "Una domanda su {name} attende risposta",
      mention: "{name} ti ha citato in una nota sull’ordine {order}: {text}",
    },
    many: "Che cosa è successo da {shop}",
    digest: "Una giornata da {shop}",
    intro: "Ecco di che cosa volevi essere informato.",
    more: "E altri {count}.",
    button: "Occuparsene",
    help: "Qui scegli di che cosa essere informato: {link}.",
  },
  ja: {
    lines: {
      "new-order": "新しい注文 {order}：{total}",
      "payment-unclear": "支払いの結果がまだ分かりません：注文 {order}",
      "refund-unclear": "返金の結果がまだ分かりません：注文 {order}",
      disputed: "注文 {order} の支払いに異議が申し立てられました",
      return: "注文 {order} の返品または撤回 {return}",
      "low-stock": "{name}（{sku}）の在庫が残りわずかです：{count}",
      "failed-job": "処理に失敗しました：{error}",
      "pro-application": "プロプログラムへの申請 {id}",
      review: "{name} のレビューが確認を待っています",
      question: "{name} への質問が回答を待っています",
      mention: "{name} さんが注文 {order} のメモであなたに言及しました：{text}",
    },
    many: "{shop} からのお知らせ",
    digest: "{shop} の一日",
    intro: "ご希望のお知らせです。",
    more: "ほか {count} 件",
    button: "対応する",
    help: "お知らせの受け取り方はこちらで選べます：{link}",
  },
  sv: {
    lines: {
      "new-order": "Ny beställning {order}: {total}",
      "payment-unclear": "Ingen vet ännu vad som blev av en betalning: beställning {order}",
      "refund-unclear": "Ingen vet ännu vad som blev av en återbetalning: beställning {order}",
      disputed: "En kund bestrider betalningen av beställning {order}",
      return: "Retur eller ånger {return} för beställning {order}",
      "low-stock": "{name} ({sku}) tar slut: {count} kvar",
      "failed-job": "Ett jobb misslyckades: {error}",
      "pro-application": "Ansökan {id} till proffsprogrammet",
      review: "En recension av {name} väntar på ditt besked",
      question: "En fråga om {name} väntar på svar",
      mention: "{name} nämnde dig i en anteckning om order {order}: {text}",
    },
    many: "Det här hände hos {shop}",
    digest: "En dag hos {shop}",
    intro: "Det här ville du få veta.",
    more: "Och {count} till.",
    button: "Ta hand om det",
    help: "Här väljer du vad du får veta: {link}.",
  },
  no: {
    lines: {
      "new-order": "Ny bestilling {order}: {total}",
      "payment-unclear": "Ingen vet ennå hva som ble av en betaling: bestilling {order}",
      "refund-unclear": "Ingen vet ennå hva som ble av en tilbakebetaling: bestilling {order}",
      disputed: "En kunde bestrider betalingen av bestilling {order}",
      return: "Retur eller angrerett {return} for bestilling {order}",
      "low-stock": "{name} ({sku}) går tom: {count} igjen",
      "failed-job": "En jobb mislyktes: {error}",
      "pro-application": "Søknad {id} til proffprogrammet",
      review: "En anmeldelse av {name} venter på svar fra deg",
      question: "Et spørsmål om {name} venter på svar",
      mention: "{name} nevnte deg i et notat om bestilling {order}: {text}",
    },
    many: "Dette skjedde hos {shop}",
    digest: "En dag hos {shop}",
    intro: "Dette ville du få vite.",
    more: "Og {count} til.",
    button: "Ta hånd om det",
    help: "Her velger du hva du får vite: {link}.",
  },
};
