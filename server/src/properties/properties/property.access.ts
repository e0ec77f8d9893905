import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { type AgentScope, LEASE_SCOPES, type Relation } from '@keystead/contract/rpc/access.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { type Db, first, prepare } from '../../database/db.ts'
import { type GrantedRelation, holdsGrant } from '../../access/access-grant.queries.ts'
import { claimAsset } from '../../database/pool.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { type CallContext, may, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { findOwnerOf } from '../../rpc/find-owner-of.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import { isLive } from './live-asset.ts'

/** An owner reaches the properties that the active profile manages. */
export function assetsOf(actor: ProfileActor): Scope<'asset'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId, givenTo: actor.givenTo })
}

/** All properties of an account that a job is about. */
export function everyAssetOf(accountId: string): Scope<'asset'> {
  return scope({ accountId, profileId: null })
}

/** A property as the caller of an operation reaches it. */
export type ReachedAsset = {
  readonly assetId: string
  /** Of whoever manages it; everything else that hangs on the property is theirs, too. */
  readonly scope: Scope<'asset'>
  readonly accountId: string
  readonly managingProfileId: string
  readonly relation: 'manager' | GrantedRelation
  /** What the assignment covers, of an agent. */
  readonly scopes: readonly AgentScope[]
  /** Whose relation it is that counts, for units of the property, too; null for the manager, who has them all. */
  readonly byProfileId: string | null
  /** Whether the role of a member of a business shows leases; all others see those that they have to do with. */
  readonly showsLeases: boolean
}

/**
 * One property for one call: of its manager, or of someone who stands to it in a relation that the operation
 * declares (`own.reach`). From here on the transaction of someone else may touch this property, and no other of its
 * manager. Missing, foreign and lost ones are answered alike.
 */
export async function reachAsset(
  context: Pick<CallContext, 'actor' | 'db'>,
  operation: AnyOperation,
  assetId: string,
  missing: ErrorDefinition = PropertyNotFound,
): Promise<ReachedAsset> {
  const actor = profileActor(context.actor)
  const found = (await findRelations(context.db, assetId, actor)) ?? fail(missing)
  const reached = {
    assetId,
    accountId: found.account_id,
    managingProfileId: found.managing_profile_id,
    scope: managedBy(found),
    showsLeases: may(context.actor, 'leases:view'),
  }
  if (found.is_manager) return { ...reached, relation: 'manager', scopes: [], byProfileId: null }

  const declared = (operation.access.kind === 'signedIn' && operation.access.own?.reach) || []
  const { relations, scopes } = found
  const relation = declared.find((candidate) => holds(found, candidate)) ?? fail(missing)
  await claimAsset(context.db, assetId)
  return {
    ...reached,
    relation: relations.find((held) => held === relation.split(':')[0])!,
    scopes,
    byProfileId: actor.profileId,
  }
}

export const assetOfCall: Resolver<ReachedAsset> = (context, assetId, operation) => reachAsset(context, operation, assetId)

/** The account that a property belongs to, for what strangers bring it; null where there is none such. */
export function findAccountOfAsset(db: Db, assetId: string): Promise<string | null> {
  return findOwnerOf(db, assetId, findAccount)
}

async function findAccount(db: Db, assetId: string): Promise<string | null> {
  const row = first(await db.sql<{ account_id: string }>('select account_id from asset where id = $1', [assetId]))
  return row?.account_id ?? null
}

/** Owners see who lives there, and agents whose scopes need it. */
export function seesLeases({ relation, scopes, showsLeases }: Pick<ReachedAsset, 'relation' | 'scopes' | 'showsLeases'>): boolean {
  if (!showsLeases) return false
  return relation !== 'agent' || LEASE_SCOPES.some((scope) => scopes.includes(scope))
}

/** Who answers for tenants, and who lives with them, concerns those who move tenants in and out. */
export function movesTenants({ relation, scopes, showsLeases }: ReachedAsset): boolean {
  if (!showsLeases) return false
  return relation === 'manager' || (relation === 'agent' && scopes.includes('tenants'))
}

/** `agent:list` is held by an agent whose scopes name it. */
function holds({ relations, scopes }: Relations, wanted: Relation): boolean {
  const [relation, scope] = wanted.split(':')
  return relations.some((held) => held === relation) && (scope === undefined || scopes.some((held) => held === scope))
}

function managedBy(found: { account_id: string; managing_profile_id: string }): Scope<'asset'> {
  return scope({ accountId: found.account_id, profileId: found.managing_profile_id })
}

type Relations = {
  account_id: string
  managing_profile_id: string
  is_manager: boolean
  relations: GrantedRelation[]
  /** What the agent may do. */
  scopes: AgentScope[]
}

/** The condition under which a row of `asset` is one that a partner or agent reaches; `profile` is a parameter, null for all. */
export function isReachedBy(asset: string, profile: string): string {
  return `(${profile}::uuid is null
    or ${holdsGrant(`${asset}.id`, profile, 'agent')} or ${holdsGrant(`${asset}.owned_through`, profile, 'partner')})`
}

/**
 * The condition under which a grant is one to a property: given for it, or to a partner for the building whose owners it has
 * (0062). Both are pieces of the statement.
 */
export function isGrantTo(asset: string, grant: string): string {
  return `(${grant}.object_id = any(array[${asset}.id, ${asset}.owned_through])
    and (${grant}.object_id = ${asset}.id or ${grant}.relation = 'partner'))`
}

const OF_CALLER = `${isGrantTo('a', 'g')} and g.principal_id = $3 and g.principal_account_id = $2`

const relationsTo = prepare<Relations, [assetId: string, accountId: string, profileId: string]>(
  'property-relations',
  `select a.account_id, a.managing_profile_id,
     a.account_id = $2 and a.managing_profile_id = $3 as is_manager,
     array(select g.relation from open_grant g where ${OF_CALLER}) as relations,
     array(select distinct unnest(g.scopes) from open_grant g where ${OF_CALLER} and g.relation = 'agent') as scopes
   from asset a
   where a.id = $1 and ${isLive('a')}`,
)

/** How a profile stands to a live property. */
async function findRelations(db: Db, assetId: string, { accountId, profileId }: ProfileActor): Promise<Relations | null> {
  return first(await db.prepared(relationsTo, [assetId, accountId, profileId]))
}
