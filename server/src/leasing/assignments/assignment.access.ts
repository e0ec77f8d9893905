import { AssignmentNotFound } from '@keystead/contract/leasing/tenures/assignment-errors.ts'
import { GetAssignmentEndPreview, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { type Db, first } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { findOwnerOf } from '../../rpc/find-owner-of.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import { type ReachedAsset, reachAsset } from '../../properties/properties/property.public.ts'
import { type AssignmentRow, findAssignment } from './assignment.queries.ts'

type Reaching = Pick<CallContext, 'actor' | 'db'>

/** What is assigned, or let, to the active profile. */
export function assignmentsOf(actor: ProfileActor): Scope<'asset-assignment'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

/** An assignment as its owner sees it. How the caller stands to its property is asked next. */
async function getAnyAssignment({ db }: Pick<CallContext, 'db'>, assignmentId: string): Promise<AssignmentRow> {
  const accountId = (await findOwnerOf(db, assignmentId, findAccountOfAssignment)) ?? fail(AssignmentNotFound)
  return (await actingAs(db, accountId, () => findAssignment(db, assignmentId))) ?? fail(AssignmentNotFound)
}

async function findAccountOfAssignment(db: Db, assignmentId: string): Promise<string | null> {
  const row = first(await db.sql<{ account_id: string }>('select account_id from assignment where id = $1', [assignmentId]))
  return row?.account_id ?? null
}

/** Its property, as the caller of an operation reaches it. Missing, foreign and lost ones are answered alike. */
export function reachAssetOf(context: Reaching, operation: AnyOperation, { asset_id }: AssignmentRow): Promise<ReachedAsset> {
  return reachAsset(context, operation, asset_id, AssignmentNotFound)
}

/** An assignment for whoever reaches its property; `reached` is null for the agent who holds it and gives it back. */
export type ReachedAssignment = { readonly row: AssignmentRow; readonly reached: ReachedAsset | null }

/** Who no longer wants to work for a property needs no right in it. */
const GIVE_BACK: readonly string[] = [UnassignAsset.name, GetAssignmentEndPreview.name]

export const assignmentOfCall: Resolver<ReachedAssignment> = async (context, assignmentId, operation) => {
  const row = await getAnyAssignment(context, assignmentId)
  const isHolder = row.profile_id === profileActor(context.actor).profileId && row.role === 'agent'
  return { row, reached: isHolder && GIVE_BACK.includes(operation.name) ? null : await reachAssetOf(context, operation, row) }
}
