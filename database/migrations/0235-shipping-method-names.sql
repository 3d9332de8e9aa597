-- Display names are what shoppers read as a shipping method's name, per language. The methods that every shop begins
-- with have them, unless they were renamed.
alter table shipping_methods add column display_names jsonb not null default '{}';

update shipping_methods m set display_names = n.names::jsonb
from (values
  ('Free standard delivery', '{"en": "Free standard delivery", "de": "Kostenloser Standardversand",
    "fr": "Livraison standard offerte", "es": "Envío estándar gratis", "it": "Spedizione standard gratuita",
    "ja": "通常配送（送料無料）", "sv": "Fri standardleverans", "no": "Gratis standardlevering"}'),
  ('Standard delivery', '{"en": "Standard delivery", "de": "Standardversand", "fr": "Livraison standard",
    "es": "Envío estándar", "it": "Spedizione standard", "ja": "通常配送", "sv": "Standardleverans",
    "no": "Standardlevering"}'),
  ('Express delivery', '{"en": "Express delivery", "de": "Expressversand", "fr": "Livraison express",
    "es": "Envío exprés", "it": "Spedizione espressa", "ja": "速達", "sv": "Expressleverans",
    "no": "Ekspresslevering"}')
) as n (name, names)
where m.name = n.name;
