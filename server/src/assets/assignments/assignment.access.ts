import { AssignmentNotFound } from '@keystead/contract/assets/assignments/assignment.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { seeingEverything } from '../../database/pool.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import type { ConnectionRow } from '../../users/connections/connection.public.ts'
import { type AssetRow, type ReachedAsset, getLockedAsset, reachAsset } from '../properties/property.public.ts'
import { type AssignmentRow, findAssignment } from './assignment.queries.ts'

type Reaching = Pick<CallContext, 'actor' | 'db'>

/** What is assigned, or let, to the active profile. */
export function assignmentsOf(actor: ProfileActor): Scope<'asset-assignment'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

/** What the sender of an invitation manages, which is theirs to give to whoever joins. */
export function assetsOfSender(connection: Pick<ConnectionRow, 'requester_account_id' | 'requester_profile_id'>): Scope<'asset'> {
  return scope({ accountId: connection.requester_account_id, profileId: connection.requester_profile_id })
}

/** The property of a call, kept for this transaction. Whoever took it from the caller while the call waited was first. */
export async function reachLockedAsset(
  context: Reaching,
  operation: AnyOperation,
  assetId: string,
): Promise<{ reached: ReachedAsset; asset: AssetRow }> {
  const reached = await reachAsset(context, operation, assetId)
  const asset = await getLockedAsset(context.db, reached.scope, assetId)
  return { reached: reached.relation === 'manager' ? reached : await reachAsset(context, operation, assetId), asset }
}

/** An assignment that an agent holds, whatever they may do with the property. */
export async function findAnyAssignment({ db }: Pick<CallContext, 'db'>, assignmentId: string): Promise<AssignmentRow> {
  const found = await seeingEverything(db, 'its property tells who may reach an assignment', () => findAssignment(db, assignmentId))
  return found ?? fail(AssignmentNotFound)
}

/** Its property, as the caller of an operation reaches it. Missing, foreign and lost ones are answered alike. */
export function reachAssetOf(context: Reaching, operation: AnyOperation, { asset_id }: AssignmentRow): Promise<ReachedAsset> {
  return reachAsset(context, operation, asset_id, AssignmentNotFound)
}
