import { toldTo } from '../../../test/told.ts'
import {
  AssignAsset,
  GetAssetAssignedProfiles,
  GetUserAssignedAssets,
  UnassignAsset,
} from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddLeaseDraft, GetTenancyDetails, RecordLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { AcceptInvitation, CreateUserConnection, DeclineInvitation } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { ConfirmEmail, SendEmailVerification } from '@keystead/contract/security/sign-in/email.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { ask, move, newEmail, Tenant } from '../../people/connections/connection.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { entrustedTo, leaseWith, type LeaseInput } from '../assignments/assignment.factory.ts'

let owner: TestPerson
let assetId: string

beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  assetId = (await addProperty(owner, { Title: 'Bungalow' })).AssetId
})

const noted = (Email: string | null, rest: object = {}) => ({ FirstName: 'Pia', LastName: 'Novak', Email, Phone: '3035550142', ...rest })
const leaseOfPerson = (Email: string | null): LeaseInput => ({ ...leaseWith([]), Tenants: [{ Person: noted(Email), SharePercent: 100 }] })
const leased = async (Email: string | null) => must(await owner.call(AssignAsset, { AssetId: assetId, Lease: leaseOfPerson(Email) }))
const tenantsOf = async (reader: TestPerson) =>
  must(await reader.call(GetAssetAssignedProfiles, { AssetId: assetId })).Leases.flatMap(({ Tenants }) => Tenants)
const homesOf = async (person: TestPerson) => must(await person.call(GetUserAssignedAssets, {})).Items
/** Someone with an account is asked on their screen, and answers there. */
const join = async (by: TestPerson, person: TestPerson) =>
  must(await move(person, await ask(by, { Email: person.email, ProfileTypeId: Tenant }), CONNECTION_STATES.Joined))
const invite = async (Email: string) => {
  await ask(owner, { Email, ProfileTypeId: Tenant })
  return secretIn(await app.emailTo(Email), '/Invitation/')
}
/** Someone with an account of that address. */
async function withAddress(email: string, { confirmed = true } = {}): Promise<TestPerson> {
  const person = await app.newPerson({ profileType: 'Tenant', firstName: 'Petra' })
  await app.sql('update account set email = $2, email_verified_at = case when $3 then now() end where id = $1', [
    person.accountId,
    email,
    confirmed,
  ])
  return { ...person, email }
}

async function confirmAddress(person: TestPerson): Promise<void> {
  must(await person.call(SendEmailVerification, {}))
  must(await person.call(ConfirmEmail, { Token: secretIn(await app.emailTo(person.email, /confirm/), '/ConfirmEmail/') }))
}

describe('a tenant without an account', () => {
  test('is in the lease as they were written down, and no one else learns of it', async () => {
    const email = newEmail()
    await leased(email)
    expect(await tenantsOf(owner)).toMatchObject([
      {
        ProfileId: null,
        ConnectionId: null,
        Name: 'Pia Novak',
        PicPath: null,
        Person: { FirstName: 'Pia', LastName: 'Novak', Email: email, Phone: '(303) 555-0142' },
        State: 'current',
        ShareAmount: '1501.00',
      },
    ])
    const [event] = must(await owner.call(GetAssetHistory, { AssetId: assetId })).Items
    expect(event).toMatchObject({ Kind: 'assigned', Subject: { ProfileId: null, Name: 'Pia Novak' } })
    // Of that address an account exists by now: it is told nothing, and sees nothing.
    const person = await withAddress(email)
    expect(await homesOf(person)).toEqual([])
    expect(await app.sql('select 1 from notification where profile_id = $1', [person.profileId])).toEqual([])
    const seen = await app.services.database.transaction({ kind: 'account', accountId: person.accountId }, (db) =>
      db.sql('select id from person'),
    )
    expect(seen).toEqual([])
  })

  test('becomes the one who accepts with the confirmed address', async () => {
    const email = newEmail()
    await leased(email)
    const Token = await invite(email)
    const person = await withAddress(email)
    must(await person.call(AcceptInvitation, { Token }))
    expect(await homesOf(person)).toMatchObject([{ AssetId: assetId, State: 'current', Tenancy: { Rent: '1501.00' } }])
    expect((await person.call(GetTenancyDetails, { AssetId: assetId })).status).toBe(200)
    expect(await tenantsOf(owner)).toMatchObject([{ ProfileId: person.profileId, Name: expect.stringContaining('Petra'), Person: null }])
    expect((await toldTo(app, person.profileId)).filter(({ message }) => message.startsWith('leased Bungalow to you'))).toHaveLength(1)
  })

  test('stays as they were written down when the invitation is declined', async () => {
    const email = newEmail()
    await leased(email)
    const Token = await invite(email)
    must(await app.visitor().call(DeclineInvitation, { Token }))
    expect(await tenantsOf(owner)).toMatchObject([{ ProfileId: null, Name: 'Pia Novak', Person: { Email: email } }])
  })

  test('is not who joins with another address, or of another owner’s list', async () => {
    const email = newEmail()
    await leased(email)
    const stranger = await app.newPerson({ profileType: 'Tenant' })
    await join(owner, stranger)
    expect(await homesOf(stranger)).toEqual([])
    const otherOwner = await app.newPerson()
    const person = await withAddress(email)
    await join(otherOwner, person)
    expect(await homesOf(person)).toEqual([])
  })

  test('who joined before is the person as soon as the address is confirmed, with whom they joined alone', async () => {
    const email = newEmail()
    await leased(email)
    const [second, stranger] = [await app.newPerson(), await app.newPerson()]
    const homes = [assetId]
    for (const landlord of [second, stranger]) {
      const { AssetId } = await addProperty(landlord, { Title: 'Cottage' })
      must(await landlord.call(AssignAsset, { AssetId, Lease: leaseOfPerson(email) }))
      homes.push(AssetId)
    }
    const person = await withAddress(email, { confirmed: false })
    for (const landlord of [owner, second]) await connected(app, landlord, person)
    // Someone else confirms another address meanwhile.
    const other = await withAddress(newEmail(), { confirmed: false })
    await connected(app, owner, other)
    await confirmAddress(other)
    expect(await homesOf(other)).toEqual([])
    expect(await homesOf(person)).toEqual([])
    expect(await tenantsOf(owner)).toMatchObject([{ ProfileId: null, Name: 'Pia Novak' }])

    await confirmAddress(person)
    expect(new Set((await homesOf(person)).map(({ AssetId }) => AssetId))).toEqual(new Set(homes.slice(0, 2)))
    expect(await tenantsOf(owner)).toMatchObject([{ ProfileId: person.profileId, Person: null }])
    expect(must(await stranger.call(GetAssetAssignedProfiles, { AssetId: homes[2]! })).Leases[0]?.Tenants).toMatchObject([
      { ProfileId: null, Name: 'Pia Novak' },
    ])
  })

  test('who confirms the address by the link of one landlord is the person of all with whom they joined before', async () => {
    const email = newEmail()
    await leased(email)
    const second = await app.newPerson()
    const person = await withAddress(email, { confirmed: false })
    await connected(app, owner, person)
    expect(await homesOf(person)).toEqual([])
    await ask(second, { Email: email, ProfileTypeId: Tenant })
    must(await person.call(AcceptInvitation, { Token: secretIn(await app.emailTo(email), '/Invitation/') }))
    expect(await homesOf(person)).toMatchObject([{ AssetId: assetId }])
  })

  test('is one person by one address, once in a lease and once in a home', async () => {
    const email = newEmail()
    await leased(email)
    const twice = { ...leaseWith([]), Tenants: [50, 50].map((SharePercent) => ({ Person: noted(email), SharePercent })) }
    const other = (await addProperty(owner, { Title: 'Cottage' })).AssetId
    expect((await owner.call(AssignAsset, { AssetId: other, Lease: twice })).error?.Fields).toHaveProperty(['Lease.Tenants.1.Person.Email'])
    must(
      await owner.call(AssignAsset, {
        AssetId: other,
        Lease: {
          ...leaseOfPerson(email),
          Tenants: [{ Person: noted(email, { FirstName: 'Pía', IsSamePerson: true }), SharePercent: 100 }],
        },
      }),
    )
    expect(await app.sql('select first_name from person where account_id = $1', [owner.accountId])).toEqual([{ first_name: 'Pía' }])
  })

  test('who has accepted is chosen, and not written down again', async () => {
    const email = newEmail()
    await leased(email)
    const person = await withAddress(email)
    await join(owner, person)
    const other = (await addProperty(owner)).AssetId
    expect((await owner.call(AssignAsset, { AssetId: other, Lease: leaseOfPerson(email) })).error?.Fields).toEqual({
      'Lease.Tenants.0.Person.Email': 'You’re already connected with this tenant. Please choose them from the list instead.',
    })
  })

  test('leaves like any other, and shares a lease with those who have an account', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tess' })
    await connected(app, owner, tenant)
    const Tenants = [
      { ProfileId: tenant.profileId, SharePercent: 50 },
      { Person: noted(null), SharePercent: 50 },
    ]
    const { AssignmentIds } = must(await owner.call(AssignAsset, { AssetId: assetId, Lease: { ...leaseWith([]), Tenants } }))
    const { Lease } = must(await tenant.call(GetTenancyDetails, { AssetId: assetId }))
    expect(Lease.OtherTenants).toEqual([{ Name: 'Another tenant', PicPath: null }])
    must(await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[1]! }))
    expect((await tenantsOf(owner)).map(({ Name, State, SharePercent }) => [Name, State, SharePercent])).toEqual([
      [expect.stringContaining('Tess'), 'current', 100],
      ['Pia Novak', 'past', 50],
    ])
  })

  test('is written down for the owner by an agent who moves tenants in, and by no other', async () => {
    const agent = await app.newPerson({ profileType: 'Agent' })
    await connected(app, owner, agent)
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    must(await agent.call(AssignAsset, { AssetId: assetId, Lease: leaseOfPerson(newEmail()) }))
    expect(await tenantsOf(owner)).toMatchObject([{ Name: 'Pia Novak' }])
    expect(await tenantsOf(agent)).toMatchObject([{ Name: 'Pia Novak' }])
    expect(await app.sql('select account_id from person where account_id = any($1::uuid[])', [[owner.accountId, agent.accountId]])).toEqual(
      [{ account_id: owner.accountId }],
    )
  })

  test('may be in a draft, and is in the lease when it is recorded', async () => {
    const email = newEmail()
    const { LeaseId, Version } = must(await owner.call(AddLeaseDraft, { AssetId: assetId, Lease: leaseOfPerson(email) }))
    const person = await withAddress(email)
    await join(owner, person)
    expect(await homesOf(person)).toEqual([])
    must(await owner.call(RecordLease, { LeaseId, Version }))
    expect(await homesOf(person)).toMatchObject([{ AssetId: assetId }])
  })

  test('is asked for by name', async () => {
    const Tenants = [{ Person: { FirstName: '', LastName: 'Novak', Email: 'not an address' }, SharePercent: 100 }]
    const { error } = await owner.call(AssignAsset, { AssetId: assetId, Lease: { ...leaseWith([]), Tenants } })
    expect(Object.keys(error?.Fields ?? {})).toEqual(['Lease.Tenants.0.Person.FirstName', 'Lease.Tenants.0.Person.Email'])
  })
})

test('whom an account has written down loses name and address when it closes, and those of others keep theirs', async () => {
  const email = newEmail()
  await leased(email)
  const closing = owner
  owner = await app.newPerson({ firstName: 'Otis' })
  assetId = (await addProperty(owner, { Title: 'Bungalow' })).AssetId
  await leased(email)
  must(await closing.call(CloseAccount, { Email: closing.email, Reason: null, PinConfirmation: null }))
  expect(await tenantsOf(owner)).toMatchObject([{ Name: 'Pia Novak', Person: { Email: email, Phone: '(303) 555-0142' } }])
  expect(await app.sql('select first_name, last_name, email, phone from person where account_id = $1', [closing.accountId])).toEqual([
    { first_name: 'Closed', last_name: 'record', email: null, phone: null },
  ])
})

test('who has accepted and closes their account is forgotten as they were written down, and their address is free', async () => {
  const email = newEmail()
  await leased(email)
  const Token = await invite(email)
  const person = await withAddress(email)
  must(await person.call(AcceptInvitation, { Token }))
  must(await person.call(CloseAccount, { Email: email, Reason: null, PinConfirmation: null }))
  expect(await app.sql('select first_name, last_name, email, phone from person where account_id = $1', [owner.accountId])).toEqual([
    { first_name: 'Erased', last_name: 'person', email: null, phone: null },
  ])
  expect(await tenantsOf(owner)).toMatchObject([{ Name: 'Closed account', State: 'past' }])
  const named = must(await owner.call(GetAssetHistory, { AssetId: assetId })).Items.flatMap(({ Subject }) => Subject?.Name ?? [])
  expect(named).not.toContain('Pia Novak')
  assetId = (await addProperty(owner)).AssetId
  await leased(email)
  expect(await tenantsOf(owner)).toMatchObject([{ Name: 'Pia Novak', Person: { Email: email } }])
})

test('who has accepted keeps their name when someone else closes an account', async () => {
  for (const email of [newEmail(), newEmail()]) {
    assetId = (await addProperty(owner)).AssetId
    await leased(email)
    await join(owner, await withAddress(email))
  }
  const person = await withAddress(newEmail())
  must(await person.call(CloseAccount, { Email: person.email, Reason: null, PinConfirmation: null }))
  expect(await app.sql('select first_name from person where account_id = $1', [owner.accountId])).toEqual([
    { first_name: 'Pia' },
    { first_name: 'Pia' },
  ])
})

test('who answers for another lease is called so until it is over, whatever becomes of their account', async () => {
  const email = newEmail()
  await leased(email)
  const person = await withAddress(email)
  await join(owner, person)
  assetId = (await addProperty(owner)).AssetId
  const Guarantors = [{ Person: noted(email) }]
  const Tenants = [{ Person: noted(null, { FirstName: 'Max' }), SharePercent: 100 }]
  must(await owner.call(AssignAsset, { AssetId: assetId, Lease: { ...leaseWith([]), Tenants, Guarantors } }))
  must(await person.call(CloseAccount, { Email: email, Reason: null, PinConfirmation: null }))
  const { Leases } = must(await owner.call(GetAssetAssignedProfiles, { AssetId: assetId }))
  expect(Leases).toMatchObject([{ Guarantors: [{ Name: 'Pia Novak' }] }])
})

test('tenants in leases are none of the 100 addresses a day that are typed without one', async () => {
  const [email, ofDraft] = [newEmail(), newEmail()]
  await leased(email)
  await app.sql(
    `insert into throttle (key, window_start, used, expires_at)
     values ($1, date_bin(interval '1 day', now(), 'epoch'), 100, now() + interval '1 day')`,
    [`unknown-addresses-invited-by:${owner.accountId}`],
  )
  must(await owner.call(AddLeaseDraft, { AssetId: assetId, Lease: leaseOfPerson(ofDraft) }))
  const inviteTyped = (Email: string) => owner.call(CreateUserConnection, { Email, ProfileTypeId: Tenant })
  expect((await inviteTyped(ofDraft)).error?.Code).toBe('TooManyUnknownAddresses')
  expect((await inviteTyped(email)).status).toBe(200)
})
