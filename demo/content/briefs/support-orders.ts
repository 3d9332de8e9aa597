import type { DemoEntry } from "#demo/content/article.ts";
import { brief } from "#demo/content/brief.ts";

/** Support: ordering, paying, parcels. */
export const supportOrders: DemoEntry[] = [
  brief(
    { contentType: "support", uid: "track-a-parcel", more: { order: 11 } },
    `
=== en Where is my parcel?
The number is in the second e-mail. If there is no second e-mail, it has not left yet.
# How to follow it
The letter that says "on its way" carries the carrier and the tracking number. The same number stands under Account, Orders, or, if you bought as a guest, behind the link in the confirmation.
New numbers stay silent for up to a day: the carrier has the parcel on paper before it has it in the van.
# When it stands still
Two working days without news are normal over a weekend, a border or a blizzard. After four, write to us with the order number. We ask the carrier; that is quicker than asking twice.
A parcel that is marked as delivered and is not there is usually with the neighbour who has never ordered anything.
=== de Wo ist mein Paket?
Die Nummer steht in der zweiten E-Mail. Gibt es keine zweite, ist es noch nicht unterwegs.
# So verfolgst du es
In der Nachricht „unterwegs“ stehen Zusteller und Sendungsnummer. Dieselbe Nummer findest du unter Konto, Bestellungen, oder als Gast hinter dem Link in der Bestätigung.
Neue Nummern schweigen bis zu einem Tag: Der Zusteller hat das Paket früher auf Papier als im Wagen.
# Wenn es stillsteht
Zwei Werktage ohne Neuigkeit sind an Wochenenden, Grenzen und im Schneesturm normal. Nach vier schreib uns mit der Bestellnummer. Wir fragen beim Zusteller nach; einmal fragen geht schneller als zweimal.
Ein Paket, das zugestellt sein soll und fehlt, liegt meist bei dem Nachbarn, der nie etwas bestellt.
=== es ¿Dónde está mi paquete?
El número está en el segundo correo. Si no hay segundo correo, aún no ha salido.
# Cómo seguirlo
El mensaje que dice «en camino» lleva el transportista y el número de seguimiento. El mismo número está en Cuenta, Pedidos o, si compraste como invitado, tras el enlace de la confirmación.
Los números nuevos callan hasta un día: el transportista tiene el paquete en papel antes que en la furgoneta.
# Cuando no se mueve
Dos días laborables sin noticias son normales en fin de semana, en una frontera o con ventisca. Tras cuatro, escríbenos con el número de pedido. Preguntamos al transportista; una vez es más rápido que dos.
Un paquete marcado como entregado que no aparece suele estar con el vecino que nunca pide nada.
=== fr Où est mon colis ?
Le numéro est dans le deuxième e-mail. Pas de deuxième e-mail ? Il n’est pas encore parti.
# Comment le suivre
Le message « en route » donne le transporteur et le numéro de suivi. Le même numéro se trouve sous Compte, Commandes ou, si tu as acheté sans compte, derrière le lien de la confirmation.
Un numéro neuf reste muet jusqu’à un jour : le transporteur a le colis sur le papier avant de l’avoir dans le camion.
# Quand il ne bouge plus
Deux jours ouvrés sans nouvelles sont normaux un week-end, à une frontière ou dans le blizzard. Après quatre, écris-nous avec le numéro de commande. On demande au transporteur ; une fois va plus vite que deux.
Un colis marqué livré et absent est souvent chez le voisin qui ne commande jamais rien.
=== it Dov’è il mio pacco?
Il numero è nella seconda e-mail. Se non c’è una seconda e-mail, non è ancora partito.
# Come seguirlo
Il messaggio «in viaggio» riporta il corriere e il numero di spedizione. Lo stesso numero è sotto Account, Ordini o, se hai comprato come ospite, dietro il link della conferma.
I numeri nuovi tacciono fino a un giorno: il corriere ha il pacco sulla carta prima che nel furgone.
# Quando sta fermo
Due giorni lavorativi senza notizie sono normali nel fine settimana, a una frontiera o in una bufera. Dopo quattro, scrivici con il numero d’ordine. Chiediamo noi al corriere; una volta è più veloce di due.
Un pacco segnato come consegnato che non c’è sta di solito dal vicino che non ordina mai nulla.
`,
  ),
  brief(
    { contentType: "support", uid: "change-an-order", more: { order: 12 } },
    `
=== en Changing or calling off an order
Until it is packed, nearly everything can be changed. After that, it can be returned.
# Calling it off
Account, Orders, the order, Cancel. As a guest, use the link in the confirmation. The money goes back the way it came, as a rule within three working days; banks count those slowly.
# Another size, another address
We do not edit orders: a changed order is where mistakes live. Call it off and place it again; what you took out of stock is free the moment you cancel.
If the button is gone, the parcel is already packed. Let it come and send it back. The label is free.
=== de Eine Bestellung ändern oder stornieren
Bis sie verpackt ist, lässt sich fast alles ändern. Danach lässt sie sich zurückgeben.
# Stornieren
Konto, Bestellungen, die Bestellung, Stornieren. Als Gast nimm den Link in der Bestätigung. Das Geld geht den Weg zurück, den es kam, meist in drei Werktagen; Banken zählen die langsam.
# Andere Größe, andere Adresse
Wir ändern keine Bestellungen: In geänderten Bestellungen wohnen die Fehler. Storniere und bestell neu; was du reserviert hattest, ist im selben Moment wieder frei.
Ist der Knopf weg, ist das Paket schon gepackt. Lass es kommen und schick es zurück. Das Etikett kostet nichts.
=== es Cambiar o anular un pedido
Hasta que se embala, casi todo se puede cambiar. Después, se puede devolver.
# Anularlo
Cuenta, Pedidos, el pedido, Anular. Como invitado, usa el enlace de la confirmación. El dinero vuelve por donde vino, casi siempre en tres días laborables; los bancos los cuentan despacio.
# Otra talla, otra dirección
No editamos pedidos: en los pedidos editados viven los errores. Anúlalo y hazlo de nuevo; lo que tenías reservado queda libre en ese momento.
Si el botón ya no está, el paquete está embalado. Deja que llegue y devuélvelo. La etiqueta es gratis.
=== fr Modifier ou annuler une commande
Tant qu’elle n’est pas emballée, presque tout se change. Ensuite, elle se renvoie.
# L’annuler
Compte, Commandes, la commande, Annuler. Sans compte, prends le lien de la confirmation. L’argent repart par où il est venu, en général en trois jours ouvrés ; les banques les comptent lentement.
# Une autre taille, une autre adresse
On ne retouche pas les commandes : c’est là que vivent les erreurs. Annule et recommande ; ce que tu avais réservé se libère aussitôt.
Plus de bouton ? Le colis est déjà prêt. Laisse-le venir et renvoie-le. L’étiquette est gratuite.
=== it Modificare o annullare un ordine
Finché non è imballato si può cambiare quasi tutto. Dopo, si può rendere.
# Annullarlo
Account, Ordini, l’ordine, Annulla. Da ospite usa il link della conferma. I soldi tornano per la strada da cui sono venuti, di solito in tre giorni lavorativi; le banche li contano piano.
# Un’altra taglia, un altro indirizzo
Non ritocchiamo gli ordini: negli ordini ritoccati abitano gli errori. Annulla e rifallo; quello che avevi prenotato si libera subito.
Se il pulsante non c’è più, il pacco è già pronto. Lascialo arrivare e rendilo. L’etichetta è gratis.
`,
  ),
  brief(
    { contentType: "support", uid: "paying", more: { order: 13 } },
    `
=== en Paying
By card. The number goes to the payment provider and never touches our shelves.
# When it is charged
When you place the order, in one sum, in the currency the price was shown in. If your bank asks for a code, it asks before we see any money.
# Declined
"Declined" is your bank's whole explanation to us, too. Check the expiry date, then the limit, then call the number on the back of the card. Your cart stays as it is.
# Twice on the statement
One of the two is a reservation. It falls off by itself, usually within a week. Pressing the button twice cannot order twice; we count, and we stop at one.
=== de Bezahlen
Mit Karte. Die Nummer geht zum Zahlungsdienst und berührt unsere Regale nie.
# Wann abgebucht wird
Wenn du bestellst, in einer Summe, in der Währung, in der der Preis stand. Verlangt deine Bank einen Code, tut sie das, bevor wir Geld sehen.
# Abgelehnt
„Abgelehnt“ ist auch für uns die ganze Erklärung deiner Bank. Prüf das Ablaufdatum, dann das Limit, dann ruf die Nummer auf der Kartenrückseite an. Der Warenkorb bleibt, wie er ist.
# Zweimal auf dem Auszug
Eines davon ist eine Reservierung. Sie verschwindet von selbst, meist binnen einer Woche. Zweimal drücken kann nicht zweimal bestellen; wir zählen und hören bei eins auf.
=== es Pagar
Con tarjeta. El número va al servicio de pago y nunca toca nuestros estantes.
# Cuándo se cobra
Al hacer el pedido, en una suma, en la moneda en que estaba el precio. Si tu banco pide un código, lo pide antes de que veamos dinero.
# Rechazada
«Rechazada» es también para nosotros toda la explicación de tu banco. Mira la caducidad, después el límite, después llama al número del dorso. La cesta se queda como está.
# Dos veces en el extracto
Una de las dos es una reserva. Desaparece sola, casi siempre en una semana. Pulsar dos veces no pide dos veces; contamos, y paramos en uno.
=== fr Payer
Par carte. Le numéro va au prestataire de paiement et ne passe jamais par nos étagères.
# Quand c’est débité
À la commande, en une fois, dans la monnaie du prix affiché. Si ta banque demande un code, c’est avant qu’on voie l’argent.
# Refusé
« Refusé » est, pour nous aussi, toute l’explication de ta banque. Regarde la date d’expiration, puis le plafond, puis appelle le numéro au dos. Le panier reste comme il est.
# Deux fois sur le relevé
L’une des deux lignes est une réservation. Elle tombe d’elle-même, en général en une semaine. Appuyer deux fois ne commande pas deux fois ; on compte, et on s’arrête à un.
=== it Pagare
Con la carta. Il numero va al servizio di pagamento e non tocca mai i nostri scaffali.
# Quando si paga
All’ordine, in un’unica somma, nella valuta in cui era il prezzo. Se la banca chiede un codice, lo chiede prima che noi vediamo dei soldi.
# Rifiutata
«Rifiutata» è tutta la spiegazione che la tua banca dà anche a noi. Guarda la scadenza, poi il limite, poi chiama il numero sul retro. Il carrello resta com’è.
# Due volte sull’estratto
Una delle due è una prenotazione. Sparisce da sola, di solito in una settimana. Premere due volte non ordina due volte; contiamo, e ci fermiamo a uno.
`,
  ),
  brief(
    { contentType: "support", uid: "damaged-in-transit", more: { order: 14 } },
    `
=== en It arrived broken
Take three pictures before you take anything out: the box, the label, the damage.
# What to do
Write to us within a week with the order number and the pictures. You need not go to the carrier; the argument is ours.
Keep the box. Carriers like to see it, and it is the best way back.
# What we do
If the same thing is in stock, a new one leaves the next working day, before the old one is back. If not, you get your money or something near it, as you like.
A scratched topsheet is a topsheet that has been in a lift queue. A cracked edge is not.
=== de Es kam kaputt an
Mach drei Fotos, bevor du etwas herausnimmst: Karton, Etikett, Schaden.
# Was du tust
Schreib uns binnen einer Woche mit Bestellnummer und Fotos. Zum Zusteller musst du nicht; der Streit gehört uns.
Heb den Karton auf. Zusteller wollen ihn sehen, und er ist der beste Weg zurück.
# Was wir tun
Ist dasselbe da, geht am nächsten Werktag ein neues los, bevor das alte zurück ist. Wenn nicht, bekommst du dein Geld oder etwas Ähnliches, wie du willst.
Ein Kratzer im Topsheet ist ein Topsheet, das in der Liftschlange stand. Eine gerissene Kante nicht.
=== es Ha llegado roto
Haz tres fotos antes de sacar nada: la caja, la etiqueta, el daño.
# Qué haces tú
Escríbenos en una semana con el número de pedido y las fotos. No hace falta que hables con el transportista; esa discusión es nuestra.
Guarda la caja. Los transportistas quieren verla, y es la mejor vuelta.
# Qué hacemos nosotros
Si hay otro igual, sale al siguiente día laborable, antes de que vuelva el viejo. Si no, tu dinero o algo parecido, como prefieras.
Una lámina rayada es una lámina que hizo cola en el telesilla. Un canto roto, no.
=== fr C’est arrivé cassé
Prends trois photos avant de sortir quoi que ce soit : le carton, l’étiquette, le dégât.
# Ce que tu fais
Écris-nous sous une semaine avec le numéro de commande et les photos. Pas besoin d’aller voir le transporteur : cette dispute est la nôtre.
Garde le carton. Les transporteurs aiment le voir, et c’est le meilleur retour.
# Ce qu’on fait
S’il y en a un autre, il part le jour ouvré suivant, avant le retour du premier. Sinon, ton argent ou quelque chose d’approchant, comme tu veux.
Un topsheet rayé est un topsheet qui a fait la queue au télésiège. Une carre fendue, non.
=== it È arrivato rotto
Fai tre foto prima di tirare fuori qualcosa: la scatola, l’etichetta, il danno.
# Che cosa fai tu
Scrivici entro una settimana con il numero d’ordine e le foto. Dal corriere non devi andare; la discussione è nostra.
Tieni la scatola. I corrieri vogliono vederla, ed è il modo migliore per rimandare.
# Che cosa facciamo noi
Se ce n’è un altro uguale, parte il giorno lavorativo dopo, prima che torni il vecchio. Altrimenti i tuoi soldi o qualcosa di simile, come vuoi.
Un topsheet graffiato è un topsheet che ha fatto la fila alla seggiovia. Una lamina spaccata no.
`,
  ),
];
