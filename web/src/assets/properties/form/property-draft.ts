import { propertyFieldShapes, type UserAssetDetails } from '@keystead/contract/assets/properties/property.schemas.ts'
import {
  AREA_UNITS,
  CATEGORIES,
  EXACT_ADDRESS,
  RENT_FREQUENCIES,
  type CategoryId,
} from '@keystead/contract/assets/properties/property.values.ts'
import { isSameValue } from '../../../ui/form/same-value.ts'
import { select, selected, type Selection } from '../../../app/selection.ts'
import { isAsked, PROPERTY_FIELDS, type PropertyDraft, type PropertyField, type PropertyInput } from './property-fields.ts'

const ENTIRE_PROPERTY = 1

export function emptyDraft(category: CategoryId): PropertyDraft {
  const nothing = Object.fromEntries(PROPERTY_FIELDS.map((field) => [field, null])) as PropertyDraft
  return {
    ...nothing,
    CategoryId: category,
    AccessTypeId: ENTIRE_PROPERTY,
    AddressExactness: EXACT_ADDRESS,
    AreaUnitId: AREA_UNITS[0].Id,
    RentFrequencyId: RENT_FREQUENCIES[0].Id,
    AmenityIds: [],
    PetsAllowedIds: [],
  }
}

/** A property that is there, ready to be edited. */
export function draftOf(details: UserAssetDetails): PropertyDraft {
  return Object.fromEntries(PROPERTY_FIELDS.map((field) => [field, details[field]])) as PropertyDraft
}

/**
 * What goes to the server. A field that this kind of property is not asked for keeps what it holds, unless that is
 * something the server would refuse where nobody could see it.
 */
export function inputOf(draft: PropertyDraft): PropertyInput {
  const sent = PROPERTY_FIELDS.map((field) => {
    const isSendable = isAsked(field, draft) || propertyFieldShapes[field].safeParse(draft[field]).success
    return [field, isSendable ? draft[field] : null]
  })
  return Object.fromEntries(sent) as PropertyInput
}

const MEMORY: Record<CategoryId, Selection> = {
  [CATEGORIES.Residential]: 'addResidentialAsset',
  [CATEGORIES.Commercial]: 'addCommercialAsset',
}

export function rememberDraft(category: CategoryId, draft: PropertyDraft): void {
  select(MEMORY[category], draft)
}

export function forgetDraft(category: CategoryId): void {
  select(MEMORY[category], null)
}

/** What was typed before a reload, or null. An older version of the product may have written it, so only what fits is taken. */
export function rememberedDraft(category: CategoryId): PropertyDraft | null {
  return draftFromMemory(selected(MEMORY[category]), category)
}

export function draftFromMemory(memory: unknown, category: CategoryId): PropertyDraft | null {
  if (typeof memory !== 'object' || memory === null) return null
  const draft = emptyDraft(category)
  const fitting = Object.entries(memory).filter(([field, value]) => field in draft && fits(value, draft[field as PropertyField]))
  const restored = { ...draft, ...Object.fromEntries(fitting), CategoryId: category }
  return PROPERTY_FIELDS.some((field) => !isSameValue(restored[field], draft[field])) ? restored : null
}

function fits(value: unknown, initial: unknown): boolean {
  if (Array.isArray(initial)) return Array.isArray(value) && value.every((entry) => Number.isInteger(entry))
  return typeof value === 'string' || typeof value === 'number'
}
