import { draftAddress } from '@keystead/contract/properties/drafts/draft-address.ts'
import type { AssetDraft } from '@keystead/contract/properties/drafts/draft.schemas.ts'
import { CATEGORIES, type CategoryId } from '@keystead/contract/properties/fields/property.values.ts'
import { draftFromMemory } from '../../properties/properties/form/property-draft.ts'
import { FORM_STEPS, isPropertyStep } from '../../properties/properties/form/property-steps.ts'
import { copyOf } from '../../properties/drafts/draft-copy.ts'

/** A draft, known to the server or kept on this device alone. */
export type Unfinished = Omit<AssetDraft, 'DraftId' | 'UpdatedAt'> & { DraftId: string | null; UpdatedAt: string | null }

/** What was typed without a connection, and never reached the server. */
export function unsavedDrafts(): Unfinished[] {
  return Object.values(CATEGORIES).flatMap((category) => unsavedDraft(category) ?? [])
}

function unsavedDraft(category: CategoryId): Unfinished | null {
  const copy = copyOf(category, null)
  const typed = copy && draftFromMemory(copy.fields, category)
  if (!copy || !typed) return null
  return {
    DraftId: null,
    CategoryId: category,
    AddressLine: draftAddress(typed),
    Title: typed.Title?.trim() || null,
    City: typed.City?.trim() || null,
    Step: isPropertyStep(copy.step) && copy.step !== 'photos' ? copy.step : FORM_STEPS[0],
    UpdatedAt: null,
  }
}
