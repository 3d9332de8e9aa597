import type { DemoEntry } from "#demo/content/article.ts";
import { brief } from "#demo/content/brief.ts";

/** Support: codes and presents, the pro programme, how to reach us, reviews. */
export const supportBuying: DemoEntry[] = [
  brief(
    { contentType: "support", uid: "codes-and-presents", more: { order: 19 } },
    `
=== en Codes, vouchers, presents
What takes something off the price, and what to give somebody whose boot size you don't know.
# Reduced prices
A struck-out price is what it cost before. In Europe we also print the lowest price of the last 30 days, so that you can see whether the reduction is one. Once an order is placed its price stays, in both directions.
# Codes from a letter
If one of our letters contains a code, it says what it is good for and until when. Type it into the cart; capitals don't matter, but O and 0 do. If it doesn't count, the cart says why. After an order has been placed we can't put a code on it any more.
# Gift cards
Ours [comes by e-mail](/p/gift-card), with a code of sixteen letters and digits for the checkout. It pays for an order or for part of one, in its own currency, and what is left over stays on it. Vouchers of our [stores](/stores) are theirs and are redeemed there.
# A present that fits
Let the other person make a [wishlist](/support/wishlists) and send you the link. Boots are the exception: give the socks, and go to the shop together. Returns run [until the snow melts](/support/returns), so a December present may still go back in April.
=== de Codes, Gutscheine, Geschenke
Was vom Preis abgeht, und was man jemandem schenkt, dessen Bootgröße man nicht kennt.
# Reduzierte Preise
Ein durchgestrichener Preis ist, was es vorher gekostet hat. In Europa steht auch der niedrigste Preis der letzten 30 Tage dabei, damit du siehst, ob die Reduktion eine ist. Ist bestellt, bleibt der Preis, in beide Richtungen.
# Codes aus einem Brief
Steht in einem unserer Briefe ein Code, steht auch da, wofür er gilt und bis wann. Tipp ihn im Warenkorb ein; groß oder klein ist egal, O oder 0 nicht. Zählt er nicht, sagt der Warenkorb, warum. In eine fertige Bestellung können wir keinen Code mehr einsetzen.
# Gutscheine
Unserer [kommt per E-Mail](/p/gift-card), mit einem Code aus sechzehn Buchstaben und Ziffern für die Kasse. Er bezahlt eine Bestellung oder einen Teil davon, in seiner Währung, und was übrig ist, bleibt darauf. Gutscheine unserer [Läden](/stores) gelten dort, wo sie gekauft wurden.
# Ein Geschenk, das passt
Lass den anderen eine [Wunschliste](/support/wishlists) anlegen und dir den Link schicken. Boots sind die Ausnahme: Schenk die Socken und geht zusammen in den Laden. Zurückgeben kann man, [bis der Schnee schmilzt](/support/returns); ein Geschenk vom Dezember also noch im April.
=== es Códigos, vales, regalos
Qué baja el precio y qué se regala a alguien cuyo número de bota no sabes.
# Precios rebajados
El precio tachado es lo que costaba antes. En Europa ponemos además el más bajo de los últimos 30 días, para que veas si la rebaja lo es. Una vez hecho el pedido, el precio se queda, para bien y para mal.
# Códigos de una carta
Si una de nuestras cartas trae un código, dice para qué sirve y hasta cuándo. Escríbelo en la cesta; mayúsculas o minúsculas da igual, O o 0 no. Si no cuenta, la cesta dice por qué. En un pedido ya hecho no podemos meter un código.
# Tarjetas regalo
La nuestra [llega por correo](/p/gift-card), con un código de dieciséis letras y cifras para el pago. Paga un pedido o una parte, en su moneda, y lo que sobra se queda en ella. Los vales de nuestras [tiendas](/stores) son suyos y se canjean allí.
# Un regalo que acierta
Que la otra persona haga una [lista de deseos](/support/wishlists) y te mande el enlace. Las botas son la excepción: regala los calcetines e id juntos a la tienda. Se puede devolver [hasta el deshielo](/support/returns), así que un regalo de diciembre aún puede volver en abril.
=== fr Codes, bons, cadeaux
Ce qui baisse le prix, et quoi offrir à quelqu’un dont tu ignores la pointure.
# Prix réduits
Un prix barré, c’est ce que ça coûtait avant. En Europe, on indique aussi le plus bas des 30 derniers jours, pour que tu voies si la réduction en est une. Une fois la commande passée, le prix reste, dans les deux sens.
# Les codes d’une lettre
Si une de nos lettres contient un code, elle dit à quoi il sert et jusqu’à quand. Tape-le dans le panier ; les majuscules importent peu, le O et le 0 davantage. S’il ne compte pas, le panier dit pourquoi. Dans une commande déjà passée, on ne peut plus mettre de code.
# Cartes cadeaux
La nôtre [arrive par e-mail](/p/gift-card), avec un code de seize lettres et chiffres pour la caisse. Elle règle une commande ou une partie, dans sa monnaie, et le reste demeure dessus. Les bons de nos [magasins](/stores) sont les leurs et s’utilisent chez eux.
# Un cadeau qui va
Demande à l’autre de faire une [liste d’envies](/support/wishlists) et de t’envoyer le lien. Les boots font exception : offre les chaussettes, et allez ensemble au magasin. Les retours courent [jusqu’à la fonte](/support/returns) ; un cadeau de décembre peut donc encore repartir en avril.
=== it Codici, buoni, regali
Che cosa abbassa il prezzo, e che cosa si regala a chi non si sa che numero porta.
# Prezzi ridotti
Il prezzo barrato è quello che costava prima. In Europa scriviamo anche il più basso degli ultimi 30 giorni, così vedi se lo sconto è uno sconto. Fatto l’ordine, il prezzo resta quello, in un senso e nell’altro.
# I codici di una lettera
Se una delle nostre lettere contiene un codice, dice per che cosa vale e fino a quando. Scrivilo nel carrello; maiuscole o minuscole è lo stesso, O o 0 no. Se non vale, il carrello dice perché. In un ordine già fatto un codice non ci sta più.
# Carte regalo
La nostra [arriva via e-mail](/p/gift-card), con un codice di sedici lettere e cifre per la cassa. Paga un ordine o una parte, nella sua valuta, e quello che avanza resta lì. I buoni dei nostri [negozi](/stores) sono loro e si usano da loro.
# Un regalo che va bene
Fai fare all’altro una [lista dei desideri](/support/wishlists) e fatti mandare il link. Gli scarponi sono l’eccezione: regala le calze e andate insieme in negozio. Si rende [fino al disgelo](/support/returns), quindi un regalo di dicembre può tornare ancora ad aprile.
`,
  ),
  brief(
    { contentType: "support", uid: "pro-questions", more: { order: 35 } },
    `
=== en Questions about the pro programme
The long version of the small print on the pro page.
# Getting in
? What counts as proof? | An instructor's, guide's or patroller's card, a contract or a payslip of this season. A picture of it is enough; black out what you earn.
? How long does it take? | Two or three working days in autumn, a week in the first half of December, when everybody remembers.
? Who sees my document? | The two people who decide. It is deleted about three months after the decision.
# Limit and end
? How much may I buy? | As much as your code says, as a rule 3,000 in your currency a year. Your account shows what is left. An order that you cancel or send back whole gives its amount back.
? When does the code end? | On the date in your account; that day still counts in full. After it you see the shop's usual prices.
? How do I renew it? | With a new proof, on the [pro page](/pro). We start looking at renewals in September.
# Using it
? May I order for my partner? | No. Gear is for the person on the card. Resale ends the membership, without a second letter.
? Are reduced articles cheaper still? | A pro price is a price of its own. Reductions of the shop don't come off it a second time.
? Does the warranty hold? | The same as for everyone, although we may ask you what happened in more detail.
=== de Fragen zum Pro-Programm
Die lange Fassung des Kleingedruckten auf der Pro-Seite.
# Hineinkommen
? Was gilt als Nachweis? | Ein Ausweis als Lehrer, Bergführerin oder Pistenrettung, ein Vertrag oder eine Lohnabrechnung dieser Saison. Ein Foto reicht; was du verdienst, darfst du schwärzen.
? Wie lange dauert es? | Im Herbst zwei, drei Werktage, in der ersten Dezemberhälfte eine Woche, wenn es allen einfällt.
? Wer sieht meinen Nachweis? | Die zwei Leute, die entscheiden. Etwa drei Monate nach der Entscheidung wird er gelöscht.
# Limit und Ende
? Wie viel darf ich kaufen? | So viel, wie dein Code sagt, in der Regel 3000 in deiner Währung im Jahr. Im Konto steht, was übrig ist. Eine Bestellung, die du stornierst oder ganz zurückschickst, gibt ihren Betrag wieder frei.
? Wann endet der Code? | An dem Tag, der im Konto steht; der zählt noch ganz. Danach siehst du die üblichen Preise.
? Wie verlängere ich? | Mit einem neuen Nachweis, auf der [Pro-Seite](/pro). Ab September sehen wir Verlängerungen an.
# Benutzen
? Darf ich für meine Freundin bestellen? | Nein. Das Material ist für die Person auf dem Ausweis. Weiterverkauf beendet die Mitgliedschaft, ohne zweiten Brief.
? Werden reduzierte Artikel noch billiger? | Der Pro-Preis ist ein eigener Preis. Rabatte aus dem Shop gehen davon nicht noch einmal ab.
? Gilt die Garantie? | Wie für alle, nur fragen wir vielleicht genauer nach, was passiert ist.
=== es Preguntas sobre el programa pro
La versión larga de la letra pequeña de la página pro.
# Entrar
? ¿Qué sirve de prueba? | Un carné de profesor, guía o pistero, un contrato o una nómina de esta temporada. Basta una foto; tapa lo que ganas.
? ¿Cuánto tarda? | En otoño, dos o tres días laborables; en la primera mitad de diciembre, una semana, que es cuando se acuerda todo el mundo.
? ¿Quién ve mi documento? | Las dos personas que deciden. Se borra unos tres meses después de la decisión.
# Límite y final
? ¿Cuánto puedo comprar? | Lo que diga tu código, por lo general 3000 en tu moneda al año. La cuenta enseña lo que queda. Un pedido que anulas o devuelves entero libera su importe.
? ¿Cuándo acaba el código? | El día que pone en tu cuenta, que aún cuenta entero. Después ves los precios normales.
? ¿Cómo lo renuevo? | Con una prueba nueva, en la [página pro](/pro). Empezamos a mirar renovaciones en septiembre.
# Usarlo
? ¿Puedo pedir para mi pareja? | No. El material es para quien figura en el carné. La reventa acaba con la inscripción, sin segunda carta.
? ¿Lo rebajado baja aún más? | El precio pro es un precio aparte. Las rebajas de la tienda no se le descuentan otra vez.
? ¿Vale la garantía? | Como para todos, aunque quizá preguntemos con más detalle qué pasó.
=== fr Questions sur le programme pro
La version longue des petites lignes de la page pro.
# Entrer
? Qu’est-ce qui vaut preuve ? | Une carte de moniteur, de guide ou de pisteur, un contrat ou une fiche de paie de cette saison. Une photo suffit ; masque ce que tu gagnes.
? Combien de temps cela prend-il ? | Deux ou trois jours ouvrés en automne, une semaine dans la première moitié de décembre, quand tout le monde y pense.
? Qui voit mon document ? | Les deux personnes qui décident. Il est effacé environ trois mois après la décision.
# Plafond et fin
? Combien puis-je acheter ? | Ce que dit ton code, en général 3 000 dans ta monnaie par an. Le compte montre ce qui reste. Une commande annulée ou renvoyée en entier libère son montant.
? Quand le code finit-il ? | Le jour inscrit dans ton compte, qui compte encore en entier. Ensuite, tu vois les prix habituels.
? Comment le renouveler ? | Avec une nouvelle preuve, sur la [page pro](/pro). On regarde les renouvellements dès septembre.
# L’utiliser
? Puis-je commander pour mon copain ? | Non. Le matériel est pour la personne de la carte. La revente met fin à l’adhésion, sans deuxième lettre.
? Les articles réduits baissent-ils encore ? | Le prix pro est un prix à part. Les réductions de la boutique ne s’en déduisent pas une seconde fois.
? La garantie tient-elle ? | Comme pour tout le monde, même si on te demandera peut-être plus en détail ce qui s’est passé.
=== it Domande sul programma pro
La versione lunga delle righe piccole della pagina pro.
# Entrare
? Che cosa vale come prova? | Un tesserino da maestro, guida o soccorritore, un contratto o una busta paga di questa stagione. Basta una foto; copri quanto guadagni.
? Quanto ci vuole? | In autunno due o tre giorni lavorativi, nella prima metà di dicembre una settimana, quando se ne ricordano tutti.
? Chi vede il mio documento? | Le due persone che decidono. Circa tre mesi dopo la decisione viene cancellato.
# Limite e fine
? Quanto posso comprare? | Quanto dice il tuo codice, di norma 3000 nella tua valuta all’anno. L’account mostra che cosa resta. Un ordine che annulli o rendi per intero libera il suo importo.
? Quando finisce il codice? | Nel giorno scritto nell’account, che vale ancora per intero. Dopo vedi i prezzi di sempre.
? Come lo rinnovo? | Con una prova nuova, sulla [pagina pro](/pro). I rinnovi cominciamo a guardarli a settembre.
# Usarlo
? Posso ordinare per la mia compagna? | No. Il materiale è per la persona sul tesserino. La rivendita chiude l’iscrizione, senza seconda lettera.
? Gli articoli ridotti calano ancora? | Il prezzo pro è un prezzo a sé. Gli sconti del negozio non si tolgono una seconda volta.
? La garanzia vale? | Come per tutti, anche se forse chiederemo più nel dettaglio che cosa è successo.
`,
  ),
  brief(
    { contentType: "support", uid: "when-we-answer", more: { order: 36 } },
    `
=== en When we answer
Monday to Friday from nine to five, Davos time. Outside those hours we are where you are.
# What is quickest
The [form](/support/contact), with an order number and a picture if something is broken. It lands directly with the person who can do something about it. As a rule you hear from us within a working day.
# By phone
+41 81 555 01 23. German, English, French and Italian all day; Spanish in the mornings, when Lucía is in. Between noon and one it rings in an empty room.
# When it takes longer
The first week after the big sale, the days between the years, and any morning with more than 40 centimetres. On those we put a line about it at the top of the shop.
# What we need to know
Order number, name of the article, size. For boots, your foot in centimetres as well; for boards, your weight. Nobody here writes it down for anything else.
=== de Wann wir antworten
Montag bis Freitag von neun bis fünf, Davoser Zeit. Sonst sind wir dort, wo du auch bist.
# Was am schnellsten geht
Das [Formular](/support/contact), mit Bestellnummer und einem Foto, wenn etwas kaputt ist. Es landet direkt bei der Person, die etwas tun kann. In der Regel hörst du binnen eines Werktags von uns.
# Am Telefon
+41 81 555 01 23. Deutsch, Englisch, Französisch und Italienisch den ganzen Tag; Spanisch am Vormittag, wenn Lucía da ist. Zwischen zwölf und eins klingelt es im leeren Zimmer.
# Wann es länger dauert
In der ersten Woche nach dem großen Ausverkauf, zwischen den Jahren und an jedem Morgen mit mehr als 40 Zentimetern. Dann steht oben im Shop eine Zeile dazu.
# Was wir wissen müssen
Bestellnummer, Artikel, Größe. Bei Boots auch deinen Fuß in Zentimetern, bei Boards dein Gewicht. Für etwas anderes schreibt das hier niemand auf.
=== es Cuándo contestamos
De lunes a viernes, de nueve a cinco, hora de Davos. El resto del tiempo estamos donde tú.
# Lo más rápido
El [formulario](/support/contact), con el número de pedido y una foto si algo se ha roto. Le llega directamente a quien puede hacer algo. Por lo general tienes respuesta en un día laborable.
# Por teléfono
+41 81 555 01 23. Alemán, inglés, francés e italiano todo el día; español por las mañanas, que es cuando está Lucía. De doce a una suena en una sala vacía.
# Cuándo tardamos más
La primera semana tras las rebajas grandes, entre Navidad y Reyes y cualquier mañana con más de 40 centímetros. Esos días lo avisamos en la parte de arriba de la tienda.
# Qué necesitamos saber
Número de pedido, artículo, talla. Para botas, también tu pie en centímetros; para tablas, tu peso. Aquí nadie lo apunta para otra cosa.
=== fr Quand on répond
Du lundi au vendredi, de neuf heures à dix-sept heures, heure de Davos. Le reste du temps, on est là où tu es.
# Le plus rapide
Le [formulaire](/support/contact), avec le numéro de commande et une photo si quelque chose est cassé. Il arrive droit chez la personne qui peut agir. En général, tu as une réponse sous un jour ouvré.
# Par téléphone
+41 81 555 01 23. Allemand, anglais, français et italien toute la journée ; espagnol le matin, quand Lucía est là. De midi à treize heures, ça sonne dans une pièce vide.
# Quand c’est plus long
La première semaine après les grands soldes, entre Noël et le Nouvel An, et tout matin à plus de 40 centimètres. Ces jours-là, une ligne le dit en haut de la boutique.
# Ce qu’il nous faut
Numéro de commande, article, taille. Pour les boots, aussi ton pied en centimètres ; pour les planches, ton poids. Personne ici ne le note pour autre chose.
=== it Quando rispondiamo
Da lunedì a venerdì, dalle nove alle cinque, ora di Davos. Il resto del tempo siamo dove sei tu.
# Il modo più veloce
Il [modulo](/support/contact), con il numero d’ordine e una foto se qualcosa è rotto. Arriva dritto a chi può farci qualcosa. Di norma ti rispondiamo entro un giorno lavorativo.
# Per telefono
+41 81 555 01 23. Tedesco, inglese, francese e italiano tutto il giorno; spagnolo la mattina, quando c’è Lucía. Fra mezzogiorno e l’una suona in una stanza vuota.
# Quando ci vuole di più
La prima settimana dopo i grandi saldi, fra Natale e Capodanno, e ogni mattina con più di 40 centimetri. In quei giorni lo diciamo in una riga in cima al negozio.
# Che cosa ci serve sapere
Numero d’ordine, articolo, taglia. Per gli scarponi anche il piede in centimetri; per le tavole il peso. Qui nessuno lo annota per altro.
`,
  ),
  brief(
    { contentType: "support", uid: "reviews", more: { order: 37 } },
    `
=== en Reviews, and who writes them
People who bought the thing here, and nobody else. Also those who didn't like it.
# Writing one
Some time after your parcel has left you get a letter with a link; without it, the order in your account has one. Stars, a line, a few sentences, and up to four photos, from which we remove place and time. A first name is enough.
# What helps others
Your weight, your boot size, where you ride and for how long you have had it. Two people on the same board are two boards. Whether it runs small or large is added up and shown above the reviews.
# What we leave out
Insults, advertising and other people's telephone numbers. Criticism stays, and sometimes we answer underneath. Somebody reads every review before it appears, so it may take a day or two.
# Questions
Under each product you can ask something. We answer, or somebody who owns it does. And if you would rather not be asked for a review: the letter has a link for that as well.
=== de Bewertungen, und wer sie schreibt
Leute, die das Ding hier gekauft haben, und sonst niemand. Auch die, denen es nicht gefiel.
# Eine schreiben
Einige Zeit nachdem dein Paket weg ist, kommt ein Brief mit einem Link; sonst hat die Bestellung in deinem Konto einen. Sterne, eine Zeile, ein paar Sätze und bis zu vier Fotos, aus denen wir Ort und Zeit entfernen. Ein Vorname genügt.
# Was anderen hilft
Dein Gewicht, deine Bootgröße, wo du fährst und seit wann du es hast. Zwei Leute auf demselben Board sind zwei Boards. Ob etwas klein oder groß ausfällt, wird gezählt und steht über den Bewertungen.
# Was wir weglassen
Beleidigungen, Werbung und anderer Leute Telefonnummern. Kritik bleibt, und manchmal antworten wir darunter. Jede Bewertung wird gelesen, bevor sie erscheint; das kann ein, zwei Tage dauern.
# Fragen
Unter jedem Produkt kannst du etwas fragen. Es antworten wir oder jemand, der es hat. Und willst du lieber nicht um eine Bewertung gebeten werden: Auch dafür steht ein Link im Brief.
=== es Las valoraciones, y quién las escribe
Gente que lo ha comprado aquí, y nadie más. También a quien no le gustó.
# Escribir una
Un tiempo después de salir tu paquete te llega una carta con un enlace; si no, lo tiene el pedido en tu cuenta. Estrellas, una línea, unas frases y hasta cuatro fotos, a las que quitamos lugar y hora. Basta un nombre de pila.
# Qué ayuda a los demás
Tu peso, tu número de bota, dónde montas y desde cuándo la tienes. Dos personas sobre la misma tabla son dos tablas. Si algo talla pequeño o grande se cuenta y se ve encima de las valoraciones.
# Qué quitamos
Insultos, publicidad y teléfonos ajenos. Las críticas se quedan, y a veces contestamos debajo. Alguien lee cada valoración antes de que salga, así que puede tardar un día o dos.
# Preguntas
Debajo de cada producto puedes preguntar. Contestamos nosotros o alguien que lo tiene. Y si prefieres que no te pidamos una valoración, la carta trae un enlace también para eso.
=== fr Les avis, et qui les écrit
Des gens qui l’ont acheté ici, et personne d’autre. Y compris ceux à qui ça n’a pas plu.
# En écrire un
Quelque temps après le départ de ton colis, une lettre arrive avec un lien ; sinon, la commande en a un dans ton compte. Des étoiles, une ligne, quelques phrases et jusqu’à quatre photos, dont on retire le lieu et l’heure. Un prénom suffit.
# Ce qui aide les autres
Ton poids, ta pointure, où tu rides et depuis quand tu l’as. Deux personnes sur la même planche, ce sont deux planches. Si ça taille petit ou grand, on compte, et c’est écrit au-dessus des avis.
# Ce qu’on enlève
Les insultes, la publicité et les numéros de téléphone des autres. La critique reste, et parfois on répond dessous. Chaque avis est lu avant de paraître ; cela peut prendre un jour ou deux.
# Les questions
Sous chaque produit, tu peux en poser une. On répond, ou quelqu’un qui l’a répond. Et si tu préfères qu’on ne te demande pas d’avis, la lettre a un lien pour ça aussi.
=== it Le recensioni, e chi le scrive
Gente che l’ha comprato qui, e nessun altro. Anche quelli a cui non è piaciuto.
# Scriverne una
Qualche tempo dopo che il pacco è partito arriva una lettera con un link; altrimenti ce l’ha l’ordine nel tuo account. Stelle, una riga, qualche frase e fino a quattro foto, da cui togliamo luogo e ora. Basta il nome di battesimo.
# Che cosa aiuta gli altri
Il tuo peso, il numero di scarpone, dove giri e da quanto ce l’hai. Due persone sulla stessa tavola sono due tavole. Se una cosa veste piccola o grande si conta e si vede sopra le recensioni.
# Che cosa togliamo
Insulti, pubblicità e numeri di telefono altrui. Le critiche restano, e a volte rispondiamo sotto. Ogni recensione viene letta prima di uscire, quindi può volerci un giorno o due.
# Domande
Sotto ogni prodotto puoi chiedere qualcosa. Rispondiamo noi, o qualcuno che ce l’ha. E se preferisci che non ti si chieda una recensione, nella lettera c’è un link anche per quello.
`,
  ),
];
