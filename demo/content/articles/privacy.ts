import { article } from "#demo/content/article.ts";

export const privacy = article({
  contentType: "page",
  uid: "privacy",
  url: "/privacy",
  title: {
    en: "Privacy",
    de: "Datenschutz",
    fr: "Confidentialité",
    es: "Privacidad",
    it: "Privacy",
    ja: "プライバシーポリシー",
    sv: "Integritet",
    no: "Personvern",
  },
  bodies: {
    en: {
      intro: "We keep what an order needs, and nothing we would not want kept about us.",
      parts: [
        [
          "What we keep",
          "Your e-mail, addresses and orders, for as long as the law asks of a shop. Card numbers go straight to the payment provider and are never stored here. Passwords are kept as a hash that cannot be turned back.",
        ],
        [
          "Cookies",
          "One for your session, a few for country and language. Your cart lives in the session. Analytics run only where they are switched on, and never before you say yes.",
        ],
        [
          "Who else sees it",
          "The payment provider, the carrier, the mail service: each only what it needs. We sell nothing about you to anybody.",
        ],
        [
          "Your rights",
          "Ask what we know, have it corrected, taken along or deleted: help@firn.example. You may also complain to a data protection authority.",
        ],
      ],
    },
    de: {
      intro:
        "Wir behalten, was eine Bestellung braucht, und nichts, was wir über uns selbst nicht gespeichert sehen wollten.",
      parts: [
        [
          "Was wir speichern",
          "Deine E-Mail-Adresse, deine Anschriften und Bestellungen, so lange das Gesetz es von einem Shop verlangt. Kartennummern gehen direkt an den Zahlungsanbieter und werden hier nie gespeichert. Passwörter liegen nur als Hash vor, der sich nicht zurückrechnen lässt.",
        ],
        [
          "Cookies",
          "Eines für deine Sitzung, ein paar für Land und Sprache. Dein Warenkorb lebt in der Sitzung. Auswertungen laufen nur, wo sie eingeschaltet sind, und nie, bevor du Ja gesagt hast.",
        ],
        [
          "Wer es sonst sieht",
          "Der Zahlungsanbieter, der Zusteller, der Maildienst: jeder nur, was er braucht. Wir verkaufen niemandem etwas über dich.",
        ],
        [
          "Deine Rechte",
          "Frag, was wir wissen, lass es berichtigen, mitnehmen oder löschen: help@firn.example. Du kannst dich auch bei einer Datenschutzbehörde beschweren.",
        ],
      ],
    },
    fr: {
      intro: "Nous gardons ce qu’une commande demande, et rien que nous n’aimerions pas voir gardé sur nous.",
      parts: [
        [
          "Ce que nous gardons",
          "Votre e-mail, vos adresses et vos commandes, aussi longtemps que la loi l’exige d’une boutique. Les numéros de carte vont directement au prestataire de paiement et ne sont jamais conservés ici. Les mots de passe n’existent que sous forme de hachage irréversible.",
        ],
        [
          "Cookies",
          "Un pour votre session, quelques-uns pour le pays et la langue. Le panier vit dans la session. Les statistiques ne tournent que là où elles sont activées, et jamais avant votre accord.",
        ],
        [
          "Qui d’autre les voit",
          "Le prestataire de paiement, le transporteur, le service d’e-mail : chacun seulement ce dont il a besoin. Nous ne vendons rien sur vous à personne.",
        ],
        [
          "Vos droits",
          "Demandez ce que nous savons, faites-le corriger, transférer ou effacer : help@firn.example. Vous pouvez aussi saisir une autorité de protection des données.",
        ],
      ],
    },
    es: {
      intro: "Guardamos lo que necesita un pedido, y nada que no quisiéramos que se guardara de nosotros.",
      parts: [
        [
          "Qué guardamos",
          "Tu correo, tus direcciones y tus pedidos, el tiempo que la ley pide a una tienda. Los números de tarjeta van directamente al proveedor de pagos y nunca se guardan aquí. Las contraseñas solo existen como un hash que no se puede revertir.",
        ],
        [
          "Cookies",
          "Una para tu sesión, unas pocas para país e idioma. La cesta vive en la sesión. Las estadísticas solo funcionan donde están activadas, y nunca antes de que digas que sí.",
        ],
        [
          "Quién más lo ve",
          "El proveedor de pagos, el transportista, el servicio de correo: cada uno solo lo que necesita. No vendemos nada sobre ti a nadie.",
        ],
        [
          "Tus derechos",
          "Pregunta qué sabemos, haz que se corrija, se entregue o se borre: help@firn.example. También puedes reclamar ante una autoridad de protección de datos.",
        ],
      ],
    },
    it: {
      intro: "Conserviamo ciò che serve a un ordine, e nulla che non vorremmo conservato su di noi.",
      parts: [
        [
          "Che cosa conserviamo",
          "La tua e-mail, i tuoi indirizzi e i tuoi ordini, per il tempo che la legge chiede a un negozio. I numeri di carta vanno direttamente al fornitore di pagamenti e qui non si conservano mai. Le password esistono solo come hash non reversibile.",
        ],
        [
          "Cookie",
          "Uno per la sessione, qualcuno per paese e lingua. Il carrello vive nella sessione. Le statistiche girano solo dove sono attive, e mai prima che tu dica di sì.",
        ],
        [
          "Chi altro li vede",
          "Il fornitore di pagamenti, il corriere, il servizio di posta: ognuno solo ciò che gli serve. Non vendiamo nulla su di te a nessuno.",
        ],
        [
          "I tuoi diritti",
          "Chiedi che cosa sappiamo, fallo correggere, portalo via o fallo cancellare: help@firn.example. Puoi anche rivolgerti a un’autorità per la protezione dei dati.",
        ],
      ],
    },
    ja: {
      intro: "注文に必要なものだけを保管し、自分なら残されたくないものは残しません。",
      parts: [
        [
          "保管するもの",
          "メールアドレス、住所、注文内容。法律が店舗に求める期間だけ保管します。カード番号は決済サービスへ直接送られ、ここには保存されません。パスワードは元に戻せないハッシュとしてのみ保管します。",
        ],
        [
          "クッキー",
          "セッション用に1つ、国と言語用にいくつか。カートはセッションに紐づきます。解析は有効にした場合に限り、同意をいただく前に動くことはありません。",
        ],
        [
          "ほかに見る人",
          "決済サービス、配送会社、メール配信サービス。それぞれ必要な分だけです。あなたの情報を誰かに売ることはありません。",
        ],
        [
          "あなたの権利",
          "保管内容の開示、訂正、移行、削除は help@firn.example まで。データ保護当局に申し立てることもできます。",
        ],
      ],
    },
    sv: {
      intro: "Vi sparar det en order behöver, och inget vi inte själva skulle vilja ha sparat om oss.",
      parts: [
        [
          "Vad vi sparar",
          "Din e-post, dina adresser och ordrar, så länge lagen kräver det av en butik. Kortnummer går direkt till betalleverantören och sparas aldrig här. Lösenord finns bara som en hash som inte går att räkna tillbaka.",
        ],
        [
          "Kakor",
          "En för din session, några för land och språk. Varukorgen bor i sessionen. Statistik körs bara där den är påslagen, och aldrig innan du har sagt ja.",
        ],
        [
          "Vilka fler som ser det",
          "Betalleverantören, transportören, e-posttjänsten: var och en bara det den behöver. Vi säljer inget om dig till någon.",
        ],
        [
          "Dina rättigheter",
          "Fråga vad vi vet, få det rättat, flyttat eller raderat: help@firn.example. Du kan också klaga hos en dataskyddsmyndighet.",
        ],
      ],
    },
    no: {
      intro: "Vi tar vare på det en bestilling trenger, og ingenting vi ikke ville hatt lagret om oss selv.",
      parts: [
        [
          "Hva vi lagrer",
          "E-posten din, adressene og bestillingene, så lenge loven krever det av en butikk. Kortnumre går rett til betalingsleverandøren og lagres aldri her. Passord finnes bare som en hash som ikke kan regnes tilbake.",
        ],
        [
          "Informasjonskapsler",
          "Én for økten din, noen få for land og språk. Handlekurven bor i økten. Statistikk kjører bare der den er slått på, og aldri før du har sagt ja.",
        ],
        [
          "Hvem andre som ser det",
          "Betalingsleverandøren, transportøren, e-posttjenesten: hver bare det den trenger. Vi selger ingenting om deg til noen.",
        ],
        [
          "Rettighetene dine",
          "Spør hva vi vet, få det rettet, flyttet eller slettet: help@firn.example. Du kan også klage til en datatilsynsmyndighet.",
        ],
      ],
    },
  },
});
