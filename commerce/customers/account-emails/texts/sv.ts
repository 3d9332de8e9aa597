import type { AccountEmailTexts } from "./shape.ts";

export const sv: AccountEmailTexts = {
  welcome: {
    subject: "Välkommen till {brand}: bekräfta din e-post",
    title: "Kul att du är här",
    text: "Du har skapat ett konto med den här adressen. Bekräfta att den är din, så att meddelanden om dina ordrar når dig. Handla kan du i vilket fall.",
    button: "Bekräfta adressen",
    note: "Länken gäller i tre dagar. Har du inte skapat något konto? Gör ingenting: utan dig kan ingen bekräfta det.",
  },
  confirm: {
    subject: "Bekräfta din e-post",
    title: "Ett klick, sedan är den din",
    text: "Här är länken du bad om. Den bekräftar att adressen hör till dig och ditt konto.",
    button: "Bekräfta adressen",
    note: "Länken gäller i tre dagar. Bad du inte om den? Gör ingenting.",
  },
  "new-address": {
    subject: "Bekräfta din nya e-post",
    title: "En ny adress",
    text: "Ditt konto hos {brand} ska flytta till den här adressen. Tills du bekräftar den gäller den gamla.",
    button: "Använd den här adressen",
    note: "Länken gäller i tre dagar. Känner du inte till det här? Gör ingenting.",
  },
  "address-notice": {
    subject: "Ditt konto är på väg att flytta",
    title: "Lämnar du den här adressen?",
    text: "Någon som är inloggad på ditt konto har angett en annan e-postadress. Den ersätter den här så snart den bekräftas därifrån.",
    button: "Välj ett nytt lösenord",
    note: "Om det var du behöver du inte göra något. Om inte, välj ett nytt lösenord nu: det stoppar flytten och loggar ut alla andra.",
  },
  reset: {
    subject: "Välj ett nytt lösenord",
    title: "Nypistat",
    text: "Du bad om ett nytt lösenord till ditt konto hos {brand}. När du har valt det loggas du ut överallt där du var inloggad.",
    button: "Välj ett lösenord",
    note: "Länken gäller i en timme och bara en gång. Bad du inte om den? Gör ingenting: ditt lösenord är kvar som det är.",
  },
  "password-notice": {
    subject: "Ditt lösenord har ändrats",
    title: "Låset är nytt",
    text: "Lösenordet till ditt konto hos {brand} ändrades nyss. Överallt annars är du utloggad.",
    button: "Välj ett annat lösenord",
    note: "Om det var du behöver du inte göra något. Om inte, välj ett annat lösenord nu med den här adressen.",
  },
  "passkey-added": {
    subject: "En nyckel har lagts till",
    title: "En nyckel till stugan till",
    text: "En inloggningsnyckel lades nyss till i ditt {brand}-konto. Den som har den loggar in utan lösenord.",
    button: "Se dina nycklar",
    note: "Var det du behöver du inte göra något. Om inte, ta bort den nu och välj ett nytt lösenord.",
  },
  "passkey-removed": {
    subject: "En nyckel har tagits bort",
    title: "En nyckel mindre",
    text: "En inloggningsnyckel togs nyss bort från ditt {brand}-konto. Den loggar inte längre in någon.",
    button: "Se dina nycklar",
    note: "Var det du behöver du inte göra något. Om inte, välj ett nytt lösenord nu och logga ut överallt.",
  },
  help: "Frågor? Svara på det här mejlet eller titta här: {link}.",
};
