import type { DemoEntry } from "#demo/content/article.ts";
import { brief } from "#demo/content/brief.ts";

/** Support: what comes back, what did not come, and borders. */
export const supportParcels: DemoEntry[] = [
  brief(
    { contentType: "support", uid: "exchange-a-size", more: { order: 15 } },
    `
=== en Exchanging a size
The quickest exchange is a new order and a return. It sounds like more work and saves you a week.
# How it goes
Order the other size today, so that it is yours while there is some left. Then send the first one back under Account, Orders, Return something, with "too small" or "too large" as the reason. The way back is on us, and the money follows as with any [return](/support/returns).
# Why we don't swap
A swap waits until your parcel has arrived, been opened and been booked in. By that time the 26.5 is often gone, and everybody is sorry.
# Between two sizes
You may order both and keep one. Try boots on in the evening, on carpet, with the sock you ride in, and leave the tags on until you are sure.
=== de Eine Größe umtauschen
Am schnellsten tauschst du mit einer neuen Bestellung und einer Rücksendung. Das klingt nach mehr Arbeit und spart dir eine Woche.
# So geht es
Bestell die andere Größe heute, dann gehört sie dir, solange es welche gibt. Die erste schickst du über Konto, Bestellungen, Etwas zurückgeben zurück, mit „zu klein“ oder „zu groß“ als Grund. Der Rückweg geht auf uns, und das Geld kommt wie bei jeder [Rückgabe](/support/returns).
# Warum wir nicht direkt tauschen
Ein Tausch wartet, bis dein Paket da, offen und gebucht ist. Bis dahin ist die 26,5 oft weg, und allen tut es leid.
# Zwischen zwei Größen
Du darfst beide bestellen und eine behalten. Probier Boots am Abend an, auf Teppich, in der Socke, in der du fährst, und lass die Etiketten dran, bis du sicher bist.
=== es Cambiar una talla
El cambio más rápido es un pedido nuevo y una devolución. Parece más trabajo y te ahorra una semana.
# Cómo se hace
Pide hoy la otra talla y será tuya mientras quede. La primera la devuelves en Cuenta, Pedidos, Devolver algo, con «demasiado pequeño» o «demasiado grande» como motivo. La vuelta la pagamos nosotros y el dinero llega como en cualquier [devolución](/support/returns).
# Por qué no hacemos trueques
Un cambio directo espera a que tu paquete llegue, se abra y se registre. Para entonces la 26,5 suele haber volado, y lo sentimos todos.
# Entre dos tallas
Puedes pedir las dos y quedarte una. Pruébate las botas por la tarde, sobre alfombra, con el calcetín de montar, y no quites las etiquetas hasta estar seguro.
=== fr Échanger une taille
L’échange le plus rapide, c’est une nouvelle commande et un retour. Cela paraît plus long et fait gagner une semaine.
# Comment faire
Commande l’autre taille aujourd’hui : elle est à toi tant qu’il en reste. Renvoie la première par Compte, Commandes, Retourner quelque chose, avec « trop petit » ou « trop grand » comme raison. Le retour est pour nous, et l’argent suit comme pour tout [retour](/support/returns).
# Pourquoi on ne troque pas
Un troc attend que ton colis soit arrivé, ouvert et enregistré. D’ici là, le 26,5 est souvent parti, et tout le monde est désolé.
# Entre deux tailles
Tu peux prendre les deux et en garder une. Essaie les boots le soir, sur un tapis, avec ta chaussette de ride, et laisse les étiquettes jusqu’à ce que tu sois sûr.
=== it Cambiare una taglia
Il cambio più veloce è un ordine nuovo e un reso. Sembra più lavoro e ti fa risparmiare una settimana.
# Come si fa
Ordina oggi l’altra taglia: è tua finché ce n’è. La prima la rendi da Account, Ordini, Rendi qualcosa, con «troppo piccolo» o «troppo grande» come motivo. Il ritorno lo paghiamo noi e i soldi arrivano come per ogni [reso](/support/returns).
# Perché non scambiamo
Uno scambio aspetta che il tuo pacco arrivi, sia aperto e registrato. Nel frattempo il 26,5 spesso è sparito, e dispiace a tutti.
# Fra due taglie
Puoi ordinarle tutte e due e tenerne una. Prova gli scarponi la sera, sul tappeto, con la calza con cui giri, e lascia i cartellini finché non sei sicuro.
`,
  ),
  brief(
    { contentType: "support", uid: "where-is-my-refund", more: { order: 16 } },
    `
=== en Where is my refund?
It went back to the card you paid with. Between our button and your statement there is a bank.
# The order of things
- You cancel before anything was sent: we release it at once, as a rule you see it within three working days.
- You return something: we look at it within five working days of its arrival, then release it.
- Something was damaged: as soon as we have your pictures and have agreed what to do.
# What the message means
"Paid back" in the order means that we have let go of the money. Banks then take two to five working days, and some book it on the day of the purchase, further up in the statement than you are looking.
# When the card no longer exists
The money still goes to that account; your bank passes it on or sends it back to us. If ten working days have gone by, write to us with the order number, and we give you the reference that the bank can search for.
# Part of an order
We pay back what came back, with the discount it had. If a gift card paid for a part, the bank card gets its money first and the gift card the rest. In the European Union, whoever withdraws from a whole order within 14 days gets the standard delivery back as well.
=== de Wo ist mein Geld?
Es ging auf die Karte zurück, mit der du bezahlt hast. Zwischen unserem Knopf und deinem Auszug liegt eine Bank.
# Der Reihe nach
- Du stornierst, bevor etwas unterwegs ist: Wir geben es sofort frei, meist siehst du es binnen drei Werktagen.
- Du schickst etwas zurück: Wir sehen es uns binnen fünf Werktagen nach Eingang an und geben es dann frei.
- Etwas war kaputt: sobald wir deine Fotos haben und uns einig sind.
# Was die Meldung heißt
„Erstattet“ in der Bestellung heißt, dass das Geld von uns weg ist. Banken brauchen dann zwei bis fünf Werktage, und manche buchen es auf den Tag des Kaufs, also weiter oben im Auszug, als du schaust.
# Wenn es die Karte nicht mehr gibt
Das Geld geht trotzdem auf dieses Konto; deine Bank leitet es weiter oder schickt es uns. Sind zehn Werktage vorbei, schreib uns mit der Bestellnummer, dann bekommst du die Referenz, nach der die Bank suchen kann.
# Ein Teil einer Bestellung
Erstattet wird, was zurückkam, mit dem Rabatt, den es hatte. Hat ein Gutschein mitbezahlt, bekommt zuerst die Karte ihr Geld und der Gutschein den Rest. Wer in der EU binnen 14 Tagen die ganze Bestellung widerruft, bekommt auch den Standardversand zurück.
=== es ¿Dónde está mi reembolso?
Volvió a la tarjeta con la que pagaste. Entre nuestro botón y tu extracto hay un banco.
# Por orden
- Anulas antes de que salga nada: lo liberamos al momento y sueles verlo en tres días laborables.
- Devuelves algo: lo miramos en los cinco días laborables siguientes a su llegada y después lo liberamos.
- Algo llegó roto: en cuanto tenemos tus fotos y nos ponemos de acuerdo.
# Qué significa el aviso
«Devuelto» en el pedido quiere decir que el dinero ya no lo tenemos nosotros. Los bancos tardan entonces de dos a cinco días laborables, y algunos lo apuntan con la fecha de la compra, más arriba de donde miras.
# Si la tarjeta ya no existe
El dinero va igualmente a esa cuenta; tu banco lo reenvía o nos lo devuelve. Si han pasado diez días laborables, escríbenos con el número de pedido y te damos la referencia que el banco puede buscar.
# Una parte del pedido
Devolvemos lo que ha vuelto, con el descuento que tuviera. Si una tarjeta regalo pagó una parte, primero recibe su dinero la del banco y después la de regalo. En la Unión Europea, quien desiste del pedido entero en 14 días recupera también el envío estándar.
=== fr Où est mon remboursement ?
Il est reparti vers la carte du paiement. Entre notre bouton et ton relevé, il y a une banque.
# Dans l’ordre
- Tu annules avant tout départ : on libère tout de suite, tu le vois en général sous trois jours ouvrés.
- Tu renvoies quelque chose : on regarde dans les cinq jours ouvrés après l’arrivée, puis on libère.
- Quelque chose était cassé : dès qu’on a tes photos et qu’on s’est mis d’accord.
# Ce que dit le message
« Remboursé » dans la commande veut dire que l’argent est parti de chez nous. Les banques prennent ensuite deux à cinq jours ouvrés, et certaines l’inscrivent à la date de l’achat, plus haut que là où tu regardes.
# Si la carte n’existe plus
L’argent va quand même sur ce compte ; ta banque le transmet ou nous le renvoie. Au bout de dix jours ouvrés, écris-nous avec le numéro de commande, et on te donne la référence que la banque saura chercher.
# Une partie de la commande
On rembourse ce qui est revenu, avec la remise que cela avait. Si une carte cadeau a payé une partie, la carte bancaire est servie d’abord, la carte cadeau reçoit le reste. Dans l’Union européenne, qui se rétracte de toute la commande sous 14 jours récupère aussi la livraison standard.
=== it Dov’è il mio rimborso?
È tornato sulla carta con cui hai pagato. Fra il nostro pulsante e il tuo estratto c’è una banca.
# In ordine
- Annulli prima che parta qualcosa: lo liberiamo subito e di solito lo vedi in tre giorni lavorativi.
- Rendi qualcosa: lo guardiamo entro cinque giorni lavorativi dall’arrivo, poi lo liberiamo.
- Qualcosa era rotto: appena abbiamo le tue foto e siamo d’accordo.
# Che cosa vuol dire il messaggio
«Rimborsato» nell’ordine significa che i soldi non sono più da noi. Le banche ci mettono poi da due a cinque giorni lavorativi, e alcune li segnano alla data dell’acquisto, più in alto di dove guardi.
# Se la carta non esiste più
I soldi vanno comunque su quel conto; la banca te li gira o ce li rimanda. Passati dieci giorni lavorativi, scrivici con il numero d’ordine e ti diamo il riferimento che la banca può cercare.
# Una parte dell’ordine
Rimborsiamo quello che è tornato, con lo sconto che aveva. Se una carta regalo ha pagato una parte, i soldi vanno prima alla carta di credito e il resto alla carta regalo. Nell’Unione europea chi recede dall’intero ordine entro 14 giorni riceve indietro anche la spedizione standard.
`,
  ),
  brief(
    { contentType: "support", uid: "missing-from-the-box", more: { order: 17 } },
    `
=== en Something is missing
First look under the paper. Then count the parcels. Then write to us.
# One order, several boxes
Boards go in a long box from one corner of the hall and everything else from another. The tracking list in the order shows how many parcels there are and what is in each of them. They often arrive a day apart.
# Missing screws
Bindings come with eight screws, two discs and the lift shims in a paper bag that is stuck to the inside of the lid. It is the most frequent question we get, and in nine cases of ten it is in the lid.
# It really is not there
Tell us within a week, with a picture of the opened box and of the label with the weight. We compare that weight with ours and send what is missing.
# The whole parcel is lost
After four working days without a scan we open a search with the carrier. If it has not turned up after five more, you get a new one or your money; which of them is up to you.
=== de Es fehlt etwas
Schau erst unter dem Papier nach. Dann zähl die Pakete. Dann schreib uns.
# Eine Bestellung, mehrere Pakete
Boards gehen im langen Karton aus der einen Ecke der Halle los, alles andere aus der anderen. In der Bestellung steht, wie viele Pakete es sind und was in welchem liegt. Oft kommen sie einen Tag versetzt.
# Fehlende Schrauben
Bindungen kommen mit acht Schrauben, zwei Discs und den Unterlagen in einer Papiertüte, die innen am Deckel klebt. Keine Frage bekommen wir öfter, und in neun von zehn Fällen hängt sie am Deckel.
# Es ist wirklich nicht da
Sag uns binnen einer Woche Bescheid, mit einem Foto vom offenen Karton und vom Etikett mit dem Gewicht. Wir vergleichen es mit unserem und schicken nach, was fehlt.
# Das ganze Paket ist weg
Nach vier Werktagen ohne Scan starten wir beim Zusteller eine Suche. Ist es nach fünf weiteren nicht aufgetaucht, bekommst du ein neues oder dein Geld; was von beidem, entscheidest du.
=== es Falta algo
Primero mira debajo del papel. Después cuenta los paquetes. Después escríbenos.
# Un pedido, varias cajas
Las tablas salen en una caja larga desde una esquina de la nave; lo demás, desde otra. En el pedido pone cuántos paquetes son y qué lleva cada uno. Muchas veces llegan con un día de diferencia.
# Faltan tornillos
Las fijaciones vienen con ocho tornillos, dos discos y los suplementos en una bolsa de papel pegada por dentro de la tapa. Es la pregunta que más nos hacen y, en nueve casos de diez, está en la tapa.
# De verdad no está
Dínoslo en una semana, con una foto de la caja abierta y de la etiqueta con el peso. Lo comparamos con el nuestro y mandamos lo que falta.
# Se ha perdido el paquete entero
Tras cuatro días laborables sin movimiento, abrimos una búsqueda con el transportista. Si en cinco más no ha aparecido, recibes otro o tu dinero; lo eliges tú.
=== fr Il manque quelque chose
Regarde d’abord sous le papier. Puis compte les colis. Puis écris-nous.
# Une commande, plusieurs cartons
Les planches partent en carton long d’un coin du hall, le reste d’un autre. La commande dit combien de colis il y a et ce que contient chacun. Ils arrivent souvent à un jour d’écart.
# Les vis manquent
Les fixations viennent avec huit vis, deux disques et les cales dans un sachet en papier collé à l’intérieur du couvercle. C’est la question qu’on nous pose le plus, et neuf fois sur dix il est dans le couvercle.
# Ce n’est vraiment pas là
Dis-le-nous sous une semaine, avec une photo du carton ouvert et de l’étiquette où figure le poids. On le compare au nôtre et on envoie ce qui manque.
# Tout le colis est perdu
Après quatre jours ouvrés sans passage, on ouvre une recherche chez le transporteur. S’il n’a pas reparu cinq jours plus tard, tu reçois un nouveau colis ou ton argent, à ton choix.
=== it Manca qualcosa
Prima guarda sotto la carta. Poi conta i pacchi. Poi scrivici.
# Un ordine, più scatole
Le tavole partono in una scatola lunga da un angolo del capannone, il resto da un altro. Nell’ordine c’è scritto quanti sono i pacchi e che cosa c’è in ciascuno. Spesso arrivano a un giorno di distanza.
# Mancano le viti
Gli attacchi arrivano con otto viti, due dischi e gli spessori in un sacchetto di carta incollato dentro il coperchio. È la domanda che ci fanno di più, e nove volte su dieci è nel coperchio.
# Non c’è davvero
Diccelo entro una settimana, con una foto della scatola aperta e dell’etichetta con il peso. Lo confrontiamo con il nostro e mandiamo quello che manca.
# È sparito tutto il pacco
Dopo quattro giorni lavorativi senza notizie apriamo una ricerca dal corriere. Se dopo altri cinque non è saltato fuori, ricevi un altro pacco o i tuoi soldi; scegli tu.
`,
  ),
  brief(
    { contentType: "support", uid: "customs-and-taxes", more: { order: 18 } },
    `
=== en Borders, customs, taxes
Within the countries we ship to you pay what checkout says, and nobody rings at the door for more.
# Where we ship
United States, Canada, Germany, Austria, France, the Netherlands, Spain and Italy. Orders to the European Union leave from inside it, orders to the United States and Canada from North America, so that no parcel stands at a border.
# Tax
European prices contain the VAT of the country the parcel goes to. In the United States and Canada prices are net, and the tax of your state or province is added once we know the address. The invoice shows both.
# To a country that is not on the list
We can't, for now: batteries, wax and warranty each have their own form. Many of our [stores](/stores) lie near a border and keep parcels for people from the other side.
# Carrying it abroad yourself
On holiday with your own board you owe nothing. Keep the invoice on the phone if the film is still on the base; customs officers know what a new edge looks like.
=== de Grenzen, Zoll, Steuern
In den Ländern, in die wir liefern, zahlst du, was an der Kasse steht, und niemand klingelt wegen mehr.
# Wohin wir liefern
Vereinigte Staaten, Kanada, Deutschland, Österreich, Frankreich, Niederlande, Spanien und Italien. Bestellungen in die EU gehen in der EU los, jene in die USA und nach Kanada in Nordamerika; so steht kein Paket an einer Grenze.
# Steuern
Europäische Preise enthalten die Mehrwertsteuer des Landes, in das das Paket geht. In den USA und in Kanada sind die Preise netto, und die Steuer deines Staates oder deiner Provinz kommt dazu, sobald wir die Adresse kennen. Auf der Rechnung steht beides.
# In ein Land, das nicht auf der Liste steht
Das geht vorerst nicht: Akkus, Wachs und Garantie haben je ein eigenes Formular. Viele unserer [Läden](/stores) liegen grenznah und heben Pakete für Leute von drüben auf.
# Selbst über die Grenze
Mit dem eigenen Board im Urlaub schuldest du nichts. Hab die Rechnung auf dem Telefon, falls noch Folie am Belag klebt; am Zoll weiß man, wie eine neue Kante aussieht.
=== es Fronteras, aduanas, impuestos
En los países a los que enviamos pagas lo que dice la caja, y nadie llama al timbre pidiendo más.
# Adónde enviamos
Estados Unidos, Canadá, Alemania, Austria, Francia, Países Bajos, España e Italia. Lo que va a la Unión Europea sale de dentro de ella; lo que va a Estados Unidos y Canadá, de Norteamérica. Así ningún paquete se queda en una frontera.
# Impuestos
Los precios europeos llevan el IVA del país al que va el paquete. En Estados Unidos y Canadá los precios son netos, y el impuesto de tu estado o provincia se suma cuando sabemos la dirección. En la factura salen los dos.
# A un país que no está en la lista
De momento no podemos: baterías, cera y garantía tienen cada una su formulario. Muchas de nuestras [tiendas](/stores) están cerca de una frontera y guardan paquetes a gente del otro lado.
# Si la llevas tú
De vacaciones con tu propia tabla no debes nada. Ten la factura en el móvil si la suela aún lleva el plástico; en la aduana saben qué pinta tiene un canto nuevo.
=== fr Frontières, douane, taxes
Dans les pays où l’on livre, tu paies ce que dit la caisse, et personne ne sonne pour le reste.
# Où l’on livre
États-Unis, Canada, Allemagne, Autriche, France, Pays-Bas, Espagne et Italie. Ce qui va dans l’Union européenne part de l’Union, ce qui va aux États-Unis et au Canada part d’Amérique du Nord : aucun colis n’attend à une frontière.
# Les taxes
Les prix européens contiennent la TVA du pays de destination. Aux États-Unis et au Canada, les prix sont nets, et la taxe de ton État ou de ta province s’ajoute dès qu’on connaît l’adresse. La facture montre les deux.
# Vers un pays absent de la liste
Pas pour l’instant : batteries, fart et garantie ont chacun leur formulaire. Beaucoup de nos [magasins](/stores) sont près d’une frontière et gardent des colis pour les gens d’en face.
# La passer soi-même
En vacances avec ta planche, tu ne dois rien. Garde la facture sur le téléphone si le film est encore sur la semelle ; les douaniers savent à quoi ressemble une carre neuve.
=== it Frontiere, dogana, tasse
Nei paesi dove spediamo paghi quello che dice la cassa, e nessuno suona alla porta per altro.
# Dove spediamo
Stati Uniti, Canada, Germania, Austria, Francia, Paesi Bassi, Spagna e Italia. Quello che va nell’Unione europea parte da dentro l’Unione, quello che va negli Stati Uniti e in Canada dal Nord America: nessun pacco resta fermo a una frontiera.
# Le tasse
I prezzi europei comprendono l’IVA del paese di destinazione. Negli Stati Uniti e in Canada i prezzi sono netti, e la tassa del tuo stato o della tua provincia si aggiunge quando sappiamo l’indirizzo. In fattura ci sono tutte e due.
# In un paese che non è in lista
Per ora non si può: batterie, sciolina e garanzia hanno ciascuna il suo modulo. Molti dei nostri [negozi](/stores) stanno vicino a un confine e tengono i pacchi a chi viene dall’altra parte.
# Se la porti tu
In vacanza con la tua tavola non devi niente. Tieni la fattura sul telefono se sulla soletta c’è ancora la pellicola; i doganieri sanno com’è fatta una lamina nuova.
`,
  ),
];
