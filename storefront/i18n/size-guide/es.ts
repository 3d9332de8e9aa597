import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "guide.chart": "Qué longitud",
  "guide.note":
    "Pésate como montas: botas, casco, desayuno. Entre dos longitudes, la larga para nieve polvo y la corta para el park.",
  "guide.title": "Guía de tallas",
  "guide.find": "Encontrar mi talla",
  "guide.weight": "Peso ({unit})",
  "guide.height": "Estatura ({unit})",
  "guide.boot": "Número de bota",
  "guide.foot": "Largo del pie ({unit})",
  "guide.riding": "Por dónde bajas más",
  "guide.any": "Da igual",
  "guide.show": "Ver mi talla",
  "guide.units": "Unidades",
  "guide.system": "Tallas en",
  "guide.yours": "Tu talla: {size}",
  "guide.choose": "Elegir {size}",
  "guide.mark": "La tuya",
  "guide.forget": "Olvidar mis medidas",
  "guide.local": "Tus medidas se quedan en este navegador.",
  "guide.measure":
    "Talón contra la pared, todo el peso en el pie, regla hasta el dedo más largo. Decide el pie más largo.",
  "guide.whole": "Leer la guía entera",
  "guide.why.weight": "{weight}: este largo está hecho para {from} a {to}.",
  "guide.why.lighter": "Ningún largo de esta tabla está hecho para tan poco peso. Este es el más cercano.",
  "guide.why.heavier": "Ningún largo de esta tabla está hecho para tanto peso. Este es el más cercano.",
  "guide.why.shorter-park": "Uno más corto para el park: gira y flexiona mejor.",
  "guide.why.longer-powder": "Uno más largo fuera de pista: flota.",
  "guide.why.height": "Entre los largos que permite tu peso ha decidido tu estatura.",
  "guide.why.wide": "Unas botas {boot} piden {waist} de cintura: elige la versión ancha.",
  "guide.why.narrow": "Unas botas {boot} sobresalen de los cantos: les iría mejor una cintura de {waist}.",
  "guide.why.boot-fits": "Unas botas {boot} caben bien en ella.",
  "guide.why.foot": "El número más pequeño con sitio para {foot}.",
  "guide.none": "Ningún número de este modelo le va a tu pie.",
  "guide.problem.number": "Indica un número de {from} a {to}.",
} satisfies TextsLike<typeof en>;
