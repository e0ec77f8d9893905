import { actingAs } from '../../database/pool.ts'
import { type PersonNote, keepPersons } from '../../identity/persons/person.public.ts'
import { lockJoined } from '../../people/connections/connection.public.ts'
import { PlannedOtherwise } from '../../properties/imports/import.public.ts'
import { takeOffMarket } from '../../properties/properties/property.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { insertLeases, insertTenantsOfLeases, recordLeases } from '../leases/lease.public.ts'
import { announceHands, listGrantees } from '../tenures/tenure.public.ts'
import type { LeaseImporter } from './lease-import.access.ts'
import type { LeaseToWrite } from './plan-leases.ts'

/**
 * Writes leases with their tenants, each table in one statement however many there are. Nothing is sent to anyone: the
 * histories have it, and screens that are open read it.
 */
export async function writeLeases(
  context: EventContext,
  importer: LeaseImporter,
  leases: readonly LeaseToWrite[],
  { isDraft }: { isDraft: boolean },
): Promise<void> {
  if (leases.length === 0) return
  const { db } = context
  const { homes, profileId: byProfileId } = importer
  const by = { isDraft, byProfileId }
  const ids = await insertLeases(
    db,
    homes,
    leases.map(({ lease, home, slot }) => ({ ...lease, slot, assetId: home.id, timeZone: home.time_zone })),
    by,
  )
  const tenants = await knownTenants(context, importer, leases, ids)
  const tenantIds = await insertTenantsOfLeases(db, tenants, by)
  if (isDraft) return

  const added = Map.groupBy(
    tenants.map(({ leaseId, profile, personId, connectionId, name }, index) => ({
      leaseId,
      tenant: { id: tenantIds[index]!, profile_id: profile?.id ?? null, person_id: personId, connection_id: connectionId, name },
    })),
    ({ leaseId }) => leaseId,
  )
  await recordLeases(
    context,
    leases.map(({ lease, home }, index) => ({
      asset: { id: home.id, account_id: importer.accountId, title: home.title },
      time: { startsOn: lease.startsOn, endsOn: lease.endsOn },
      tenants: (added.get(ids[index]!) ?? []).map(({ tenant }) => tenant),
      byProfileId,
    })),
  )
  const unlisted = leases.flatMap(({ home, unlists }) => (unlists ? home.id : []))
  if (unlisted.length > 0) await takeOffMarket(db, homes, unlisted, 'rented')
  await announceHands(db, [...new Set(leases.map(({ home }) => home.id))], { except: null })
}

/** The tenants of all leases, those without an account written down as persons. */
async function knownTenants({ db }: EventContext, importer: LeaseImporter, leases: readonly LeaseToWrite[], leaseIds: readonly string[]) {
  const named = leases.flatMap(({ lease, home, tenants }, index) =>
    tenants.map((tenant) => ({
      ...tenant,
      leaseId: leaseIds[index]!,
      assetId: home.id,
      startsOn: lease.startsOn,
      endsOn: lease.endsOn,
      name: `${tenant.firstName} ${tenant.lastName}`,
    })),
  )
  const profileIds = [...new Set(named.flatMap(({ profileId }) => profileId ?? []))]
  const profiles = await listGrantees(db, profileIds)
  const connections = await lockJoined(db, importer.profileId, profileIds)
  // An account that has gone out of use since the leases were planned, or a connection that has ended.
  if (profileIds.some((id) => !profiles.has(id) || !connections.has(id))) throw new PlannedOtherwise()

  // The same address in several leases is one person; without one, no two are known to be the same.
  const notes = new Map<string, PersonNote>()
  const noteKey = ({ email }: PersonNote, index: number) => email ?? `${index}`
  named.forEach((tenant, index) => {
    if (tenant.profileId !== null) return
    const { firstName, lastName, email, phone } = tenant
    const key = noteKey(tenant, index)
    notes.set(key, { firstName, lastName, email, phone: notes.get(key)?.phone ?? phone })
  })
  const personIds = await actingAs(db, importer.accountId, () =>
    keepPersons(db, importer.accountId, importer.profileId, [...notes.values()]),
  )
  // Someone has accepted meanwhile, and is a tenant with an account.
  if (!personIds) throw new PlannedOtherwise()
  const personOf = new Map([...notes.keys()].map((key, index) => [key, personIds[index]!]))

  return named.map((tenant, index) => {
    const profile = profiles.get(tenant.profileId ?? '') ?? null
    return {
      ...tenant,
      profile,
      personId: profile ? null : (personOf.get(noteKey(tenant, index)) ?? null),
      connectionId: profile && (connections.get(profile.id) ?? null),
    }
  })
}
