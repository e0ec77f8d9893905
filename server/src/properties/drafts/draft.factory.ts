import { SaveAssetDraft } from '@keystead/contract/properties/drafts/draft.operations.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'

export type DraftInput = InputOf<typeof SaveAssetDraft>

/** A home half described; tests say only what matters to them. */
export function draftInputWith(overrides: Partial<DraftInput> = {}): DraftInput {
  return {
    CategoryId: 1,
    Step: 'where',
    Fields: { Title: 'Half a bungalow', AssetTypeId: 101, ListingTypeId: 1, City: 'Denver', Rent: 'about 900' },
    ...overrides,
  }
}

export async function beginDraft(owner: TestPerson, overrides: Partial<DraftInput> = {}): Promise<OutputOf<typeof SaveAssetDraft>> {
  return must(await owner.call(SaveAssetDraft, draftInputWith(overrides)))
}
