import { lookup } from "#platform/lookup.ts";

/**
 * The states that a postal code can belong to, in countries whose postal areas tell. An address with a state that does
 * not fit its code would be taxed and delivered wrongly. Codes at borders that serve both sides are valid for both.
 * Runs in the browser too.
 * United States: ZIP prefixes of three digits, Postal Service, Domestic Mail Manual, labeling list L002, with the ZIP
 * code areas that cross state lines (Census Bureau). Canada: first letters, Canada Post, Addressing Guidelines. Spain:
 * the code's first two digits are the province's number (INE). Italy: the first two digits, Poste Italiane.
 */

const us = `AK 995-999|AL 350-369,388|AR 716-729,380,657|AZ 850-865,845,873,890|CA 900-961,894,976|CO 800-816,820|CT 060-069|
AA 340|AE 090-098|AP 962-966|AS 96799|GU 969|MP 96950-96952|PR 006-007,009|VI 008|
DC 200,202-205,569|DE 197-199|FL 320-349|GA 300-319,398-399|HI 967-968|IA 500-528,559-561|ID 832-838,831,979,991|IL 600-629,527|
IN 460-479|KS 660-679|KY 400-427,380|LA 700-715,717|MA 010-027,055|MD 206-219,20588|ME 039-049|MI 480-499|MN 550-567,582|
MO 630-658,516,526,726|MS 386-397|MT 590-599|NC 270-289|ND 580-588,576,592|NE 680-693,820|NH 030-038|NJ 070-089|
NM 870-884,799,855,865|NV 889-898|NY 005,063,100-149|OH 430-459|OK 730-732,734-749,679,790|OR 970-979,993|PA 150-196|RI 028-029|
SC 290-299|SD 570-577,562,693|TN 370-385,422|TX 733,750-799,718,739,884-885|UT 840-847,860,865|VA 201,220-246,376,20598|
VT 050-054,056-059|WA 980-994|WI 530-549|WV 247-268|WY 820-831,834`;

/** K1A belongs to the federal government, on both banks of the Ottawa. */
const ca = "AB T|BC V|MB R|NB E|NL A|NS B|NT X|NU X|ON K,L,M,N,P|PE C|QC G,H,J,K1A|SK S|YT Y";

const es = `A 03|AB 02|AL 04|AV 05|B 08|BA 06|BI 48|BU 09|C 15|CA 11|CC 10|CE 51|CO 14|CR 13|CS 12|CU 16|GC 35|GI 17|GR 18|GU 19|
H 21|HU 22|J 23|L 25|LE 24|LO 26|LU 27|M 28|MA 29|ML 52|MU 30|NA 31|O 33|OR 32|P 34|PM 07|PO 36|S 39|SA 37|SE 41|SG 40|SO 42|
SS 20|T 43|TE 44|TF 38|TO 45|V 46|VA 47|VI 01|Z 50|ZA 49`;

const it = `AG 92|AL 15|AN 60|AO 11|AP 63|AQ 67|AR 52|AT 14|AV 83|BA 70|BG 24|BI 13|BL 32|BN 82|BO 40|BR 72|BS 25|BT 70,76|BZ 39|
CA 08-09|CB 86|CE 81|CH 66|CL 93|CN 12,18|CO 22|CR 26|CS 87|CT 95|CZ 88|EN 94|FC 47|FE 44|FG 71|FI 50|FM 63|FR 03|GE 16|GO 34|
GR 58|IM 18|IS 86|KR 88|LC 23|LE 73|LI 57|LO 26|LT 04|LU 55|MB 20|MC 62|ME 98|MI 20|MN 46|MO 41|MS 54|MT 75|NA 80|NO 28|
NU 07-09|OR 08-09|PA 90|PC 29|PD 35|PE 65|PG 06|PI 56|PN 33|PO 59|PR 43|PT 51|PU 61|PV 27|PZ 85|RA 48|RC 89|RE 42|RG 97|RI 02|
RM 00|RN 47,61|RO 45|SA 84|SI 53|SO 23|SP 19|SR 96|SS 07-08|SU 08-09|SV 12,17|TA 74|TE 64|TN 38|TO 10|TP 91|TR 05|TS 34|TV 31|
UD 32-34|VA 21|VB 28|VC 13|VE 30|VI 36|VR 37|VT 01|VV 89`;

const lists = lookup<string>({ us, ca, es, it });

/** A prefix of codes, or the first and last of a range of prefixes. */
type Area = readonly [first: string, last: string];

function areaOf(text: string): Area {
  const [first = "", last = first] = text.split("-");
  return [first, last];
}

const read = (list: string): Map<string, Area[]> =>
  new Map(
    list.split("|").map((entry) => {
      const [state = "", areas = ""] = entry.trim().split(" ");
      return [state, areas.split(",").map(areaOf)];
    }),
  );

const known = new Map<string, Map<string, Area[]>>();

/**
 * Whether a code can be in a state. True when that cannot be determined. Expects codes in capitals, and states as
 * codes.
 */
export function isCodeInState(country: string, postalCode: string, state: string): boolean {
  const list = lists[country];
  if (list === undefined) return true;
  const states = known.get(country) ?? read(list);
  known.set(country, states);
  const areas = states.get(state);
  if (!areas) return true;
  return areas.some(([first, last]) => {
    const beginning = postalCode.slice(0, first.length);
    return first <= beginning && beginning <= last;
  });
}
