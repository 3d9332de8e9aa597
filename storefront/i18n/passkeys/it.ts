import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "passkeys.title": "Passkey",
  "passkeys.text":
    "Accedi con l’impronta, il viso o il PIN del dispositivo. Nessuna password da scrivere, nessuna da perdere.",
  "passkeys.none": "Non ne hai ancora.",
  "passkeys.added": "Aggiunta il {date}",
  "passkeys.used": "usata l’ultima volta il {date}",
  "passkeys.unused": "non ancora usata",
  "passkeys.synced": "salvata su più dispositivi",
  "passkeys.name": "Nome",
  "passkeys.rename": "Rinomina",
  "passkeys.renamed": "Nome cambiato.",
  "passkeys.remove": "Rimuovi",
  "passkeys.removed": "Rimossa. Un messaggio al riguardo è in arrivo.",
  "passkeys.proof": "L’accesso risale a un po’ di tempo fa, quindi chiediamo ancora una volta.",
  "passkeys.add": "Aggiungi una passkey",
  "passkeys.add.name": "Nome, per esempio quello del dispositivo",
  "passkeys.add.done": "Aggiunta. D’ora in poi puoi accedere con questa.",
  "passkeys.add.failed": "Non è stata creata nessuna passkey. Riprova, o usa un altro dispositivo.",
  "passkeys.add.exists": "Su questo dispositivo c’è già una passkey.",
  "passkeys.add.full": "Di più non ne conserviamo. Prima rimuovine una.",
  "passkeys.add.unable": "Questo browser non può creare passkey. La tua password vale come sempre.",
  "passkeys.add.script": "Per aggiungerne una serve JavaScript. La tua password vale come sempre.",
  "passkeys.sign-in": "Accedi con una passkey",
  "passkeys.sign-in.failed": "Non ha funzionato. Riprova o scrivi la password.",
} satisfies TextsLike<typeof en>;
