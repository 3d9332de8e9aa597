/** One line a store; demo/stores/read.ts says what stands where. */
export const northAmerica = {
  us: `
Firn Denver|2611 Larimer Street|80205|Denver|CO|39.7597|-104.9852|mall|trbndp|NPO|own
Lift Line|1890 S Broadway|80210|Denver|CO|39.6828|-104.9876|city|tbp|NK
Flatiron Board Company|1320 Pearl Street|80302|Boulder|CO|40.0186|-105.2766|late|trb|PK
Nine Miles Up|505 S Main Street|80424|Breckenridge|CO|39.4791|-106.0455|resort|trbnd|NPS
Gore Range Sliders|278 Hanson Ranch Road|81657|Vail|CO|39.6396|-106.3733|resort|tbnd|NO
Champagne Room Boards|907 Lincoln Avenue|80487|Steamboat Springs|CO|40.4857|-106.8319|resort|trn|K
Cold Smoke|3321 Wasatch Boulevard|84109|Salt Lake City|UT|40.6998|-111.7985|city|trbndp|NPS
Second Cottonwood|1210 Park Avenue|84060|Park City|UT|40.6532|-111.5066|resort|tbn|PO
Teton Edge|160 W Broadway|83001|Jackson|WY|43.4796|-110.7647|resort|trbd|NS
Big Sky Plank|112 E Main Street|59715|Bozeman|MT|45.6793|-111.0342|city|trb|K
Halfdome & Daughters|10025 Donner Pass Road|96161|Truckee|CA|39.3279|-120.1859|resort|trbnd|NPK
Meridian Drop|3344 Main Street|93546|Mammoth Lakes|CA|37.6455|-118.9665|resort|tbnd|PS
Fogline|2275 Market Street|94114|San Francisco|CA|37.7643|-122.4327|mall|bp|NO
Dry Land Snow|8101 Melrose Avenue|90046|Los Angeles|CA|34.0836|-118.3651|mall|bp|P
Stumptown Slide|1033 NW Everett Street|97209|Portland|OR|45.5251|-122.6811|city|trbp|NK
Volcanic Goods|838 NW Bond Street|97703|Bend|OR|44.0590|-121.3134|city|trnd|PS
Cascade Concrete|915 E Pike Street|98122|Seattle|WA|47.6140|-122.3196|mall|trbp|NPO
Northern Rail|314 E Holly Street|98225|Bellingham|WA|48.7502|-122.4754|city|tb|K
North Lot|88 Pine Street|05401|Burlington|VT|44.4727|-73.2154|city|trbp|NPS
Mountain Road Mercantile|1652 Mountain Road|05672|Stowe|VT|44.4829|-72.7142|resort|tbnd|NO
Notch Supply|2448 White Mountain Highway|03860|North Conway|NH|44.0537|-71.1284|resort|trn|K
Loading Dock Snow|164 Prince Street|10012|New York|NY|40.7262|-74.0003|mall|bp|NPO
Lake Effect Boards|617 E Superior Street|55802|Duluth|MN|46.7917|-92.0928|city|trn|PS
Copper Country Snow|119 W Washington Street|49855|Marquette|MI|46.5436|-87.3968|city|tr|K
Rio Grande Carve|115 Paseo del Pueblo Sur|87571|Taos|NM|36.4052|-105.5741|resort|tn|S`,
  ca: `
Gondola Goods|4293 Mountain Square|V8E 1B8|Whistler|BC|50.1138|-122.9567|resort|trbndp|NPO
Firn Vancouver|2035 West 4th Avenue|V6J 1M9|Vancouver|BC|49.2680|-123.1510|mall|trbndp|NPO|own
Selkirk Slide Shop|204 Mackenzie Avenue|V0E 2S0|Revelstoke|BC|50.9985|-118.1957|resort|trbd|NS
Kootenay Plank|480 Baker Street|V1L 4H8|Nelson|BC|49.4935|-117.2933|city|trb|K
Okanagan Edge|1470 Water Street|V1Y 1J5|Kelowna|BC|49.8885|-119.4963|city|trbn|PO
Three Bears Boards|562 2nd Avenue|V0B 1M0|Fernie|BC|49.5040|-115.0631|resort|trn|S
Bow Line Sports|1125 Kensington Road NW|T2N 3P4|Calgary|AB|51.0529|-114.0893|mall|trbp|NPK
Larch & Rail|221 Bear Street|T1L 1B3|Banff|AB|51.1763|-115.5723|resort|tbnd|NO
Grand-Duc Planches|4317 rue Saint-Denis|H2J 2K9|Montréal|QC|45.5238|-73.5825|mall|trbp|NPS
La Petite Carre|118 chemin Kandahar|J8E 1B1|Mont-Tremblant|QC|46.2096|-74.5853|resort|tbnd|PO
Atelier Cap-Neige|695 rue Saint-Jean|G1R 1P7|Québec|QC|46.8087|-71.2214|city|trb|K
Blue Hills Board Room|73 Hurontario Street|L9Y 2L9|Collingwood|ON|44.5014|-80.2161|city|trn|NS
Queen West Snow Dept.|712 Queen Street West|M6J 1E8|Toronto|ON|43.6469|-79.4069|mall|bp|NPO`,
};
