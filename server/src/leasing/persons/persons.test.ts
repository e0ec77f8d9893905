import {
  AssignAsset,
  GetAssetAssignedProfiles,
  GetUserAssignedAssets,
} from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddLeaseDraft, EditLease, EditLeaseDraft } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { EditPerson, ErasePerson, GetPersons, InvitePersons, MergePersons } from '@keystead/contract/leasing/persons/person.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { UpdateUserConnectionStatus } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import {
  AcceptInvitation,
  CreateUserConnection,
  DeclineInvitation,
  GetInvitation,
} from '@keystead/contract/people/invitations/invitation.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { only } from '../../database/db.ts'
import { newEmail } from '../../people/connections/connection.factory.ts'
import { agentOf } from '../../properties/properties/network.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { type LeaseInput, denverDay, leaseWith } from '../assignments/assignment.factory.ts'
import { leaseOf, leasedTo, noted, type NotedPerson, personOfName, personsOf } from './person.factory.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
})

const leased = (person: NotedPerson, rest: Partial<LeaseInput> = {}) => leasedTo(owner, person, rest)
const list = (filter: object = {}) => personsOf(owner, filter)
const personCalled = (FirstName: string) => personOfName(owner, FirstName)
async function connectionWith(person: TestPerson, of = owner): Promise<string> {
  const sides = [of.profileId, person.profileId]
  return only(
    await app.sql<{ id: string }>('select id from connection where requester_profile_id = $1 and addressee_profile_id = $2', sides),
  ).id
}
/** Moves all leases of the owner so that the last day was yesterday. */
const monthsLater = (AssetId: string) =>
  app.sql(
    `with moved as (update lease set starts_on = starts_on - 500, ends_on = $2 where asset_id = $1)
     update lease_tenant set starts_on = starts_on - 500, ends_on = $2 where asset_id = $1`,
    [AssetId, denverDay(-1)],
  )

describe('the list of people without an account', () => {
  test('has their homes and whether they were invited, by name', async () => {
    const email = newEmail()
    const AssetId = await leased(noted('Pia', email))
    await leased(noted('Ada', null))
    const { Items, Counts, ToInviteIds } = await list()
    expect(Items.map(({ FirstName }) => FirstName)).toEqual(['Ada', 'Pia'])
    expect(Items[1]).toMatchObject({ Email: email, Invitation: 'none', InvitedAt: null, Homes: [{ AssetId, State: 'current' }] })
    expect(Counts).toEqual({ All: 2, ToInvite: 1, Invited: 0 })
    expect(ToInviteIds).toEqual([Items[1]!.PersonId])
    expect((await list({ Text: 'pia nov' })).TotalCount).toBe(1)
    const stranger = await app.newPerson()
    expect(must(await stranger.call(GetPersons, {})).TotalCount).toBe(0)
  })
})

describe('an invitation of people in leases', () => {
  test('reaches each of them with the home and the words, and they find their home', async () => {
    const [first, second] = [newEmail(), newEmail()]
    const AssetId = await leased(noted('Pia', first))
    await leased(noted('Max', second))
    await leased(noted('Zoe', null))
    const [pia, max, zoe] = [await personCalled('Pia'), await personCalled('Max'), await personCalled('Zoe')]
    const PersonIds = [pia, max, zoe].map(({ PersonId }) => PersonId)
    const { Results } = must(await owner.call(InvitePersons, { PersonIds, Message: 'Here you pay rent from now on.' }))
    expect(Results.map(({ Outcome, Reason }) => [Outcome, Reason])).toEqual([
      ['sent', null],
      ['sent', null],
      ['refused', 'We don’t have their email. Please add it first.'],
    ])
    const email = await app.emailTo(first)
    expect(email.text).toContain('as a tenant of 1324 Sparrow Hill Rd, Denver, CO.')
    expect(email.text).toContain('Here you pay rent from now on.')
    expect((await list({ Show: 'invited' })).Counts).toEqual({ All: 3, ToInvite: 0, Invited: 2 })
    expect(must(await owner.call(InvitePersons, { PersonIds: [pia.PersonId] })).Results).toMatchObject([{ Outcome: 'open' }])

    const person = await app.newPerson({ profileType: 'Tenant' })
    await app.sql('update account set email = $2, email_verified_at = now() where id = $1', [person.accountId, first])
    must(await person.call(AcceptInvitation, { Token: secretIn(email, '/Invitation/') }))
    expect(must(await person.call(GetUserAssignedAssets, {})).Items).toMatchObject([{ AssetId }])
    must(await app.visitor().call(DeclineInvitation, { Token: secretIn(await app.emailTo(second), '/Invitation/') }))
    expect((await list()).Items.map(({ FirstName, Invitation }) => [FirstName, Invitation])).toEqual([
      ['Max', 'declined'],
      ['Zoe', 'none'],
    ])
    // To ask once more is a choice for each, and not for all.
    expect((await list()).ToInviteIds).toEqual([])
  })

  test('says that it came too early again, goes to no one else’s people, and needs a confirmed address', async () => {
    const email = newEmail()
    await leased(noted('Pia', email))
    const { PersonId } = await personCalled('Pia')
    const stranger = await app.newPerson()
    expect(must(await stranger.call(InvitePersons, { PersonIds: [PersonId] })).Results).toMatchObject([{ Name: null, Outcome: 'refused' }])
    await app.sql('update account set email_verified_at = null where id = $1', [owner.accountId])
    expect((await owner.call(InvitePersons, { PersonIds: [PersonId] })).error?.Code).toBe('EmailNotConfirmed')
    expect(await app.sql('select name from email where to_email = $1', [email])).toEqual([])
  })

  test('says where the home is now, if its address was set right since it was leased', async () => {
    const email = newEmail()
    const AssetId = await leased(noted('Pia', email))
    await app.sql(`update asset set address1 = '1342 Sparrow Hill Rd' where id = $1`, [AssetId])
    must(await owner.call(InvitePersons, { PersonIds: [(await personCalled('Pia')).PersonId] }))
    expect((await app.emailTo(email)).text).toContain('as a tenant of 1342 Sparrow Hill Rd, Denver, CO.')
    expect((await personCalled('Pia')).Homes).toMatchObject([{ Place: '1342 Sparrow Hill Rd, Denver, CO' }])
  })

  test('goes to no one who lives nowhere, such as in a draft', async () => {
    const { AssetId } = await addProperty(owner)
    must(await owner.call(AddLeaseDraft, { AssetId, Lease: leaseOf(noted('Pia', newEmail())) }))
    const { PersonId } = await personCalled('Pia')
    expect(must(await owner.call(InvitePersons, { PersonIds: [PersonId] })).Results).toMatchObject([
      { Outcome: 'refused', Reason: 'They don’t live in one of your homes.' },
    ])
  })

  test('is one of 300 a day, and at most 25 at once', async () => {
    await leased(noted('Pia', newEmail()))
    const { PersonId } = await personCalled('Pia')
    await app.sql(
      `insert into throttle (key, window_start, used, expires_at)
       values ($1, date_bin(interval '1 day', now(), 'epoch'), 300, now() + interval '1 day')`,
      [`addresses-invited-by:${owner.accountId}`],
    )
    expect((await owner.call(InvitePersons, { PersonIds: [PersonId] })).error?.Code).toBe('TooManyAddresses')
    const many = Array.from({ length: 26 }, () => PersonId)
    expect((await owner.call(InvitePersons, { PersonIds: many })).error?.Fields).toEqual({
      PersonIds: 'At most 25 people are invited at once.',
    })
  })
})

describe('a person whom two landlords have written down', () => {
  test('accepts one of them, and is who they were to the other', async () => {
    const email = newEmail()
    await leased(noted('Pia', email))
    const other = owner
    owner = await app.newPerson({ firstName: 'Olga' })
    const AssetId = await leased(noted('Petra', email))
    must(await owner.call(InvitePersons, { PersonIds: [(await personCalled('Petra')).PersonId] }))
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    await app.sql('update account set email = $2, email_verified_at = now() where id = $1', [tenant.accountId, email])
    must(await tenant.call(AcceptInvitation, { Token: secretIn(await app.emailTo(email), '/Invitation/') }))
    expect(must(await tenant.call(GetUserAssignedAssets, {})).Items).toMatchObject([{ AssetId }])
    expect(await list()).toMatchObject({ TotalCount: 0 })
    expect(must(await other.call(GetPersons, {})).Items).toMatchObject([{ FirstName: 'Pia', Email: email, Invitation: 'none' }])
  })
})

describe('one address', () => {
  test('with another name is asked about first', async () => {
    const email = newEmail()
    await leased(noted('Pia', email))
    const { AssetId } = await addProperty(owner)
    const other = (rest: object) => owner.call(AssignAsset, { AssetId, Lease: leaseOf({ ...noted('Petra', email), ...rest }) })
    expect((await other({})).error?.Fields).toEqual({
      'Lease.Tenants.0.Person.Email': 'This email belongs to Pia Novak. If they are the same person, say so; otherwise use another email.',
    })
    const before = await personCalled('Pia')
    must(await other({ IsSamePerson: true }))
    const { PersonId, Version } = before
    const stale = { PersonId, Version, FirstName: 'Pia', LastName: 'Novak', Email: email, Phone: null }
    expect((await owner.call(EditPerson, stale)).error?.Code, 'who had read them before').toBe('PersonChanged')
    expect((await list()).Items.map(({ FirstName, Homes }) => [FirstName, Homes.length])).toEqual([['Petra', 2]])
  })

  test('that was written otherwise is the same name', async () => {
    const email = newEmail()
    await leased(noted('Pia', email))
    await leased({ ...noted('PIA', email), LastName: 'novak' })
    expect((await list()).TotalCount).toBe(1)
  })

  test('belongs to one person when it is changed, and takes the old invitation back', async () => {
    const [old, next] = [newEmail(), newEmail()]
    await leased(noted('Pia', old))
    await leased(noted('Max', next))
    const pia = await personCalled('Pia')
    must(await owner.call(InvitePersons, { PersonIds: [pia.PersonId] }))
    const edit = (Email: string, Version = pia.Version) =>
      owner.call(EditPerson, { PersonId: pia.PersonId, Version, FirstName: 'Pia', LastName: 'Marsh', Email, Phone: '3035550142' })
    expect((await edit(next)).error).toMatchObject({
      Code: 'PersonHasAddress',
      Fields: { Email: expect.stringContaining('merge the two') },
    })
    const Token = secretIn(await app.emailTo(old), '/Invitation/')
    must(await edit(newEmail()))
    expect((await edit(newEmail())).error?.Code).toBe('PersonChanged')
    expect((await app.visitor().call(DeclineInvitation, { Token })).error?.Code).toBe('InvitationLinkExpired')
    expect(await personCalled('Pia')).toMatchObject({ LastName: 'Marsh', Phone: '(303) 555-0142', Invitation: 'none' })
  })
})

describe('a person who gets the address of someone who is connected already', () => {
  test('is that tenant from then on, and one of an address that is not theirs, or is not confirmed, stays a person', async () => {
    const AssetId = await leased(noted('Pia', null))
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, tenant)
    const stranger = await app.newPerson({ profileType: 'Tenant' })
    const edit = async (Email: string) => {
      const { PersonId, Version } = await personCalled('Pia')
      must(await owner.call(EditPerson, { PersonId, Version, FirstName: 'Pia', LastName: 'Novak', Email, Phone: null }))
    }
    await edit(stranger.email)
    await app.sql('update account set email_verified_at = null where id = $1', [tenant.accountId])
    await edit(tenant.email)
    expect((await list()).TotalCount).toBe(1)
    await edit(newEmail())
    await app.sql('update account set email_verified_at = now() where id = $1', [tenant.accountId])
    await edit(tenant.email)
    expect((await list()).TotalCount).toBe(0)
    expect(must(await tenant.call(GetUserAssignedAssets, {})).Items).toMatchObject([{ AssetId }])
    expect(must(await stranger.call(GetUserAssignedAssets, {})).Items).toEqual([])
  })
})

describe('an account with two owner profiles', () => {
  /** Someone who was invited by the first, and who is the second. */
  async function invited(email: string) {
    owner = await app.newPerson({ firstName: 'Olive', accountType: 'Business' })
    const AssetId = await leased(noted('Pia', email))
    const pia = await personCalled('Pia')
    must(await owner.call(InvitePersons, { PersonIds: [pia.PersonId] }))
    const Token = secretIn(await app.emailTo(email), '/Invitation/')
    const second = await app.secondProfile(owner, 'Owner')
    const answerTo = async () => (await app.visitor().call(GetInvitation, { Token })).error?.Code
    expect(await answerTo()).toBeUndefined()
    return { AssetId, pia, second, answerTo }
  }

  test('takes the invitation of either back when the address changes', async () => {
    const { pia, second, answerTo } = await invited(newEmail())
    const { PersonId, Version } = pia
    must(await second.call(EditPerson, { PersonId, Version, FirstName: 'Pia', LastName: 'Novak', Email: newEmail(), Phone: null }))
    expect(await answerTo()).toBe('InvitationLinkExpired')
  })

  test('has leases that end with the profile that manages the home alone', async () => {
    owner = await app.newPerson({ accountType: 'Business' })
    const email = newEmail()
    const first = await leased(noted('Pia', email))
    const second = await app.secondProfile(owner, 'Owner')
    owner = second
    const other = await leased(noted('Pia', email))
    must(await second.call(InvitePersons, { PersonIds: [(await personCalled('Pia')).PersonId] }))
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    await app.sql('update account set email = $2, email_verified_at = now() where id = $1', [tenant.accountId, email])
    must(await tenant.call(AcceptInvitation, { Token: secretIn(await app.emailTo(email), '/Invitation/') }))
    const homesNow = async () =>
      must(await tenant.call(GetUserAssignedAssets, { State: 'current' }))
        .Items.map(({ AssetId }) => AssetId)
        .toSorted()
    expect(await homesNow()).toEqual([first, other].toSorted())
    must(
      await second.call(UpdateUserConnectionStatus, {
        ConnectionId: await connectionWith(tenant, second),
        StatusId: CONNECTION_STATES.Terminated,
      }),
    )
    expect(await homesNow()).toEqual([first])
  })

  test('writes to a person once, whichever of the two invites', async () => {
    const email = newEmail()
    const { pia, second } = await invited(email)
    expect(must(await second.call(InvitePersons, { PersonIds: [pia.PersonId] })).Results).toMatchObject([{ Outcome: 'open' }])
    expect(await app.sql('select 1 from email where to_email = $1', [email])).toHaveLength(1)
    await app.sql(`update connection set expires_at = now() - interval '1 day' where invite_email = $1`, [email])
    expect(must(await second.call(InvitePersons, { PersonIds: [pia.PersonId] })).Results).toMatchObject([{ Outcome: 'sent' }])
  })

  test('takes it back when two persons become one', async () => {
    const { pia, second, answerTo } = await invited(newEmail())
    await leased(noted('Max', newEmail()))
    must(await second.call(MergePersons, { PersonId: pia.PersonId, IntoPersonId: (await personCalled('Max')).PersonId }))
    expect(await answerTo()).toBe('InvitationLinkExpired')
  })

  test('forgets the invitation of either, as whatever they were asked', async () => {
    const email = newEmail()
    const { AssetId, pia, second, answerTo } = await invited(email)
    must(await second.call(CreateUserConnection, { Email: email, Name: 'Pia Novak', ProfileTypeId: PROFILE_TYPES.Agent }))
    await monthsLater(AssetId)
    must(await second.call(ErasePerson, { PersonId: pia.PersonId }))
    expect(await answerTo()).toBe('InvitationLinkExpired')
    const kept = await app.sql('select invite_email, invite_name, home from connection where requester_account_id = $1', [owner.accountId])
    const nothing = { invite_email: 'erased@erased.invalid', invite_name: 'Erased person', home: null }
    expect(kept).toEqual([nothing, nothing])
  })

  test('leaves the invitations of other accounts to the same address as they are', async () => {
    const email = newEmail()
    const { AssetId, pia, second } = await invited(email)
    const ask = { Email: email, Name: 'Pia Novak', ProfileTypeId: PROFILE_TYPES.Tenant }
    const others = [await app.newPerson(), await app.newPerson()]
    for (const other of others) must(await other.call(CreateUserConnection, ask))
    const accountIds = others.map(({ accountId }) => accountId)
    await app.sql(`update connection set state = 2, outcome = 'declined', answered_at = now() where requester_account_id = $1`, [
      accountIds[0],
    ])
    const theirs = () =>
      app.sql('select id, state, invite_email, invite_name from connection where requester_account_id = any($1::uuid[]) order by id', [
        accountIds,
      ])
    const before = await theirs()
    await monthsLater(AssetId)
    must(await second.call(ErasePerson, { PersonId: pia.PersonId }))
    expect(await theirs()).toEqual(before)
  })
})

describe('an agent who moves tenants in', () => {
  test('neither learns nor changes how the owner calls someone in another home', async () => {
    const email = newEmail()
    const own = await leased(noted('Pia', email))
    const { AssetId } = await addProperty(owner)
    const agent = await agentOf(app, owner, [AssetId], ['tenants'])
    const draft = (on: string, rest: object) =>
      agent.call(AddLeaseDraft, { AssetId: on, Lease: leaseOf({ ...noted('Mallory', email), ...rest }) })
    for (const rest of [{}, { IsSamePerson: true }]) {
      expect((await draft(AssetId, rest)).error?.Fields).toEqual({
        'Lease.Tenants.0.Person.Email': 'The owner has this email under another name. Please ask the owner to add this person.',
      })
    }
    // Nor by a draft of theirs that names them rightly first.
    const { LeaseId } = must(await agent.call(AddLeaseDraft, { AssetId, Lease: leaseOf(noted('Pia', email)) }))
    const renamed = leaseOf({ ...noted('Mallory', email), IsSamePerson: true } as NotedPerson)
    expect((await agent.call(EditLeaseDraft, { LeaseId, Version: 1, Lease: renamed })).error?.Code).toBe('InvalidInput')
    expect(await personCalled('Pia')).toMatchObject({ FirstName: 'Pia', LastName: 'Novak' })
    await entrusted(app, { assetId: own, agent, connectionId: await connectionWith(agent), scopes: ['tenants'] })
    expect((await draft(own, {})).error?.Fields?.['Lease.Tenants.0.Person.Email'], 'in a home of theirs').toContain('Pia Novak')
  })
})

describe('two persons', () => {
  test('become one with the homes of both', async () => {
    await leased(noted('Pia', newEmail()))
    await leased(noted('P.', null))
    const [pia, short] = [await personCalled('Pia'), await personCalled('P.')]
    must(await owner.call(MergePersons, { PersonId: short.PersonId, IntoPersonId: pia.PersonId }))
    const { Items } = await list()
    expect(Items).toMatchObject([{ FirstName: 'Pia', Email: pia.Email }])
    expect(Items[0]!.Homes).toHaveLength(2)
  })

  test('who live together are not one, nor one of another account', async () => {
    const { AssetId } = await addProperty(owner)
    const Tenants = ['Pia', 'Max'].map((name) => ({ Person: noted(name, null), SharePercent: 50 }))
    must(await owner.call(AssignAsset, { AssetId, Lease: { ...leaseWith([]), Tenants } }))
    const [pia, max] = [await personCalled('Pia'), await personCalled('Max')]
    const merge = (by: TestPerson, PersonId: string, IntoPersonId: string) => by.call(MergePersons, { PersonId, IntoPersonId })
    expect((await merge(owner, pia.PersonId, max.PersonId)).error?.Code).toBe('PersonsLiveTogether')
    expect((await merge(owner, pia.PersonId, pia.PersonId)).error?.Code).toBe('PersonNotFound')
    const stranger = await app.newPerson()
    expect((await merge(stranger, pia.PersonId, max.PersonId)).error?.Code).toBe('PersonNotFound')
    const { AssetId: theirs } = await addProperty(stranger)
    must(await stranger.call(AssignAsset, { AssetId: theirs, Lease: leaseOf(noted('Eve', null)) }))
    const [eve] = must(await stranger.call(GetPersons, {})).Items
    expect((await merge(stranger, eve!.PersonId, pia.PersonId)).error?.Code).toBe('PersonNotFound')
  })

  test('are one in drafts of others as well, of which the owner sees nothing', async () => {
    const email = newEmail()
    const AssetId = await leased(noted('Pia', email))
    await leased(noted('Max', newEmail()))
    const agent = await agentOf(app, owner, [AssetId], ['tenants'])
    const Lease = leaseOf(noted('Pia', email), { TenureStart: denverDay(400), TenureEnd: null })
    must(await agent.call(AddLeaseDraft, { AssetId, Lease }))
    must(
      await owner.call(MergePersons, {
        PersonId: (await personCalled('Pia')).PersonId,
        IntoPersonId: (await personCalled('Max')).PersonId,
      }),
    )
    const { Leases } = must(await agent.call(GetAssetAssignedProfiles, { AssetId }))
    expect(Leases.find(({ IsDraft }) => IsDraft)?.Tenants).toMatchObject([{ Name: 'Max Novak' }])
  })
})

describe('a person who asks to be forgotten', () => {
  test('is, wherever they stood, once they live there no more', async () => {
    const email = newEmail()
    const AssetId = await leased(noted('Pia', email))
    const { PersonId } = await personCalled('Pia')
    must(await owner.call(InvitePersons, { PersonIds: [PersonId] }))
    expect((await owner.call(ErasePerson, { PersonId })).error?.Code).toBe('PersonLivesThere')
    // Not only that they moved in stands in the history of the home.
    const [lease] = must(await owner.call(GetAssetAssignedProfiles, { AssetId })).Leases
    must(await owner.call(EditLease, { LeaseId: lease!.LeaseId, Version: lease!.Version, EndsOn: denverDay(300) }))
    await monthsLater(AssetId)
    must(await owner.call(ErasePerson, { PersonId }))
    expect((await list()).TotalCount).toBe(0)
    const kept = JSON.stringify([
      await app.sql('select * from person where id = $1', [PersonId]),
      await app.sql('select * from connection where requester_account_id = $1', [owner.accountId]),
      await app.sql('select * from asset_event where account_id = $1', [owner.accountId]),
    ])
    expect(kept).not.toContain('Pia')
    expect(kept).not.toContain(email)
    expect(must(await owner.call(GetAssetHistory, { AssetId })).Items).toMatchObject([
      { Kind: 'lease-changed', Subject: { Name: 'Erased person' } },
      { Kind: 'assigned', Subject: { Name: 'Erased person' } },
      { Kind: 'created' },
    ])
    expect((await owner.call(ErasePerson, { PersonId })).error?.Code).toBe('PersonNotFound')
  })
})
