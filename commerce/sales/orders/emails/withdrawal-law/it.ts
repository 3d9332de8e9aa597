import type { LawTexts } from "./schema.ts";

export default {
  title: "Condizioni e diritto di recesso",
  file: "condizioni-e-recesso.pdf",
  terms: "Condizioni",
  parts: [
    {
      heading: "Diritto di recesso",
      paragraphs: [
        "Lei ha il diritto di recedere dal contratto, senza indicarne le ragioni, entro 14 giorni.",
        "Il periodo di recesso scade dopo 14 giorni dal giorno in cui lei o un terzo, diverso dal vettore e da lei designato, acquisisce il possesso fisico dell’ultimo bene.",
        "Per esercitare il diritto di recesso, lei è tenuto a informarci ({seller}, {email}) della sua decisione di recedere dal presente contratto tramite una dichiarazione esplicita (ad esempio lettera inviata per posta o posta elettronica). A tal fine può utilizzare il modulo tipo di recesso qui sotto, ma non è obbligatorio. Può anche recedere sul nostro sito, alla pagina del suo ordine: {link}. Nel caso scegliesse detta opzione, le trasmetteremo senza indugio una conferma di ricevimento del recesso per posta elettronica.",
        "Per rispettare il termine di recesso, è sufficiente che lei invii la comunicazione relativa all’esercizio del diritto di recesso prima della scadenza del periodo di recesso.",
      ],
    },
    {
      heading: "Effetti del recesso",
      paragraphs: [
        "Se lei recede dal presente contratto, le saranno rimborsati tutti i pagamenti che ha effettuato a nostro favore, compresi i costi di consegna (ad eccezione dei costi supplementari derivanti dalla sua eventuale scelta di un tipo di consegna diverso dal tipo meno costoso di consegna standard da noi offerto), senza indebito ritardo e in ogni caso non oltre 14 giorni dal giorno in cui siamo informati della sua decisione di recedere dal presente contratto. Detti rimborsi saranno effettuati utilizzando lo stesso mezzo di pagamento da lei usato per la transazione iniziale, salvo che lei non abbia espressamente convenuto altrimenti; in ogni caso, non dovrà sostenere alcun costo quale conseguenza di tale rimborso.",
        "Il rimborso può essere sospeso fino al ricevimento dei beni oppure fino all’avvenuta dimostrazione da parte sua di aver rispedito i beni, se precedente.",
        "Lei è pregato di rispedire i beni senza indebiti ritardi e in ogni caso entro 14 giorni dal giorno in cui ci ha comunicato il suo recesso dal presente contratto. Il termine è rispettato se lei rispedisce i beni prima della scadenza del periodo di 14 giorni. I costi della restituzione dei beni saranno a nostro carico.",
        "Lei è responsabile solo della diminuzione del valore dei beni risultante da una manipolazione diversa da quella necessaria per stabilire la natura, le caratteristiche e il funzionamento dei beni.",
      ],
    },
    {
      heading: "Eccezioni",
      paragraphs: [
        "Il diritto non esiste per i beni confezionati su misura, per i beni sigillati che non si prestano a essere restituiti per motivi igienici e sono stati aperti, e per le carte regalo utilizzate.",
      ],
    },
    {
      heading: "Modulo di recesso tipo",
      paragraphs: [
        "(Compilare e restituire il presente modulo solo se si desidera recedere dal contratto.)",
        "Destinatario: {seller}, {email}",
        "Con la presente io/noi (*) notifico/notifichiamo (*) il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni (*):",
        "Ordinato il (*)/ricevuto il (*):",
        "Nome del/dei consumatore(i):",
        "Indirizzo del/dei consumatore(i):",
        "Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea):",
        "Data:",
        "(*) Cancellare la dicitura inutile.",
      ],
    },
  ],
} satisfies LawTexts;
