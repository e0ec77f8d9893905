import { AddLeaseDraft, type LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { findNameOf, findReachable, type Reachable } from '../../identity/profiles/profile.public.ts'
import { presentedLeases } from '../../leasing/leases/lease.public.ts'
import { type LawRow, listLaw } from '../../places/state-law/state-law.public.ts'
import { type AssetWithState, findAsset, type ReachedAsset, reachAsset } from '../../properties/properties/property.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { CallFailure } from '../../rpc/failure.ts'
import type { AgreementRow } from './agreement.queries.ts'
import { type AgentFact, findAgentFact, findConnected, findStateName } from './facts.queries.ts'
import type { PartyRow } from './party.queries.ts'
import { kindOfRole } from './role-kinds.ts'

/* What is known of what an agreement is about, from the rooms whose it is, as its maker sees them. */

export type Facts = {
  readonly reached: ReachedAsset | null
  readonly home: AssetWithState | null
  readonly stateName: string | null
  readonly laws: readonly LawRow[]
  readonly lease: LeaseRead | null
  readonly landlord: ({ readonly name: string } & Reachable) | null
  readonly agent: AgentFact | null
  /** Emails of tenants who have an account, by their profile. */
  readonly emails: ReadonlyMap<string, string>
}

type About = Pick<AgreementRow, 'asset_id' | 'lease_id' | 'connection_id' | 'profile_id'>

const ALL_LEASES = 1_000

export async function findFacts(
  context: Pick<CallContext, 'db' | 'actor'>,
  { asset_id, lease_id, connection_id, profile_id }: About,
  parties: readonly Pick<PartyRow, 'profile_id' | 'role'>[],
): Promise<Facts> {
  const { db } = context
  const reached = asset_id === null ? null : await reachedHome(context, asset_id)
  const home = reached && (await findAsset(db, reached.scope, reached.assetId))
  const lease = reached && lease_id !== null ? await leaseOf(context, reached, lease_id) : null
  const other = connection_id === null ? null : await findConnected(db, connection_id, profile_id)
  const landlordId = reached?.managingProfileId ?? ownerAmong([profile_id, other], profileActor(context.actor).profileType)
  const agentId = parties.find(({ role, profile_id: id }) => id !== null && kindOfRole(role) === 'agent')?.profile_id
  const tenantIds = (lease?.Tenants ?? []).flatMap(({ ProfileId }) => ProfileId ?? [])
  return {
    reached,
    home,
    stateName: home && (await findStateName(db, home.state_id)),
    laws: home ? await listLaw(db, home.state_id) : [],
    lease,
    landlord: landlordId === null ? null : await personOf(context, landlordId),
    agent: agentId ? await findAgentFact(db, agentId) : null,
    emails: await emailsOf(context, tenantIds),
  }
}

/** With whom no home says who owns it: the maker where they are an owner, else the other side. */
function ownerAmong([own, other]: readonly [string, string | null], profileType: string): string | null {
  return profileType === 'Owner' ? own : other
}

/** Null where it was taken from the maker since. */
export async function reachedHome(context: Pick<CallContext, 'db' | 'actor'>, assetId: string): Promise<ReachedAsset | null> {
  try {
    return await reachAsset(context, AddLeaseDraft, assetId)
  } catch (error) {
    if (error instanceof CallFailure && error.definition === PropertyNotFound) return null
    throw error
  }
}

export async function leaseOf(
  { db, actor }: Pick<CallContext, 'db' | 'actor'>,
  { scope, assetId }: ReachedAsset,
  leaseId: string,
): Promise<LeaseRead | null> {
  const which = { assetId, profileId: profileActor(actor).profileId, limit: ALL_LEASES, withOthers: true }
  return (await presentedLeases(db, scope, which)).find(({ LeaseId }) => LeaseId === leaseId) ?? null
}

async function personOf({ db }: Pick<CallContext, 'db'>, profileId: string): Promise<Facts['landlord']> {
  const name = await findNameOf(db, profileId)
  if (name === null) return null
  return { name, ...((await findReachable(db, profileId)) ?? { email: null, phone: null, place: null }) }
}

async function emailsOf({ db }: Pick<CallContext, 'db'>, profileIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const emails = new Map<string, string>()
  for (const id of profileIds) {
    const email = (await findReachable(db, id))?.email
    if (email) emails.set(id, email)
  }
  return emails
}
