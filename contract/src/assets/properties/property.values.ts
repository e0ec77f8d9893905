/*
 * Reference values of properties. Numbers are stored and cross the wire; they never change meaning.
 * Names follow the RESO Data Dictionary where it has one.
 */

export type ReferenceItem = { readonly Id: number; readonly Text: string }

/** Property category, also called zone or classification (spec §3). */
export const CATEGORIES = { Residential: 1, Commercial: 2 } as const
export type CategoryId = (typeof CATEGORIES)[keyof typeof CATEGORIES]

type AssetType = ReferenceItem & {
  readonly CategoryId: CategoryId
  /** Land and parking have no rooms: bedrooms and bathrooms are not asked for. */
  readonly hasRooms: boolean
  /** The name in schema.org's vocabulary, for search engines. */
  readonly schemaOrg: string
}

function residential(Id: number, Text: string, schemaOrg: string, hasRooms = true): AssetType {
  return { Id, Text, CategoryId: CATEGORIES.Residential, hasRooms, schemaOrg }
}
function commercial(Id: number, Text: string): AssetType {
  return { Id, Text, CategoryId: CATEGORIES.Commercial, hasRooms: false, schemaOrg: 'Place' }
}

export const ASSET_TYPES: readonly AssetType[] = [
  residential(101, 'Single Family House', 'SingleFamilyResidence'),
  residential(102, 'Townhouse', 'House'),
  residential(103, 'Condominium', 'Apartment'),
  residential(104, 'Apartment', 'Apartment'),
  residential(105, 'Duplex', 'House'),
  residential(106, 'Triplex', 'House'),
  residential(107, 'Quadruplex', 'House'),
  residential(108, 'Multi-Family (5+)', 'ApartmentComplex'),
  residential(109, 'Manufactured/Mobile Home', 'House'),
  residential(110, 'Cabin', 'House'),
  residential(111, 'Co-op', 'Apartment'),
  residential(112, 'Loft', 'Apartment'),
  residential(113, 'Private Room', 'Room'),
  residential(114, 'Accessory Dwelling (ADU)', 'House'),
  residential(115, 'Vacant Land', 'Place', false),
  residential(199, 'Other', 'Accommodation'),
  commercial(201, 'Office'),
  commercial(202, 'Co-working'),
  commercial(203, 'Medical Office'),
  commercial(204, 'Retail'),
  commercial(205, 'Shopping Center'),
  commercial(206, 'Restaurant'),
  commercial(207, 'Industrial'),
  commercial(208, 'Warehouse'),
  commercial(209, 'Flex'),
  commercial(210, 'Storage'),
  commercial(211, 'Mixed Use'),
  commercial(212, 'Hotel/Motel'),
  commercial(213, 'Parking'),
  commercial(214, 'Land'),
  commercial(215, 'Farm/Agricultural'),
  commercial(216, 'Special Purpose'),
  commercial(299, 'Other'),
]

type ListingType = ReferenceItem & {
  readonly categories: readonly CategoryId[]
  /** Whether the listing asks for a rent (per period) or for a price (once). */
  readonly asks: 'rent' | 'price'
}

const BOTH = [CATEGORIES.Residential, CATEGORIES.Commercial] as const

export const LISTING_TYPES: readonly ListingType[] = [
  { Id: 1, Text: 'For Rent', categories: [CATEGORIES.Residential], asks: 'rent' },
  { Id: 2, Text: 'For Sale', categories: BOTH, asks: 'price' },
  { Id: 3, Text: 'For Lease', categories: [CATEGORIES.Commercial], asks: 'rent' },
  { Id: 4, Text: 'Rent-to-Own', categories: [CATEGORIES.Residential], asks: 'rent' },
  { Id: 5, Text: 'Sublease', categories: BOTH, asks: 'rent' },
  { Id: 6, Text: 'Short-Term Rental', categories: [CATEGORIES.Residential], asks: 'rent' },
]

/** What a lister offers. Visibility and showing access are separate matters. */
export const ACCESS_TYPES: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Entire Property' },
  { Id: 2, Text: 'Private Room' },
  { Id: 3, Text: 'Shared Room' },
]

/** Square feet in one of each unit; areas are stored in both, so that a search compares like with like. */
export const AREA_UNITS = [
  { Id: 1, Text: 'Square Feet', Short: 'sq ft', squareFeet: 1 },
  { Id: 2, Text: 'Acres', Short: 'acres', squareFeet: 43_560 },
  { Id: 3, Text: 'Square Meters', Short: 'm²', squareFeet: 10.763_910_4 },
  { Id: 4, Text: 'Square Yards', Short: 'sq yd', squareFeet: 9 },
  { Id: 5, Text: 'Hectares', Short: 'ha', squareFeet: 107_639.104 },
] as const

/** Times a year that a rent falls due; a search compares rents by the month. */
export const RENT_FREQUENCIES = [
  { Id: 1, Text: 'Monthly', Short: '/mo', perYear: 12 },
  { Id: 2, Text: 'Weekly', Short: '/wk', perYear: 52 },
  { Id: 3, Text: 'Every 2 Weeks', Short: '/2 wks', perYear: 26 },
  { Id: 4, Text: 'Twice Monthly', Short: '/half-month', perYear: 24 },
  { Id: 5, Text: 'Quarterly', Short: '/qtr', perYear: 4 },
  { Id: 6, Text: 'Every 6 Months', Short: '/6 mos', perYear: 2 },
  { Id: 7, Text: 'Yearly', Short: '/yr', perYear: 1 },
  { Id: 8, Text: 'Daily', Short: '/day', perYear: 365 },
] as const

export const AMENITIES: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Air Conditioning' },
  { Id: 2, Text: 'Dishwasher' },
  { Id: 3, Text: 'Washer' },
  { Id: 4, Text: 'Dryer' },
  { Id: 5, Text: 'Washer/Dryer Hookup' },
  { Id: 6, Text: 'Fireplace' },
  { Id: 7, Text: 'Balcony, Deck or Patio' },
  { Id: 8, Text: 'Fenced Yard' },
  { Id: 9, Text: 'Walk-in Closets' },
  { Id: 10, Text: 'Furnished' },
  { Id: 11, Text: 'Hardwood Floors' },
  { Id: 12, Text: 'Internet Included' },
  { Id: 20, Text: 'Elevator' },
  { Id: 21, Text: 'Pool' },
  { Id: 22, Text: 'Fitness Center' },
  { Id: 23, Text: 'Laundry Room' },
  { Id: 24, Text: 'Parking' },
  { Id: 25, Text: 'Garage' },
  { Id: 26, Text: 'Storage Units' },
  { Id: 27, Text: 'Wheelchair Access' },
  { Id: 28, Text: 'Door Attendant' },
  { Id: 29, Text: 'Package Receiving' },
  { Id: 30, Text: 'Gated Entry' },
  { Id: 31, Text: 'EV Charging' },
  { Id: 32, Text: 'Bicycle Storage' },
  { Id: 40, Text: 'Loading Dock' },
  { Id: 41, Text: 'Sprinkler System' },
  { Id: 42, Text: 'Conference Rooms' },
  { Id: 43, Text: 'Signage' },
  { Id: 44, Text: 'Three-Phase Power' },
]

/** Pets as RESO names them. Assistance animals are not pets and are always welcome. */
export const PETS_ALLOWED: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Cats OK' },
  { Id: 2, Text: 'Dogs OK' },
  { Id: 3, Text: 'No Pets' },
  { Id: 4, Text: 'Call About Pets' },
]

export const COMMERCIAL_LEASE_KINDS: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Gross' },
  { Id: 2, Text: 'Modified Gross' },
  { Id: 3, Text: 'Net' },
  { Id: 4, Text: 'Double Net (NN)' },
  { Id: 5, Text: 'Triple Net (NNN)' },
  { Id: 6, Text: 'Absolute Net' },
  { Id: 7, Text: 'Ground Lease' },
]

/** How exactly a stranger sees the place. */
export const ADDRESS_EXACTNESS: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Exact address' },
  { Id: 2, Text: 'Street only' },
  { Id: 3, Text: 'Neighborhood only' },
]
export const EXACT_ADDRESS = 1
export const STREET_ONLY = 2
export const NEIGHBORHOOD_ONLY = 3

export function textOf(items: readonly ReferenceItem[], id: number | null): string | null {
  return items.find((item) => item.Id === id)?.Text ?? null
}

export function assetType(id: number): AssetType | undefined {
  return ASSET_TYPES.find((type) => type.Id === id)
}
export function listingType(id: number): ListingType | undefined {
  return LISTING_TYPES.find((type) => type.Id === id)
}

/** Cents a month, so that a weekly rent can be compared with a monthly one; rounded to whole cents. */
export function monthlyRentCents(rentCents: number, rentFrequencyId: number): number {
  const perYear = RENT_FREQUENCIES.find((frequency) => frequency.Id === rentFrequencyId)?.perYear ?? 12
  return Math.round((rentCents * perYear) / 12)
}

/** Square feet of an area in another unit. */
export function squareFeetOf(area: number, areaUnitId: number): number {
  const unit = AREA_UNITS.find((candidate) => candidate.Id === areaUnitId)
  return area * (unit?.squareFeet ?? 1)
}
