import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { draftInputWith } from './draft.factory.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  SaveAssetDraft: () => draftInputWith(),
  GetAssetDrafts: () => ({}),
  GetAssetDraftDetails: ({ draftId }) => ({ DraftId: draftId }),
  DeleteAssetDraft: ({ draftId }) => ({ DraftId: draftId }),
}
