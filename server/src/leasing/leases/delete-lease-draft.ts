import { DeleteLeaseDraft } from '@keystead/contract/leasing/leases/lease.operations.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import type { Handler } from '../../rpc/module.ts'
import { forgetUnnamed, lockPersonsOfDraft } from './draft-persons.ts'
import { deleteDraft } from './lease.queries.ts'
import { lockDraft } from './locked-draft.ts'

export const deleteLeaseDraft: Handler<typeof DeleteLeaseDraft, ReachedAsset> = async (context, { LeaseId }) => {
  const { db } = context
  const { reached, asset, draft } = await lockDraft(context, DeleteLeaseDraft, LeaseId)
  const before = await lockPersonsOfDraft(db, reached, draft.id)
  await deleteDraft(db, draft)
  await forgetUnnamed(db, reached, before)
  context.audit(asset.id, { leaseDraft: draft.id })
  return { LeaseId: draft.id }
}
