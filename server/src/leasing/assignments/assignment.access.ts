import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { AssignmentNotFound, LeaseNotFound, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { seeingEverything } from '../../database/pool.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import { type ReachedAsset, reachAsset } from '../../properties/properties/property.public.ts'
import { type AssignmentRow, findAssignment } from './assignment.queries.ts'
import { findAssetOfLease } from './lease.queries.ts'

type Reaching = Pick<CallContext, 'actor' | 'db'>

/** What is assigned, or let, to the active profile. */
export function assignmentsOf(actor: ProfileActor): Scope<'asset-assignment'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

/** What the sender of an invitation manages, which is theirs to give to whoever joins. */
export function assetsOfSender({ accountId, profileId }: { accountId: string; profileId: string }): Scope<'asset'> {
  return scope({ accountId, profileId })
}

/** An assignment that an agent holds, whatever they may do with the property. */
async function findAnyAssignment({ db }: Pick<CallContext, 'db'>, assignmentId: string): Promise<AssignmentRow> {
  const found = await seeingEverything(db, 'its property tells who may reach an assignment', () => findAssignment(db, assignmentId))
  return found ?? fail(AssignmentNotFound)
}

/** Its property, as the caller of an operation reaches it. Missing, foreign and lost ones are answered alike. */
export function reachAssetOf(context: Reaching, operation: AnyOperation, { asset_id }: AssignmentRow): Promise<ReachedAsset> {
  return reachAsset(context, operation, asset_id, AssignmentNotFound)
}

/** An assignment for whoever reaches its property; `reached` is null for the agent who holds it and gives it back. */
export type ReachedAssignment = { readonly row: AssignmentRow; readonly reached: ReachedAsset | null }

export const assignmentOfCall: Resolver<ReachedAssignment> = async (context, assignmentId, operation) => {
  const row = await findAnyAssignment(context, assignmentId)
  const isHolder = row.profile_id === profileActor(context.actor).profileId && row.role_id === PROFILE_TYPES.Agent
  return { row, reached: isHolder && operation.name === UnassignAsset.name ? null : await reachAssetOf(context, operation, row) }
}

/** A lease is reached through its property. */
export const leaseOfCall: Resolver<ReachedAsset> = async (context, leaseId, operation) => {
  const { db } = context
  const assetId = await seeingEverything(db, 'its property tells who may reach a lease', () => findAssetOfLease(db, leaseId))
  return reachAsset(context, operation, assetId ?? fail(LeaseNotFound), LeaseNotFound)
}
