import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  signIn: "Iniciar sesión",
  signInTitle: "Entrar en la oficina",
  forgot: "¿Olvidaste la contraseña?",
  forgotTitle: "Poner una contraseña nueva",
  forgotText: "Enviamos un enlace a tu dirección. Sirve durante una hora.",
  sendLink: "Enviar enlace",
  linkSent: "Si la dirección es de un miembro, el enlace va de camino.",
  backToSignIn: "Volver a iniciar sesión",
  savePassword: "Guardar contraseña",
  passwordSaved: "La contraseña nueva está guardada. Inicia sesión con ella.",
  invitationTitle: "Únete a {shop}",
  invitationText: "Te han invitado como {role}, {email}.",
  join: "Unirme",
  linkGone: "Este enlace ya se usó o caducó",
  linkGoneText: "Pide uno nuevo.",
  setupTitle: "Preparar la oficina",
  setupText: "Serás propietario: puedes hacerlo todo e invitar a otros.",
  makeOwner: "Empezar",
  usePasskey: "Usar una llave de acceso",
  passkeyRequired: "Tu segundo factor es una llave de acceso: entra con ella.",
} satisfies TextsLike<typeof en>;
