import { AssignAsset, GetAssetAssignedProfiles, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { EditLease, GiveNotice } from '@keystead/contract/leasing/leases/lease.operations.ts'
import {
  EditPerson,
  ErasePerson,
  GetPersons,
  InvitePersons,
  MergePersons,
  type PersonRead,
} from '@keystead/contract/leasing/persons/person.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { toldTo } from '../../../test/told.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { ask, move, newEmail, Tenant } from '../../people/connections/connection.factory.ts'
import { expireInvitations } from '../../people/invitations/expire-invitations.job.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { denverDay, entrustedTo, leaseWith } from '../assignments/assignment.factory.ts'
import { notifyOfEndingLeases } from '../leases/lease-end.job.ts'

let owner: TestPerson
let agent: TestPerson
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
  await connected(app, owner, agent)
})

/** Answers of commands are there for three days, in case they are asked again. */
const PASSES_BY_ITSELF = 'public.call_replay'

/** Tables in which a word stands, in any column of any row. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await app.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  )
  const looks = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name} t where strpos(t::text, $1) > 0)`)
  const found = await app.sql<{ name: string }>(looks.join(' union all '), [word])
  return found.map(({ name }) => name).filter((name) => name !== PASSES_BY_ITSELF)
}

const noted = (FirstName: string, LastName: string, Email: string | null = newEmail()) => ({ FirstName, LastName, Email, Phone: null })

/** A home whose agent has leased it, so that its owner was told whom to. */
async function leasedByAgent(persons: readonly ReturnType<typeof noted>[]): Promise<string> {
  const { AssetId } = await addProperty(owner, { Title: 'Bungalow' })
  await entrustedTo(owner, AssetId, agent, { Scopes: ['tenants'] })
  const Tenants = persons.map((Person) => ({ Person, SharePercent: 100 / persons.length }))
  must(await agent.call(AssignAsset, { AssetId, Lease: { ...leaseWith([]), Tenants } }))
  return AssetId
}

/** The lease changes in all ways that people are told of. */
async function livedThrough(AssetId: string): Promise<void> {
  const lease = async () => must(await owner.call(GetAssetAssignedProfiles, { AssetId })).Leases[0]!
  const { LeaseId, Version } = await lease()
  must(await owner.call(EditLease, { LeaseId, Version, EndsOn: denverDay(20) }))
  await notifyOfEndingLeases(app.services, new AbortController().signal)
  must(await agent.call(GiveNotice, { LeaseId, MovesOutOn: denverDay(10), Note: 'They called me.' }))
  must(await owner.call(EditLease, { LeaseId, Version: (await lease()).Version, EndsOn: denverDay(90) }))
}

/** All leases of a home are of the past. */
const monthsLater = (AssetId: string) =>
  app.sql(
    `with moved as (update lease set starts_on = starts_on - 500, ends_on = $2 where asset_id = $1)
     update lease_tenant set starts_on = starts_on - 500, ends_on = $2 where asset_id = $1`,
    [AssetId, denverDay(-1)],
  )

async function personCalled(firstName: string): Promise<PersonRead> {
  const { Items } = must(await owner.call(GetPersons, { Text: firstName }))
  return Items.find(({ FirstName }) => FirstName === firstName)!
}

test('a person is forgotten by all names that they had, wherever these stood, and others keep theirs', async () => {
  const AssetId = await leasedByAgent([noted('Pia', 'Quarzfels'), noted('Max', 'Bleibtreu')])
  const pia = await personCalled('Pia')
  must(await owner.call(InvitePersons, { PersonIds: [pia.PersonId] }))
  await livedThrough(AssetId)
  const { PersonId, Version } = pia
  must(await owner.call(EditPerson, { PersonId, Version, FirstName: 'Pia', LastName: 'Neuquarz', Email: newEmail(), Phone: null }))
  const { Leases } = must(await owner.call(GetAssetAssignedProfiles, { AssetId }))
  const AssignmentId = Leases[0]!.Tenants.find(({ Name }) => Name === 'Pia Neuquarz')!.AssignmentId
  must(await agent.call(UnassignAsset, { AssignmentId, Reason: 'Moved out.' }))
  expect(await tablesWith('Quarzfels')).toEqual(expect.arrayContaining(['public.asset_event', 'public.connection', 'public.notification']))
  expect(await tablesWith('Neuquarz')).toEqual(expect.arrayContaining(['public.asset_event', 'public.notification', 'public.person']))
  await monthsLater(AssetId)
  must(await owner.call(ErasePerson, { PersonId }))
  expect(await tablesWith('Quarzfels')).toEqual([])
  expect(await tablesWith('Neuquarz')).toEqual([])
  expect(await tablesWith(pia.Email!)).toEqual(['public.email'])

  const { Items } = must(await owner.call(GetAssetHistory, { AssetId }))
  expect(Items.filter(({ Kind }) => Kind.startsWith('notice')).map(({ Subject }) => Subject?.Name)).toEqual([
    'Erased person and Max Bleibtreu',
    'Erased person and Max Bleibtreu',
  ])
  const news = await toldTo(app, owner.profileId)
  expect(news.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('The lease of Erased person and Max Bleibtreu in Bungalow ends'),
  )
})

test('a person who was two before is forgotten by both names, those of the emails included', async () => {
  const homes = [await leasedByAgent([noted('Pia', 'Quarzfels')]), await leasedByAgent([noted('P.', 'Kieselgur')])]
  for (const AssetId of homes) await livedThrough(AssetId)
  const [pia, short] = [await personCalled('Pia'), await personCalled('P.')]
  must(await owner.call(InvitePersons, { PersonIds: [short.PersonId] }))
  must(await owner.call(MergePersons, { PersonId: short.PersonId, IntoPersonId: pia.PersonId }))
  expect(await tablesWith('Kieselgur')).toEqual(
    expect.arrayContaining(['public.asset_event', 'public.connection', 'public.email', 'public.notification']),
  )
  for (const AssetId of homes) await monthsLater(AssetId)
  must(await owner.call(ErasePerson, { PersonId: pia.PersonId }))
  expect(await tablesWith('Kieselgur')).toEqual([])
  expect(await tablesWith('Quarzfels')).toEqual([])
})

test('a person is forgotten in what became of their invitations, sent before they were written down as well', async () => {
  const [first, second] = [newEmail(), newEmail()]
  const declined = await ask(owner, { Email: first, Name: 'Pia Quarzfels', ProfileTypeId: Tenant })
  const AssetId = await leasedByAgent([noted('Pia', 'Quarzfels', first), noted('Max', 'Steinbruch', second)])
  const pia = await personCalled('Pia')
  const max = await personCalled('Max')
  must(await owner.call(InvitePersons, { PersonIds: [max.PersonId] }))
  await app.sql(`update connection set expires_at = now() - interval '1 day' where invite_email = $1`, [second])
  await expireInvitations(app.services, new AbortController().signal)
  const tenant = await app.newPerson({ profileType: 'Tenant' })
  await app.sql('update connection set addressee_account_id = $2, addressee_profile_id = $3 where id = $1', [
    declined,
    tenant.accountId,
    tenant.profileId,
  ])
  must(await move(tenant, declined, CONNECTION_STATES.Rejected))
  expect(await tablesWith('Quarzfels')).toContain('public.notification')
  expect(await tablesWith('Steinbruch')).toContain('public.notification')

  const { FirstName, LastName } = pia
  must(await owner.call(EditPerson, { PersonId: pia.PersonId, Version: pia.Version, FirstName, LastName, Email: newEmail(), Phone: null }))
  await monthsLater(AssetId)
  for (const { PersonId } of [pia, max]) must(await owner.call(ErasePerson, { PersonId }))
  expect(await tablesWith('Quarzfels')).toEqual([])
  expect(await tablesWith('Steinbruch')).toEqual([])
  for (const email of [first, second]) expect(await tablesWith(email)).toEqual(['public.email'])
})

test('of the same name another person is not forgotten', async () => {
  const homes = [await leasedByAgent([noted('Pia', 'Zwilling')]), await leasedByAgent([noted('Pia', 'Zwilling')])]
  const { Items } = must(await owner.call(GetPersons, { Text: 'Zwilling' }))
  const first = Items.find((person) => person.Homes.some(({ AssetId }) => AssetId === homes[0]))!
  await monthsLater(homes[0]!)
  must(await owner.call(ErasePerson, { PersonId: first.PersonId }))
  const subjectsOf = async (AssetId: string) =>
    must(await owner.call(GetAssetHistory, { AssetId })).Items.flatMap(({ Kind, Role, Subject }) =>
      Kind === 'assigned' && Role === 'tenant' ? (Subject?.Name ?? '') : [],
    )
  expect(await subjectsOf(homes[0]!)).toEqual(['Erased person'])
  expect(await subjectsOf(homes[1]!)).toEqual(['Pia Zwilling'])
})
