import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "withdraw.title": "Recedere dal contratto",
  "withdraw.text": "Ordine {number}: indica da quali articoli recedi. Non serve alcun motivo.",
  "withdraw.who": "Dichiarato da {name}. La conferma di ricezione va a {email}.",
  "withdraw.pieces": "Pezzi di {name}",
  "withdraw.of": "Al massimo {count}",
  "withdraw.next": "Continua",
  "withdraw.check.title": "Controlla ancora una volta",
  "withdraw.check.text": "Con il prossimo pulsante recedi dal contratto dell’ordine {number} per questi articoli:",
  "withdraw.confirm": "Conferma il recesso",
  "withdraw.back": "Cambia la scelta",
  "withdraw.done.title": "Hai esercitato il recesso",
  "withdraw.done": "Abbiamo ricevuto il tuo recesso il {time}. La conferma è in viaggio verso {email}.",
  "withdraw.done.more":
    "Ha il numero {number}. Rispedisci gli articoli entro 14 giorni; il denaro torna con lo stesso mezzo di pagamento.",
  "withdraw.over": "In questo ordine non c’è nulla da cui recedere, o non più.",
  "withdraw.none": "Scegli almeno un pezzo.",
  "withdraw.wrong": "Non si può recedere da così tanti pezzi.",
  "withdraw.order": "All’ordine",
  "withdraw.info.title": "Diritto di recesso",
  "withdraw.info.intro": "Chi compra come consumatore nello Spazio economico europeo può cambiare idea. Senza motivo.",
  "withdraw.info.period.title": "Quattordici giorni",
  "withdraw.info.period":
    "Puoi recedere dal contratto entro 14 giorni. Il periodo comincia il giorno dopo che tu, o chi hai indicato, hai ricevuto l’ultimo articolo. Basta avvisarci prima che finisca. Puoi recedere anche prima che arrivi qualcosa.",
  "withdraw.info.how.title": "Come recedere",
  "withdraw.info.how":
    "Apri il tuo ordine e premi «Recedere dal contratto». Scegli gli articoli, confermi e ricevi subito per e-mail una conferma con data e ora. Va bene anche una lettera o un’e-mail con una dichiarazione esplicita; il modulo qui sotto può aiutare, ma non è obbligatorio.",
  "withdraw.info.here": "Recedi qui",
  "withdraw.info.guest": "Senza account, con il numero d’ordine",
  "withdraw.info.member": "Con un account",
  "withdraw.info.letter": "Con parole tue",
  "withdraw.info.find": "Trova il tuo ordine",
  "withdraw.info.account": "I tuoi ordini",
  "withdraw.info.effects.title": "Che cosa succede poi",
  "withdraw.info.effects":
    "Rimborsiamo tutto ciò che hai pagato per gli articoli, e per un ordine intero anche la consegna standard, entro 14 giorni e con lo stesso mezzo di pagamento. Possiamo aspettare che gli articoli siano qui o che tu dimostri di averli spediti. Li rispedisci entro 14 giorni dal recesso; il reso è a carico nostro. Rispondi di una perdita di valore solo se hai fatto più di quanto serve per provarli: flettere la tavola sul tappeto, sì; usarla in pista, no.",
  "withdraw.info.except.title": "Eccezioni",
  "withdraw.info.except":
    "Il diritto finisce prima per gli articoli fatti su misura, per gli articoli sigillati che per igiene non si possono restituire una volta aperti, e per le carte regalo già utilizzate.",
  "withdraw.info.form.title": "Modulo tipo",
  "withdraw.info.form":
    "Con la presente io/noi notifichiamo il recesso dal mio/nostro contratto di vendita dei seguenti beni: … Ordinato il / ricevuto il: … Nome: … Indirizzo: … Data: …",
  "withdraw.info.mail": "Compilalo in un’e-mail",
} satisfies TextsLike<typeof en>;
