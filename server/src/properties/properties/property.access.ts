import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import type { AgentScope, Relation } from '@keystead/contract/rpc/access.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { type Db, first } from '../../database/db.ts'
import { claimAsset } from '../../database/pool.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** An owner reaches the properties that the active profile manages. */
export function assetsOf(actor: ProfileActor): Scope<'asset'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

/** A property as the caller of an operation reaches it. */
export type ReachedAsset = {
  readonly assetId: string
  /** Of whoever manages it; everything else that hangs on the property is theirs, too. */
  readonly scope: Scope<'asset'>
  readonly accountId: string
  readonly managingProfileId: string
  readonly relation: 'manager' | 'partner' | 'agent' | 'tenant'
  /** What the assignment covers, of an agent. */
  readonly scopes: readonly AgentScope[]
  /** Whose relation it is that counts, for units of the property, too; null for the manager, who has them all. */
  readonly byProfileId: string | null
}

/**
 * One property for one call: of whoever manages it, or of somebody who stands to it in a relation that the operation
 * declares (`own.reach`). From here on the transaction of somebody else may touch this property, and no other of its
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
  const reached = { assetId, accountId: found.account_id, managingProfileId: found.managing_profile_id, scope: managedBy(found) }
  if (found.is_manager) return { ...reached, relation: 'manager', scopes: [], byProfileId: null }

  const declared = (operation.access.kind === 'signedIn' && operation.access.own?.reach) || []
  const scopes = found.agent_scopes ?? []
  const holds: Record<Relation, boolean> = {
    partner: found.is_partner,
    agent: found.agent_scopes !== null,
    'agent:list': scopes.includes('list'),
    'agent:terms': scopes.includes('terms'),
    'agent:invoice': scopes.includes('invoice'),
    'agent:maintenance': scopes.includes('maintenance'),
    'agent:documents': scopes.includes('documents'),
    'agent:tenants': scopes.includes('tenants'),
    tenant: found.is_tenant,
    party: false,
  }
  const relation = declared.find((candidate) => holds[candidate]) ?? fail(missing)
  await claimAsset(context.db, assetId)
  return {
    ...reached,
    relation: relation.startsWith('agent') ? 'agent' : (relation as 'partner' | 'tenant'),
    scopes,
    byProfileId: actor.profileId,
  }
}

export const assetOfCall: Resolver<ReachedAsset> = (context, assetId, operation) => reachAsset(context, operation, assetId)

/** Who lives there, and for what rent, concerns owners, and agents who move people in or send bills. */
export function seesLeases({ relation, scopes }: ReachedAsset): boolean {
  return relation !== 'agent' || scopes.includes('tenants') || scopes.includes('invoice')
}

function managedBy(found: { account_id: string; managing_profile_id: string }): Scope<'asset'> {
  return scope({ accountId: found.account_id, profileId: found.managing_profile_id })
}

type Relations = {
  account_id: string
  managing_profile_id: string
  is_manager: boolean
  is_partner: boolean
  /** Null: no agent of it. */
  agent_scopes: AgentScope[] | null
  is_tenant: boolean
}

/** The condition under which a row of `asset` is one that a partner or agent reaches; `profile` is a parameter, null for all. */
export function isReachedBy(asset: string, profile: string): string {
  return `(${profile}::uuid is null
    or exists (select from asset_assignment s where s.asset_id = ${asset}.id and s.profile_id = ${profile} and s.role_id = 2
      and assignment_holds(s.starts_on, s.ends_on, s.ended_at, s.time_zone))
    or exists (select from asset_owner o where o.asset_id = ${asset}.id and o.profile_id = ${profile} and o.partner_account_id is not null
      and o.removed_at is null))`
}

/** How a profile stands to a live property. */
async function findRelations(db: Db, assetId: string, { accountId, profileId }: ProfileActor): Promise<Relations | null> {
  return first(
    await db.sql<Relations>(
      `select a.account_id, a.managing_profile_id,
         a.account_id = $2 and a.managing_profile_id = $3 as is_manager,
         exists (select from asset_owner o where o.asset_id = a.id and o.profile_id = $3 and o.partner_account_id = $2 and o.removed_at is null) as is_partner,
         (select s.scopes from asset_assignment s
          where s.asset_id = a.id and s.profile_id = $3 and s.profile_account_id = $2 and s.role_id = 2
            and assignment_holds(s.starts_on, s.ends_on, s.ended_at, s.time_zone)) as agent_scopes,
         exists (select from asset_assignment s
          where s.asset_id = a.id and s.profile_id = $3 and s.profile_account_id = $2 and s.role_id = 3
            and assignment_holds('-infinity', s.ends_on, s.ended_at, s.time_zone)) as is_tenant
       from asset a where a.id = $1 and a.status = 'A' and a.deleted_at is null`,
      [assetId, accountId, profileId],
    ),
  )
}
