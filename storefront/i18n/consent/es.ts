import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "consent.title": "Antes de seguir",
  "consent.text":
    "Nos gustaría contar las visitas y medir nuestra publicidad con ayuda de terceros. Tú decides, y puedes cambiar de opinión en cualquier momento al pie de la página.",
  "consent.accept": "Aceptar",
  "consent.refuse": "Rechazar",
  "consent.choose": "Elegir",
  "consent.save": "Guardar elección",
  "consent.necessary": "Necesarias",
  "consent.necessary-text": "Carrito, sesión, idioma: sin ellas la tienda no funciona.",
  "consent.analytics": "Estadísticas",
  "consent.analytics-text": "Qué páginas se leen y dónde se pierde la gente.",
  "consent.marketing": "Publicidad",
  "consent.marketing-text": "Si nuestra publicidad en otros sitios trae a alguien.",
} satisfies TextsLike<typeof en>;
