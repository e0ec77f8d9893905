import { EditLeaseDraft, LeaseChanged } from '@keystead/contract/leasing/leases/lease.operations.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { forgetUnnamed, lockPersonsOfDraft } from './draft-persons.ts'
import { leaseColumnsOf } from './lease-home.ts'
import { deleteGuarantorsOfDraft } from './guarantor.queries.ts'
import { guarantorsIn, guarantorsOf, insertOthers } from './lease-others.ts'
import { tenantsOf } from './lease-tenants.ts'
import { updateDraft } from './lease.queries.ts'
import { lockDraft } from './locked-draft.ts'
import { deleteOccupantsOfDraft } from './occupant.queries.ts'
import { deleteTenants, insertTenants } from './tenant.queries.ts'

export const editLeaseDraft: Handler<typeof EditLeaseDraft, ReachedAsset> = async (context, { LeaseId, Version, Lease }) => {
  const { db } = context
  const { reached, asset, draft } = await lockDraft(context, EditLeaseDraft, LeaseId)
  if (draft.version !== Version) fail(LeaseChanged)
  const before = await lockPersonsOfDraft(db, reached, draft.id)
  const tenants = await tenantsOf(context, { reached, tenants: Lease.Tenants, before: before.tenants, field: 'Lease.Tenants' })
  const known = await guarantorsIn(db, draft.id)
  const guarantors = await guarantorsOf(context, {
    reached,
    guarantors: Lease.Guarantors,
    known,
    before: before.guarantors,
    tenants,
    field: 'Lease.Guarantors',
  })
  const { profileId: byProfileId } = profileActor(context.actor)
  const columns = leaseColumnsOf(Lease)
  await deleteTenants(db, draft.id)
  await deleteGuarantorsOfDraft(db, draft.id)
  await deleteOccupantsOfDraft(db, draft.id)
  await updateDraft(db, draft, { ...columns, byProfileId })
  await insertTenants(db, { ...columns, leaseId: draft.id, assetId: asset.id, tenants, byProfileId, isDraft: true })
  await insertOthers(db, { leaseId: draft.id, byProfileId }, { guarantors, occupants: Lease.Occupants })
  await forgetUnnamed(db, reached, before)
  context.audit(asset.id, { leaseDraft: draft.id, tenants: tenants.length })
  return { LeaseId: draft.id, Version: draft.version + 1 }
}
