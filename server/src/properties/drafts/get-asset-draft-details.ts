import { DraftNotFound, type GetAssetDraftDetails } from '@keystead/contract/properties/drafts/draft.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { draftsOf } from './draft.access.ts'
import { presentDraftDetails } from './draft.present.ts'
import { findDraft } from './draft.queries.ts'

export const getAssetDraftDetails: Handler<typeof GetAssetDraftDetails> = async ({ db, actor }, { DraftId }) =>
  presentDraftDetails((await findDraft(db, draftsOf(profileActor(actor)), DraftId)) ?? fail(DraftNotFound))
