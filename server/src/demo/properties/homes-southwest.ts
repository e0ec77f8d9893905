import type { DemoProperty } from '../demo-property.ts'

const ruth = 'ruth.calloway@example.com'
const priya = 'priya.lindgren@example.com'
const walt = 'walt.hennessy@example.com'

export const homesSouthwest: readonly DemoProperty[] = [
  {
    code: 'HNL-401',
    owner: ruth,
    type: 'Condominium',
    offer: 'For Rent',
    title: 'Nineteenth-floor condo with trade-wind lanai',
    description: `
      Open the jalousies and the trade winds do the work. This two-bedroom corner condo has a wraparound lanai with a slice
      of ocean to one side and the Koolau ridges to the other. The kitchen was redone in 2022 with koa-toned cabinets and
      an induction range; both baths have new walk-in showers.

      The building offers a pool deck, a small gym, surfboard lockers on the ground floor and one assigned covered stall.
      Water, sewer and basic internet are included in the rent. Coin-free laundry on every floor.`,
    place: { street: '2310 Naupaka Kai Pl', unit: '#1904', city: 'Honolulu', state: 'HI', zip: '96815' },
    size: { bedrooms: 2, bathrooms: 2, area: 910, floors: 1, built: 1978, parking: 1 },
    asks: { rent: 3400, advance: 3400 },
    amenities: [
      'Air Conditioning',
      'Dishwasher',
      'Balcony, Deck or Patio',
      'Internet Included',
      'Elevator',
      'Pool',
      'Fitness Center',
      'Laundry Room',
      'Parking',
    ],
    pets: ['No Pets'],
    availableInDays: 25,
    listedDaysAgo: 11,
    look: { facade: 'highRise', region: 'subtropical', time: 'morning' },
  },
  {
    code: 'SAC-402',
    owner: ruth,
    type: 'Duplex',
    offer: 'For Rent',
    title: 'Midtown flat under the elms, with a front porch swing',
    description: `
      The lower half of a two-flat house on a street where the elms meet overhead. Ten-foot ceilings and tall windows keep it
      bright; a whole-house fan and central air keep it cool through August. Two bedrooms, a study with pocket doors, and a
      porch with a swing that everybody who visits will try.

      The kitchen has a five-burner range and a real pantry. Laundry is in the back hall. There is one off-street space behind
      the house and a shared garden with a lemon tree that fruits most of the year.`,
    place: { street: '2214 Valley Oak Aly', unit: 'Lower', city: 'Sacramento', state: 'CA', zip: '95816' },
    size: { bedrooms: 2, bathrooms: 1, area: 1180, floors: 1, built: 1912, parking: 1 },
    asks: { rent: 2395, advance: 2395 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Hardwood Floors', 'Parking'],
    pets: ['Cats OK'],
    availableInDays: 8,
    listedDaysAgo: 27,
    look: { facade: 'duplex', region: 'california', time: 'golden' },
  },
  {
    code: 'OAK-403',
    owner: ruth,
    type: 'Condominium',
    offer: 'For Rent',
    title: 'Lake-view condo with two balconies',
    description: `
      Morning coffee over the lake, evening light over the hills: this fifth-floor condo has a balcony on each side. The plan
      is simple and generous, with a living room that takes a full dining table, a bedroom at either end for privacy, and
      closets that were clearly somebody's priority.

      Bamboo floors throughout, quartz counters, a dishwasher that you can hardly hear. The elevator building has secured
      entry, a bike room and one garage space. The lakeside path is across the street and BART is three-quarters of a mile.`,
    place: { street: '475 Egret Shore Dr', unit: 'Unit 5C', city: 'Oakland', state: 'CA', zip: '94610' },
    size: { bedrooms: 2, bathrooms: 2, area: 1090, floors: 1, built: 1984, parking: 1 },
    asks: { rent: 2950, advance: 2950 },
    amenities: [
      'Dishwasher',
      'Washer',
      'Dryer',
      'Balcony, Deck or Patio',
      'Walk-in Closets',
      'Elevator',
      'Garage',
      'Bicycle Storage',
      'Gated Entry',
    ],
    pets: ['Cats OK', 'Dogs OK'],
    availableInDays: 3,
    listedDaysAgo: 1.1,
    look: { facade: 'midRise', region: 'california', time: 'golden' },
  },
  {
    code: 'SAN-404',
    owner: ruth,
    type: 'Single Family House',
    offer: 'For Rent',
    title: 'Spanish-style bungalow around a tiled courtyard',
    description: `
      White stucco, a red tile roof, and a courtyard with a fountain that birds have already claimed. The living room has a
      beamed ceiling and a corner fireplace; arched openings lead on to the dining room and a kitchen with hand-painted tile
      behind the range. Three bedrooms, the largest with doors to the courtyard.

      Outside: citrus, bougainvillea, and a detached one-car garage with a workbench. A rooftop solar array keeps electric
      bills low, and the garden waters itself from a timer. Central air was added in 2024.`,
    place: { street: '3062 Paloma Mesa St', city: 'San Diego', state: 'CA', zip: '92104' },
    size: { bedrooms: 3, bathrooms: 2, area: 1510, floors: 1, built: 1931, parking: 1 },
    asks: { rent: 4600, advance: 4600 },
    amenities: [
      'Air Conditioning',
      'Dishwasher',
      'Washer',
      'Dryer',
      'Fireplace',
      'Hardwood Floors',
      'Fenced Yard',
      'Garage',
      'Balcony, Deck or Patio',
    ],
    pets: ['Dogs OK', 'Cats OK'],
    availableInDays: 28,
    listedDaysAgo: 4,
    look: { facade: 'mediterranean', region: 'california', time: 'morning' },
  },
  {
    code: 'LAX-405',
    owner: ruth,
    type: 'Accessory Dwelling (ADU)',
    offer: 'For Rent',
    title: 'Hillside guest house with a terrace among succulents',
    description: `
      Up a flight of tiled steps behind the main house, this one-bedroom has a terrace as large as its living room. Folding
      glass doors join the two, so that half the year the sofa is practically outdoors. The kitchen runs along one wall with
      a two-drawer dishwasher and a full oven.

      The bedroom looks into a stand of agaves and a neighbor's jacaranda. Stacked washer and dryer, mini-split air, and a
      separate address with its own mailbox. Street parking is easy on this block. Water and trash are included.`,
    place: { street: '1748 Mariposa Bluff Dr', unit: '1/2', city: 'Los Angeles', state: 'CA', zip: '90026', shown: 'Street only' },
    size: { bedrooms: 1, bathrooms: 1, area: 640, floors: 1, built: 2019, parking: 0 },
    asks: { rent: 2600, advance: 2600 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Balcony, Deck or Patio'],
    pets: ['Cats OK'],
    availableInDays: 14,
    listedDaysAgo: 20,
    look: { facade: 'modernInfill', region: 'california', time: 'dusk' },
  },
  {
    code: 'FAT-406',
    owner: ruth,
    type: 'Single Family House',
    offer: 'Rent-to-Own',
    title: 'Ranch house with a pool and a path to owning it',
    description: `
      A solid 1958 ranch on a corner lot, offered as a rent-to-own: part of each month's rent is credited toward the purchase
      during a three-year option, at a price agreed on the first day. The house has three bedrooms, two baths, a step-down
      den with a used-brick fireplace, and original oak floors that were refinished last winter.

      The pool was replastered in 2022 and has a safety cover. Roof from 2019, dual-pane windows, central air. Ask for the
      option agreement before you tour; every figure in it can be talked through line by line.`,
    place: { street: '4820 N Pomegranate Ave', city: 'Fresno', state: 'CA', zip: '93704' },
    size: { bedrooms: 3, bathrooms: 2, area: 1780, floors: 1, built: 1958, parking: 2 },
    asks: { rent: 2550, advance: 7500 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer/Dryer Hookup', 'Fireplace', 'Hardwood Floors', 'Pool', 'Fenced Yard', 'Garage'],
    pets: ['Dogs OK', 'Cats OK'],
    availableInDays: 40,
    listedDaysAgo: 36,
    look: { facade: 'ranch', region: 'california', time: 'noon' },
  },
  {
    code: 'PHX-407',
    owner: ruth,
    type: 'Single Family House',
    offer: 'For Rent',
    title: 'Block ranch with a citrus yard and mountain views',
    description: `
      Painted block, steel casement windows and a carport that throws a welcome line of shade. Inside, terrazzo floors run
      from the front door to the patio slider, and a see-through fireplace divides living from dining. Three bedrooms and a
      hall bath at one end; a primary suite with a walk-in shower at the other.

      The yard has grapefruit, orange and fig, a covered patio with a fan, and a storage room for tools. Two air units keep
      the ends of the house at their own temperatures. Landscaping service is part of the rent.`,
    place: { street: '5133 N Ironwood Vista Dr', city: 'Phoenix', state: 'AZ', zip: '85016' },
    size: { bedrooms: 4, bathrooms: 2, area: 2010, floors: 1, built: 1961, parking: 2 },
    asks: { rent: 3295, advance: 2500 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Fireplace', 'Fenced Yard', 'Balcony, Deck or Patio', 'Parking'],
    pets: ['Dogs OK'],
    availableInDays: 10,
    listedDaysAgo: 15,
    look: { facade: 'ranch', region: 'desert', time: 'golden' },
  },
  {
    code: 'HEN-3',
    owner: walt,
    type: 'Manufactured/Mobile Home',
    offer: 'For Rent',
    title: 'Two-bedroom home with a ramada and desert garden',
    description: null,
    place: { street: '2906 S Palo Fierro Ave', unit: 'Lot 18', city: 'Tucson', state: 'AZ', zip: '85713' },
    size: { bedrooms: 2, bathrooms: 2, area: 1080, floors: 1, built: 1999, parking: 2 },
    asks: { rent: 1325, advance: 1000 },
    amenities: ['Air Conditioning', 'Washer', 'Dryer', 'Balcony, Deck or Patio', 'Parking'],
    pets: ['Cats OK', 'Dogs OK'],
    availableInDays: 20,
    remarks: 'Write the description after the visit in two weeks.',
    listedDaysAgo: null,
    look: { facade: 'manufacturedHome', region: 'desert', time: 'morning' },
  },
  {
    code: 'LND-1',
    owner: priya,
    type: 'Townhouse',
    offer: 'For Rent',
    title: 'Highlands townhouse with a skyline roof terrace',
    description: `
      Four levels, each with a job: garage and gear room below, an open kitchen and living floor above it, two bedroom suites
      on the third, and on top a loft with a wet bar that opens to a terrace facing downtown. The kitchen island seats five and
      hides a wine fridge.

      The house was built in 2017 with thick party walls, so you hear very little of the neighbors. Two-zone heating and
      cooling, a gas fireplace, and a fenced strip of garden at the front. The owner pays the association, snow and trash.`,
    place: { street: '2741 W Skylark Pl', unit: 'No. 4', city: 'Denver', state: 'CO', zip: '80211' },
    size: { bedrooms: 3, bathrooms: 3.5, area: 2080, floors: 4, built: 2017, parking: 2 },
    asks: { rent: 3950, advance: 3950 },
    amenities: [
      'Air Conditioning',
      'Dishwasher',
      'Washer',
      'Dryer',
      'Fireplace',
      'Walk-in Closets',
      'Balcony, Deck or Patio',
      'Garage',
      'EV Charging',
    ],
    pets: ['Dogs OK', 'Cats OK'],
    availableInDays: 33,
    listedDaysAgo: 0.8,
    look: { facade: 'townhouses', region: 'mountain', time: 'noon', season: 'summer' },
  },
  {
    code: 'LND-2',
    owner: priya,
    type: 'Condominium',
    offer: 'Sublease',
    title: 'Furnished Avenues condo, sublease through summer',
    description: `
      A seven-month sublease with everything in place: a bed you will not want to leave, a desk at the window, pots, linens and
      a shelf of guidebooks. The condo sits high in the Avenues with a balcony that looks over the valley to the Oquirrhs;
      sunsets come as part of the rent.

      One bedroom, one bath, a galley kitchen and in-unit laundry. Heat, water and internet are included. One garage space,
      and a ski locker by the elevator. The building asks subtenants for a short application; it takes about three days.`,
    place: { street: '187 Sego Canyon Rd', unit: 'Unit 32', city: 'Salt Lake City', state: 'UT', zip: '84103', shown: 'Street only' },
    size: { bedrooms: 1, bathrooms: 1, area: 760, floors: 1, built: 1996, parking: 1 },
    asks: { rent: 1875, advance: 900 },
    amenities: [
      'Air Conditioning',
      'Dishwasher',
      'Washer',
      'Dryer',
      'Furnished',
      'Internet Included',
      'Balcony, Deck or Patio',
      'Elevator',
      'Garage',
    ],
    pets: ['No Pets'],
    availableInDays: 6,
    listedDaysAgo: 22,
    look: { facade: 'midRise', region: 'mountain', time: 'golden', season: 'spring' },
  },
  {
    code: 'LND-3',
    owner: priya,
    type: 'Single Family House',
    offer: 'For Rent',
    title: 'Modern house in the pecans, south of the river',
    description: `
      Built around two old pecan trees, this house turns a wall of glass to the shade and a cool white face to the street. The
      main floor is one room with three purposes and a powder bath. Upstairs are three bedrooms, a laundry room with a folding
      counter, and a landing wide enough for two desks.

      The screened porch has a ceiling fan and a daybed; the rain tank waters the garden. Variable-speed air conditioning,
      foam insulation and low-emission windows keep July manageable. A downtown bus runs every fifteen minutes.`,
    place: { street: '1906 Pecan Hollow Ave', city: 'Austin', state: 'TX', zip: '78704' },
    size: { bedrooms: 3, bathrooms: 2.5, area: 1930, floors: 2, built: 2016, parking: 2 },
    asks: { rent: 4100, advance: 4100 },
    amenities: [
      'Air Conditioning',
      'Dishwasher',
      'Washer',
      'Dryer',
      'Walk-in Closets',
      'Balcony, Deck or Patio',
      'Fenced Yard',
      'Hardwood Floors',
      'EV Charging',
    ],
    pets: ['Dogs OK', 'Cats OK'],
    availableInDays: 26,
    listedDaysAgo: 7,
    look: { facade: 'modernInfill', region: 'south', time: 'morning', season: 'spring' },
  },
]
