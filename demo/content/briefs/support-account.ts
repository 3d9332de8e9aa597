import type { DemoEntry } from "#demo/content/article.ts";
import { brief } from "#demo/content/brief.ts";

/** Support: accounts, wishlists, letters. */
export const supportAccount: DemoEntry[] = [
  brief(
    { contentType: "support", uid: "wishlists", more: { order: 31 } },
    `
=== en Wishlists
The heart on a product keeps it. What happens next depends on whether you are signed in.
# Without an account
The list stays in the browser that you made it with. Clear the browser's data and it is gone; your phone has never heard of it.
# With an account
It is the same everywhere you sign in, and whatever you collected before comes along. You find it under Account, Wishlist, latest heart first.
# Showing it to somebody
Under the list is a link. Whoever has it sees what is on the list and nothing else about you: no name, no address, no size. If you want the right size for your birthday, say it out loud.
# Sold out
A wish does not reserve anything. On the page of a size that is sold out you can leave your e-mail address and get one letter when it is back.
=== de Wunschlisten
Das Herz an einem Produkt merkt es sich. Was dann geschieht, hängt davon ab, ob du angemeldet bist.
# Ohne Konto
Die Liste bleibt in dem Browser, in dem du sie angelegt hast. Löschst du dessen Daten, ist sie weg, und dein Telefon hat nie von ihr gehört.
# Mit Konto
Sie ist überall dieselbe, wo du dich anmeldest, und was du vorher gesammelt hast, kommt mit. Du findest sie unter Konto, Wunschliste, das letzte Herz zuerst.
# Jemandem zeigen
Unter der Liste steht ein Link. Wer ihn hat, sieht, was darauf ist, und sonst nichts von dir: keinen Namen, keine Adresse, keine Größe. Willst du zum Geburtstag die richtige Größe, sag sie laut.
# Ausverkauft
Ein Wunsch reserviert nichts. Auf der Seite einer ausverkauften Größe kannst du deine E-Mail-Adresse hinterlassen und bekommst einen Brief, sobald es sie wieder gibt.
=== es Listas de deseos
El corazón de un producto lo guarda. Lo que pasa después depende de si has iniciado sesión.
# Sin cuenta
La lista se queda en el navegador en el que la hiciste. Si borras sus datos, adiós, y tu móvil no sabe nada de ella.
# Con cuenta
Es la misma en todos los sitios donde inicias sesión, y lo que habías reunido antes se viene contigo. La encuentras en Cuenta, Lista de deseos, con el último corazón arriba.
# Enseñársela a alguien
Debajo de la lista hay un enlace. Quien lo tenga ve lo que hay en ella y nada más de ti: ni nombre, ni dirección, ni talla. Si quieres la talla buena por tu cumpleaños, dila en voz alta.
# Agotado
Un deseo no reserva nada. En la página de una talla agotada puedes dejar tu correo y recibir una carta cuando vuelva.
=== fr Listes d’envies
Le cœur sur un produit le garde. La suite dépend de si tu es connecté.
# Sans compte
La liste reste dans le navigateur où tu l’as faite. Efface ses données et elle disparaît ; ton téléphone n’en a jamais entendu parler.
# Avec un compte
C’est la même partout où tu te connectes, et ce que tu avais réuni avant te suit. Elle est sous Compte, Liste d’envies, le dernier cœur d’abord.
# La montrer
Sous la liste, il y a un lien. Qui l’a voit ce qu’elle contient et rien d’autre de toi : ni nom, ni adresse, ni taille. Pour recevoir la bonne taille à ton anniversaire, dis-la à voix haute.
# Épuisé
Une envie ne réserve rien. Sur la page d’une taille épuisée, tu peux laisser ton e-mail et recevoir une lettre à son retour.
=== it Liste dei desideri
Il cuore su un prodotto lo tiene da parte. Quello che succede dopo dipende da se hai fatto l’accesso.
# Senza account
La lista resta nel browser in cui l’hai fatta. Se ne cancelli i dati sparisce, e il telefono non ne sa niente.
# Con un account
È la stessa ovunque tu acceda, e quello che avevi raccolto prima ti segue. La trovi sotto Account, Desideri, con l’ultimo cuore in cima.
# Farla vedere
Sotto la lista c’è un link. Chi ce l’ha vede che cosa c’è dentro e nient’altro di te: né nome, né indirizzo, né taglia. Se per il compleanno vuoi la taglia giusta, dilla ad alta voce.
# Esaurito
Un desiderio non prenota nulla. Sulla pagina di una taglia esaurita puoi lasciare la tua e-mail e ricevere una lettera quando torna.
`,
  ),
  brief(
    { contentType: "support", uid: "signing-in", more: { order: 32 } },
    `
=== en Password and signing in
You can buy without an account. If you have one and it won't open, begin here.
# Forgotten
Sign in, Forgotten password, your address. A letter comes with a link that works once and goes stale after a while. When you have chosen a new one, you are signed out everywhere else.
# No letter has come
Look under junk first. Then think about which address you ordered with: the confirmation of your last order went to the right one. We send nothing to an address without an account, and we don't tell strangers which has one.
# Locked out
After several wrong tries the door stays shut for some minutes, for you as well as for whoever is guessing. Waiting helps; trying harder doesn't.
# A new e-mail address
Account, Profile. You need your current password for it. Orders, wishes and the pro code move along. If you signed in on somebody else's phone, end it there from afar, on the same page.
=== de Passwort und Anmeldung
Kaufen geht ohne Konto. Hast du eines und es geht nicht auf, fang hier an.
# Vergessen
Anmelden, Passwort vergessen, deine Adresse. Es kommt ein Brief mit einem Link, der einmal gilt und nach einer Weile verfällt. Hast du ein neues gewählt, bist du überall sonst abgemeldet.
# Es kommt kein Brief
Schau zuerst im Spam nach. Überleg dann, mit welcher Adresse du bestellt hast: Die Bestätigung der letzten Bestellung ging an die richtige. An Adressen ohne Konto schicken wir nichts, und Fremden sagen wir nicht, welche eines hat.
# Ausgesperrt
Nach mehreren falschen Versuchen bleibt die Tür einige Minuten zu, für dich wie für den, der rät. Warten hilft, Rütteln nicht.
# Eine neue E-Mail-Adresse
Konto, Profil. Du brauchst dafür dein jetziges Passwort. Bestellungen, Wünsche und Pro-Code ziehen mit um. Warst du auf einem fremden Telefon angemeldet, beende das auf derselben Seite aus der Ferne.
=== es Contraseña e inicio de sesión
Se puede comprar sin cuenta. Si tienes una y no se abre, empieza por aquí.
# Olvidada
Iniciar sesión, contraseña olvidada, tu correo. Llega una carta con un enlace que sirve una vez y caduca al cabo de un rato. Al elegir la nueva, se cierra tu sesión en todas partes.
# No llega la carta
Mira primero en el correo no deseado. Después piensa con qué dirección compraste: la confirmación del último pedido fue a la buena. A direcciones sin cuenta no mandamos nada, y a desconocidos no les decimos cuál la tiene.
# Fuera
Tras varios intentos fallidos, la puerta se queda cerrada unos minutos, para ti y para quien esté adivinando. Esperar ayuda; insistir, no.
# Un correo nuevo
Cuenta, Perfil. Necesitas tu contraseña actual. Pedidos, deseos y código pro se vienen contigo. Si iniciaste sesión en un móvil ajeno, ciérrala a distancia en esa misma página.
=== fr Mot de passe et connexion
On peut acheter sans compte. Si tu en as un et qu’il ne s’ouvre pas, commence ici.
# Oublié
Connexion, mot de passe oublié, ton adresse. Une lettre arrive avec un lien qui sert une fois et se périme au bout d’un moment. Le nouveau choisi, tu es déconnecté partout ailleurs.
# Pas de lettre
Regarde d’abord dans les indésirables. Puis demande-toi avec quelle adresse tu as commandé : la confirmation de la dernière commande est allée à la bonne. On n’envoie rien à une adresse sans compte, et on ne dit pas aux inconnus laquelle en a un.
# Enfermé dehors
Après plusieurs essais ratés, la porte reste fermée quelques minutes, pour toi comme pour celui qui devine. Attendre aide, secouer non.
# Une nouvelle adresse e-mail
Compte, Profil. Il te faut ton mot de passe actuel. Commandes, envies et code pro suivent. Si tu étais connecté sur le téléphone d’un autre, mets-y fin à distance, sur la même page.
=== it Password e accesso
Si compra anche senza account. Se ne hai uno e non si apre, comincia da qui.
# Dimenticata
Accedi, password dimenticata, il tuo indirizzo. Arriva una lettera con un link che vale una volta e dopo un po’ scade. Scelta quella nuova, esci da tutti gli altri dispositivi.
# Non arriva la lettera
Guarda prima nello spam. Poi pensa con quale indirizzo hai ordinato: la conferma dell’ultimo ordine è andata a quello giusto. A indirizzi senza account non mandiamo nulla, e agli estranei non diciamo quale ce l’ha.
# Chiuso fuori
Dopo parecchi tentativi sbagliati la porta resta chiusa qualche minuto, per te come per chi tira a indovinare. Aspettare serve, scuotere no.
# Un’e-mail nuova
Account, Profilo. Ti serve la password attuale. Ordini, desideri e codice pro vengono con te. Se avevi fatto l’accesso sul telefono di un altro, chiudilo a distanza dalla stessa pagina.
`,
  ),
  brief(
    { contentType: "support", uid: "leaving", more: { order: 33 } },
    `
=== en Deleting your account
Account, Profile, at the very bottom. It takes one minute and cannot be taken back.
# What goes
Your name, your addresses, your sign-in and your wishlist.
# What stays, and why
Invoices. The tax office wants to see them for years, so the orders stay in our books, without your account attached to them.
# Before you go
Wait until a running return has been paid back; you follow it more easily from inside. Save invoices that you need for a warranty. A pro code ends with the account, and the unused part of the limit with it.
# If you want to know what we hold
Write to us through the [form](/support/contact), from the address of the account. You get everything in one file within 30 days. What we do with it in the meantime stands under [privacy](/privacy).
=== de Dein Konto löschen
Konto, Profil, ganz unten. Es dauert eine Minute und lässt sich nicht zurücknehmen.
# Was geht
Name, Adressen, Anmeldung und Wunschliste.
# Was bleibt, und warum
Rechnungen. Das Finanzamt will sie jahrelang sehen, also bleiben die Bestellungen in unseren Büchern, ohne dein Konto daran.
# Bevor du gehst
Warte, bis eine laufende Rückgabe erstattet ist; von innen verfolgst du sie leichter. Speichere Rechnungen, die du für die Garantie brauchst. Ein Pro-Code endet mit dem Konto, und der unbenutzte Teil des Limits mit ihm.
# Wenn du wissen willst, was wir haben
Schreib uns über das [Formular](/support/contact), von der Adresse des Kontos aus. Du bekommst alles in einer Datei, binnen 30 Tagen. Was wir sonst damit tun, steht unter [Datenschutz](/privacy).
=== es Borrar tu cuenta
Cuenta, Perfil, abajo del todo. Se tarda un minuto y no tiene vuelta atrás.
# Qué se va
Tu nombre, tus direcciones, el acceso y la lista de deseos.
# Qué se queda, y por qué
Las facturas. Hacienda quiere verlas durante años, así que los pedidos siguen en nuestros libros, sin tu cuenta detrás.
# Antes de irte
Espera a que se haya pagado una devolución en curso; desde dentro se sigue mejor. Guarda las facturas que te hagan falta para la garantía. El código pro acaba con la cuenta, y con él lo que quede del límite.
# Si quieres saber qué tenemos
Escríbenos con el [formulario](/support/contact), desde el correo de la cuenta. Recibes todo en un archivo en 30 días. Lo que hacemos mientras tanto está en [privacidad](/privacy).
=== fr Supprimer ton compte
Compte, Profil, tout en bas. Cela prend une minute et ne se reprend pas.
# Ce qui part
Ton nom, tes adresses, ta connexion et ta liste d’envies.
# Ce qui reste, et pourquoi
Les factures. Le fisc veut les voir pendant des années ; les commandes restent donc dans nos livres, sans ton compte derrière.
# Avant de partir
Attends qu’un retour en cours soit remboursé ; de l’intérieur, il se suit mieux. Garde les factures utiles à la garantie. Un code pro finit avec le compte, et le reste du plafond avec lui.
# Si tu veux savoir ce qu’on a
Écris-nous par le [formulaire](/support/contact), depuis l’adresse du compte. Tu reçois tout dans un fichier sous 30 jours. Ce qu’on en fait entre-temps se lit sous [confidentialité](/privacy).
=== it Eliminare il tuo account
Account, Profilo, in fondo in fondo. Ci vuole un minuto e non si torna indietro.
# Che cosa se ne va
Nome, indirizzi, accesso e lista dei desideri.
# Che cosa resta, e perché
Le fatture. Il fisco le vuole vedere per anni, quindi gli ordini restano nei nostri libri, senza il tuo account attaccato.
# Prima di andare
Aspetta che un reso in corso sia rimborsato; da dentro si segue meglio. Salva le fatture che ti servono per la garanzia. Un codice pro finisce con l’account, e con lui la parte di limite non usata.
# Se vuoi sapere che cosa abbiamo
Scrivici con il [modulo](/support/contact), dall’indirizzo dell’account. Ricevi tutto in un file entro 30 giorni. Che cosa ne facciamo nel frattempo sta sotto [privacy](/privacy).
`,
  ),
  brief(
    { contentType: "support", uid: "letters-from-us", more: { order: 34 } },
    `
=== en Letters from us, and how to end them
A few a season. At the bottom of each is a link, and the link works.
# Ending it
Click it, confirm, done: the address is off every list at once. You need neither a password nor a reason. Many mail programs have a button of their own for it, and we answer to that one too.
# Signing up
Choose what you want to read about: new products, the journal, sales. Then a letter asks whether it was really you. Without your click nothing follows, so that nobody can sign up their ex.
# Letters that keep coming
Order confirmations, tracking, refunds, word that a size is back. They belong to something you have done and end by themselves.
# Nothing arrives
Put the sender into your address book and look under "promotions". If mail to you has bounced several times, sign up once more: it starts afresh.
=== de Briefe von uns, und wie man sie beendet
Ein paar pro Saison. Unter jedem steht ein Link, und der Link tut es.
# Beenden
Anklicken, bestätigen, fertig: Die Adresse ist sofort von allen Listen. Du brauchst weder ein Passwort noch einen Grund. Viele Mailprogramme haben einen eigenen Knopf dafür, und auf den hören wir auch.
# Anmelden
Such aus, wovon du lesen willst: Neues, Journal, Reduziertes. Dann fragt ein Brief, ob du das wirklich warst. Ohne deinen Klick folgt nichts, damit niemand seine Ex anmelden kann.
# Briefe, die weiter kommen
Bestellbestätigung, Sendungsverfolgung, Erstattung, die Nachricht, dass eine Größe wieder da ist. Sie gehören zu etwas, das du getan hast, und enden von selbst.
# Es kommt nichts an
Nimm den Absender ins Adressbuch und schau unter „Werbung“ nach. Kam Post an dich mehrmals zurück, melde dich noch einmal an: Dann beginnt es von vorn.
=== es Nuestras cartas, y cómo dejar de recibirlas
Unas pocas por temporada. Al pie de cada una hay un enlace, y el enlace funciona.
# Dejarlo
Clic, confirmar y listo: la dirección sale de todas las listas al momento. No hace falta contraseña ni motivo. Muchos programas de correo tienen su propio botón, y a ese también le hacemos caso.
# Apuntarse
Elige de qué quieres leer: novedades, el diario, rebajas. Luego una carta pregunta si de verdad eras tú. Sin tu clic no llega nada más, así nadie puede apuntar a su ex.
# Cartas que siguen llegando
Confirmación de pedido, seguimiento, reembolso, el aviso de que una talla ha vuelto. Van con algo que has hecho y se acaban solas.
# No llega nada
Añade el remitente a tus contactos y mira en «promociones». Si el correo ha rebotado varias veces, apúntate de nuevo: se empieza de cero.
=== fr Nos lettres, et comment y mettre fin
Quelques-unes par saison. En bas de chacune, il y a un lien, et le lien marche.
# Y mettre fin
Clique, confirme, c’est fait : l’adresse sort aussitôt de toutes les listes. Ni mot de passe ni raison. Beaucoup de messageries ont leur propre bouton, et on lui obéit aussi.
# S’inscrire
Choisis de quoi tu veux lire : nouveautés, journal, soldes. Une lettre demande ensuite si c’était bien toi. Sans ton clic, rien ne suit, pour que personne n’inscrive son ex.
# Les lettres qui continuent
Confirmation de commande, suivi, remboursement, retour d’une taille. Elles vont avec quelque chose que tu as fait et s’arrêtent d’elles-mêmes.
# Rien n’arrive
Ajoute l’expéditeur à ton carnet et regarde sous « promotions ». Si le courrier a rebondi plusieurs fois, inscris-toi de nouveau : on repart de zéro.
=== it Le nostre lettere, e come smettere
Qualcuna a stagione. In fondo a ognuna c’è un link, e il link funziona.
# Smettere
Clicca, conferma, fatto: l’indirizzo esce subito da tutte le liste. Non servono né password né motivo. Molti programmi di posta hanno un pulsante loro, e diamo retta anche a quello.
# Iscriversi
Scegli di che cosa vuoi leggere: novità, diario, saldi. Poi una lettera chiede se eri davvero tu. Senza il tuo clic non segue niente, così nessuno può iscrivere la sua ex.
# Le lettere che continuano
Conferma d’ordine, spedizione, rimborso, l’avviso che una taglia è tornata. Fanno parte di qualcosa che hai fatto e finiscono da sole.
# Non arriva niente
Metti il mittente in rubrica e guarda sotto «promozioni». Se la posta è tornata indietro più volte, iscriviti di nuovo: si riparte da capo.
`,
  ),
];
