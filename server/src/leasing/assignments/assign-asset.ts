import { AssignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { type ReachedAsset, reachLockedAsset } from '../../properties/properties/property.public.ts'
import { entrust } from './entrust.ts'
import { letHome } from './let-home.ts'

export const assignAsset: Handler<typeof AssignAsset, ReachedAsset> = async (context, input) => {
  const { reached, asset } = await reachLockedAsset(context, AssignAsset)
  if (input.Agent) return entrust(context, { reached, asset, ...input.Agent, WithUnits: input.WithUnits })
  if (input.Lease) return letHome(context, { reached, asset, Lease: input.Lease, Unlist: input.Unlist })
  throw new Error('the schema asks for an agent or for tenants')
}
