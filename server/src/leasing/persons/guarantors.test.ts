import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddLeaseDraft, SetGuarantorsAndOccupants } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { ErasePerson, InvitePersons, MergePersons } from '@keystead/contract/leasing/persons/person.operations.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { newEmail } from '../../people/connections/connection.factory.ts'
import { type LeaseInput, entrustedTo } from '../assignments/assignment.factory.ts'
import { leaseOf, leasedTo, noted, type NotedPerson, personOfName, personsOf } from './person.factory.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
})

const leased = (person: NotedPerson, rest: Partial<LeaseInput> = {}) => leasedTo(owner, person, rest)
const list = () => personsOf(owner)
const personCalled = (FirstName: string) => personOfName(owner, FirstName)

/** Pia has the home, and Ann answers for her. */
const guaranteed = (annEmail: string | null = null) => leased(noted('Pia', null), { Guarantors: [{ Person: noted('Ann', annEmail) }] })
const leaseOfHome = async (AssetId: string) => must(await owner.call(GetAssetAssignedProfiles, { AssetId })).Leases[0]!

test('a guarantor is in the list with the homes they answer for, and is not among those to invite', async () => {
  const AssetId = await guaranteed(newEmail())
  const { Items, Counts, ToInviteIds } = await list()
  expect(Items).toMatchObject([
    { FirstName: 'Ann', IsOnlyGuarantor: true, Homes: [], GuarantorOf: [{ AssetId, State: 'current' }] },
    { FirstName: 'Pia', IsOnlyGuarantor: false, Homes: [{ AssetId }], GuarantorOf: [] },
  ])
  expect(Items[0]!.GuarantorOf[0]!.Place).toContain('1324 Sparrow Hill Rd')
  expect([Counts, ToInviteIds]).toEqual([{ All: 2, ToInvite: 0, Invited: 0 }, []])
  expect(must(await owner.call(InvitePersons, { PersonIds: [Items[0]!.PersonId] })).Results).toMatchObject([{ Outcome: 'refused' }])
})

test('a guarantor who rents a home as well can be invited', async () => {
  const email = newEmail()
  await guaranteed(email)
  await leased(noted('Ann', email))
  expect(await personCalled('Ann')).toMatchObject({ IsOnlyGuarantor: false, Homes: [{}], GuarantorOf: [{}] })
  expect((await list()).Counts.ToInvite).toBe(1)
})

test('a guarantor is no one with a tenant of the same lease, and one with another guarantor of it', async () => {
  const AssetId = await leased(noted('Pia', null), { Guarantors: [{ Person: noted('Ann', null) }, { Person: noted('A.', newEmail()) }] })
  const [pia, ann, short] = [await personCalled('Pia'), await personCalled('Ann'), await personCalled('A.')]
  const merge = (PersonId: string, IntoPersonId: string) => owner.call(MergePersons, { PersonId, IntoPersonId })
  expect((await merge(ann.PersonId, pia.PersonId)).error?.Code).toBe('PersonsShareLease')
  expect((await merge(pia.PersonId, ann.PersonId)).error?.Code).toBe('PersonsShareLease')
  must(await merge(ann.PersonId, short.PersonId))
  expect((await leaseOfHome(AssetId)).Guarantors).toMatchObject([{ PersonId: short.PersonId }])
})

test('a guarantor of a draft that an agent has made is one with another person all the same', async () => {
  const agent = await app.newPerson({ profileType: 'Agent' })
  await connected(app, owner, agent)
  const AssetId = await guaranteed()
  await entrustedTo(owner, AssetId, agent, { Scopes: ['tenants'] })
  const Lease = leaseOf(noted('Max', null), { Guarantors: [{ Person: noted('Annie', null) }] })
  must(await agent.call(AddLeaseDraft, { AssetId, Lease }))
  const [ann, annie, max, pia] = [
    await personCalled('Ann'),
    await personCalled('Annie'),
    await personCalled('Max'),
    await personCalled('Pia'),
  ]
  must(await owner.call(MergePersons, { PersonId: annie.PersonId, IntoPersonId: ann.PersonId }))
  must(await owner.call(MergePersons, { PersonId: max.PersonId, IntoPersonId: pia.PersonId }))
  const drafts = must(await agent.call(GetAssetAssignedProfiles, { AssetId })).Leases.filter(({ IsDraft }) => IsDraft)
  expect(drafts).toMatchObject([{ Tenants: [{ Name: 'Pia Novak' }], Guarantors: [{ PersonId: ann.PersonId, Name: 'Ann Novak' }] }])
})

test('a guarantor who asks to be forgotten is, in all homes they have answered for, once they answer for none', async () => {
  const email = newEmail()
  const AssetId = await guaranteed(email)
  const { PersonId } = await personCalled('Ann')
  expect((await owner.call(ErasePerson, { PersonId })).error?.Code).toBe('PersonIsGuarantor')
  const { LeaseId, Version } = await leaseOfHome(AssetId)
  must(await owner.call(SetGuarantorsAndOccupants, { LeaseId, Version, Guarantors: [], Occupants: [] }))
  must(await owner.call(ErasePerson, { PersonId }))
  const kept = JSON.stringify([
    await app.sql('select * from person where id = $1', [PersonId]),
    await app.sql('select * from asset_event where account_id = $1', [owner.accountId]),
  ])
  expect(kept).not.toContain('Ann')
  expect(kept).not.toContain(email)
})
