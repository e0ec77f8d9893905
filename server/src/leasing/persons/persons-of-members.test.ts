import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddLeaseDraft, DeleteLeaseDraft, EditLeaseDraft, RecordLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetPersons } from '@keystead/contract/leasing/persons/person.operations.ts'
import { FindAnything } from '@keystead/contract/office/finder/finder.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, letTo, writtenDown } from '../../../test/network.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { newEmail } from '../../people/connections/connection.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { leasedTo, leaseOf, type NotedPerson, noted } from './person.factory.ts'

/* People who are written down by a business, and a member who is given one of its homes. */

let business: TestPerson
let member: TestPerson & { memberId: string }
let assetId: string
let otherAssetId: string
/** Whom the home names that is not given. */
let email: string
let personId: string
beforeEach(async () => {
  business = await app.newPerson({ accountType: 'Business' })
  assetId = (await addProperty(business, { Title: 'Given house', Address1: '9 Larch Street' })).AssetId
  email = newEmail()
  otherAssetId = await leasedTo(business, noted('Pia', email))
  const place = await businessOn(app, business)
  member = await memberOf(app, place, { role: 'property-manager', homes: [assetId] })
  const [person] = await app.sql<{ id: string }>('select id from person where email = $1', [email])
  personId = person!.id
})

const draft = (person: NotedPerson & { IsSamePerson?: true }, rest: object = {}) =>
  member.call(AddLeaseDraft, { AssetId: assetId, Lease: leaseOf(person, rest) })
const personsSeen = () =>
  app.services.database.transaction(
    { kind: 'account', accountId: business.accountId, profileId: business.profileId, memberId: member.memberId },
    (db) => db.sql<{ first_name: string; email: string | null }>('select first_name, email from person order by first_name'),
  )
const AT_EMAIL = 'Lease.Tenants.0.Person.Email'
const ASK_OTHERS = { [AT_EMAIL]: 'You can’t add a person with this email. Please ask an administrator to add them.' }

describe('of a member who is given a list of homes', () => {
  test('whom other homes name is not seen, not found and not listed', async () => {
    await writtenDown(app, business, 'Lou')
    expect(await personsSeen()).toEqual([])
    expect(must(await member.call(FindAnything, { Text: 'Novak' }))).toMatchObject({ People: [], Leases: [] })
    expect((await member.call(GetPersons, {})).status).toBe(403)
    await leasedTo(business, noted('Ole', null))
    expect(await personsSeen()).toEqual([])
  })

  test('a lease of theirs is drafted, changed and recorded with people who are new', async () => {
    const guarantor = noted('Gil', newEmail())
    const { LeaseId } = must(await draft(noted('Nia', newEmail()), { Guarantors: [{ Person: guarantor }] }))
    expect((await personsSeen()).map((seen) => seen.first_name)).toEqual(['Gil', 'Nia'])
    must(
      await member.call(EditLeaseDraft, {
        LeaseId,
        Version: 1,
        Lease: leaseOf(noted('Ivo', null), { Guarantors: [{ Person: guarantor }] }),
      }),
    )
    expect((await personsSeen()).map((seen) => seen.first_name)).toEqual(['Gil', 'Ivo'])
    must(await member.call(RecordLease, { LeaseId, Version: 2 }))
    const { Leases } = must(await member.call(GetAssetAssignedProfiles, { AssetId: assetId }))
    expect(Leases).toMatchObject([{ Tenants: [{ Name: 'Ivo Novak' }] }])
  })

  test('who has the same address and name is the same person, and stays when the draft goes', async () => {
    const { LeaseId } = must(await draft(noted('Pia', email)))
    expect(await personsSeen()).toEqual([{ first_name: 'Pia', email }])
    must(await member.call(DeleteLeaseDraft, { LeaseId }))
    expect(await personsSeen()).toEqual([])
    const { Leases } = must(await business.call(GetAssetAssignedProfiles, { AssetId: otherAssetId }))
    expect(Leases).toMatchObject([{ Tenants: [{ Name: 'Pia Novak' }] }])
  })

  test('of an address that the business knows nothing is said, neither a name nor that they have joined', async () => {
    expect((await draft(noted('Eve', email))).error?.Fields).toEqual(ASK_OTHERS)
    expect((await draft({ ...noted('Eve', email), IsSamePerson: true })).error?.Fields).toEqual(ASK_OTHERS)
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    await app.sql('update account set email_verified_at = now() where id = $1', [tenant.accountId])
    const connectionId = await connected(app, business, tenant)
    expect((await draft(noted('Eve', tenant.email))).error?.Fields).toEqual(ASK_OTHERS)
    await app.sql('update person set profile_id = $2, accepted_at = now() where id = $1', [personId, tenant.profileId])
    expect((await draft(noted('Pia', email))).error?.Fields).toEqual(ASK_OTHERS)
    // Of who lives in a home of theirs they are told.
    await letTo(app, { assetId, tenant, connectionId })
    const { error } = await draft(noted('Eve', tenant.email))
    expect(error?.Fields?.[AT_EMAIL]).toContain('already connected')
  })
})
