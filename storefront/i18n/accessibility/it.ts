import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "accessibility.title": "Accessibilità",
  "accessibility.intro": "Questo negozio è per chiunque voglia la neve.",
  "accessibility.service.title": "Il servizio",
  "accessibility.service":
    "Puoi guardare gli articoli, leggerne, ordinare e pagare, seguire e restituire gli ordini. Ogni pagina dice che cos’è e che cosa viene dopo, nella lingua scelta.",
  "accessibility.how.title": "Come soddisfa i requisiti",
  "accessibility.how":
    "Seguiamo EN 301 549 e WCAG 2.2, livello AA: tutto funziona con la sola tastiera e con lo screen reader, i testi si ingrandiscono al doppio, i colori hanno il contrasto richiesto, nulla si muove per chi non lo vuole. Scegliere e ordinare funzionano anche senza JavaScript. Ogni versione è controllata da programmi, e a mano dove i programmi non bastano.",
  "accessibility.known.title": "Che cosa sappiamo",
  "accessibility.known":
    "La mappa dei negozi non è leggibile dagli screen reader; l’elenco accanto contiene gli stessi negozi. A immagini e filmati caricati da altri può mancare una descrizione. I campi di un fornitore di pagamenti sono i suoi.",
  "accessibility.say.title": "Diccelo",
  "accessibility.say":
    "Ciò che ti ostacola è un errore: indicaci la pagina e che cosa è successo. Rispondiamo di solito entro un giorno lavorativo.",
  "accessibility.contact": "Scrivici",
  "accessibility.authority.title": "Se non aiutiamo",
  "accessibility.authority":
    "Puoi rivolgerti all’autorità del tuo paese che vigila sull’accessibilità di prodotti e servizi (direttiva (UE) 2019/882).",
  "accessibility.authority-us":
    "Puoi rivolgerti al Dipartimento di Giustizia degli Stati Uniti, che vigila sull’Americans with Disabilities Act (ADA, titolo III).",
  "accessibility.checked": "Ultima verifica: {date}.",
} satisfies TextsLike<typeof en>;
