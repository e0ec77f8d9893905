import {
  ACCESS_TYPES,
  ADDRESS_EXACTNESS,
  AMENITIES,
  AREA_UNITS,
  ASSET_TYPES,
  COMMERCIAL_LEASE_KINDS,
  LISTING_TYPES,
  PETS_ALLOWED,
  RENT_FREQUENCIES,
  SHOWING_ACCESS,
  SMOKING,
  UTILITIES,
} from '@keystead/contract/properties/fields/property.values.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import type { FacadeStyle } from './pictures/facade-styles.ts'
import type { Region, Season, Time } from './pictures/scene.ts'
import type { DemoEmail } from './demo-people.ts'

/** One property of the demo portfolio, in the words of the reference values so that it can be read and mended by eye. */
export type DemoProperty = {
  /** The owner's reference code; also the seed of the drawings, so that they never change. */
  readonly code: string
  readonly owner: DemoEmail
  /** The code of the building that it is a unit of: one of the same owner. `place.unit` is its number there. */
  readonly building?: string
  readonly type: string
  readonly offer: string
  readonly access?: string
  readonly title: string
  /** Wrapped by hand; null where the owner has not come to it yet. */
  readonly description: string | null
  readonly place: {
    readonly street: string
    readonly unit?: string
    readonly city: string
    readonly state: string
    readonly zip: string
    readonly shown?: 'Exact address' | 'Street only' | 'Neighborhood only'
  }
  readonly size: {
    readonly bedrooms?: number
    readonly bathrooms?: number
    readonly area: number
    readonly unit?: string
    readonly floors?: number
    readonly built?: number
    readonly parking?: number
  }
  /** Whole dollars: a rent (with how often, and what is held as a deposit) or a price. */
  readonly asks: { readonly rent: number; readonly every?: string; readonly advance?: number } | { readonly price: number }
  readonly amenities: readonly string[]
  readonly pets?: readonly string[]
  readonly availableInDays?: number
  readonly commercial?: { readonly lease?: string; readonly zoning: string; readonly use: string }
  readonly remarks?: string
  /** How long it has been on the market; null keeps it off. */
  readonly listedDaysAgo: number | null
  /** What its pictures show; null where the owner has not added any yet. */
  readonly look: { readonly facade: FacadeStyle; readonly region: Region; readonly time?: Time; readonly season?: Season } | null
}

export const ids = {
  type: (text: string) => idOf(ASSET_TYPES, text),
  offer: (text: string) => idOf(LISTING_TYPES, text),
  access: (text: string) => idOf(ACCESS_TYPES, text),
  shown: (text: string) => idOf(ADDRESS_EXACTNESS, text),
  unit: (text: string) => idOf(AREA_UNITS, text),
  every: (text: string) => idOf(RENT_FREQUENCIES, text),
  amenity: (text: string) => idOf(AMENITIES, text),
  pet: (text: string) => idOf(PETS_ALLOWED, text),
  lease: (text: string) => idOf(COMMERCIAL_LEASE_KINDS, text),
  utility: (text: string) => idOf(UTILITIES, text),
  smoking: (text: string) => idOf(SMOKING, text),
  showing: (text: string) => idOf(SHOWING_ACCESS, text),
}

function idOf(items: readonly ReferenceItem[], text: string): number {
  const item = items.find((candidate) => candidate.Text === text)
  if (!item) throw new Error(`there is no reference value "${text}"`)
  return item.Id
}

/** A description as it is stored: lines that were wrapped by hand flow again, empty lines stay. */
export function proseOf(description: string): string {
  return description
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))
    .join('\n\n')
}
