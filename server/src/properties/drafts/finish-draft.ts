import { DraftNotFound } from '@keystead/contract/properties/drafts/draft.operations.ts'
import type { Db } from '../../database/db.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { fail } from '../../rpc/failure.ts'
import { draftsOf } from './draft.access.ts'
import { deleteDraft } from './draft.queries.ts'

/** Its property is there now. A draft that is gone was finished by another device: a second property would be a mistake. */
export async function finishDraft(db: Db, actor: ProfileActor, draftId: string): Promise<void> {
  if (!(await deleteDraft(db, draftsOf(actor), draftId))) fail(DraftNotFound)
}
