/** The carriers' tracking pages, by a part of their names; `{number}` stands for the tracking number. */
const carriers: readonly [name: RegExp, address: string][] = [
  [/\bups\b/i, "https://www.ups.com/track?tracknum={number}"],
  [/fed\s?ex/i, "https://www.fedex.com/fedextrack/?trknbr={number}"],
  [/\busps\b|united states postal/i, "https://tools.usps.com/go/TrackConfirmAction?tLabels={number}"],
  [/\bdhl\b/i, "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}"],
  [/\bdpd\b/i, "https://www.dpd.com/tracking?parcelno={number}"],
  [/\bgls\b/i, "https://gls-group.com/track/{number}"],
  [/hermes|evri/i, "https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}"],
  [/canada post|postes canada/i, "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}"],
  [/purolator/i, "https://www.purolator.com/en/shipping/tracker?pin={number}"],
  [/österreich|austrian post|post\.at/i, "https://www.post.at/sv/sendungssuche?snr={number}"],
  [/swiss post|schweizer(ische)? post|la poste suisse/i, "https://service.post.ch/ekp-web/ui/entry/search/{number}"],
  [/colissimo|la poste/i, "https://www.laposte.fr/outils/suivre-vos-envois?code={number}"],
  [/chronopost/i, "https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}"],
  [/postnl/i, "https://jouw.postnl.nl/track-and-trace/{number}"],
  [/bpost/i, "https://track.bpost.cloud/btr/web/#/search?itemCode={number}"],
  [/correos/i, "https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}"],
  [/poste italiane|\bsda\b/i, "https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}"],
  [/postnord/i, "https://www.postnord.se/en/our-tools/track-and-trace?shipmentId={number}"],
  [/bring|posten norge/i, "https://tracking.bring.com/tracking/{number}"],
  [/royal mail/i, "https://www.royalmail.com/track-your-item#/tracking-results/{number}"],
  [
    /japan post|日本郵便|ゆうパック/i,
    "https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}",
  ],
  [/yamato|ヤマト/i, "https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number00=1&number01={number}"],
  [/sagawa|佐川/i, "https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={number}"],
  [/australia post|auspost/i, "https://auspost.com.au/mypost/track/details/{number}"],
  [/nz post|new zealand post/i, "https://www.nzpost.co.nz/tools/tracking/item/{number}"],
];

/** The carrier's page about a parcel; null when the carrier is unknown or the number is not valid. */
export function trackingUrl(provider: string, trackingNumber: string): string | null {
  const number = trackingNumber.replace(/\s/g, "");
  if (!/^[\w-]{4,60}$/.test(number)) return null;
  const address = carriers.find(([name]) => name.test(provider))?.[1];
  return address?.replace("{number}", encodeURIComponent(number)) ?? null;
}
