import type { DraftFields } from '@keystead/contract/properties/drafts/draft.schemas.ts'
import { isAsked } from '@keystead/contract/properties/properties/asked-fields.ts'
import { proposedTitle } from '@keystead/contract/properties/properties/proposed-title.ts'
import { type UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { propertyFieldShapes } from '@keystead/contract/properties/fields/property.fields.ts'
import { FORM_FIELDS } from '@keystead/contract/properties/fields/form-fields.derived.ts'
import type { FormField } from '@keystead/contract/properties/fields/form-fields.ts'
import { ENTIRE_PROPERTY, type CategoryId } from '@keystead/contract/properties/fields/property.values.ts'
import type { State } from '../../../places/reference-data/use-states.ts'
import { isSameValue } from '../../../ui/form/same-value.ts'
import { PROPERTY_FIELDS, type PropertyDraft, type PropertyField, type PropertyInput } from './property-fields.ts'

export function emptyDraft(category: CategoryId): PropertyDraft {
  const nothing = Object.fromEntries(PROPERTY_FIELDS.map((field) => [field, nothingSaidOf(FORM_FIELDS[field])])) as PropertyDraft
  return { ...nothing, CategoryId: category, AccessTypeId: ENTIRE_PROPERTY }
}

function nothingSaidOf(field: FormField) {
  if (field.kind === 'flag') return false
  if (field.kind === 'choices' || field.kind === 'fees') return []
  return field.kind === 'choice' ? (field.default ?? null) : null
}

/** A property that is there, ready to be edited. A title that we proposed counts as none, so that it follows what is changed. */
export function draftOf(details: UserAssetDetails): PropertyDraft {
  const draft = Object.fromEntries(PROPERTY_FIELDS.map((field) => [field, details[field]])) as PropertyDraft
  return details.Title === proposedTitle(details) ? { ...draft, Title: null } : draft
}

/** The title that it gets if none is typed; null while kind or place are not known. */
export function proposedTitleOf(draft: PropertyDraft, states: readonly State[]): string | null {
  const { AssetTypeId, City, StateId, AddressExactness } = draft
  const StateCode = states.find(({ Id }) => Id === StateId)?.Code
  if (AssetTypeId === null || AddressExactness === null || !City || !StateCode) return null
  return proposedTitle({
    AssetTypeId: Number(AssetTypeId),
    Bedrooms: typeof draft.Bedrooms === 'number' ? draft.Bedrooms : null,
    Address1: draft.Address1,
    AddressExactness: Number(AddressExactness),
    City,
    StateCode,
  })
}

/**
 * What goes to the server. A field that this kind of property is not asked for keeps what it holds, unless that is
 * something the server would refuse where no one could see it.
 */
export function inputOf(draft: PropertyDraft): PropertyInput {
  const sent = PROPERTY_FIELDS.map((field) => {
    const isSendable = isAsked(field, draft) || propertyFieldShapes[field].safeParse(draft[field]).success
    return [field, isSendable ? draft[field] : undefined]
  })
  return Object.fromEntries(sent) as PropertyInput
}

/** What was kept of a form, or null where nothing of it fits. Another version of the product may have written it. */
export function draftFromMemory(memory: unknown, category: CategoryId): PropertyDraft | null {
  if (typeof memory !== 'object' || memory === null) return null
  const draft = emptyDraft(category)
  const fitting = Object.entries(memory).filter(
    ([field, value]) => field in draft && fits(field as PropertyField, value, draft[field as PropertyField]),
  )
  const restored = { ...draft, ...Object.fromEntries(fitting), CategoryId: category }
  return PROPERTY_FIELDS.some((field) => !isSameValue(restored[field], draft[field])) ? restored : null
}

function fits(field: PropertyField, value: unknown, initial: unknown): boolean {
  if (field === 'MoveInFees') return Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null)
  if (Array.isArray(initial)) return Array.isArray(value) && value.every((entry) => Number.isInteger(entry))
  if (typeof initial === 'boolean') return typeof value === 'boolean'
  return typeof value === 'string' || typeof value === 'number'
}

/** Everything typed so far, without what is empty: what a draft keeps. */
export function draftToKeep(draft: PropertyDraft): DraftFields {
  return Object.fromEntries(PROPERTY_FIELDS.flatMap((field) => (isNothing(draft[field]) ? [] : [[field, draft[field]]]))) as DraftFields
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Whether two drafts say the same in every field. */
export function isSameDraft(one: PropertyDraft, other: PropertyDraft): boolean {
  return PROPERTY_FIELDS.every((field) => isSameValue(one[field], other[field]))
}
