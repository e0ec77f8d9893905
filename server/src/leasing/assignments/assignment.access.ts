import { AssignmentNotFound, LeaseNotFound } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { seeingEverything } from '../../database/pool.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
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
export async function findAnyAssignment({ db }: Pick<CallContext, 'db'>, assignmentId: string): Promise<AssignmentRow> {
  const found = await seeingEverything(db, 'its property tells who may reach an assignment', () => findAssignment(db, assignmentId))
  return found ?? fail(AssignmentNotFound)
}

/** Its property, as the caller of an operation reaches it. Missing, foreign and lost ones are answered alike. */
export function reachAssetOf(context: Reaching, operation: AnyOperation, { asset_id }: AssignmentRow): Promise<ReachedAsset> {
  return reachAsset(context, operation, asset_id, AssignmentNotFound)
}

/** The property of any lease, for the caller to reach it through. */
export async function findLetAssetId({ db }: Pick<CallContext, 'db'>, leaseId: string): Promise<string> {
  const found = await seeingEverything(db, 'its property tells who may reach a lease', () => findAssetOfLease(db, leaseId))
  return found ?? fail(LeaseNotFound)
}
