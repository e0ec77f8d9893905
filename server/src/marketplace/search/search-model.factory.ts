import { AMENITIES, PETS_ALLOWED, PETS_SEARCHED } from '@keystead/contract/properties/fields/property.values.ts'
import { FACET_FIELDS, type FacetField, type GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'

/*
 * Random homes, and a search of them that is too simple to be wrong: every offer is looked at.
 */

export type SearchInput = InputOf<typeof GetAssets>
export type Offer = {
  title: string
  city: string
  stateId: number
  zip: string
  latitude: number
  longitude: number
  category: number
  type: number
  listingType: number
  access: number
  cents: number
  bedrooms: number | null
  bathrooms: number | null
  squareFeet: number | null
  amenities: number[]
  pets: number[]
  availableOn: string | null
  hasImage: boolean
  listedAt: number
  id: string
  homeId: string
}

/** Numbers that are the same in every run. */
export function randomNumbers(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const chance = (share: number) => next() < share
  return {
    next,
    whole,
    chance,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    some: <Item>(items: readonly Item[], share: number): Item[] => items.filter(() => chance(share)),
    maybe: <Value>(share: number, value: () => Value): Value | null => (chance(share) ? value() : null),
  }
}
export type Random = ReturnType<typeof randomNumbers>

export const WORDS = ['quartz', 'velvet', 'onyx', 'marble', 'copper', 'bamboo']
const PLACES = [
  { city: 'Denver', stateId: 8, zip: '80202', text: 'Denver, CO', latitude: 39.74, longitude: -104.99 },
  { city: 'Denver', stateId: 8, zip: '80210', text: 'Denver, CO', latitude: 39.68, longitude: -104.96 },
  { city: 'Boulder', stateId: 8, zip: '80302', text: 'Boulder, CO', latitude: 40.02, longitude: -105.28 },
  { city: 'Reno', stateId: 32, zip: '89501', text: 'Reno, NV', latitude: 39.53, longitude: -119.81 },
  { city: 'Miami', stateId: 12, zip: '33130', text: 'Miami, FL', latitude: 25.77, longitude: -80.2 },
  { city: 'Anchorage', stateId: 2, zip: '99501', text: 'Anchorage, AK', latitude: 52, longitude: 179.95 },
] as const
const LISTING_TYPE_IDS = [1, 2, 3, 4, 5, 6]
const TYPE_IDS = [101, 103, 104, 112, 201, 204]
const AMENITY_IDS = AMENITIES.slice(0, 5).map((amenity) => amenity.Id)
const PET_IDS = PETS_ALLOWED.map((pet) => pet.Id)
const SEARCHED_PET_IDS = PETS_SEARCHED.map((pet) => pet.Id)
const DAYS = ['2026-12-01', '2027-01-01', '2027-02-01']

/** Adds so many homes, of which some are unlisted, deleted or not to be shown, and answers all offers that a search may find. */
export async function addRandomHomes(app: TestApp, owner: TestPerson, random: Random, count: number): Promise<Offer[]> {
  const homes = Array.from({ length: count }, (_, number) => {
    const place = random.pick(PLACES)
    const listingType = random.pick(LISTING_TYPE_IDS)
    const longitude = place.longitude + (random.next() - 0.5) * 0.3
    return {
      ...place,
      title: [`Home ${number}`, ...random.some(WORDS, 0.25)].join(' '),
      // Over the date line for some.
      longitude: longitude > 180 ? longitude - 360 : longitude,
      latitude: place.latitude + (random.next() - 0.5) * 0.2,
      category: random.chance(0.8) ? 1 : 2,
      type: random.pick(TYPE_IDS),
      listing_type: listingType,
      access: random.whole(1, 3),
      // Few different prices, so that many homes are equal in order.
      cents: random.whole(8, 30) * 10_000,
      sale_cents: listingType !== 2 && random.chance(0.2) ? random.whole(100, 120) * 1_000_000 : null,
      bedrooms: random.maybe(0.9, () => random.whole(0, 7)),
      full_baths: random.maybe(0.9, () => random.whole(0, 6)),
      half_baths: random.whole(0, 3) / 2,
      square_feet: random.maybe(0.8, () => random.whole(4, 20) * 100),
      amenities: random.some(AMENITY_IDS, 0.4),
      pets: random.some(PET_IDS, 0.2),
      available_on: random.maybe(0.5, () => random.pick(DAYS)),
      images: random.whole(0, 1),
      listed_minutes_ago: random.whole(0, 40),
      is_listed: random.chance(0.85),
      is_deleted: random.chance(0.05),
      status: random.chance(0.95) ? 'A' : 'P',
    }
  })
  await app.sql(
    `insert into asset (account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, access_type_id, title, address1, city_name, city_id, state_id, zip,
       latitude, longitude, time_zone, bedrooms, bathrooms_full, bathrooms_half, area, area_square_feet, amenity_ids, pets_allowed_ids,
       rent_cents, price_cents, also_for_sale, amount_cents, search_cents, available_on, images_count, is_listed, listed_at, deleted_at, status, imported)
     select $1, $2, h.category, h.type, h.listing_type, h.access, h.title, '12 Model Street', h.city, c.id, h."stateId", h.zip,
       h.latitude, h.longitude, c.time_zone, h.bedrooms, h.full_baths, h.half_baths, h.square_feet, h.square_feet, h.amenities, h.pets,
       case when h.listing_type <> 2 then h.cents end, case when h.listing_type = 2 then h.cents else h.sale_cents end, h.sale_cents is not null, h.cents, h.cents,
       h.available_on, h.images, h.is_listed and not h.is_deleted, timestamptz '2026-11-01' - make_interval(mins => h.listed_minutes_ago),
       case when h.is_deleted then now() end, h.status, true
     from jsonb_to_recordset($3::jsonb) h (title text, city text, "stateId" int, zip text, latitude float, longitude float, category int, type int, listing_type int,
       access int, cents bigint, sale_cents bigint, bedrooms int, full_baths int, half_baths float, square_feet float, amenities int[], pets int[], available_on date,
       images int, listed_minutes_ago int, is_listed boolean, is_deleted boolean, status text)
     join city c on c.state_id = h."stateId" and c.name = h.city`,
    [owner.accountId, owner.profileId, JSON.stringify(homes)],
  )
  const ids = await app.sql<{ id: string; title: string; sale_id: string }>(
    `select id, title, md5(id || ':sale')::uuid as sale_id from asset where managing_profile_id = $1`,
    [owner.profileId],
  )
  const idsOf = new Map(ids.map((row) => [row.title, row]))
  return homes
    .filter((home) => home.is_listed && !home.is_deleted && home.status === 'A')
    .flatMap((home) => {
      const known = idsOf.get(home.title)
      if (!known) throw new Error(`${home.title} is missing`)
      const offer: Offer = {
        title: home.title,
        city: home.text,
        stateId: home.stateId,
        zip: home.zip,
        latitude: home.latitude,
        longitude: home.longitude,
        category: home.category,
        type: home.type,
        listingType: home.listing_type,
        access: home.access,
        cents: home.cents,
        bedrooms: home.bedrooms,
        bathrooms: home.full_baths === null ? null : home.full_baths + home.half_baths / 2,
        squareFeet: home.square_feet,
        amenities: home.amenities,
        pets: home.pets,
        availableOn: home.available_on,
        hasImage: home.images > 0,
        listedAt: -home.listed_minutes_ago,
        id: known.id,
        homeId: known.id,
      }
      return home.sale_cents === null ? [offer] : [offer, { ...offer, id: known.sale_id, listingType: 2, cents: home.sale_cents }]
    })
}

/** Some filters, seldom so many that nothing is left. */
export function randomSearch(random: Random): SearchInput {
  const share = random.pick([0.05, 0.15, 0.3])
  const place = random.pick(PLACES)
  const placeText = random.maybe(0.5, () => random.pick([place.text, place.zip, random.pick(['Colorado', 'NV', 'Florida', 'AK'])]))
  return {
    Place: placeText,
    RadiusMiles: placeText ? random.maybe(0.4, () => random.pick([1, 5, 25, 50, 100])) : null,
    Bounds: random.maybe(share, () => randomBox(random)),
    Text: random.maybe(share, () => random.some(WORDS, 0.3).join(' ')),
    CategoryId: random.maybe(share, () => random.whole(1, 2)),
    AssetTypeIds: random.some(TYPE_IDS, share / 2),
    ListingTypeId: random.maybe(share, () => random.pick(LISTING_TYPE_IDS)),
    AccessTypeId: random.maybe(share / 3, () => random.whole(1, 3)),
    MinPrice: random.maybe(share, () => `${random.whole(8, 20) * 100}`),
    MaxPrice: random.maybe(share, () => `${random.whole(15, 30) * 100}`),
    MinBedrooms: random.maybe(share, () => random.whole(0, 6)),
    MinBathrooms: random.maybe(share, () => random.whole(0, 16) / 4),
    MinArea: random.maybe(share / 2, () => random.whole(4, 12) * 100),
    MaxArea: random.maybe(share / 2, () => random.whole(8, 20) * 100),
    AmenityIds: random.some(AMENITY_IDS, share / 3),
    PetsAllowedIds: random.some(SEARCHED_PET_IDS, share / 3),
    AvailableBy: random.maybe(share, () => random.pick(DAYS)),
    HasImage: random.maybe(share, () => true),
  }
}

export function randomBox(random: Random): NonNullable<SearchInput['Bounds']> {
  return random.pick([
    { South: 39.6, West: -105.1, North: 39.75, East: -104.9 },
    { South: 39, West: -106, North: 41, East: -104 },
    { South: 20, West: -126, North: 50, East: -66 },
    { South: 51, West: 179.9, North: 53, East: -179.9 },
    { South: 50, West: 170, North: 60, East: -100 },
    { South: -90, West: -180, North: 90, East: 180 },
  ])
}

const CENTERS: Readonly<Record<string, { latitude: number; longitude: number }>> = {}
/** Where the server takes the middle of a place to be; the model asks it once. */
export function learnCenter(place: string, center: { latitude: number; longitude: number }): void {
  Object.assign(CENTERS, { [place]: center })
}

const STATES: Readonly<Record<string, number>> = { Colorado: 8, NV: 32, Florida: 12, AK: 2 }

export function milesTo(offer: Offer, center: { latitude: number; longitude: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(offer.latitude - center.latitude) +
    Math.cos(radians(center.latitude)) * Math.cos(radians(offer.latitude)) * half(offer.longitude - center.longitude)
  return 7917.6 * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export function centerOf({ Place }: SearchInput): { latitude: number; longitude: number } | null {
  return (Place && CENTERS[Place]) || null
}

/** What the server should find, in no order. */
export function modelMatches(offers: readonly Offer[], input: SearchInput): Offer[] {
  return offers.filter((offer) => isInPlace(offer, input) && isInBounds(offer, input.Bounds ?? null) && hasWhatIsAsked(offer, input))
}

function isInPlace(offer: Offer, input: SearchInput): boolean {
  const { Place, RadiusMiles } = input
  if (!Place) return true
  if (Place in STATES) return offer.stateId === STATES[Place]
  const center = centerOf(input)
  if (RadiusMiles && center) return milesTo(offer, center) <= RadiusMiles
  return /^\d/.test(Place) ? offer.zip === Place : offer.city === Place
}

export function isInBounds(
  { latitude, longitude }: { latitude: number; longitude: number },
  bounds: SearchInput['Bounds'] | null,
): boolean {
  if (!bounds) return true
  const { South, West, North, East } = bounds
  if (latitude < South || latitude > North) return false
  return West > East ? longitude >= West || longitude <= East : longitude >= West && longitude <= East
}

function isOpen(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

function hasWhatIsAsked(offer: Offer, input: SearchInput): boolean {
  const atLeast = (value: number | null, least: number | null | undefined) => isOpen(least) || (value !== null && value >= least)
  const atMost = (value: number | null, most: number | null | undefined) => isOpen(most) || (value !== null && value <= most)
  const cents = (text: string | null | undefined) => (isOpen(text) ? null : Number(text) * 100)
  const { Text, AssetTypeIds = [], AmenityIds = [], PetsAllowedIds = [] } = input
  return (
    (Text ?? '').split(' ').every((word) => word === '' || offer.title.split(' ').includes(word)) &&
    (isOpen(input.CategoryId) || offer.category === input.CategoryId) &&
    (isOpen(input.ListingTypeId) || offer.listingType === input.ListingTypeId) &&
    (isOpen(input.AccessTypeId) || offer.access === input.AccessTypeId) &&
    (AssetTypeIds.length === 0 || AssetTypeIds.includes(offer.type)) &&
    atLeast(offer.cents, cents(input.MinPrice)) &&
    atMost(offer.cents, cents(input.MaxPrice)) &&
    atLeast(offer.bedrooms, input.MinBedrooms) &&
    atLeast(offer.bathrooms, input.MinBathrooms) &&
    atLeast(offer.squareFeet, input.MinArea) &&
    atMost(offer.squareFeet, input.MaxArea) &&
    AmenityIds.every((id) => offer.amenities.includes(id)) &&
    (PetsAllowedIds.length === 0 || petsWelcome(offer).some((id) => PetsAllowedIds.includes(id))) &&
    (isOpen(input.AvailableBy) || offer.availableOn === null || offer.availableOn <= input.AvailableBy) &&
    (!input.HasImage || offer.hasImage)
  )
}

/** A large dog is welcome where dogs are, unless their size or their breed is limited. */
function petsWelcome({ pets }: Offer): number[] {
  const named = (text: string) => PETS_SEARCHED.some((pet) => pet.Text === text && pets.includes(pet.Id))
  const takesLargeDogs = named('Dogs OK') && !named('Small Pets Only') && !named('Breed Restrictions')
  return [...pets, ...PETS_SEARCHED.filter(({ Text }) => takesLargeDogs && Text === 'Large dogs').map(({ Id }) => Id)]
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Matches as the server should order them. */
export function modelOrder(matches: readonly Offer[], input: SearchInput): Offer[] {
  const center = centerOf(input)
  const newest = (a: Offer, b: Offer) => b.listedAt - a.listedAt || byText(b.id, a.id)
  const orders: Record<string, (a: Offer, b: Offer) => number> = {
    newest,
    best: newest,
    'price-low': (a, b) => a.cents - b.cents || byText(a.id, b.id),
    'price-high': (a, b) => b.cents - a.cents || byText(b.id, a.id),
    area: (a, b) => (b.squareFeet ?? -1) - (a.squareFeet ?? -1) || byText(b.id, a.id),
    distance: center ? (a, b) => milesTo(a, center) - milesTo(b, center) || byText(a.id, b.id) : newest,
  }
  return matches.toSorted(orders[input.Sort ?? 'newest'])
}

/** How many each choice of a facet should find. */
export function modelFacet(offers: readonly Offer[], input: SearchInput, field: FacetField): Record<number, number> {
  const left: SearchInput = field === 'AmenityIds' ? input : { ...input, [field]: field.endsWith('Ids') ? [] : null }
  const counts: Record<number, number> = {}
  for (const offer of modelMatches(offers, left)) {
    for (const choice of FACET_CHOICES[field](offer)) counts[choice] = (counts[choice] ?? 0) + 1
  }
  return counts
}

const upTo = (rooms: number | null) => [1, 2, 3, 4, 5].filter((least) => rooms !== null && rooms >= least)
const FACET_CHOICES: Record<FacetField, (offer: Offer) => number[]> = {
  CategoryId: (offer) => [offer.category],
  ListingTypeId: (offer) => [offer.listingType],
  AssetTypeIds: (offer) => [offer.type],
  MinBedrooms: (offer) => upTo(offer.bedrooms),
  MinBathrooms: (offer) => upTo(offer.bathrooms),
  AmenityIds: (offer) => offer.amenities,
  PetsAllowedIds: petsWelcome,
}
export const EVERY_FACET = FACET_FIELDS
