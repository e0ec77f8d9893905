import type { AssetDraft, AssetDraftDetails } from '@keystead/contract/properties/drafts/draft.schemas.ts'
import { draftAddress } from '@keystead/contract/properties/drafts/draft-address.ts'
import type { DraftDetailsRow, DraftRow } from './draft.queries.ts'

export function presentDraft(row: DraftRow): AssetDraft {
  return {
    DraftId: row.id,
    CategoryId: row.category_id,
    AddressLine: draftAddress({ Address1: row.address1, UnitNumber: row.unit_number }),
    Title: row.title?.trim() || null,
    City: row.city?.trim() || null,
    Step: row.step as AssetDraft['Step'],
    UpdatedAt: row.updated_at.toISOString(),
  }
}

export function presentDraftDetails(row: DraftDetailsRow): AssetDraftDetails {
  return { ...presentDraft(row), Version: row.version, Fields: row.fields }
}
