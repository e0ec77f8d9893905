import type { DemoProperty } from '../demo-property.ts'

const owner = 'ruth.calloway@example.com'

export const homesNorthwest: readonly DemoProperty[] = [
  {
    code: 'PDX-101',
    owner,
    type: 'Single Family House',
    offer: 'For Rent',
    title: 'Craftsman bungalow with a deep front porch',
    description: `
      A 1924 bungalow that kept its good parts: fir floors, a built-in buffet with leaded glass, and a porch deep enough for
      a table and two rocking chairs. The kitchen was rebuilt in 2021 around a gas range and a long butcher-block counter.
      Two bedrooms and a full bath are on the main floor; the third is upstairs under the eaves, with its own half bath.

      Behind the house there are raised beds, a plum tree and a dry shed for bikes. The No. 14 bus line is two blocks north.
      Heat is a two-year-old furnace with a smart thermostat.`,
    place: { street: '2847 SE Alderbrook St', city: 'Portland', state: 'OR', zip: '97214' },
    size: { bedrooms: 3, bathrooms: 1.5, area: 1640, floors: 2, built: 1924, parking: 1 },
    asks: { rent: 3150, advance: 3150 },
    amenities: ['Dishwasher', 'Washer', 'Dryer', 'Fireplace', 'Hardwood Floors', 'Fenced Yard', 'Bicycle Storage'],
    pets: ['Cats OK', 'Dogs OK'],
    availableInDays: 12,
    remarks: 'Furnace filter is 16x25x1. Spare key with the neighbor at 2851.',
    listedDaysAgo: 2,
    look: { facade: 'craftsmanBungalow', region: 'pacific', time: 'golden', season: 'summer' },
  },
  {
    code: 'PDX-102',
    owner,
    type: 'Loft',
    offer: 'For Rent',
    title: 'Timber-frame loft with twelve-foot windows',
    description: `
      Once a paper warehouse, now twenty-two lofts around a brick light court. This one sits on the third floor facing
      south: exposed fir beams, polished concrete, and steel windows that fill the whole long wall. The bedroom is a raised
      platform behind a sliding barn-style partition, so it can be open to the room or closed at night.

      The kitchen has full-size appliances and an island on casters. There is a laundry closet in the unit, a bike room
      downstairs and a reserved space in the garage next door. The streetcar stops at the corner.`,
    place: { street: '1130 NW Tannery Pl', unit: 'Unit 306', city: 'Portland', state: 'OR', zip: '97209' },
    size: { bedrooms: 1, bathrooms: 1, area: 980, floors: 1, built: 1911, parking: 1 },
    asks: { rent: 2350, advance: 1500 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Elevator', 'Garage', 'Package Receiving', 'Bicycle Storage'],
    pets: ['Cats OK'],
    availableInDays: 0,
    listedDaysAgo: 9,
    look: { facade: 'loftConversion', region: 'city', time: 'dusk' },
  },
  {
    code: 'PDX-103',
    owner,
    type: 'Accessory Dwelling (ADU)',
    offer: 'For Rent',
    title: 'Garden cottage with skylights and its own gate',
    description: `
      A free-standing backyard cottage finished in 2020, reached through its own gate and a gravel path between lavender
      and ferns. Inside it feels larger than it measures: a vaulted ceiling, two skylights that open, and a window seat
      with drawers underneath. The galley kitchen has an induction cooktop, a dishwasher and more cupboards than you expect.

      The bathroom has a walk-in tiled shower and heated floor. A ductless heat pump warms and cools. Water, trash and fast
      internet are included; electricity is on its own meter.`,
    place: { street: '5516 NE Quince Ave', unit: 'Rear cottage', city: 'Portland', state: 'OR', zip: '97211', shown: 'Street only' },
    size: { bedrooms: 1, bathrooms: 1, area: 560, floors: 1, built: 2020, parking: 0 },
    asks: { rent: 1595, advance: 1000 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer/Dryer Hookup', 'Balcony, Deck or Patio', 'Internet Included'],
    pets: ['Call About Pets'],
    availableInDays: 30,
    listedDaysAgo: 18,
    look: { facade: 'craftsmanBungalow', region: 'pacific', time: 'morning', season: 'spring' },
  },
  {
    code: 'SEA-201',
    owner,
    type: 'Townhouse',
    offer: 'For Rent',
    title: 'Three-story townhouse with a roof deck over the ship canal',
    description: `
      The roof deck is the reason people fall for this one: planters, a gas line for a grill, and an evening view across the
      ship canal to the downtown skyline. Below it, three tidy floors. Two bedrooms with their own baths are on the second,
      and the ground floor holds a third room with garden light that works as an office or guest room.

      The middle floor is one open space with white-oak flooring, quartz counters and a balcony facing the street trees. The
      one-car garage is wired for charging a car. Built in 2018, with heat-pump heating and cooling.`,
    place: { street: '3718 Marlinspike Ave N', unit: 'B', city: 'Seattle', state: 'WA', zip: '98103' },
    size: { bedrooms: 3, bathrooms: 2.5, area: 1720, floors: 3, built: 2018, parking: 1 },
    asks: { rent: 4250, advance: 4250 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Balcony, Deck or Patio', 'Garage', 'EV Charging', 'Hardwood Floors'],
    pets: ['Cats OK', 'Dogs OK'],
    availableInDays: 21,
    listedDaysAgo: 0.3,
    look: { facade: 'townhouses', region: 'pacific', time: 'golden' },
  },
  {
    code: 'SEA-202',
    owner,
    type: 'Apartment',
    offer: 'For Rent',
    title: 'Top-floor one-bedroom in a 1929 brick building',
    description: `
      Coved ceilings, a mahogany front door, and a bay of three windows over a street of old maples. This corner apartment on
      the fourth floor keeps the details of 1929 and adds what was missing: new wiring, a dishwasher, and double glazing
      behind the original sashes.

      The bedroom fits a king bed and has a walk-in closet with a window of its own. Hexagon tile and a deep tub in the bath.
      The building has an elevator, a laundry room with card machines, a courtyard with a fountain, and storage lockers in
      the basement. Light rail is half a mile away.`,
    place: { street: '618 14th Ct E', unit: 'Apt 41', city: 'Seattle', state: 'WA', zip: '98122' },
    size: { bedrooms: 1, bathrooms: 1, area: 690, floors: 1, built: 1929, parking: 0 },
    asks: { rent: 2195, advance: 1100 },
    amenities: ['Dishwasher', 'Walk-in Closets', 'Hardwood Floors', 'Elevator', 'Laundry Room', 'Storage Units', 'Package Receiving'],
    pets: ['Cats OK'],
    availableInDays: 5,
    listedDaysAgo: 24,
    look: { facade: 'loftConversion', region: 'pacific', time: 'noon', season: 'autumn' },
  },
  {
    code: 'TAC-301',
    owner,
    type: 'Single Family House',
    offer: 'For Sale',
    title: 'Restored 1902 Victorian with a view of the Sound',
    description: `
      Nine years of patient work went into this house, and it shows in the plaster, the stained-glass stair window and the
      fireplaces that draw. Four bedrooms open off a wide upstairs hall; the front one looks over rooftops to Puget Sound.
      A turret room on the second floor makes the best reading corner in the county.

      New since 2016: roof, sewer line, electrical service, insulation and a kitchen with soapstone counters and a pantry. The
      lot is a full fifty feet wide, with a detached garage on the alley and old roses along the fence.`,
    place: { street: '2209 N Heron Steps', city: 'Tacoma', state: 'WA', zip: '98406' },
    size: { bedrooms: 4, bathrooms: 2.5, area: 2780, floors: 3, built: 1902, parking: 2 },
    asks: { price: 739000 },
    amenities: ['Dishwasher', 'Washer', 'Dryer', 'Fireplace', 'Hardwood Floors', 'Fenced Yard', 'Garage', 'Balcony, Deck or Patio'],
    listedDaysAgo: 31,
    look: { facade: 'victorian', region: 'pacific', time: 'morning', season: 'spring' },
  },
  {
    code: 'OLY-302',
    owner,
    type: 'Duplex',
    offer: 'For Rent',
    title: 'Upper half of a duplex near Capitol Lake',
    description: `
      Two bedrooms over one, in a clapboard duplex painted the blue of a good raincoat. The upper flat has its own entrance
      at the side, a covered landing for boots and bikes, and windows on three sides. The living room has a gas stove; the
      kitchen looks into the crown of a big-leaf maple.

      New carpet in the bedrooms and vinyl plank elsewhere. Washer and dryer stay. One parking space in the shared drive, and
      half of the back lawn is yours to plant.`,
    place: { street: '1324 Sparrow Hill Rd SE', unit: 'Upper', city: 'Olympia', state: 'WA', zip: '98501' },
    size: { bedrooms: 2, bathrooms: 1, area: 940, floors: 1, built: 1968, parking: 1 },
    asks: { rent: 1875, advance: 1875 },
    amenities: ['Dishwasher', 'Washer', 'Dryer', 'Fireplace', 'Parking'],
    pets: ['Call About Pets'],
    availableInDays: 45,
    remarks: 'Photographer booked after the painters leave.',
    listedDaysAgo: null,
    look: null,
  },
  {
    code: 'GEG-303',
    owner,
    type: 'Single Family House',
    offer: 'For Rent',
    title: 'Brick-trimmed colonial on a street of tall pines',
    description: `
      A center-hall house with a proper mudroom, four bedrooms on one floor, and a basement with a workbench that is staying.
      The living room runs the depth of the house with a wood-burning fireplace at one end and French doors to a brick patio
      at the other. The kitchen has a breakfast nook with a view of the bird feeder.

      Forced-air gas heat and central air. The two-car garage opens to the alley. Lawn care is included from April to
      October; snow on the walks is the renter's to clear. Lease of twelve months or longer.`,
    place: { street: '3411 S Larch Summit Blvd', city: 'Spokane', state: 'WA', zip: '99203' },
    size: { bedrooms: 4, bathrooms: 2.5, area: 2450, floors: 2, built: 1938, parking: 2 },
    asks: { rent: 2675, advance: 2675 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Fireplace', 'Hardwood Floors', 'Garage', 'Fenced Yard'],
    pets: ['Dogs OK', 'Cats OK'],
    availableInDays: 38,
    listedDaysAgo: 13,
    look: { facade: 'colonial', region: 'mountain', time: 'morning', season: 'autumn' },
  },
  {
    code: 'BOI-304',
    owner,
    type: 'Single Family House',
    offer: 'For Rent',
    title: 'North End bungalow with a studio over the garage',
    description: `
      Arched doorways, a clinker-brick chimney and a screened sleeping porch: this bungalow was built in 1917 and has been
      looked after ever since. Two bedrooms share a bath with a claw-foot tub. The kitchen is new but knows its place, with
      painted cabinets and open shelves.

      Across the garden, a heated studio above the garage gives 280 square feet for work, music or guests. The foothill trails
      begin less than a mile away. Drip irrigation keeps the garden going by itself, and the owner sends a gardener monthly.`,
    place: { street: '1705 N Camas Ridge St', city: 'Boise', state: 'ID', zip: '83702' },
    size: { bedrooms: 2, bathrooms: 1, area: 1380, floors: 1, built: 1917, parking: 1 },
    asks: { rent: 2450, advance: 2000 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Fireplace', 'Hardwood Floors', 'Fenced Yard', 'Garage'],
    pets: ['Dogs OK'],
    availableInDays: 17,
    listedDaysAgo: 6,
    look: { facade: 'craftsmanBungalow', region: 'mountain', time: 'noon', season: 'summer' },
  },
  {
    code: 'BND-305',
    owner,
    type: 'Single Family House',
    offer: 'For Sale',
    title: 'High-desert modern with mountain windows',
    description: `
      Clean lines, warm wood and a lot of sky. Built in 2015 on a third of an acre of junipers, this house places its great
      room along the west so that the Cascades fill the glass from the stove to the sofa. Radiant heat runs under polished
      concrete; a soapstone wood stove does the rest on snowy evenings.

      Three bedrooms sit in a separate wing behind a bookcase wall. The primary suite opens to a courtyard with an outdoor
      shower. Solar panels (7.4 kW) are owned, and the oversized garage takes a camper van under its ten-foot door.`,
    place: { street: '61920 Obsidian Bench Ln', city: 'Bend', state: 'OR', zip: '97701' },
    size: { bedrooms: 3, bathrooms: 2.5, area: 2320, floors: 2, built: 2015, parking: 3 },
    asks: { price: 925000 },
    amenities: [
      'Air Conditioning',
      'Dishwasher',
      'Washer',
      'Dryer',
      'Fireplace',
      'Walk-in Closets',
      'Garage',
      'EV Charging',
      'Balcony, Deck or Patio',
    ],
    listedDaysAgo: 44,
    look: { facade: 'modernInfill', region: 'mountain', time: 'golden', season: 'autumn' },
  },
  {
    code: 'AST-306',
    owner,
    type: 'Single Family House',
    offer: 'For Rent',
    title: 'Hillside Victorian above the Columbia River',
    description: `
      From the upstairs landing you can count the ships waiting at anchor. This narrow, tall house has been rented furnished
      for years and comes ready to live in, down to the cast-iron pans. Three bedrooms, one bath with a shower and one with a
      tub, and a sunroom that stays warm even when the bar pilots are wearing wool.

      The stairs from the street are many and the view is the reward. Oil heat was replaced by heat pumps in 2023. Street
      parking with a resident permit.`,
    place: { street: '944 Pilot House Way', city: 'Astoria', state: 'OR', zip: '97103', shown: 'Street only' },
    size: { bedrooms: 3, bathrooms: 2, area: 1710, floors: 3, built: 1896, parking: 0 },
    asks: { rent: 2100, advance: 2100 },
    amenities: ['Dishwasher', 'Washer', 'Dryer', 'Furnished', 'Hardwood Floors'],
    pets: ['No Pets'],
    availableInDays: 60,
    remarks: 'Holding until the porch railing is repaired.',
    listedDaysAgo: null,
    look: { facade: 'victorian', region: 'pacific', time: 'dusk' },
  },
]
