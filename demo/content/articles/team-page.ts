import type { DemoEntry } from "#demo/content/article.ts";

/** What stands above and below the riders (specification 2.3: a page of its own kind, without a prefix). */
export const teamPage: DemoEntry = {
  contentType: "team_page",
  uid: "team",
  url: "/team",
  title: {
    en: "Team",
    de: "Team",
    fr: "Team",
    es: "Equipo",
    it: "Team",
    ja: "チーム",
    sv: "Team",
    no: "Team",
  },
  data: (language) => ({
    intro: intros[language],
    blocks: [{ kind: "video", media: [{ uid: "first-snow", _content_type_uid: "video" }] }],
  }),
};

const intros = {
  en: "They get the boards first, and send back the broken ones.",
  de: "Sie bekommen die Boards zuerst und schicken die kaputten zurück.",
  fr: "Ils ont les planches en premier, et renvoient les cassées.",
  es: "Son los primeros en tener las tablas, y devuelven las rotas.",
  it: "Ricevono le tavole per primi, e rimandano indietro quelle rotte.",
  ja: "誰より先にボードを受け取り、折れたものを送り返してくる人たち。",
  sv: "De får brädorna först, och skickar tillbaka de trasiga.",
  no: "De får brettene først, og sender de ødelagte tilbake.",
};
