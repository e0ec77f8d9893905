import { AddLeaseDraft } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { type ReachedAsset, reachLockedAsset } from '../../properties/properties/property.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { checkHasNoUnits, leaseColumnsOf } from './lease-home.ts'
import { guarantorsOf, insertOthers } from './lease-others.ts'
import { tenantsOf } from './lease-tenants.ts'
import { insertLease } from './lease.queries.ts'
import { insertTenants } from './tenant.queries.ts'

export const addLeaseDraft: Handler<typeof AddLeaseDraft, ReachedAsset> = async (context, { Lease }) => {
  const { db } = context
  const { reached, asset } = await reachLockedAsset(context, AddLeaseDraft)
  await checkHasNoUnits(db, reached)
  const tenants = await tenantsOf(context, { reached, tenants: Lease.Tenants, field: 'Lease.Tenants' })
  const guarantors = await guarantorsOf(context, { reached, guarantors: Lease.Guarantors, tenants, field: 'Lease.Guarantors' })
  const { profileId: byProfileId } = profileActor(context.actor)
  const columns = leaseColumnsOf(Lease)
  const leaseId = await insertLease(db, reached.scope, {
    ...columns,
    assetId: asset.id,
    timeZone: asset.time_zone,
    slot: null,
    byProfileId,
  })
  await insertTenants(db, { ...columns, leaseId, assetId: asset.id, tenants, byProfileId, isDraft: true })
  await insertOthers(db, { leaseId, byProfileId }, { guarantors, occupants: Lease.Occupants })
  context.audit(asset.id, { leaseDraft: leaseId, tenants: tenants.length })
  return { LeaseId: leaseId, Version: 1 }
}
