import type { DemoProperty } from '../demo-property.ts'

const desmond = 'desmond.achter@example.com'
const walt = 'walt.hennessy@example.com'

export const homesEast: readonly DemoProperty[] = [
  {
    code: 'TPA-22',
    owner: desmond,
    type: 'Apartment',
    offer: 'For Rent',
    title: 'Mediterranean courtyard apartment near Bayshore',
    description: `
      Eight apartments around a courtyard with a mosaic fountain and date palms, built in 1927 and brought up to hurricane code
      two years ago with impact windows and a new barrel-tile roof. This two-bedroom on the upper floor has a Juliet balcony,
      arched windows and terracotta floors that stay cool underfoot.

      Central air, a new kitchen with gas cooking, and a laundry closet in the hall. One covered space per apartment. The bay
      and its long waterfront sidewalk are four blocks east. Pest control and water are included.`,
    place: { street: '812 S Sabal Court', unit: 'Apt 6', city: 'Tampa', state: 'FL', zip: '33606' },
    size: { bedrooms: 2, bathrooms: 1.5, area: 1060, floors: 1, built: 1927, parking: 1 },
    asks: { rent: 2650, advance: 1325 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Balcony, Deck or Patio', 'Gated Entry', 'Parking'],
    pets: ['Cats OK', 'Dogs OK'],
    availableInDays: 9,
    listedDaysAgo: 5,
    look: { facade: 'mediterranean', region: 'subtropical', time: 'golden' },
  },
  {
    code: 'RIC-09',
    owner: desmond,
    type: 'Townhouse',
    offer: 'For Sale',
    title: 'Fan District townhouse with a carriage house behind',
    description: `
      Bow-fronted brick, a marble stoop and three floors of heart pine. The first floor flows from a double parlor with two coal
      fireplaces (now gas) to a kitchen with a glass wall on the garden. Upstairs are three bedrooms, two baths and a laundry;
      the third floor is one generous room with a skylight.

      At the alley, a two-story carriage house has a garage below and a finished studio above with its own bath. Systems are
      recent, the slate roof was repaired in 2024, and the boxwoods are older than all of us.`,
    place: { street: '2016 Grosbeak Ave', city: 'Richmond', state: 'VA', zip: '23220' },
    size: { bedrooms: 4, bathrooms: 3.5, area: 3120, floors: 3, built: 1908, parking: 1 },
    asks: { price: 849000 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Fireplace', 'Hardwood Floors', 'Garage', 'Fenced Yard'],
    listedDaysAgo: 34,
    look: { facade: 'townhouses', region: 'south', time: 'morning', season: 'spring' },
  },
  {
    code: 'PIT-15',
    owner: desmond,
    type: 'Townhouse',
    offer: 'For Rent',
    title: 'Lawrenceville rowhouse with exposed brick and a back deck',
    description: `
      Fifteen feet wide and better planned than many houses twice that. The front room has exposed brick and a stair with a
      landing just right for a reading chair; behind it, a kitchen with open shelves, a gas range and a door to a cedar deck.
      Two bedrooms and the bath are on the second floor, and the attic makes a third.

      Central air, laundry in the basement, and a garden with a fig that somebody's grandfather planted. Buses downtown leave
      from the next corner. One-year lease; gas and electric are the renter's.`,
    place: { street: '4417 Tinsmith Way', city: 'Pittsburgh', state: 'PA', zip: '15201' },
    size: { bedrooms: 3, bathrooms: 1, area: 1390, floors: 3, built: 1894, parking: 0 },
    asks: { rent: 2150, advance: 2150 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Hardwood Floors', 'Balcony, Deck or Patio'],
    pets: ['Cats OK', 'Dogs OK'],
    availableInDays: 23,
    listedDaysAgo: 8,
    look: { facade: 'brickRowhouse', region: 'northeast', time: 'noon', season: 'autumn' },
  },
  {
    code: 'PHL-125',
    owner: desmond,
    type: 'Townhouse',
    offer: 'For Rent',
    title: 'New Fishtown rowhome with a roof deck',
    description: null,
    place: { street: '2318 E Cordwainer St', city: 'Philadelphia', state: 'PA', zip: '19125' },
    size: { bedrooms: 3, bathrooms: 2.5, area: 1850, floors: 3, built: 2019, parking: 0 },
    asks: { rent: 2975, advance: 2975 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Balcony, Deck or Patio', 'Hardwood Floors'],
    pets: ['Cats OK'],
    availableInDays: 55,
    listedDaysAgo: null,
    look: { facade: 'modernInfill', region: 'city', time: 'noon' },
  },
  {
    code: 'PHL-147',
    owner: desmond,
    type: 'Townhouse',
    offer: 'For Sale',
    title: 'Trinity house with winding stairs and a hidden courtyard',
    description: `
      Three rooms, one above another, joined by a winding stair with a rope rail: the classic Philadelphia trinity, dated 1843 and
      lovingly kept. The ground floor has a cooking hearth and a beamed ceiling, the basement holds a surprisingly capable
      kitchen, and each upper floor is a bedroom with a fireplace.

      A rear addition from 2012 gives two full baths and a laundry. The courtyard is shared by five houses, planted with ferns
      and a magnolia, and closed at night by an iron gate. Sold with a one-year home warranty.`,
    place: { street: '9 Weavers Mews', city: 'Philadelphia', state: 'PA', zip: '19147' },
    size: { bedrooms: 2, bathrooms: 2, area: 1080, floors: 3, built: 1843, parking: 0 },
    asks: { price: 475000 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Fireplace', 'Hardwood Floors', 'Gated Entry'],
    listedDaysAgo: 47,
    look: { facade: 'brickRowhouse', region: 'northeast', time: 'dusk' },
  },
  {
    code: 'BWI-31',
    owner: desmond,
    type: 'Townhouse',
    offer: 'For Rent',
    title: 'Harbor-side rowhouse with marble steps',
    description: `
      White marble steps, a painted cornice and a stained-glass transom with the house number in it. Inside, the old walls have
      been opened so that light reaches from front to back, and a steel stair climbs through all three floors to a deck with a
      view of masts and cranes.

      Two large bedrooms, each with a bath. A third room on the top floor has a sofa bed and a closet. Kitchen with gas range and
      a pull-out pantry. Parking pad at the rear for one car. The water taxi landing is a third of a mile away.`,
    place: { street: '1735 Sailmaker St', city: 'Baltimore', state: 'MD', zip: '21231' },
    size: { bedrooms: 3, bathrooms: 2.5, area: 1760, floors: 3, built: 1880, parking: 1 },
    asks: { rent: 2790, advance: 2790 },
    amenities: ['Air Conditioning', 'Dishwasher', 'Washer', 'Dryer', 'Balcony, Deck or Patio', 'Hardwood Floors', 'Parking'],
    pets: ['Dogs OK', 'Cats OK'],
    availableInDays: 13,
    listedDaysAgo: 17,
    look: { facade: 'brickRowhouse', region: 'city', time: 'morning' },
  },
  {
    code: 'BOS-30',
    owner: desmond,
    type: 'Triplex',
    offer: 'For Rent',
    title: 'Top floor of a triple-decker with two porches',
    description: `
      Sunrise porch at the front, sunset porch at the back, and seven rooms between. This is the third floor of a well-kept
      triple-decker on a hill above the Arboretum, with gumwood trim, a pantry with its original bins, and a china cabinet that
      has survived a century of moves.

      Three bedrooms, one full bath, new gas heat on its own thermostat. Coin-free laundry in the basement and a share of the
      yard, where lilacs bloom in May. The Orange Line is under a mile. Heat and electricity are separate; water is included.`,
    place: { street: '58 Bussey Brook Rd', unit: 'Apt 3', city: 'Jamaica Plain', state: 'MA', zip: '02130' },
    size: { bedrooms: 3, bathrooms: 1, area: 1340, floors: 1, built: 1911, parking: 0 },
    asks: { rent: 3450, advance: 3450 },
    amenities: ['Dishwasher', 'Hardwood Floors', 'Balcony, Deck or Patio', 'Laundry Room', 'Bicycle Storage'],
    pets: ['Cats OK'],
    availableInDays: 42,
    listedDaysAgo: 0.5,
    look: { facade: 'brickRowhouse', region: 'northeast', time: 'morning', season: 'autumn' },
  },
  {
    code: 'NYC-25',
    owner: desmond,
    type: 'Co-op',
    offer: 'For Sale',
    title: 'Prewar one-bedroom co-op with a herringbone floor',
    description: `
      The entry gallery sets the tone: herringbone oak, plaster arches, and a coat closet deep enough to lose an umbrella in. The
      living room faces west over a side street of brownstones and holds a dining table by the window without crowding. The
      bedroom takes a king bed and two chests.

      Windowed kitchen, windowed bath, nine-and-a-half-foot ceilings. The cooperative allows up to 75 percent financing and has a
      resident superintendent, a part-time door attendant, central laundry and bike storage. Maintenance is $1,184 a month.`,
    place: { street: '317 W Rivermont Pl', unit: '7D', city: 'New York', state: 'NY', zip: '10025' },
    size: { bedrooms: 1, bathrooms: 1, area: 790, floors: 1, built: 1928, parking: 0 },
    asks: { price: 735000 },
    amenities: ['Dishwasher', 'Hardwood Floors', 'Elevator', 'Laundry Room', 'Door Attendant', 'Bicycle Storage', 'Package Receiving'],
    pets: ['Cats OK', 'Dogs OK'],
    listedDaysAgo: 23,
    look: { facade: 'loftConversion', region: 'city', time: 'golden' },
  },
  {
    code: 'HEN-4',
    owner: walt,
    type: 'Single Family House',
    offer: 'For Rent',
    title: 'Aunt Lottie’s house on Halyard Street',
    description: null,
    place: { street: '63 Halyard St', city: 'Charleston', state: 'SC', zip: '29403', shown: 'Neighborhood only' },
    size: { bedrooms: 3, bathrooms: 2, area: 1820, floors: 2, built: 1889 },
    asks: { rent: 3200 },
    amenities: ['Air Conditioning', 'Fireplace', 'Hardwood Floors'],
    remarks: 'Came to us in the spring. Decide between renting and selling.',
    listedDaysAgo: null,
    look: null,
  },
]
