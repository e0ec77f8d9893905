import type { DemoProperty } from '../demo-property.ts'

const owner = 'teo.marchetti@example.com'

export const getaways: readonly DemoProperty[] = [
  {
    code: 'GET-BRK',
    owner,
    type: 'Cabin',
    offer: 'Short-Term Rental',
    title: 'Log cabin with a hot tub under the spruces',
    description: `
      You smell the pine before you see the cabin. Hand-hewn logs, a river-rock chimney, and a loft where the snow slides past
      the window in one long sigh. Two bedrooms and the loft sleep six; the kitchen has everything down to the waffle iron.

      The hot tub is on the back deck, out of the wind. The free town bus stops at the end of the lane, so the car can stay
      buried. Firewood, linens, ski rack and snow shovels are here. Three nights at least, and the driveway is plowed by seven.`,
    place: { street: '87 Whistling Jay Ln', city: 'Breckenridge', state: 'CO', zip: '80424', shown: 'Street only' },
    size: { bedrooms: 2, bathrooms: 2, area: 1240, floors: 2, built: 1994, parking: 2 },
    asks: { rent: 289, every: 'Daily', advance: 500 },
    amenities: ['Dishwasher', 'Washer', 'Dryer', 'Fireplace', 'Balcony, Deck or Patio', 'Furnished', 'Internet Included', 'Parking'],
    pets: ['Dogs OK'],
    availableInDays: 4,
    listedDaysAgo: 1.4,
    look: { facade: 'cabin', region: 'mountain', time: 'dusk', season: 'winter' },
  },
  {
    code: 'GET-TRK',
    owner,
    type: 'Cabin',
    offer: 'Short-Term Rental',
    title: 'A-line cabin near Donner Lake with a sauna',
    description: `
      A cedar cabin from the sixties with its spirit intact and its insulation renewed. The living room rises two stories to a
      window full of Jeffrey pines; a freestanding stove keeps it warm with one armful of wood. Three bedrooms, one bath, and a
      barrel sauna by the creek.

      The lake's public beach is a mile and a half by road, and cross-country trails start across the street in winter. Bring
      groceries and slippers; the rest, from puzzles to paddleboards, is in the gear closet.`,
    place: { street: '11760 Sugar Pine Switchback', city: 'Truckee', state: 'CA', zip: '96161', shown: 'Neighborhood only' },
    size: { bedrooms: 3, bathrooms: 1, area: 1310, floors: 2, built: 1967, parking: 2 },
    asks: { rent: 315, every: 'Daily', advance: 400 },
    amenities: ['Dishwasher', 'Washer', 'Dryer', 'Fireplace', 'Furnished', 'Internet Included', 'Balcony, Deck or Patio', 'Parking'],
    pets: ['No Pets'],
    availableInDays: 1,
    listedDaysAgo: 14,
    look: { facade: 'cabin', region: 'pacific', time: 'golden', season: 'summer' },
  },
  {
    code: 'GET-AVL',
    owner,
    type: 'Cabin',
    offer: 'Short-Term Rental',
    title: 'Blue Ridge cabin with a porch for watching weather',
    description: `
      The porch runs the width of the cabin and faces ridge after ridge of blue. There are four rocking chairs, a swing, and a
      thermos in the cupboard for taking coffee out at first light. Inside: pine walls, a quilted queen bed, a sleeping alcove
      with two bunks, and a kitchen with a farmhouse sink.

      A fire pit is laid and ready. Downtown's music and food are fifteen minutes by car. Cell signal is honest in the yard and
      shy indoors; the internet is fast everywhere. Two-night minimum, check-in by keypad.`,
    place: { street: '340 Rhododendron Gap Rd', city: 'Asheville', state: 'NC', zip: '28804' },
    size: { bedrooms: 1, bathrooms: 1, area: 780, floors: 1, built: 2004, parking: 2 },
    asks: { rent: 179, every: 'Daily', advance: 200 },
    amenities: ['Air Conditioning', 'Fireplace', 'Balcony, Deck or Patio', 'Furnished', 'Internet Included', 'Parking'],
    pets: ['Dogs OK', 'Cats OK'],
    availableInDays: 2,
    listedDaysAgo: 6.5,
    look: { facade: 'cabin', region: 'mountain', time: 'morning', season: 'autumn' },
  },
  {
    code: 'GET-SAV',
    owner,
    type: 'Townhouse',
    offer: 'Short-Term Rental',
    title: 'Garden level of a square-side rowhouse, by the week',
    description: `
      Behind an iron gate and under a stair, the garden floor of an 1850s rowhouse opens into brick arches, cool stone floors and
      a bedroom that looks on to camellias. The kitchen is small and sharp, the bath has a tub for after long days of looking at
      things, and the courtyard table gets shade from noon.

      One of the old squares, with its live oaks and benches, is outside the door. Weekly stays, Saturday to Saturday. Bicycles
      hang in the passage, and the owner leaves a hand-drawn map of favorite porches.`,
    place: { street: '26 E Palmetto Ward St', unit: 'Garden level', city: 'Savannah', state: 'GA', zip: '31401' },
    size: { bedrooms: 1, bathrooms: 1, area: 820, floors: 1, built: 1854, parking: 0 },
    asks: { rent: 1450, every: 'Weekly', advance: 300 },
    amenities: [
      'Air Conditioning',
      'Dishwasher',
      'Washer',
      'Dryer',
      'Fireplace',
      'Furnished',
      'Internet Included',
      'Balcony, Deck or Patio',
      'Bicycle Storage',
    ],
    pets: ['Call About Pets'],
    availableInDays: 11,
    listedDaysAgo: 19,
    look: { facade: 'townhouses', region: 'south', time: 'golden' },
  },
  {
    code: 'GET-SAF',
    owner,
    type: 'Single Family House',
    offer: 'Short-Term Rental',
    title: 'Adobe casita with kiva fireplace and long views',
    description: `
      Thick walls, blue door, and a silence that people from cities notice first. The casita has one bedroom under peeled-log
      vigas, a living room with a kiva fireplace that draws beautifully, and a kitchen where the tile is as cheerful as the
      breakfast you will make in it.

      From the portal you see three mountain ranges and, on clear nights, far more stars than you ordered. The plaza is eight
      minutes by car. Let by the week; piñon wood, robes and a starter tin of red chile are provided.`,
    place: { street: '1412 Camino de la Golondrina', city: 'Santa Fe', state: 'NM', zip: '87501', shown: 'Street only' },
    size: { bedrooms: 1, bathrooms: 1, area: 870, floors: 1, built: 1948, parking: 1 },
    asks: { rent: 1380, every: 'Weekly', advance: 350 },
    amenities: ['Washer', 'Dryer', 'Fireplace', 'Balcony, Deck or Patio', 'Furnished', 'Internet Included', 'Parking'],
    pets: ['Dogs OK'],
    availableInDays: 15,
    listedDaysAgo: 25,
    look: { facade: 'adobe', region: 'desert', time: 'golden' },
  },
  {
    code: 'GET-CAP',
    owner,
    type: 'Single Family House',
    offer: 'Short-Term Rental',
    title: 'Shingled cottage at the tip of the Cape',
    description: `
      Gray shingles, white trim, hydrangeas by the gate, and sand in the outdoor shower where it belongs. The cottage has two
      bedrooms upstairs with a glimpse of the harbor from the pillows, and downstairs a kitchen, a screened porch and a table that
      seats eight when the lobsters come.

      Beach chairs, a wagon and four bicycles live in the shed. The bay beach is at the end of the lane. Weeks run Friday to
      Friday from May to October, with shorter stays in the quiet months. Linens are line-dried and worth the trip.`,
    place: { street: '5 Bayberry Dory Ln', city: 'Provincetown', state: 'MA', zip: '02657' },
    size: { bedrooms: 2, bathrooms: 1.5, area: 1020, floors: 2, built: 1932, parking: 1 },
    asks: { rent: 2850, every: 'Weekly', advance: 800 },
    amenities: ['Dishwasher', 'Washer', 'Dryer', 'Balcony, Deck or Patio', 'Furnished', 'Internet Included', 'Parking', 'Bicycle Storage'],
    pets: ['No Pets'],
    availableInDays: 70,
    listedDaysAgo: 3.4,
    look: { facade: 'coastalCottage', region: 'atlantic', time: 'morning', season: 'summer' },
  },
  {
    code: 'GET-GAL',
    owner,
    type: 'Single Family House',
    offer: 'Short-Term Rental',
    title: 'Raised beach cottage with a breeze on every side',
    description: `
      Up on pilings and painted like sherbet, this cottage catches whatever wind the Gulf has to offer. A screened deck wraps three
      sides; under the house there are hammocks, a fish-cleaning table and parking for two. Two bedrooms and a bunk hall sleep
      seven, with a bath upstairs and a shower down below.

      The seawall is two blocks off. Bring sunscreen and something to read. Storm shutters, generator and central air are all
      recent, and the ceiling fans never stop turning.`,
    place: { street: '2118 Pelican Roost Ave', city: 'Galveston', state: 'TX', zip: '77550' },
    size: { bedrooms: 2, bathrooms: 1.5, area: 1140, floors: 1, built: 1951, parking: 2 },
    asks: { rent: 210, every: 'Daily', advance: 300 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Balcony, Deck or Patio', 'Furnished', 'Internet Included', 'Parking'],
    pets: ['Dogs OK', 'Cats OK'],
    availableInDays: 90,
    remarks: 'Off the market until the deck stairs are rebuilt.',
    listedDaysAgo: null,
    look: { facade: 'coastalCottage', region: 'subtropical', time: 'noon' },
  },
]
