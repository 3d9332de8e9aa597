import { lookup } from "#platform/lookup.ts";

/**
 * States, provinces and prefectures that addresses need (specification 3.2), as "CODE Name" by ISO 3166-2. Names are as
 * written in the country. Runs in the browser too.
 */
export type State = { code: string; name: string };

/** Includes military addresses and the territories, because the Postal Service treats them as states. */
const us = `AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|AA Armed Forces Americas|AE Armed Forces Europe|
AP Armed Forces Pacific|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|
GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|
ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|
NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|
ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|
RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|VI U.S. Virgin Islands|UT Utah|
VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`;

const ca = `AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|
NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`;

const caInFrench = `AB Alberta|BC Colombie-Britannique|PE Île-du-Prince-Édouard|MB Manitoba|NB Nouveau-Brunswick|
NS Nouvelle-Écosse|NU Nunavut|ON Ontario|QC Québec|SK Saskatchewan|NL Terre-Neuve-et-Labrador|NT Territoires du Nord-Ouest|
YT Yukon`;

const au = `ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|
TAS Tasmania|VIC Victoria|WA Western Australia`;

const it = `AG Agrigento|AL Alessandria|AN Ancona|AO Aosta|AR Arezzo|AP Ascoli Piceno|AT Asti|AV Avellino|BA Bari|
BT Barletta-Andria-Trani|BL Belluno|BN Benevento|BG Bergamo|BI Biella|BO Bologna|BZ Bolzano|BS Brescia|BR Brindisi|
CA Cagliari|CL Caltanissetta|CB Campobasso|CE Caserta|CT Catania|CZ Catanzaro|CH Chieti|CO Como|CS Cosenza|CR Cremona|
KR Crotone|CN Cuneo|EN Enna|FM Fermo|FE Ferrara|FI Firenze|FG Foggia|FC Forlì-Cesena|FR Frosinone|GE Genova|GO Gorizia|
GR Grosseto|IM Imperia|IS Isernia|AQ L'Aquila|SP La Spezia|LT Latina|LE Lecce|LC Lecco|LI Livorno|LO Lodi|LU Lucca|
MC Macerata|MN Mantova|MS Massa-Carrara|MT Matera|ME Messina|MI Milano|MO Modena|MB Monza e Brianza|NA Napoli|NO Novara|
NU Nuoro|OR Oristano|PD Padova|PA Palermo|PR Parma|PV Pavia|PG Perugia|PU Pesaro e Urbino|PE Pescara|PC Piacenza|PI Pisa|
PT Pistoia|PN Pordenone|PZ Potenza|PO Prato|RG Ragusa|RA Ravenna|RC Reggio Calabria|RE Reggio Emilia|RI Rieti|RN Rimini|
RM Roma|RO Rovigo|SA Salerno|SS Sassari|SV Savona|SI Siena|SR Siracusa|SO Sondrio|SU Sud Sardegna|TA Taranto|TE Teramo|
TR Terni|TO Torino|TP Trapani|TN Trento|TV Treviso|TS Trieste|UD Udine|VA Varese|VE Venezia|VB Verbano-Cusio-Ossola|
VC Vercelli|VR Verona|VV Vibo Valentia|VI Vicenza|VT Viterbo`;

const es = `C A Coruña|VI Álava|AB Albacete|A Alicante|AL Almería|O Asturias|AV Ávila|BA Badajoz|B Barcelona|BI Bizkaia|
BU Burgos|CC Cáceres|CA Cádiz|S Cantabria|CS Castellón|CE Ceuta|CR Ciudad Real|CO Córdoba|CU Cuenca|SS Gipuzkoa|GI Girona|
GR Granada|GU Guadalajara|H Huelva|HU Huesca|PM Illes Balears|J Jaén|LO La Rioja|GC Las Palmas|LE León|L Lleida|LU Lugo|
M Madrid|MA Málaga|ML Melilla|MU Murcia|NA Navarra|OR Ourense|P Palencia|PO Pontevedra|SA Salamanca|TF Santa Cruz de Tenerife|
SG Segovia|SE Sevilla|SO Soria|T Tarragona|TE Teruel|TO Toledo|V Valencia|VA Valladolid|ZA Zamora|Z Zaragoza`;

const jp = `01 北海道|02 青森県|03 岩手県|04 宮城県|05 秋田県|06 山形県|07 福島県|08 茨城県|09 栃木県|10 群馬県|11 埼玉県|12 千葉県|
13 東京都|14 神奈川県|15 新潟県|16 富山県|17 石川県|18 福井県|19 山梨県|20 長野県|21 岐阜県|22 静岡県|23 愛知県|24 三重県|25 滋賀県|
26 京都府|27 大阪府|28 兵庫県|29 奈良県|30 和歌山県|31 鳥取県|32 島根県|33 岡山県|34 広島県|35 山口県|36 徳島県|37 香川県|38 愛媛県|
39 高知県|40 福岡県|41 佐賀県|42 長崎県|43 熊本県|44 大分県|45 宮崎県|46 鹿児島県|47 沖縄県`;

const read = (list: string): State[] =>
  list.split("|").map((entry) => {
    const [code = "", ...name] = entry.trim().split(" ");
    return { code, name: name.join(" ") };
  });

export const statesByCountry = lookup<readonly State[]>({
  us: read(us),
  ca: read(ca),
  au: read(au),
  it: read(it),
  es: read(es),
  jp: read(jp),
});

/** Countries that write their states in several languages: country, language → the same states. */
export const statesInLanguage = lookup<Readonly<Record<string, readonly State[]>>>({
  ca: lookup({ fr: read(caInFrench) }),
});
