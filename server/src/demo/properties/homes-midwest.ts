import type { DemoProperty } from '../demo-property.ts'

const desmond = 'desmond.achter@example.com'
const priya = 'priya.lindgren@example.com'
const walt = 'walt.hennessy@example.com'

export const homesMidwest: readonly DemoProperty[] = [
  {
    code: 'CHI-618-2',
    owner: desmond,
    type: 'Triplex',
    offer: 'For Rent',
    title: 'Second floor of a greystone three-flat near the river',
    description: `
      A whole floor, front to back: bay window at the street, back porch over the garden, and a long hall with oak trim between
      them. Two bedrooms plus a sunroom with heat. The kitchen has kept its built-in hutch and gained a dishwasher, a gas
      range and counters of speckled quartz.

      Heat is by radiator and included. The basement has free laundry and a locked storage cage for each floor. The owner has
      run this building for eleven years and answers the phone. A Brown Line stop is half a mile east.`,
    place: { street: '2945 W Kestrel Ct', unit: '2nd floor', city: 'Chicago', state: 'IL', zip: '60618' },
    size: { bedrooms: 2, bathrooms: 1, area: 1250, floors: 1, built: 1915, parking: 0 },
    asks: { rent: 2375, advance: 1200 },
    amenities: ['Dishwasher', 'Hardwood Floors', 'Balcony, Deck or Patio', 'Laundry Room', 'Storage Units', 'Bicycle Storage'],
    pets: ['Cats OK', 'Dogs OK'],
    availableInDays: 19,
    listedDaysAgo: 3,
    look: { facade: 'brickRowhouse', region: 'city', time: 'morning', season: 'spring' },
  },
  {
    code: 'CHI-607-5',
    owner: desmond,
    type: 'Loft',
    offer: 'For Rent',
    title: 'Corner loft in a former printing house',
    description: `
      Mushroom columns, brick on two walls and a freight elevator that still works. This corner loft gets light from east and
      south through windows taller than you are. The bedroom is walled to full height, which is rarer than it should be in
      this kind of building, and the bath has double sinks and a rain shower.

      Kitchen with a six-foot island, gas cooking and a vented hood. In-unit laundry. Residents share a roof deck with a herb
      garden, a gym with rowers, and a mail room with lockers for parcels. Heated garage parking can be added.`,
    place: { street: '1021 W Lithograph St', unit: 'Loft 508', city: 'Chicago', state: 'IL', zip: '60607' },
    size: { bedrooms: 1, bathrooms: 1, area: 1120, floors: 1, built: 1922, parking: 1 },
    asks: { rent: 2890, advance: 500 },
    amenities: [
      'Air Conditioning',
      'Dishwasher',
      'Washer',
      'Dryer',
      'Hardwood Floors',
      'Elevator',
      'Fitness Center',
      'Package Receiving',
      'Garage',
    ],
    pets: ['Cats OK', 'Dogs OK'],
    availableInDays: 2,
    listedDaysAgo: 16,
    look: { facade: 'loftConversion', region: 'city', time: 'golden' },
  },
  {
    code: 'CHI-614-8',
    owner: desmond,
    type: 'Condominium',
    offer: 'For Sale',
    title: 'Duplex-up condo with private roof rights',
    description: `
      The top two floors of a six-unit brick building, joined by an open stair under a skylight. Living, dining and kitchen
      share the lower level with a bedroom and full bath; the primary suite has the upper level to itself, along with a den
      and the door to a roof deck with a pergola and a view of the lake's edge.

      Kitchen of 2020 with walnut fronts and a paneled refrigerator. Hardwood throughout, gas fireplace, two heating zones.
      Deeded garage space. Assessments of $412 a month cover water, insurance, common areas and a healthy reserve.`,
    place: { street: '2130 N Marram Ave', unit: 'Unit 3E', city: 'Chicago', state: 'IL', zip: '60614' },
    size: { bedrooms: 3, bathrooms: 2.5, area: 2140, floors: 2, built: 1998, parking: 1 },
    asks: { price: 769000 },
    amenities: [
      'Air Conditioning',
      'Dishwasher',
      'Washer',
      'Dryer',
      'Fireplace',
      'Hardwood Floors',
      'Walk-in Closets',
      'Balcony, Deck or Patio',
      'Garage',
    ],
    listedDaysAgo: 29,
    look: { facade: 'townhouses', region: 'city', time: 'dusk' },
  },
  {
    code: 'MCI-6PLEX',
    owner: desmond,
    type: 'Multi-Family (5+)',
    offer: 'For Sale',
    title: 'Brick sixplex with long leases and new boilers',
    description: `
      Six two-bedroom apartments in a colonnaded brick walk-up, four of them let, with leases that end in different months.
      Gross rents were $82,900 last year; a full rent roll and two years of expenses are ready for serious buyers. Each unit has
      a front balcony, hardwood floors and its own electric meter.

      Work done since 2019: both boilers, roof membrane, masonry repointing, entry system and laundry machines. The basement
      has six storage rooms and a workshop. Nine parking spaces off the alley. Tours by appointment, one unit at a time.`,
    place: { street: '3925 Linden Terrace', city: 'Kansas City', state: 'MO', zip: '64111' },
    size: { bedrooms: 12, bathrooms: 6, area: 6300, floors: 3, built: 1926, parking: 9 },
    asks: { price: 985000 },
    amenities: ['Hardwood Floors', 'Balcony, Deck or Patio', 'Laundry Room', 'Storage Units', 'Parking'],
    listedDaysAgo: 52,
    look: { facade: 'brickRowhouse', region: 'midwest', time: 'noon', season: 'summer' },
  },
  {
    code: 'MSN-R3',
    owner: desmond,
    type: 'Private Room',
    offer: 'For Rent',
    access: 'Private Room',
    title: 'Sunny furnished room in a house between the lakes',
    description: `
      A private bedroom on the second floor of a big gabled house, with a lock, a desk, a queen bed and a bay window facing
      the lake a block away. You share a renovated kitchen, two bathrooms and a front porch with three housemates, who keep
      a chore wheel that actually turns.

      Rent is by the week and covers everything: heat, electricity, water, fast internet and a cleaner every second Friday. The
      house has a washer, a dryer, a bike shed and a canoe. Minimum stay of eight weeks.`,
    place: { street: '419 N Isthmus Ct', unit: 'Room 3', city: 'Madison', state: 'WI', zip: '53703', shown: 'Neighborhood only' },
    size: { bedrooms: 1, bathrooms: 1, area: 210, floors: 1, built: 1906, parking: 0 },
    asks: { rent: 215, every: 'Weekly', advance: 400 },
    amenities: ['Dishwasher', 'Washer', 'Dryer', 'Furnished', 'Internet Included', 'Hardwood Floors', 'Bicycle Storage'],
    pets: ['No Pets'],
    availableInDays: 7,
    listedDaysAgo: 10,
    look: { facade: 'victorian', region: 'midwest', time: 'noon', season: 'summer' },
  },
  {
    code: 'DTW-12A',
    owner: desmond,
    type: 'Duplex',
    offer: 'For Rent',
    title: 'East-side two-flat with leaded glass and a sleeping porch',
    description: `
      The upstairs flat of a brick duplex from 1921, with the kind of woodwork that nobody pays for anymore: box beams, a
      window seat, and leaded-glass bookcases either side of the fireplace. Two bedrooms and a glassed-in sleeping porch for
      summer nights.

      The kitchen and bath were renewed last year, and so was the wiring. Washer and dryer in the basement, half the garage,
      and a yard with a vegetable plot if you like to dig. The riverfront path is a mile south.`,
    place: { street: '1277 Peregrine St', unit: 'Upper', city: 'Detroit', state: 'MI', zip: '48214' },
    size: { bedrooms: 2, bathrooms: 1, area: 1310, floors: 1, built: 1921, parking: 1 },
    asks: { rent: 1450, advance: 1450 },
    amenities: ['Fireplace', 'Hardwood Floors', 'Washer', 'Dryer', 'Balcony, Deck or Patio', 'Garage'],
    pets: ['Cats OK', 'Dogs OK'],
    availableInDays: 50,
    remarks: 'List once the current lease ends; the downstairs household has first refusal.',
    listedDaysAgo: null,
    look: { facade: 'duplex', region: 'midwest', time: 'morning', season: 'autumn' },
  },
  {
    code: 'LND-4',
    owner: priya,
    type: 'Duplex',
    offer: 'For Rent',
    title: 'Main floor of an Uptown duplex, three blocks from the lake',
    description: `
      Natural woodwork, a swinging door to the kitchen, and a sunroom with eleven windows: a classic Minneapolis duplex in fine
      order. Two bedrooms at the back share a bath with a linen closet. Radiator heat, included, makes winter cozy, and window
      units for summer are stored in the basement.

      Off-street parking with an outlet for a block heater. Shared laundry that is free to use, a three-season back porch and a
      garden of hostas that looks after itself. Trash, water and snow removal are on the owner.`,
    place: { street: '3022 Loon Call Ave S', unit: 'Main', city: 'Minneapolis', state: 'MN', zip: '55408' },
    size: { bedrooms: 2, bathrooms: 1, area: 1200, floors: 1, built: 1919, parking: 1 },
    asks: { rent: 1850, advance: 1850 },
    amenities: ['Dishwasher', 'Hardwood Floors', 'Laundry Room', 'Balcony, Deck or Patio', 'Parking'],
    pets: ['Cats OK'],
    availableInDays: 34,
    listedDaysAgo: 12,
    look: { facade: 'duplex', region: 'midwest', time: 'noon', season: 'winter' },
  },
  {
    code: 'LND-5',
    owner: priya,
    type: 'Single Family House',
    offer: 'For Sale',
    title: 'Center-hall colonial with a slate roof and a walled garden',
    description: `
      Built by a mason for himself, which explains the slate roof, the garden wall and a fireplace you could cook in. Four
      bedrooms and a library; a kitchen with cherry cabinets, a prep sink and a long table under the window. The third floor
      is finished as one large studio with north light.

      Recent work: boiler 2022, exterior paint 2023, new copper gutters. Original oak and maple floors, sleeping porch, dry
      basement with a cedar closet. Two-car garage on the alley. A pre-inspection report is available on request.`,
    place: { street: '1583 Goldfinch Ave', city: 'Saint Paul', state: 'MN', zip: '55105' },
    size: { bedrooms: 4, bathrooms: 2.5, area: 2860, floors: 3, built: 1926, parking: 2 },
    asks: { price: 689500 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Fireplace', 'Hardwood Floors', 'Fenced Yard', 'Garage'],
    listedDaysAgo: 40,
    look: { facade: 'colonial', region: 'midwest', time: 'golden', season: 'autumn' },
  },
  {
    code: 'HEN-1',
    owner: walt,
    type: 'Single Family House',
    offer: 'For Rent',
    title: 'Brick cottage with a walled patio in German Village',
    description: `
      A one-and-a-half-story brick cottage on a lane of the same, with a limestone stoop and a gas lamp by the gate. Downstairs
      are a front parlor with a fireplace, a kitchen with cream cabinets, and a full bath. Upstairs, two bedrooms with sloping
      ceilings and deep window sills, plus a half bath.

      The brick patio behind has room for a table, a grill and pots of tomatoes. Washer and dryer in the dry cellar. New
      furnace and central air in 2025. Permit parking on the street.`,
    place: { street: '238 E Hopfen Aly', city: 'Columbus', state: 'OH', zip: '43206' },
    size: { bedrooms: 2, bathrooms: 1.5, area: 1150, floors: 2, built: 1884, parking: 0 },
    asks: { rent: 2050, advance: 2050 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Fireplace', 'Hardwood Floors', 'Balcony, Deck or Patio'],
    pets: ['Cats OK', 'Dogs OK'],
    availableInDays: 16,
    listedDaysAgo: 1.9,
    look: { facade: 'brickRowhouse', region: 'midwest', time: 'golden', season: 'spring' },
  },
  {
    code: 'HEN-2',
    owner: walt,
    type: 'Single Family House',
    offer: 'For Rent',
    title: 'Clintonville ranch with a finished basement',
    description: `
      One floor of easy living and a finished basement below it. The living room has a picture window and a brick fireplace; the
      kitchen opens to a deck under a sugar maple. Three bedrooms, the largest with a wall of closets, and a hall bath with a
      tub.

      Downstairs: a paneled room for movies, a second bath, laundry, and a workshop with good light. Attached garage, new
      windows in 2021, and a bike trail at the end of the street.`,
    place: { street: '417 Buckeye Glen Rd', city: 'Columbus', state: 'OH', zip: '43214' },
    size: { bedrooms: 3, bathrooms: 2, area: 1690, floors: 1, built: 1955, parking: 2 },
    asks: { rent: 2195, advance: 2195 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Fireplace', 'Balcony, Deck or Patio', 'Garage'],
    pets: ['Dogs OK'],
    availableInDays: 31,
    remarks: 'Pictures when the leaves are raked.',
    listedDaysAgo: null,
    look: null,
  },
]
