import {
  ACCESS_TYPES,
  AMENITIES,
  AREA_UNITS,
  CALL_ABOUT_PETS,
  ASSET_TYPES,
  CATEGORIES,
  type CategoryId,
  LISTING_TYPES,
  NO_PETS,
  RENT_FREQUENCIES,
} from '@keystead/contract/properties/fields/property.values.ts'
import { bareWord, listOf } from './cell-values.ts'

/*
 * Reference values by name: the names of the product, and what listers and other programs call the same things.
 */

type Choices = ReadonlyMap<string, number>

function choicesOf(items: readonly { Id: number; Text: string }[], otherNames: Readonly<Record<number, string>>): Choices {
  const names = new Map<string, number>()
  for (const [id, text] of Object.entries(otherNames)) for (const name of text.split(' ')) names.set(name, Number(id))
  for (const { Id, Text } of items) names.set(bareWord(Text), Id)
  return names
}

const categories = choicesOf(
  Object.entries(CATEGORIES).map(([Text, Id]) => ({ Id, Text })),
  { 1: 'res r housing home homes', 2: 'com comm c business' },
)

const residentialTypes = choicesOf(
  ASSET_TYPES.filter((type) => type.CategoryId === CATEGORIES.Residential),
  {
    101: 'house home singlefamily singlefamilyhome singlefamilyresidence singlefamilyresidential singlefamilydetached sfr sfh detached detachedhouse detachedhome bungalow',
    102: 'townhome townhouses rowhouse rowhome attached',
    103: 'condo condos condominiums condotownhome',
    104: 'apartments apt apts unit flat studio apartmentunit',
    105: 'duplexes twofamily',
    106: 'threefamily',
    107: 'quad quadplex fourplex 4plex fourfamily',
    108: 'multifamily multifamily5 multifamilyhome apartmentbuilding apartmentcomplex apartmentcommunity residentialincome',
    109: 'mobilehome mobile manufactured manufacturedhome manufacturedhouse manufacturedonland manufacturedinpark trailer',
    111: 'cooperative stockcooperative ownyourown',
    113: 'room rooms roomforrent bedroom',
    114: 'adu accessorydwelling accessorydwellingunit guesthouse inlaw inlawunit grannyflat carriagehouse casita basementapartment',
    115: 'lot lots residentiallot unimprovedland',
  },
)

const commercialTypes = choicesOf(
  ASSET_TYPES.filter((type) => type.CategoryId === CATEGORIES.Commercial),
  {
    201: 'offices officespace officebuilding',
    202: 'coworkingspace sharedoffice',
    203: 'medical medicaloffices',
    204: 'retailspace store storefront shop',
    205: 'mall shoppingcentre stripmall stripcenter',
    206: 'restaurants bar cafe',
    207: 'manufacturing',
    208: 'warehouses distribution distributioncenter',
    209: 'flexspace',
    210: 'selfstorage storageunit',
    212: 'hotel motel hotelmotel hospitality',
    213: 'parkinglot parkingspace garage',
    214: 'commercialland',
    215: 'farm agricultural agriculture ranch farmland',
    216: 'specialty specialuse',
  },
)
const mixedUse = bareWord('Mixed Use')

/**
 * A property type by name. Without a category, names that both have ("Other") are residential, and `Land` is commercial
 * as in our list. Paths such as `housing/rent/apartment` are read from the end.
 */
export function assetTypeOf(text: string, categoryId: CategoryId | null): { assetTypeId: number; categoryId: CategoryId } | null {
  for (const part of [text, ...text.split(/[/>|]/).reverse()]) {
    const name = bareWord(part)
    const residential = residentialTypes.get(name)
    const commercial = commercialTypes.get(name)
    if (residential !== undefined && categoryId !== CATEGORIES.Commercial)
      return { assetTypeId: residential, categoryId: CATEGORIES.Residential }
    if (commercial !== undefined && categoryId !== CATEGORIES.Residential)
      return { assetTypeId: commercial, categoryId: CATEGORIES.Commercial }
    if (name === mixedUse) return null
  }
  return null
}

export function categoryOf(text: string): CategoryId | null {
  return (categories.get(bareWord(text)) as CategoryId | undefined) ?? null
}

const listingTypes = choicesOf(LISTING_TYPES, {
  1: 'rent rental rentals forrental torent tolet let residentiallease',
  2: 'sale sell buy selling purchase resale active',
  3: 'lease tolease commerciallease',
  4: 'renttoown leaseoption leasepurchase leasetoown rto',
  5: 'sublet subletting sublease',
  6: 'shortterm shorttermrent str vacation vacationrental holiday nightly',
})

/** "Rent" of a commercial property and "lease" of a home mean the listing type that its category has for it. */
export function listingTypeOf(text: string, categoryId: CategoryId): number | null {
  const id = listingTypes.get(bareWord(text)) ?? null
  if (id === 1 || id === 3) return categoryId === CATEGORIES.Commercial ? 3 : 1
  return id
}

const accessTypes = choicesOf(ACCESS_TYPES, {
  1: 'entire whole full entirehome entireplace entireunit entirehouse entireapartment entirehomeapt',
  2: 'private room privatebedroom',
  3: 'shared sharedbedroom',
})
const areaUnits = choicesOf(AREA_UNITS, {
  1: 'sqft sf ft2 ft sqfeet squarefoot sqfoot feet sft squareft ftsq squarefootage',
  2: 'acre ac acreage',
  3: 'sqm m2 m sqmeters sqmeter squaremeter squaremetres squaremetre sqmetres qm',
  4: 'sqyd yd2 sqyards squareyard yd',
  5: 'ha hectare',
})
const rentFrequencies = choicesOf(RENT_FREQUENCIES, {
  1: 'month mo mth mon permonth pm pcm months',
  2: 'week wk perweek pw weeks',
  3: 'biweekly everytwoweeks every2weeks fortnightly fortnight 2wks',
  4: 'semimonthly twiceamonth',
  5: 'quarter qtr perquarter every3months',
  6: 'semiannually semiannual halfyearly every6months biannual biannually 6mos',
  7: 'year yr annual annually peryear peryr pa years annum',
  8: 'day perday nightly night pernight days',
})
const amenities = choicesOf(AMENITIES, {
  1: 'ac aircon airconditioner centralair centralac',
  3: 'inunitwasher',
  4: 'inunitdryer',
  5: 'washerdryerhookups wdhookup wdhookups laundryhookups',
  6: 'fireplaces',
  7: 'balcony deck patio patiodeck balconydeckpatio terrace porch',
  8: 'fence fenced yard backyard gardenfenced',
  9: 'walkinclosets walkincloset',
  11: 'hardwood hardwoodfloor woodfloors wood',
  12: 'internet internetaccess wifi cableorsatellite highspeedinternet',
  20: 'elevators lift',
  21: 'swimmingpool pools communitypool',
  22: 'gym fitness fitnesscentre exerciseroom clubhousegym',
  23: 'laundry onsitelaundry laundryfacilities laundryfacility',
  24: 'parkinglot offstreetparking carport parkingspace',
  25: 'attachedgarage detachedgarage garageparking',
  26: 'storage storageunit extrastorage storagespace',
  27: 'wheelchair wheelchairaccessible accessible disabledaccess',
  28: 'doorman concierge',
  29: 'packages packagelockers',
  30: 'gated gatedcommunity',
  31: 'evcharger evcharging evchargingstation carcharging',
  32: 'bikestorage bikeroom bicycles',
  40: 'loadingdocks dockdoors',
  41: 'sprinklers sprinkler',
  42: 'conferenceroom meetingrooms meetingroom',
})

export function accessTypeOf(text: string): number | null {
  return accessTypes.get(bareWord(text)) ?? null
}
export function areaUnitOf(text: string): number | null {
  return areaUnits.get(bareWord(text.replace('²', '2'))) ?? null
}

/** The first frequency that a cell names (`Monthly|Weekly` -> monthly), and whether it names several. */
export function rentFrequencyOf(text: string): { id: number; several: boolean } | null {
  const whole = rentFrequencies.get(bareWord(text))
  if (whole !== undefined) return { id: whole, several: false }
  const known = text
    .split(/[|,;/]/)
    .map((part) => rentFrequencies.get(bareWord(part)))
    .filter((id) => id !== undefined)
  return known[0] === undefined ? null : { id: known[0], several: known.length > 1 }
}

/** Amenities that a cell names, and the words that are none of ours. */
export function amenitiesOf(text: string): { ids: number[]; unknown: string[] } {
  const ids = new Set<number>()
  const unknown: string[] = []
  for (const part of listOf(text.replace(/balcony, deck or patio/gi, 'balcony'))) {
    const name = bareWord(part)
    const id = amenities.get(name)
    if (name === 'washerdryer') ids.add(3).add(4)
    else if (id === undefined) unknown.push(part)
    else ids.add(id)
  }
  return { ids: [...ids].sort((a, b) => a - b), unknown }
}

const CATS = 1
const DOGS = 2

/** Pets that a cell allows, or null where it cannot be told. `None` means that none are allowed. What contradicts itself stays so. */
export function petsOf(text: string): number[] | null {
  const found = new Set<number>()
  for (const part of listOf(text)) {
    const name = bareWord(part)
    if (/^(no|none|n|false|0|nopets|notallowed|nopetsallowed|petsnotallowed)$/.test(name)) found.add(NO_PETS)
    else if (/^(yes|y|true|1|all|any|ok|allowed|pets|petsok|petsallowed|petfriendly)$/.test(name)) found.add(CATS).add(DOGS)
    else if (/^(call|callaboutpets|ask|negotiable|casebycase|maybe|conditional|withapproval|petsnegotiable)$/.test(name))
      found.add(CALL_ABOUT_PETS)
    else if (/^nocat|^nodog/.test(name)) continue
    else if (/cat/.test(name)) found.add(CATS)
    else if (/dog/.test(name)) found.add(DOGS)
    else return null
  }
  if (found.size === 0) return null
  return [...found].sort((a, b) => a - b)
}
