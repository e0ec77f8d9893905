import { NotConnected } from '@keystead/contract/people/connections/connection.operations.ts'
import type { LeaseTerms } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { bpsOfPercent } from '@keystead/contract/values/shares.ts'
import type { z } from 'zod'
import { actingAs } from '../../database/pool.ts'
import { listPersons, type PersonRow } from '../../identity/persons/person.public.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { connectThroughLease, findJoined, lockJoined } from '../../people/connections/connection.public.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { listGrantees, NOT_CONNECTED_WITH } from '../tenures/tenure.public.ts'
import { canStillBeNamed, takeSamePerson } from './draft-persons.ts'
import { namesOf } from './tenant-names.ts'
import type { LeaseTenant, NewTenant } from './tenant.queries.ts'
import { tenantWrittenDown } from './written-down.ts'

type TenantInput = z.output<typeof LeaseTerms>['Tenants'][number]
type Wanted = {
  readonly reached: ReachedAsset
  readonly tenants: readonly TenantInput[]
  /** Persons whom a draft named as its tenants before it is written again. */
  readonly before?: readonly PersonRow[]
  /** Where the tenants stand in the input: `Lease.Tenants`. */
  readonly field: string
}

/**
 * Who a lease is with. An agent moves in whom the owner knows or they know themselves; persons are written down for the
 * account of the owner. Nothing is between anyone yet.
 */
export async function tenantsOf(context: CallContext, { reached, tenants, before = [], field }: Wanted): Promise<NewTenant[]> {
  const { db } = context
  const ids = tenants.flatMap(({ ProfileId }) => ProfileId ?? [])
  const profiles = await listGrantees(db, ids)
  const joined = await joinedWith(context, reached, ids)
  const unknown = tenants.flatMap(({ ProfileId }, index) => {
    if (ProfileId === null) return []
    const isKnown = profiles.get(ProfileId)?.profile_type_id === PROFILE_TYPES.Tenant && joined.isKnown(ProfileId)
    return isKnown ? [] : [[`${field}.${index}.ProfileId`, NOT_CONNECTED_WITH] as const]
  })
  if (unknown.length > 0) fail(NotConnected, Object.fromEntries(unknown))

  const cards = await findProfileCards(db, ids)
  const found: NewTenant[] = []
  const left = [...before]
  for (const [index, { ProfileId, Person, SharePercent }] of tenants.entries()) {
    const shareBps = bpsOfPercent(SharePercent)
    if (ProfileId !== null) {
      const profile = profiles.get(ProfileId) ?? fail(NotConnected)
      const name = cards.get(ProfileId)?.Name ?? ''
      found.push({ profile, personId: null, connectionId: joined.ofManager.get(ProfileId) ?? null, name, shareBps })
    }
    if (Person !== null) {
      const same = await takeSamePerson(db, reached, left, Person)
      const personId = same?.id ?? (await tenantWrittenDown(context, reached, Person, `${field}.${index}.Person`))
      found.push({ profile: null, personId, connectionId: null, name: `${Person.FirstName} ${Person.LastName}`, shareBps })
    }
  }
  return found
}

/** The tenants of a draft as they stand to its home now; null where one of them has gone. */
export async function tenantsOfDraft(
  context: CallContext,
  reached: ReachedAsset,
  rows: readonly LeaseTenant[],
): Promise<NewTenant[] | null> {
  const { db } = context
  const persons = await listPersons(
    db,
    rows.flatMap(({ person_id }) => person_id ?? []),
  )
  // Who was erased since is gone, and no one is while the lease is recorded.
  if (!(await canStillBeNamed(db, reached, [...persons.values()]))) return null
  // Who was a person when the draft was written may have accepted since.
  const now = rows.map((row) => ({ ...row, profile_id: row.profile_id ?? persons.get(row.person_id ?? '')?.profile_id ?? null }))
  const ids = now.flatMap(({ profile_id }) => profile_id ?? [])
  const profiles = await listGrantees(db, ids)
  const joined = await joinedWith(context, reached, ids)
  if (ids.some((id) => !profiles.has(id) || !joined.isKnown(id))) return null
  const nameOf = await namesOf(db, now)
  return now.map((row) => ({
    profile: profiles.get(row.profile_id ?? '') ?? null,
    personId: row.person_id,
    connectionId: joined.ofManager.get(row.profile_id ?? '') ?? null,
    name: nameOf(row),
    shareBps: row.share_bps,
  }))
}

/** The same with a connection between the manager and each tenant who has an account: a lease is one. */
export async function connectTenants(context: CallContext, reached: ReachedAsset, tenants: readonly NewTenant[]): Promise<NewTenant[]> {
  const { profileId: byProfileId } = profileActor(context.actor)
  const connected: NewTenant[] = []
  for (const tenant of tenants) {
    const connectionId =
      tenant.connectionId ??
      (tenant.profile &&
        (await connectThroughLease(context, {
          managerProfileId: reached.managingProfileId,
          tenantProfileId: tenant.profile.id,
          byProfileId,
        })))
    connected.push({ ...tenant, connectionId })
  }
  return connected
}

async function joinedWith({ db, actor }: CallContext, reached: ReachedAsset, ids: readonly string[]) {
  const ofManager = await actingAs(db, reached.accountId, () => lockJoined(db, reached.managingProfileId, ids))
  const ofAgent = reached.relation === 'agent' ? await findJoined(db, profileActor(actor).profileId, ids) : new Map<string, string>()
  return { ofManager, isKnown: (id: string) => ofManager.has(id) || ofAgent.has(id) }
}
