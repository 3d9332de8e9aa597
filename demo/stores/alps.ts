/** One line a store; demo/stores/read.ts says what stands where. */
export const alps = {
  de: `
Firn München|Kistlerhofstraße 70|81379|München||48.0987|11.5311|mall|trbndp|NPO|own
Talstation|Fraunhoferstraße 23|80469|München||48.1302|11.5746|city|trbp|NK
Kantenwerk|Bahnhofstraße 11|82467|Garmisch-Partenkirchen||47.4925|11.0973|lunch|trbnd|NS
Oberland Brettl|Marktstraße 34|83646|Bad Tölz||47.7602|11.5571|lunch|trb|K
Nebelhorn Boards|Nebelhornstraße 9|87561|Oberstdorf||47.4098|10.2817|village|trbnd|PO
Allgäu Gleitmittel|Gerberstraße 18|87435|Kempten||47.7269|10.3155|city|tr|S
Watzmann & Co.|Maximilianstraße 5|83471|Berchtesgaden||47.6313|13.0022|village|trn|NK
Nordhang Berlin|Oranienstraße 189|10999|Berlin||52.5005|13.4203|mall|trbp|NPO
Deichkante|Marktstraße 102|20357|Hamburg||53.5569|9.9666|city|tbp|PK
Rheinsalz|Ehrenstraße 48|50672|Köln||50.9388|6.9427|mall|bp|NO
Neckarkante|Nesenbachstraße 33|70178|Stuttgart||48.7697|9.1745|city|trb|NS
Schwarzwald Schnitt|Konviktstraße 14|79098|Freiburg||47.9942|7.8547|city|trn|K
Elbhang Snow|Görlitzer Straße 22|01099|Dresden||51.0664|13.7536|city|trb|PS
Kahler Asten Sport|Am Waltenberg 27|59955|Winterberg||51.1946|8.5293|village|trn|O
Main Kurve|Berger Straße 81|60316|Frankfurt am Main||50.1205|8.6997|mall|bp|NP`,
  at: `
Firn Innsbruck|Maria-Theresien-Straße 27|6020|Innsbruck||47.2643|11.3943|mall|trbndp|NPO|own
Firnlinie|Innrain 36|6020|Innsbruck||47.2611|11.3893|city|trbp|NK
Querfahrt|Nassereinerstraße 8|6580|St. Anton am Arlberg||47.1301|10.2676|resort|trbnd|NPS
Silvretta Brett|Dorfstraße 41|6561|Ischgl||47.0125|10.2915|resort|trbn|PO
Gletschertor|Gemeindestraße 6|6450|Sölden||46.9668|11.0072|resort|trbnd|NS
Zillerkante|Hauptstraße 459|6290|Mayrhofen||47.1665|11.8640|resort|trbn|K
Hahnenstreif|Vorderstadt 12|6370|Kitzbühel||47.4463|12.3921|lunch|tbnd|NO
Hinterglemm Bretterei|Glemmtaler Landesstraße 304|5754|Saalbach||47.3766|12.5954|resort|trn|PS
Planai Werkstatt|Coburgstraße 52|8970|Schladming||47.3941|13.6871|lunch|trbd|K
Mozartschwung|Linzer Gasse 19|5020|Salzburg||47.8029|13.0467|city|trb|NP
Donauschnee|Neubaugasse 45|1070|Wien||48.2012|16.3492|mall|trbp|NPO
Kernöl & Kante|Sporgasse 29|8010|Graz||47.0726|15.4397|city|tb|S
Rheintal Boards|Marktstraße 13|6850|Dornbirn||47.4134|9.7430|city|trn|K`,
  ch: `
Firn Davos|Talstation 1|7270|Davos||46.7935|9.8205|village|trbndp|NPO|own
Base Davos|Promenade 58|7270|Davos||46.7986|9.8272|lunch|trbn|NK
Vorab Boards|Via Murschetg 17|7032|Laax||46.8205|9.2656|resort|trbnd|NPS
Corvatsch Carving|Via Maistra 24|7500|St. Moritz||46.4981|9.8392|lunch|tbn|PO
Matterkante|Bahnhofstrasse 52|3920|Zermatt||46.0216|7.7480|resort|trbnd|NS
Quatre Vallées Glisse|Rue de Médran 33|1936|Verbier||46.0968|7.2304|resort|trbn|PO
Hoher Rat|Gotthardstrasse 84|6490|Andermatt||46.6359|8.5939|village|trd|K
Langstrass Schnee|Langstrasse 134|8004|Zürich||47.3790|8.5275|city|trbp|NPO
Aare Schwung|Gerechtigkeitsgasse 57|3011|Bern||46.9483|7.4541|lunch|trb|K
Lac & Carre|Rue de la Coulouvrenière 21|1204|Genève||46.2052|6.1366|city|trbp|NS
Bise Noire|Rue de Bourg 9|1003|Lausanne||46.5191|6.6352|city|tb|P
Lama Ticinese|Via Nassa 40|6900|Lugano||46.0025|8.9490|lunch|tb|O`,
  fr: `
Premier Télésiège|12 rue Sommeiller|74000|Annecy||45.9016|6.1256|lunch|trbp|NPS
Firn Chamonix|86 rue du Docteur Paccard|74400|Chamonix-Mont-Blanc||45.9234|6.8694|village|trbndp|NPO|own
Aiguille & Fils|214 avenue Michel Croz|74400|Chamonix-Mont-Blanc||45.9221|6.8713|resort|trbn|NK
Portes Glissantes|31 taille de Mas du Pleney|74110|Morzine||46.1790|6.7052|resort|trn|PS
Haute Trace|19 avenue de la Grande Motte|73320|Tignes||45.4689|6.9068|resort|trbnd|NO
La Face Nord|57 avenue Olympique|73150|Val-d'Isère||45.4486|6.9797|resort|tbnd|PS
Carre Rouge|88 avenue de la Muzelle|38860|Les Deux Alpes||45.0107|6.1236|resort|trn|K
Chartreuse Glisse|7 rue Saint-Jacques|38000|Grenoble||45.1894|5.7273|lunch|trbp|NPO
Serre Boards|24 Grande Rue|05100|Briançon||44.8994|6.6450|lunch|tr|S
Canal Neige|63 quai de Valmy|75010|Paris||48.8722|2.3640|mall|bp|NPO
Pente Douce|15 rue de la Charité|69002|Lyon||45.7541|4.8293|city|trb|NK
Garonne Givre|42 rue des Filatiers|31000|Toulouse||43.5981|1.4445|city|tb|P
Cirque Blanc|3 rue Vincent Mir|65170|Saint-Lary-Soulan||42.8175|0.3226|village|trn|S`,
  it: `
Neve Vecchia|Via dei Portici 41|39100|Bolzano|BZ|46.4993|11.3548|lunch|trbp|NPS
Lamina Milano|Corso di Porta Ticinese 76|20123|Milano|MI|45.4566|9.1811|mall|trbp|NPO
Monviso Tavole|Via Mazzini 23|10123|Torino|TO|45.0641|7.6850|lunch|trb|NK
Spigolo Vivo|Corso Italia 118|32043|Cortina d'Ampezzo|BL|46.5384|12.1372|lunch|tbnd|NO
Plan de Neif|Strada Roma 46|38032|Canazei|TN|46.4772|11.7707|village|trbn|PS
Tre Valli Neve|Via Plan 217|23041|Livigno|SO|46.5359|10.1359|resort|trbnd|NPK
Dente del Gigante|Via Roma 54|11013|Courmayeur|AO|45.7922|6.9713|village|trbn|S
Kronplatz Brettl|Via Centrale 12|39031|Brunico|BZ|46.7965|11.9372|lunch|trb|K
Bondone Board|Via San Marco 8|38122|Trento|TN|46.0708|11.1252|lunch|tr|O
Appennino Carving|Via del Pratello 31|40122|Bologna|BO|44.4955|11.3349|lunch|tb|P`,
};
