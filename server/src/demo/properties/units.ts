import type { DemoProperty } from '../demo-property.ts'

const building = {
  building: 'MCI-6PLEX',
  owner: 'desmond.achter@example.com',
  type: 'Apartment',
  offer: 'For Rent',
  amenities: ['Hardwood Floors', 'Balcony, Deck or Patio', 'Laundry Room', 'Storage Units', 'Parking'],
  pets: ['Cats OK'],
} as const
const street = { street: '3925 Linden Terrace', city: 'Kansas City', state: 'MO', zip: '64111' } as const
const size = { bedrooms: 2, bathrooms: 1, area: 980, floors: 1, built: 1926, parking: 1 } as const

const occupied = (unit: string, rent: number): DemoProperty => ({
  ...building,
  code: `MCI-6PLEX-${unit}`,
  title: `Linden Terrace, apartment ${unit}`,
  description: null,
  place: { ...street, unit },
  size,
  asks: { rent, advance: rent },
  listedDaysAgo: null,
  look: null,
})

/** The apartments of the sixplex, from the ground up: three are leased, one is vacant, two are on the market. */
export const apartments: readonly DemoProperty[] = [
  occupied('1', 1120),
  occupied('2', 1145),
  occupied('3', 1165),
  {
    ...building,
    code: 'MCI-6PLEX-4',
    title: 'Second-floor apartment behind brick columns',
    description: `
      The balcony sits between two of the brick columns that give the building its face, deep enough for a table and out of the rain.
      Inside, the oak floors were refinished this fall and the windows are new. The living room and the dining room are joined by a
      wide opening with glass-fronted cupboards.

      Both bedrooms take a queen bed, and the bath has kept its pedestal sink. Boiler heat, water and trash come with the rent; the
      electric meter is yours. A parking space off the alley and a storage room in the basement belong to the apartment.`,
    place: { ...street, unit: '4' },
    size,
    asks: { rent: 1225, advance: 1225 },
    availableInDays: 20,
    listedDaysAgo: 5.6,
    look: { facade: 'brickRowhouse', region: 'midwest', time: 'morning', season: 'autumn' },
  },
  occupied('5', 1185),
  {
    ...building,
    code: 'MCI-6PLEX-6',
    title: 'Third-floor apartment with the long view west',
    description: `
      Up two flights, where the street trees end and the sunsets begin. The front balcony looks west over slate roofs as far as the
      stockyards bluff. The kitchen was opened to the dining room last winter and has a gas range, open shelves and a counter that
      seats two.

      Two bedrooms at the quiet end of the hall, each with a real closet. Laundry machines and a workshop are in the basement, along
      with a locked storage room. Heat, water and trash are paid by the owner, who lives twenty minutes away and returns calls.`,
    place: { ...street, unit: '6' },
    size: { ...size, area: 1020 },
    asks: { rent: 1275, advance: 1275 },
    availableInDays: 8,
    listedDaysAgo: 2.2,
    look: { facade: 'brickRowhouse', region: 'midwest', time: 'golden', season: 'autumn' },
  },
]
