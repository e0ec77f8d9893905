import type { Db } from '../database/db.ts'
import { type DemoProfileKey, type DemoProfileRow, findDemoProfile } from '../identity/profiles/profile.demo.queries.ts'
import { type DemoAgency, insertDemoAgency } from '../leasing/engagements/engagement.demo.queries.ts'
import { keepPerson } from '../identity/persons/person.public.ts'
import { insertGuarantors } from '../leasing/leases/guarantor.queries.ts'
import { type NewDemoLease, insertDemoLease, insertDemoTenant } from '../leasing/leases/lease.demo.queries.ts'
import { type NewOccupant, insertOccupants } from '../leasing/leases/occupant.queries.ts'
import { setContactOfTours } from '../marketplace/tours/tour.queries.ts'
import {
  type NewDemoConnection,
  findDemoConnection,
  findDemoMoment,
  insertDemoConnection,
  insertDemoInvitation,
  recordDemoAssigned,
} from '../people/connections/connection.demo.queries.ts'
import { type NewDemoNews, insertDemoNews } from '../platform/notifications/notification.demo.queries.ts'
import { hasDemoOwners, insertDemoOwner } from '../properties/owners/owner.demo.queries.ts'
import { type DemoAsset, listDemoAssets, raiseDemoOwnersVersion, setDemoContact } from '../properties/properties/property.demo.queries.ts'

/* By those who see everything, for the people of the demo portfolio alone. Where one of them or a home has gone, nothing happens. */

type Person = DemoProfileKey

export async function addConnection(
  db: Db,
  { from, to, ...connection }: Omit<NewDemoConnection, 'from' | 'to'> & { from: Person; to: Person },
): Promise<void> {
  const [sender, addressee] = [await findDemoProfile(db, from), await findDemoProfile(db, to)]
  if (!sender || !addressee) return
  await insertDemoConnection(db, {
    from: { ...sender, typeId: from.typeId },
    to: { ...addressee, typeId: to.typeId },
    ...connection,
  })
}

export async function addInvitation(
  db: Db,
  { from, ...invitation }: { from: Person; email: string; name: string; typeId: number; daysAgo: number },
): Promise<void> {
  const sender = await findDemoProfile(db, from)
  if (sender) await insertDemoInvitation(db, { from: { ...sender, typeId: from.typeId }, ...invitation })
}

async function findHome(db: Db, owner: DemoProfileRow, code: string): Promise<DemoAsset | null> {
  const homes = await listDemoAssets(db, [code])
  return homes.find(({ managing_profile_id: manager, status }) => manager === owner.id && status === 'A') ?? null
}

type NewAgency = Omit<DemoAgency, 'profileId' | 'accountId' | 'connectionId'> & { owner: Person; agent: Person; code: string }

/** An agent who may list a property is the one whom strangers turn to about it. */
export async function addAgency(db: Db, { owner: ofOwner, agent: ofAgent, code, ...terms }: NewAgency): Promise<void> {
  const [owner, agent] = [await findDemoProfile(db, ofOwner), await findDemoProfile(db, ofAgent)]
  const home = owner && agent && (await findHome(db, owner, code))
  const connectionId = home && (await findDemoConnection(db, owner.id, agent.id))
  if (!home || !connectionId) return
  await insertDemoAgency(db, home, { profileId: agent.id, accountId: agent.account_id, connectionId, ...terms })
  if (terms.scopes.includes('list')) {
    await setDemoContact(db, home.id, agent.id)
    await setContactOfTours(db, [{ id: home.id, contactProfileId: agent.id }])
  }
  await recordDemoAssigned(db, {
    connectionId,
    ownerId: owner.id,
    toId: agent.id,
    role: 'agent',
    assetId: home.id,
    title: home.title,
    daysAgo: terms.sinceDaysAgo,
  })
}

type Noted = { firstName: string; lastName: string; email: string | null; phone: string | null }
type NewTenant = ({ person: Person } | { noted: Noted }) & { shareBps: number }
type NewLease = NewDemoLease & {
  owner: Person
  code: string
  tenants: readonly NewTenant[]
  guarantors?: readonly Noted[]
  occupants?: readonly NewOccupant[]
}

/** A home that was put on the market, or leased, in the meantime is left alone. */
export async function addLease(
  db: Db,
  { owner: ofOwner, code, tenants: ofTenants, guarantors = [], occupants = [], ...lease }: NewLease,
): Promise<void> {
  const owner = await findDemoProfile(db, ofOwner)
  const home = owner && (await findHome(db, owner, code))
  if (!home) return
  const tenants: { profile: DemoProfileRow; connectionId: string; shareBps: number }[] = []
  for (const tenant of ofTenants) {
    if ('noted' in tenant) continue
    const profile = await findDemoProfile(db, tenant.person)
    const connectionId = profile && (await findDemoConnection(db, owner.id, profile.id))
    if (!connectionId) return
    tenants.push({ profile, connectionId, shareBps: tenant.shareBps })
  }
  const leaseId = await insertDemoLease(db, home, lease)
  if (!leaseId) return
  for (const tenant of ofTenants) {
    if (!('noted' in tenant)) continue
    const personId = await keepPerson(db, owner.account_id, owner.id, tenant.noted)
    await insertDemoTenant(db, home, { leaseId, profileId: null, accountId: null, connectionId: null, personId, shareBps: tenant.shareBps })
  }
  const written = { leaseId, byProfileId: owner.id }
  for (const noted of guarantors) {
    const personId = await keepPerson(db, owner.account_id, owner.id, noted)
    if (personId) await insertGuarantors(db, written, [personId])
  }
  await insertOccupants(db, written, occupants)
  for (const { profile, connectionId, shareBps } of tenants) {
    await insertDemoTenant(db, home, {
      leaseId,
      profileId: profile.id,
      accountId: profile.account_id,
      connectionId,
      personId: null,
      shareBps,
    })
    await recordDemoAssigned(db, {
      connectionId,
      ownerId: owner.id,
      toId: profile.id,
      role: 'tenant',
      assetId: home.id,
      title: home.title,
      daysAgo: Math.max(-lease.fromDay, 1),
    })
  }
}

type NewOwners = {
  owner: Person
  code: string
  percent: number
  others: readonly { partner: Person | null; name: string; percent: number }[]
  daysAgo: number
}

export async function addOwners(db: Db, { owner: ofOwner, code, percent: own, others, daysAgo }: NewOwners): Promise<void> {
  const owner = await findDemoProfile(db, ofOwner)
  const home = owner && (await findHome(db, owner, code))
  if (!home || (await hasDemoOwners(db, home.id))) return
  const common = { accountId: home.account_id, assetId: home.id, daysAgo }
  const manager = { profileId: owner.id, partnerAccountId: null, connectionId: null, name: null, isManaging: true }
  await insertDemoOwner(db, { ...common, ...manager, percent: own })
  for (const { partner, name, percent } of others) {
    const profile = partner && (await findDemoProfile(db, partner))
    const connectionId = profile && (await findDemoConnection(db, owner.id, profile.id))
    const joined = connectionId
      ? { profileId: profile.id, partnerAccountId: profile.account_id }
      : { profileId: null, partnerAccountId: null }
    await insertDemoOwner(db, { ...common, ...joined, connectionId, name, isManaging: false, percent })
  }
  await raiseDemoOwnersVersion(db, home.id)
}

type News = Pick<NewDemoNews, 'event' | 'typeId' | 'said' | 'path' | 'hoursAgo'> & { to: Person; by: Person; isRead?: boolean }

/** The news name the moment at which it happened in the history of the two. */
export async function addNews(db: Db, { to: reader, by: actor, isRead = false, ...news }: News): Promise<void> {
  const [to, by] = [await findDemoProfile(db, reader), await findDemoProfile(db, actor)]
  if (!to || !by) return
  const happenedAt = await findDemoMoment(db, { event: news.event, toId: to.id, byId: by.id, hoursAgo: news.hoursAgo })
  await insertDemoNews(db, { ...news, accountId: to.account_id, profileId: to.id, actorProfileId: by.id, happenedAt, isRead })
}
