import type { AgentScope, Relation } from '@keystead/contract/rpc/access.ts'
import type { Db } from '../database/db.ts'

/** The relations that people who do not own an object have to it by grants. A scope of an agent is a part of one, and a party has none. */
export type GrantedRelation = Exclude<Relation, 'party' | 'recipient' | `agent:${AgentScope}` | 'applicant:lead'>

/**
 * The condition under which a profile stands so to the object now; an agent with the scope, where one is named. All are pieces of the
 * statement, such as `asset.id` and `$2`.
 */
export function holdsGrant(objectId: string, profileId: string, relation: GrantedRelation, scope: AgentScope | '' = ''): string {
  return `exists (select from open_grant held
    where held.object_id = ${objectId} and held.principal_id = ${profileId} and held.relation = '${relation}'
      and ('${scope}' = '' or '${scope}' = any(held.scopes)))`
}

/** The condition under which a profile stands so to the object, or has stood so, or will. */
export function hasEverHeldGrant(objectId: string, profileId: string, relation: GrantedRelation): string {
  return `exists (select from access_grant held
    where held.object_id = ${objectId} and held.principal_id = ${profileId} and held.relation = '${relation}')`
}

export type WrongGrant = { readonly facts: string; readonly source_id: string }

/** Where grants do not say what the facts say; asked by those who see everything. */
export async function listWrongGrants(db: Db): Promise<WrongGrant[]> {
  return db.sql<WrongGrant>('select facts::text as facts, source_id from public.wrong_grants() limit 1000')
}

export async function rewriteGrants(db: Db, wrong: readonly WrongGrant[]): Promise<void> {
  await db.sql(
    `select public.write_grants(facts::regclass, array_agg(source_id))
     from unnest($1::text[], $2::uuid[]) as wrong (facts, source_id) group by facts`,
    [wrong.map(({ facts }) => facts), wrong.map(({ source_id }) => source_id)],
  )
}

/** The objects are another account's: who stands how to them stays, also what is over. Their facts follow in the same transaction. */
export async function moveGrantsOf(db: Db, objectIds: readonly string[], toAccountId: string): Promise<void> {
  await db.sql('update access_grant set account_id = $2 where object_id = any($1::uuid[])', [objectIds, toAccountId])
}
