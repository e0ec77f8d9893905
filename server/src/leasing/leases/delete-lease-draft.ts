import { DeleteLeaseDraft } from '@keystead/contract/leasing/leases/lease.operations.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import type { Handler } from '../../rpc/module.ts'
import { deleteDraft } from './lease.queries.ts'
import { lockDraft } from './locked-draft.ts'

export const deleteLeaseDraft: Handler<typeof DeleteLeaseDraft, ReachedAsset> = async (context, { LeaseId }) => {
  const { asset, draft } = await lockDraft(context, DeleteLeaseDraft, LeaseId)
  await deleteDraft(context.db, draft)
  context.audit(asset.id, { leaseDraft: draft.id })
  return { LeaseId: draft.id }
}
