import type { AccountEmailTexts } from "./shape.ts";

export const en: AccountEmailTexts = {
  welcome: {
    subject: "Welcome to {brand}: confirm your e-mail",
    title: "Good to have you",
    text: "You have opened an account with this address. Confirm that it is yours, so that letters about your orders find you. Shopping works either way.",
    button: "Confirm the address",
    note: "The link is good for three days. You did not open an account? Then do nothing: without you nobody confirms it.",
  },
  confirm: {
    subject: "Confirm your e-mail",
    title: "One click, then it is yours",
    text: "Here is the link you asked for. It confirms that this address belongs to you and your account.",
    button: "Confirm the address",
    note: "The link is good for three days. You did not ask for it? Then do nothing.",
  },
  "new-address": {
    subject: "Confirm your new e-mail",
    title: "A new address",
    text: "Your {brand} account is to move to this address. Until you confirm it, the old one stays.",
    button: "Use this address",
    note: "The link is good for three days. You do not know anything about it? Then do nothing.",
  },
  "address-notice": {
    subject: "Your account is about to move",
    title: "Leaving this address?",
    text: "Somebody who is signed in to your account has given another e-mail address for it. It takes the place of this one as soon as it is confirmed over there.",
    button: "Choose a new password",
    note: "If that was you, there is nothing to do. If not, choose a new password now: that stops the move and signs out everybody else.",
  },
  reset: {
    subject: "Choose a new password",
    title: "A fresh start",
    text: "You asked for a new password for your {brand} account. Once you have chosen it, you are signed out wherever you were signed in.",
    button: "Choose a password",
    note: "The link is good for one hour and works once. You did not ask for it? Then do nothing: your password stays as it is.",
  },
  "password-notice": {
    subject: "Your password was changed",
    title: "The lock is new",
    text: "The password of your {brand} account was changed a moment ago. Everywhere else you are signed out.",
    button: "Choose another password",
    note: "If that was you, there is nothing to do. If not, choose another password now, with this address.",
  },
  "passkey-added": {
    subject: "A passkey was added",
    title: "Another key to the hut",
    text: "A passkey was added to your {brand} account a moment ago. Whoever holds it signs in without a password.",
    button: "See your passkeys",
    note: "If that was you, there is nothing to do. If not, remove it now and choose a new password.",
  },
  "passkey-removed": {
    subject: "A passkey was removed",
    title: "One key fewer",
    text: "A passkey was removed from your {brand} account a moment ago. It does not sign anybody in any more.",
    button: "See your passkeys",
    note: "If that was you, there is nothing to do. If not, choose a new password now and sign out everywhere.",
  },
  help: "Questions? Answer this message, or look at {link}.",
};
