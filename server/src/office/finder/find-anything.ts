import type { FindAnything, FoundHome, FoundLease, FoundPerson } from '@keystead/contract/office/finder/finder.operations.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import type { Db } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import { ANY_CONNECTION, type ListedConnection, connectionsOf, listConnections } from '../../people/connections/connection.public.ts'
import { assetsOf, listAssetsToChoose, placeOfChoice } from '../../properties/properties/property.public.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { may, profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import {
  type FoundLeaseRow,
  type FoundTenantRow,
  listAccountsThatShare,
  listFoundLeases,
  listFoundTenants,
  listSharedHomes,
} from './finder.queries.ts'

const MOST_OF_A_KIND = 8

/** An agent works for few owners, and a partner holds parts of few; the rest is found by its home. */
const MOST_ACCOUNTS = 20

export const findAnything: Handler<typeof FindAnything> = async ({ db, actor }, { Text }) => {
  const caller = profileActor(actor)
  const { leases, tenants } = may(actor, 'leases:view') ? await findLeases(db, caller, Text) : { leases: [], tenants: [] }
  const homes = may(actor, 'properties:view') ? await findHomes(db, caller, Text) : []
  const connections = may(actor, 'connections:view') ? await findConnections(db, caller, Text) : []
  return {
    Homes: homes.slice(0, MOST_OF_A_KIND),
    People: presentPeople(connections, tenants).slice(0, MOST_OF_A_KIND),
    Leases: leases.slice(0, MOST_OF_A_KIND).map(presentLease),
  }
}

type FoundLeases = { readonly leases: FoundLeaseRow[]; readonly tenants: FoundTenantRow[] }

/** Leases with their tenants: the own ones, and as the account that shares them, whose rows are seen meanwhile and no others. */
async function findLeases(db: Db, caller: ProfileActor, text: string): Promise<FoundLeases> {
  const scope = assetsOf(caller)
  if (caller.profileType === 'Tenant') {
    return { leases: await listFoundLeases(db, scope, 'rented', text, MOST_OF_A_KIND), tenants: [] }
  }
  const found: FoundLeases = { leases: [], tenants: [] }
  const look = async (reach: 'managed' | 'shared') => {
    found.leases.push(...(await listFoundLeases(db, scope, reach, text, MOST_OF_A_KIND)))
    found.tenants.push(...(await listFoundTenants(db, scope, reach, text, MOST_OF_A_KIND)))
  }
  if (caller.profileType === 'Owner') await look('managed')
  for (const accountId of await listAccountsThatShare(db, scope, MOST_ACCOUNTS)) {
    if (found.leases.length >= MOST_OF_A_KIND && found.tenants.length >= MOST_OF_A_KIND) break
    await actingAs(db, accountId, () => look('shared'), { keepsListOfMember: true })
  }
  return found
}

function presentLease(row: FoundLeaseRow): FoundLease {
  return {
    LeaseId: row.id,
    AssetId: row.asset_id,
    Title: row.title,
    Place: row.place,
    Tenants: row.tenants,
    StartsOn: row.starts_on,
    EndsOn: row.ends_on,
    State: row.state,
    Relation: row.relation,
  }
}

async function findHomes(db: Db, caller: ProfileActor, text: string): Promise<FoundHome[]> {
  const shared = await listSharedHomes(db, assetsOf(caller), text, MOST_OF_A_KIND)
  const others = shared.map((row) => ({ AssetId: row.id, Title: row.title, Place: row.place, Relation: row.relation }))
  if (caller.profileType !== 'Owner') return others
  const any = { text, onlyAssetId: null, isListed: null, canHaveUnits: false }
  const managed = await listAssetsToChoose(db, assetsOf(caller), any, MOST_OF_A_KIND)
  return [
    ...managed.map((row) => ({ AssetId: row.id, Title: row.title, Place: placeOfChoice(row), Relation: 'manager' as const })),
    ...others,
  ]
}

/** Those who are connected, then those who have not answered. */
async function findConnections(db: Db, caller: ProfileActor, text: string): Promise<ListedConnection[]> {
  const found: ListedConnection[] = []
  for (const stateId of [CONNECTION_STATES.Joined, CONNECTION_STATES.Pending]) {
    const page = { order: 'name', limit: MOST_OF_A_KIND, offset: 0 } as const
    found.push(...(await listConnections(db, connectionsOf(caller), { ...ANY_CONNECTION, stateId, text }, page)))
  }
  return found
}

/** A tenant who is connected is found as that alone. */
function presentPeople(connections: readonly ListedConnection[], tenants: readonly FoundTenantRow[]): FoundPerson[] {
  const known = new Set(connections.map(({ other_id }) => other_id))
  return [
    ...connections.map((row) => ({
      Kind: 'connection' as const,
      ConnectionId: row.id,
      Name: row.other_name,
      ProfileType: profileTypeName(row.other_type_id) ?? '',
      IsPending: row.state === CONNECTION_STATES.Pending,
    })),
    ...tenants
      .filter(({ profile_id }) => profile_id === null || !known.has(profile_id))
      .map((row) => ({
        Kind: 'tenant' as const,
        Name: row.name,
        AssetId: row.asset_id,
        Title: row.title,
        Place: row.place,
        Relation: row.relation,
      })),
  ]
}
