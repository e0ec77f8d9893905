/*
 * Reference values of properties. Numbers are stored and cross the wire; they never change meaning.
 * Names follow the RESO Data Dictionary where it has one.
 */

import type { NumberRange } from '../../values/numbers.ts'
import type { ReferenceItem } from '../../values/reference-items.ts'
import { fractionOf } from '../../values/shares.ts'

/** Property category, also called zone or classification (spec §3). */
export const CATEGORIES = { Residential: 1, Commercial: 2 } as const
export type CategoryId = (typeof CATEGORIES)[keyof typeof CATEGORIES]

/** A room in someone's home. */
export const ROOM_TYPE = 113

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
  residential(ROOM_TYPE, 'Private Room', 'Room'),
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

/** Buildings of two, three, four homes, and of more. */
export const MULTI_FAMILY_TYPES = [105, 106, 107, 108] as const

export const LONGEST_UNIT_NUMBER = 20

/** A building that takes homes and spaces for business as its units. */
export const MIXED_USE = 211

export const FOR_SALE = 2

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

export const ENTIRE_PROPERTY = 1
/** Let bed by bed: several leases at once. */
export const SHARED_ROOM = 3

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

/** What a feature is about; lists of features are shown by it. */
export const FEATURE_GROUPS = [
  'Inside',
  'Appliances',
  'Laundry',
  'Heating',
  'Cooling',
  'Flooring',
  'Outside',
  'Building',
  'Accessibility',
  'For business',
] as const
export type FeatureGroup = (typeof FEATURE_GROUPS)[number]

type Feature = ReferenceItem & { readonly Group: FeatureGroup }
const features = (Group: FeatureGroup, items: readonly [number, string][]): Feature[] => items.map(([Id, Text]) => ({ Id, Text, Group }))

/** Features of homes and business spaces; the wire calls them amenities. An id is never used again for something else. */
export const AMENITIES: readonly Feature[] = [
  ...features('Inside', [
    [6, 'Fireplace'],
    [9, 'Walk-in Closets'],
    [10, 'Furnished'],
    [12, 'Internet Included'],
    [50, 'High Ceilings'],
    [51, 'Home Office'],
    [52, 'Basement'],
    [53, 'Finished Basement'],
    [54, 'Attic'],
    [55, 'Ceiling Fans'],
    [56, 'Skylights'],
    [57, 'Smart Home'],
    [58, 'Alarm System'],
  ]),
  ...features('Appliances', [
    [2, 'Dishwasher'],
    [60, 'Refrigerator'],
    [61, 'Range or Oven'],
    [62, 'Microwave'],
    [63, 'Garbage Disposal'],
    [64, 'Freezer'],
  ]),
  ...features('Laundry', [
    [3, 'Washer'],
    [4, 'Dryer'],
    [5, 'Washer/Dryer Hookup'],
    [23, 'Laundry Room'],
  ]),
  ...features('Heating', [
    [70, 'Forced Air'],
    [71, 'Radiant Heat'],
    [72, 'Baseboard Heat'],
    [73, 'Heat Pump'],
    [74, 'Natural Gas Heat'],
    [75, 'Electric Heat'],
    [76, 'Oil Heat'],
    [77, 'Propane Heat'],
    [78, 'Wood Stove'],
    [79, 'Solar'],
  ]),
  ...features('Cooling', [
    [1, 'Air Conditioning'],
    [80, 'Central Air'],
    [81, 'Window Units'],
    [82, 'Ductless Units'],
    [83, 'Evaporative Cooler'],
  ]),
  ...features('Flooring', [
    [11, 'Hardwood Floors'],
    [85, 'Carpet'],
    [86, 'Tile'],
    [87, 'Laminate'],
    [88, 'Vinyl Plank'],
    [89, 'Concrete Floors'],
  ]),
  ...features('Outside', [
    [7, 'Balcony, Deck or Patio'],
    [8, 'Fenced Yard'],
    [21, 'Pool'],
    [24, 'Parking'],
    [25, 'Garage'],
    [90, 'Garden'],
    [91, 'Porch'],
    [92, 'Hot Tub'],
    [93, 'Waterfront'],
    [94, 'View'],
    [95, 'Storage Shed'],
    [31, 'EV Charging'],
  ]),
  ...features('Building', [
    [20, 'Elevator'],
    [22, 'Fitness Center'],
    [26, 'Storage Units'],
    [28, 'Door Attendant'],
    [29, 'Package Receiving'],
    [30, 'Gated Entry'],
    [32, 'Bicycle Storage'],
    [100, 'Clubhouse'],
    [101, 'Roof Deck'],
    [102, 'Business Center'],
    [103, 'Playground'],
    [104, 'On-site Maintenance'],
    [105, 'Controlled Access'],
  ]),
  ...features('Accessibility', [
    [27, 'Wheelchair Access'],
    [110, 'Step-free Entry'],
    [111, 'Wide Doorways'],
    [112, 'Roll-in Shower'],
    [113, 'Grab Bars'],
    [114, 'Visual Alarms'],
  ]),
  ...features('For business', [
    [40, 'Loading Dock'],
    [41, 'Sprinkler System'],
    [42, 'Conference Rooms'],
    [43, 'Signage'],
    [44, 'Three-Phase Power'],
    [120, 'Drive-in Doors'],
    [121, 'Kitchen Hood'],
    [122, 'Raised Floor'],
    [123, 'Fiber Internet'],
    [124, 'Backup Power'],
    [125, 'Crane'],
    [126, 'Rail Access'],
  ]),
]

/** Pets as RESO names them. Assistance animals are not pets and are always welcome. */
export const PETS_ALLOWED: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Cats OK' },
  { Id: 2, Text: 'Dogs OK' },
  { Id: 3, Text: 'No Pets' },
  { Id: 4, Text: 'Call About Pets' },
  { Id: 5, Text: 'Small Pets Only' },
  { Id: 6, Text: 'Number Limit' },
  { Id: 7, Text: 'Breed Restrictions' },
]
/** Stands alone: with another choice beside it no one knows what holds. */
export const NO_PETS = 3
export const CALL_ABOUT_PETS = 4
/** Of no home by itself: dogs are welcome, and neither small pets alone nor certain breeds (`pets_welcome` in SQL). */
const LARGE_DOGS: ReferenceItem = { Id: 8, Text: 'Large dogs' }
/** What people look for: the animal that they have. */
export const PETS_TO_LOOK_FOR: readonly ReferenceItem[] = [{ Id: 1, Text: 'Cats' }, { Id: 2, Text: 'Dogs' }, LARGE_DOGS]
/** What a search may name: the words of homes, too, as addresses from before do. */
export const PETS_SEARCHED: readonly ReferenceItem[] = [...PETS_ALLOWED, LARGE_DOGS]

export function contradictsItself(petsAllowedIds: readonly number[]): boolean {
  return petsAllowedIds.length > 1 && petsAllowedIds.includes(NO_PETS)
}

export const SMOKING: readonly ReferenceItem[] = [
  { Id: 1, Text: 'No smoking' },
  { Id: 2, Text: 'Outside only' },
  { Id: 3, Text: 'Smoking allowed' },
]

/** What a rent may include, and what else a tenant may have to pay. */
export const UTILITIES: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Water' },
  { Id: 2, Text: 'Sewer' },
  { Id: 3, Text: 'Trash' },
  { Id: 4, Text: 'Gas' },
  { Id: 5, Text: 'Electricity' },
  { Id: 6, Text: 'Heat' },
  { Id: 7, Text: 'Internet' },
  { Id: 8, Text: 'Cable TV' },
  { Id: 9, Text: 'Parking' },
  { Id: 10, Text: 'Lawn care' },
  { Id: 11, Text: 'Snow removal' },
  { Id: 12, Text: 'HOA fees' },
  { Id: 13, Text: 'Pest control' },
  { Id: 14, Text: 'Furniture' },
  { Id: 15, Text: 'Cleaning' },
]

/** How someone gets in to look (RESO ShowingRequirements). For those who manage and visit, never for strangers. */
export const SHOWING_ACCESS: readonly ReferenceItem[] = [
  { Id: 1, Text: 'By appointment' },
  { Id: 2, Text: 'Agent accompanies' },
  { Id: 3, Text: 'Call the owner' },
  { Id: 4, Text: 'Lockbox' },
  { Id: 5, Text: 'Key in the office' },
  { Id: 6, Text: 'Self-guided' },
]

export const COMMERCIAL_LEASE_KINDS: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Gross' },
  { Id: 2, Text: 'Modified Gross' },
  { Id: 3, Text: 'Net' },
  { Id: 4, Text: 'Double Net (NN)' },
  { Id: 5, Text: 'Triple Net (NNN)' },
  { Id: 6, Text: 'Absolute Net' },
  { Id: 7, Text: 'Ground Lease' },
  { Id: 8, Text: 'Percentage' },
  { Id: 9, Text: 'CPI-Indexed' },
]

/** What rooms and areas may be, wherever they are typed or searched for. */
export const BEDROOMS: NumberRange = { min: 0, max: 99, step: 1 }
/** A toilet and a sink are a half bath, with a shower three quarters. */
export const BATHROOMS: NumberRange = { min: 0, max: 99, step: 0.25 }
/** A half is a floor under the roof, or one over a part of the one below. */
export const FLOORS: NumberRange = { min: 1, max: 200, step: 0.5 }
export const AREAS: NumberRange = { min: 0.01, max: 100_000_000, step: 0.01 }
/** As exactly as listing services give acres: 0.1297 of them are 5,650 square feet. */
export const LOT_AREAS: NumberRange = { ...AREAS, step: 0.0001 }

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
  return fractionOf(rentCents, perYear, 12)
}

/** Square feet of an area in another unit. */
export function squareFeetOf(area: number, areaUnitId: number): number {
  const unit = AREA_UNITS.find((candidate) => candidate.Id === areaUnitId)
  return area * (unit?.squareFeet ?? 1)
}
