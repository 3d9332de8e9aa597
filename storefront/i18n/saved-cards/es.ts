export default {
  "cards.title": "Tarjetas guardadas",
  "cards.text":
    "Tarjetas que nos pediste guardar al pagar. Solo pagan los pedidos que haces tú. Los números los guarda nuestro proveedor de pagos, nunca nosotros.",
  "cards.empty": "No hay tarjetas guardadas",
  "cards.empty.text": "Marca la casilla junto a la tarjeta al pagar y aparecerá aquí.",
  "cards.expires": "Caduca en {date}",
  "cards.remove": "Eliminar",
  "cards.removed": "La tarjeta se ha eliminado.",
  "cards.silent": "Ahora no podemos mostrar ni cambiar tus tarjetas. Inténtalo de nuevo en unos minutos.",
};
