/*
 * Suburbs, boroughs and neighbourhoods that people name in an address although the postal service files their ZIPs
 * under a larger neighbour. Written by hand: state, then each place with ZIPs that lie in it.
 */
const PLACES: Readonly<Record<string, string>> = {
  AL: `Homewood 35209; Hoover 35226 35244; Irondale 35210; Mountain Brook 35213 35223; Vestavia Hills 35216 35243`,
  AR: `Hot Springs 71901 71913`,
  AZ: `Ahwatukee 85044 85045 85048; Anthem 85086; Catalina Foothills 85718; Oro Valley 85704 85737 85755`,
  CA: `Arden-Arcade 95821 95825 95864; Cameron Park 95682; East Los Angeles 90022 90063; Eastvale 92880; Hillsborough 94010;
    Hollywood 90028 90038 90046 90068; Jurupa Valley 92509; Lake Balboa 91406; Montecito 93108`,
  CO: `Centennial 80015 80016 80112 80121 80122; Federal Heights 80260; Glendale 80246; Greenwood Village 80111;
    Highlands Ranch 80126 80129 80130; Lakewood 80214 80215 80226 80227 80228 80232; Northglenn 80233 80234`,
  CT: `Storrs 06268; Vernon 06066`,
  FL: `Aventura 33160 33180; Belle Isle 32809 32812; Carrollwood 33618 33624; Celebration 34747; Cutler Bay 33157 33189 33190;
    Cutler Ridge 33157 33189; Dania Beach 33004; Davie 33314 33324 33325 33328; Doral 33122 33166 33172 33178; Holly Hill 32117;
    Kendall 33156 33176 33183 33186; Lauderdale Lakes 33311 33313 33319; Lauderhill 33313 33319 33351; Miami Lakes 33014 33016;
    Miramar 33023 33025 33027 33029; North Lauderdale 33068; North Miami 33161 33168 33181; Oakland Park 33309 33334; Palmetto Bay 33157;
    Pinecrest 33156; Riviera Beach 33404; South Miami 33143; Sunny Isles Beach 33160; Sunrise 33313 33322 33323 33325 33326 33351;
    Tamarac 33319 33321; Temple Terrace 33617 33637; Town 'n' Country 33615 33634; Westchase 33626; Weston 33326 33327 33331 33332;
    Wilton Manors 33305 33311 33334`,
  GA: `Brookhaven 30319; Chamblee 30341; College Park 30337 30349; Doraville 30340; Dunwoody 30338 30346; East Point 30344;
    Johns Creek 30022 30097; Milton 30004; Sandy Springs 30328 30342 30350; Sugar Hill 30518`,
  ID: `Chubbuck 83202`,
  IL: `Pingree Grove 60140; Summit 60501`,
  IN: `Lawrence 46226 46236; Speedway 46224`,
  KS: `Merriam 66202 66203; Roeland Park 66205`,
  KY: `Jeffersontown 40299; Saint Matthews 40207; Shively 40216`,
  MA: `East Boston 02128`,
  MD: `Adelphi 20783; Aspen Hill 20906; Chillum 20782; Hillcrest Heights 20748; Landover 20784 20785; Langley Park 20783;
    North Bethesda 20852; North Potomac 20878; Wheaton 20902`,
  MI: `Farmington Hills 48331 48334 48336; Kentwood 49508 49512; North Muskegon 49445; Norton Shores 49441 49444;
    Oakland Township 48306 48363; Rochester Hills 48306 48307 48309; Shelby Township 48315 48316 48317; Springfield 49037;
    Walker 49504 49534 49544; Washington Township 48094 48095`,
  MN: `Apple Valley 55124; Arden Hills 55112; Blaine 55434 55449; Bloomington 55420 55425 55431 55437 55438; Brooklyn Center 55429 55430;
    Brooklyn Park 55428 55443 55444 55445; Columbia Heights 55421; Coon Rapids 55433 55448; Crystal 55428; Eagan 55121 55122 55123;
    Edina 55424 55435 55436 55439; Fridley 55432; Golden Valley 55422 55427; Lino Lakes 55014; Little Canada 55117; Mahtomedi 55115;
    Maplewood 55109 55117; Mendota Heights 55118 55120; New Brighton 55112; New Hope 55427 55428; North Saint Paul 55109; Oakdale 55128;
    Plymouth 55441 55446 55447; Ramsey 55303; Richfield 55423; Robbinsdale 55422; Roseville 55113; Saint Louis Park 55416 55426;
    Shoreview 55126; Vadnais Heights 55127; West Saint Paul 55118; White Bear Lake 55110; Woodbury 55125 55129`,
  MO: `Affton 63123; Brentwood 63144; Clayton 63105; Creve Coeur 63141; Ferguson 63135; Gladstone 64118 64119; Kirkwood 63122;
    Ladue 63124; Maplewood 63143; Mehlville 63129; North Kansas City 64116; Overland 63114; Raytown 64133 64138; Richmond Heights 63117;
    University City 63130; Webster Groves 63119`,
  NC: `Surf City 28445`,
  NJ: `Lawrence 08648; Medford Lakes 08055; Neptune City 07753; West Caldwell 07006; West Deptford 08096; Woodbury 08096`,
  NV: `Enterprise 89139 89141; Paradise 89109 89119 89169; Spring Valley 89117 89118 89147 89148; Summerlin 89134 89135 89138 89144;
    Sunrise Manor 89110 89115 89142 89156`,
  NY: `Amherst 14221 14226 14228; Briarwood 11435; Brighton 14610 14618; Cheektowaga 14225 14227; Colonie 12205; Glenville 12302;
    Greece 14612 14615 14616 14626; Harlem 10026 10027 10030 10037 10039; Irondequoit 14609 14617 14622;
    Manhattan 10002 10003 10009 10011 10016 10019 10021 10023 10024 10025 10027 10029 10031 10032 10033 10036 10128;
    Queens 11354 11368 11372 11373 11375 11377 11385 11432 11434; Rotterdam 12303 12306; Sleepy Hollow 10591; West Seneca 14224`,
  OH: `Beavercreek 45430 45431 45432 45434; Bedford Heights 44128 44146; Bexley 43209; Blue Ash 45242;
    Cleveland Heights 44106 44118 44121; Fairview Park 44126; Forest Park 45240; Gahanna 43230; Garfield Heights 44125;
    Grandview Heights 43212; Huber Heights 45424; Kettering 45409 45419 45420 45429 45440; Mayfield Heights 44124; Moraine 45439;
    Norwood 45212; Parma 44129 44130 44134; Shaker Heights 44120 44122; South Euclid 44121; Springdale 45246; Trotwood 45426;
    Upper Arlington 43220 43221; Whitehall 43213; Wyoming 45215`,
  OK: `Del City 73115; Midwest City 73110 73130; Moore 73160; The Village 73120; Warr Acres 73122 73132`,
  OR: `Aloha 97006 97007; Milwaukie 97222 97267; Tigard 97223 97224`,
  PA: `Mount Lebanon 15228; Penn Hills 15235; Plum 15239; Radnor 19087; Secane 19018; Sugar Notch 18706`,
  SC: `Surfside Beach 29575`,
  TX: `Alamo Heights 78209; Bee Cave 78738; Benbrook 76126; Castle Hills 78213; Corinth 76208 76210; Farmers Branch 75234 75244;
    Forest Hill 76119; Glenn Heights 75154; Highland Park 75205; Highland Village 75077; Jersey Village 77040; Kirby 78219;
    Lakeway 78734 78738; Leon Valley 78238; Live Oak 78233; Meadows Place 77477; Murphy 75094; Saginaw 76131 76179; Selma 78154;
    Socorro 79927; Sunset Valley 78745; Trophy Club 76262; University Park 75205 75225; Watauga 76148; West Lake Hills 78746;
    West Orange 77630; West University Place 77005; White Settlement 76108; Windcrest 78239`,
  UT: `Cottonwood Heights 84121; Holladay 84117 84121 84124; Kearns 84118; Millcreek 84106 84109 84124; Murray 84107 84123;
    South Ogden 84403 84405; South Salt Lake 84115; Taylorsville 84118 84123 84129; Washington Terrace 84405; West Haven 84401`,
  VA: `Bailey's Crossroads 22041; Dale City 22193; Lake Ridge 22192; Manassas Park 20111; Short Pump 23233; Tuckahoe 23229 23233;
    Tysons 22102 22182`,
  WA: `Burien 98146 98148 98166 98168; Covington 98042; Des Moines 98198; Edgewood 98371 98372; Lake Forest Park 98155;
    Newcastle 98056 98059; SeaTac 98168 98188 98198; Shoreline 98133 98155 98177; Spokane Valley 99206 99212 99216; Tukwila 98168 98188`,
  WI: `Allouez 54301; Ashwaubenon 54304 54313; Bellevue 54302 54311; Brown Deer 53209 53223; Fitchburg 53711 53713; Fox Point 53217;
    Glendale 53209 53217; Grand Chute 54913 54914; Greenfield 53219 53220 53221 53228; Howard 54303 54313; Shorewood 53211;
    Wauwatosa 53213 53222 53226; West Allis 53214 53219 53227; Weston 54476; Whitefish Bay 53217`,
}

export type PlaceBeyondZips = { stateCode: string; name: string; zips: string[] }

export function placesBeyondZips(): PlaceBeyondZips[] {
  return Object.entries(PLACES).flatMap(([stateCode, list]) => list.split(';').map((entry) => parsePlace(stateCode, entry.trim())))
}

function parsePlace(stateCode: string, entry: string): PlaceBeyondZips {
  const firstZip = entry.search(/\s\d{5}/)
  return { stateCode, name: entry.slice(0, firstZip), zips: entry.slice(firstZip + 1).split(' ') }
}
