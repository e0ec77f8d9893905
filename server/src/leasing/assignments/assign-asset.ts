import { AssignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { type ReachedAsset, reachLockedAsset } from '../../properties/properties/property.public.ts'
import { entrust } from '../engagements/engagement.public.ts'
import { leaseHome } from '../leases/lease.public.ts'

export const assignAsset: Handler<typeof AssignAsset, ReachedAsset> = async (context, input) => {
  const { reached, asset } = await reachLockedAsset(context, AssignAsset)
  if (input.Agent) {
    const { engagementIds, unitsCount } = await entrust(context, { reached, asset, ...input.Agent, WithUnits: input.WithUnits })
    return { AssignmentIds: engagementIds, LeaseId: null, UnitsCount: unitsCount, Unlisted: false }
  }
  if (input.Lease) {
    const { leaseId, tenantIds, unlisted } = await leaseHome(context, { reached, asset, Lease: input.Lease, Unlist: input.Unlist })
    return { AssignmentIds: tenantIds, LeaseId: leaseId, UnitsCount: 0, Unlisted: unlisted }
  }
  throw new Error('the schema asks for an agent or for tenants')
}
