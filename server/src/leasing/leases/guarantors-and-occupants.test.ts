import { AssignAsset, GetAssetAssignedProfiles, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GUARANTOR_IS_TENANT, GUARANTOR_ONCE } from '@keystead/contract/leasing/leases/lease.forms.ts'
import {
  AddLeaseDraft,
  EditLeaseDraft,
  GetTenancyDetails,
  RecordLease,
  SetGuarantorsAndOccupants,
} from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { toldTo } from '../../../test/told.ts'
import { must } from '../../../test/must.ts'
import { coOwner, connected } from '../../../test/network.ts'
import { newEmail } from '../../people/connections/connection.factory.ts'
import { addSilentOwner } from '../../properties/owners/owner.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { denverDay, entrustedTo, leaseWith, type LeaseInput } from '../assignments/assignment.factory.ts'

let owner: TestPerson
let assetId: string

beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  assetId = (await addProperty(owner, { Title: 'Bungalow' })).AssetId
})

const noted = (FirstName: string, Email: string | null = null, rest: object = {}) => ({
  FirstName,
  LastName: 'Cole',
  Email,
  Phone: null,
  ...rest,
})
/** A lease of Pia, with what the test is about. */
const leaseOfPia = (rest: Partial<LeaseInput> = {}): LeaseInput => ({
  ...leaseWith([]),
  Tenants: [{ Person: noted('Pia'), SharePercent: 100 }],
  ...rest,
})
const CHILD = { Name: 'Lou Cole', Relationship: 'Daughter', IsMinor: true }
const PARTNER = { Name: 'Sam Reed', Relationship: null, IsMinor: false }
const assign = (Lease: LeaseInput, by = owner) => by.call(AssignAsset, { AssetId: assetId, Lease })
const leaseRead = async (reader = owner) => must(await reader.call(GetAssetAssignedProfiles, { AssetId: assetId })).Leases[0]!
const history = async (reader = owner) =>
  must(await reader.call(GetAssetHistory, { AssetId: assetId })).Items.map(({ Kind, Role, Subject }) =>
    [Kind, Role, Subject?.Name].filter(Boolean).join(' '),
  )

describe('a lease', () => {
  test('names who answers for it and who lives there too, in their order', async () => {
    const email = newEmail()
    must(
      await assign(
        leaseOfPia({
          Guarantors: [{ Person: noted('Ann', email, { Phone: '3035550142' }) }, { Person: noted('Bob') }],
          Occupants: [CHILD, { ...PARTNER, Relationship: '' }],
        }),
      ),
    )
    expect(await leaseRead()).toMatchObject({
      Guarantors: [
        { Name: 'Ann Cole', Email: email, Phone: '(303) 555-0142' },
        { Name: 'Bob Cole', Email: null, Phone: null },
      ],
      Occupants: [CHILD, PARTNER],
    })
  })

  test('has neither unless it is said', async () => {
    must(await assign(leaseOfPia()))
    expect(await leaseRead()).toMatchObject({ Guarantors: [], Occupants: [] })
  })

  test('says at its field what is wrong', async () => {
    const { error } = await assign(
      leaseOfPia({
        Guarantors: [{ Person: noted('', 'no address') }, {}],
        Occupants: [{ Name: ' ' }, { Name: 'x'.repeat(121), Relationship: 'y'.repeat(61) }],
      }),
    )
    expect(error?.Fields).toEqual({
      'Lease.Guarantors.0.Person.FirstName': 'First name can not be empty.',
      'Lease.Guarantors.0.Person.Email': expect.stringContaining('not valid'),
      'Lease.Guarantors.1.PersonId': 'Guarantor can not be empty.',
      'Lease.Occupants.0.Name': 'Name can not be empty.',
      'Lease.Occupants.1.Name': expect.stringContaining('120'),
      'Lease.Occupants.1.Relationship': expect.stringContaining('60'),
    })
  })

  test('has at most four guarantors and ten occupants', async () => {
    const { error } = await assign(
      leaseOfPia({
        Guarantors: Array.from({ length: 5 }, () => ({ Person: noted('Ann') })),
        Occupants: Array.from({ length: 11 }, () => CHILD),
      }),
    )
    expect(error?.Fields).toEqual({
      'Lease.Guarantors': 'A lease can have at most 4 guarantors.',
      'Lease.Occupants': 'A lease can name at most 10 occupants.',
    })
  })
})

describe('a guarantor', () => {
  test('is one person by one address, and another name for it is asked about', async () => {
    const email = newEmail()
    must(await assign(leaseOfPia({ Guarantors: [{ Person: noted('Ann', email) }] })))
    assetId = (await addProperty(owner, { Title: 'Cottage' })).AssetId
    const asked = await assign(leaseOfPia({ Guarantors: [{ Person: noted('Anna', email) }] }))
    expect(asked.error?.Fields).toEqual({
      'Lease.Guarantors.0.Person.Email':
        'This email belongs to Ann Cole. If they are the same person, say so; otherwise use another email.',
    })
    must(await assign(leaseOfPia({ Guarantors: [{ Person: noted('Anna', email, { IsSamePerson: true }) }] })))
    expect(await app.sql('select first_name from person where account_id = $1 and email = $2', [owner.accountId, email])).toEqual([
      { first_name: 'Anna' },
    ])
  })

  test('stands there once, and is no tenant of the lease', async () => {
    const [email, other] = [newEmail(), newEmail()]
    const { error } = await assign(
      leaseOfPia({
        Tenants: [{ Person: noted('Pia', email), SharePercent: 100 }],
        Guarantors: [{ Person: noted('Pia', email) }, { Person: noted('Ann', other) }, { Person: noted('Ann', other) }],
      }),
    )
    expect(error?.Fields).toEqual({
      'Lease.Guarantors.0.Person.Email': GUARANTOR_IS_TENANT,
      'Lease.Guarantors.2.Person.Email': GUARANTOR_ONCE,
    })
  })

  test('is no tenant who has an account either, but may be one of another home', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tess' })
    await connected(app, owner, tenant)
    await app.sql('update account set email_verified_at = now() where id = $1', [tenant.accountId])
    const Guarantors = [{ Person: noted('Tess', tenant.email) }]
    const { error } = await assign(leaseWith([tenant], { Guarantors }))
    expect(error?.Fields).toEqual({ 'Lease.Guarantors.0.Person.Email': GUARANTOR_IS_TENANT })
    must(await assign(leaseOfPia({ Guarantors })))
    expect(await leaseRead()).toMatchObject({ Guarantors: [{ Name: 'Tess Cole' }] })
  })

  test('is named by id only where they are one of the lease', async () => {
    must(await assign(leaseOfPia({ Guarantors: [{ Person: noted('Ann') }] })))
    const [ann] = (await leaseRead()).Guarantors
    assetId = (await addProperty(owner)).AssetId
    const { error } = await assign(leaseOfPia({ Guarantors: [{ PersonId: ann!.PersonId }] }))
    expect(error?.Fields).toEqual({ 'Lease.Guarantors.0.PersonId': 'Guarantor is not valid.' })
  })
})

describe('who sees them', () => {
  test('are those who move tenants in and out, and no agent else, partner or stranger', async () => {
    must(await assign(leaseOfPia({ Guarantors: [{ Person: noted('Ann', newEmail()) }], Occupants: [CHILD] })))
    const [mover, biller, partner, stranger] = await Promise.all([
      app.newPerson({ profileType: 'Agent' }),
      app.newPerson({ profileType: 'Agent' }),
      app.newPerson(),
      app.newPerson(),
    ])
    await connected(app, owner, mover)
    await connected(app, owner, biller)
    await entrustedTo(owner, assetId, mover, { Scopes: ['tenants'] })
    await entrustedTo(owner, assetId, biller, { Scopes: ['invoice'] })
    await addSilentOwner(owner, assetId)
    await coOwner(app, { assetId, partner, connectionId: await connected(app, owner, partner), name: 'Pat Tester' })
    expect(await leaseRead(mover)).toMatchObject({ Guarantors: [{ Name: 'Ann Cole' }], Occupants: [CHILD] })
    expect(await history(mover)).toEqual(expect.arrayContaining(['assigned guarantor Ann Cole', 'assigned occupant']))
    for (const reader of [biller, partner]) {
      expect(await leaseRead(reader)).toMatchObject({ Guarantors: [], Occupants: [] })
      expect((await history(reader)).filter((event) => /guarantor|occupant/.test(event))).toEqual([])
    }
    expect((await stranger.call(GetAssetAssignedProfiles, { AssetId: assetId })).status).toBe(404)
  })
})

describe('a tenant', () => {
  async function tenantOf(firstName: string): Promise<TestPerson> {
    const tenant = await app.newPerson({ profileType: 'Tenant', firstName })
    await connected(app, owner, tenant)
    return tenant
  }
  const Guarantors = [{ Person: noted('Ann') }]
  const details = (tenant: TestPerson) => tenant.call(GetTenancyDetails, { AssetId: assetId })
  const rowsSeenBy = (tenant: TestPerson, table: string) =>
    app.services.database.transaction({ kind: 'account', accountId: tenant.accountId }, (db) => db.sql(`select 1 from ${table}`))

  test('who shares the bill sees with whom they live, nothing of guarantors, and nothing once they have left', async () => {
    const [tess, tim] = [await tenantOf('Tess'), await tenantOf('Tim')]
    const { AssignmentIds } = must(await assign(leaseWith([tess, tim], { Guarantors, Occupants: [CHILD, PARTNER] })))
    const told = must(await details(tess))
    expect(told.Lease.Occupants).toEqual([CHILD, PARTNER])
    expect(JSON.stringify(told)).not.toContain('Ann')
    expect(await rowsSeenBy(tess, 'lease_occupant')).toHaveLength(2)
    expect(await rowsSeenBy(tess, 'lease_guarantor')).toEqual([])
    expect(await rowsSeenBy(tess, 'person')).toEqual([])
    must(await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! }))
    expect((await details(tess)).status).toBe(404)
    expect(await rowsSeenBy(tess, 'lease_occupant')).toEqual([])
  })

  test('who gets a bill of their own does not, unless the lease is theirs alone', async () => {
    const [tess, tim] = [await tenantOf('Tess'), await tenantOf('Tim')]
    must(await assign(leaseWith([tess, tim], { Billing: 'individual', Guarantors, Occupants: [CHILD] })))
    expect(must(await details(tess)).Lease.Occupants).toEqual([])
    assetId = (await addProperty(owner)).AssetId
    must(await assign(leaseWith([tess], { Billing: 'individual', Occupants: [CHILD] })))
    expect(must(await details(tess)).Lease.Occupants).toEqual([CHILD])
  })
})

test('an account that closes forgets them', async () => {
  must(await assign(leaseOfPia({ Guarantors: [{ Person: noted('Ann', newEmail()) }], Occupants: [CHILD] })))
  must(await owner.call(AddLeaseDraft, { AssetId: assetId, Lease: leaseOfPia({ Occupants: [PARTNER] }) }))
  must(await owner.call(CloseAccount, { Email: owner.email, Reason: null, PinConfirmation: null }))
  expect(await app.sql('select name from lease_occupant where account_id = $1', [owner.accountId])).toEqual([])
  expect(await app.sql('select distinct last_name, email from person where account_id = $1', [owner.accountId])).toEqual([
    { last_name: 'record', email: null },
  ])
})

describe('a draft', () => {
  test('keeps them for its maker alone, is written again as a whole, and brings them into the lease', async () => {
    const Lease = leaseOfPia({ Guarantors: [{ Person: noted('Ann') }, { Person: noted('Bob') }], Occupants: [CHILD] })
    const { LeaseId, Version } = must(await owner.call(AddLeaseDraft, { AssetId: assetId, Lease }))
    const agent = await app.newPerson({ profileType: 'Agent' })
    await connected(app, owner, agent)
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    expect(must(await agent.call(GetAssetAssignedProfiles, { AssetId: assetId })).Leases).toEqual([])
    const seen = await app.services.database.transaction({ kind: 'account', accountId: owner.accountId }, (db) =>
      db.sql('select 1 from lease_guarantor union all select 1 from lease_occupant'),
    )
    expect(seen).toEqual([])

    const [, bob] = (await leaseRead()).Guarantors
    const again = leaseOfPia({ Guarantors: [{ PersonId: bob!.PersonId }, { Person: noted('Cleo') }], Occupants: [PARTNER] })
    must(await owner.call(EditLeaseDraft, { LeaseId, Version, Lease: again }))
    expect(await leaseRead()).toMatchObject({ Guarantors: [{ PersonId: bob!.PersonId }, { Name: 'Cleo Cole' }], Occupants: [PARTNER] })
    must(await owner.call(RecordLease, { LeaseId, Version: 2 }))
    const recorded = { Guarantors: [{ Name: 'Bob Cole' }, { Name: 'Cleo Cole' }], Occupants: [PARTNER] }
    expect(await leaseRead()).toMatchObject(recorded)
    expect(await leaseRead(agent)).toMatchObject(recorded)
  })
})

test('a draft is not recorded when its guarantor has turned out to be its tenant', async () => {
  const tenant = await app.newPerson({ profileType: 'Tenant' })
  await connected(app, owner, tenant)
  await app.sql('update account set email_verified_at = null where id = $1', [tenant.accountId])
  const Lease = leaseWith([tenant], { Guarantors: [{ Person: noted('Tess', tenant.email) }] })
  const { LeaseId, Version } = must(await owner.call(AddLeaseDraft, { AssetId: assetId, Lease }))
  await app.sql('update account set email_verified_at = now() where id = $1', [tenant.accountId])
  expect((await owner.call(RecordLease, { LeaseId, Version })).error?.Fields).toEqual({ LeaseId: GUARANTOR_IS_TENANT })
})

describe('of a recorded lease', () => {
  type Others = Partial<InputOf<typeof SetGuarantorsAndOccupants>>
  const set = async (others: Others, by = owner) => {
    const { LeaseId, Version } = await leaseRead()
    return by.call(SetGuarantorsAndOccupants, { LeaseId, Version, ...others })
  }

  test('both are replaced, those who stay stay themselves, and the history says so without the names of occupants', async () => {
    must(await assign(leaseOfPia({ Guarantors: [{ Person: noted('Ann') }, { Person: noted('Bob') }], Occupants: [CHILD, PARTNER] })))
    const before = await leaseRead()
    const [ann] = before.Guarantors
    const [child] = before.Occupants
    const Guarantors = [{ PersonId: ann!.PersonId }, { Person: noted('Cleo', newEmail()) }]
    const Occupants = [
      { ...child!, Relationship: 'Stepdaughter' },
      { Name: 'Kim Cole', IsMinor: true },
    ]
    expect(must(await set({ Guarantors, Occupants }))).toMatchObject({ Version: 2 })
    expect(await leaseRead()).toMatchObject({
      Version: 2,
      Guarantors: [ann, { Name: 'Cleo Cole' }],
      Occupants: [{ OccupantId: child!.OccupantId, Relationship: 'Stepdaughter' }, { Name: 'Kim Cole' }],
    })
    expect((await history()).toSorted()).toEqual([
      'assigned guarantor Ann Cole',
      'assigned guarantor Bob Cole',
      'assigned guarantor Cleo Cole',
      'assigned occupant',
      'assigned occupant',
      'assigned occupant',
      'assigned tenant Pia Cole',
      'created',
      'unassigned guarantor Bob Cole',
      'unassigned occupant',
    ])
    const kept = JSON.stringify(await app.sql('select detail from asset_event where asset_id = $1', [assetId]))
    for (const { Name } of [CHILD, PARTNER]) expect(kept).not.toContain(Name)
  })

  test('the same again changes nothing, and who was one before can be one again', async () => {
    const email = newEmail()
    must(await assign(leaseOfPia({ Guarantors: [{ Person: noted('Ann', email) }], Occupants: [CHILD] })))
    const { Guarantors, Occupants } = await leaseRead()
    const Same = { Guarantors: Guarantors.map(({ PersonId }) => ({ PersonId })), Occupants }
    expect(must(await set(Same))).toMatchObject({ Version: 1 })
    must(await set({ Guarantors: [], Occupants: [] }))
    expect(await leaseRead()).toMatchObject({ Version: 2, Guarantors: [], Occupants: [] })
    must(await set({ Guarantors: [{ Person: noted('Ann', email) }] }))
    expect(await leaseRead()).toMatchObject({ Guarantors: [{ PersonId: Guarantors[0]!.PersonId }] })
  })

  test('a guarantor is none of its tenants, and no one twice', async () => {
    const [email, tenants] = [newEmail(), newEmail()]
    const Tenants = [{ Person: noted('Pia', tenants), SharePercent: 100 }]
    must(await assign(leaseOfPia({ Tenants, Guarantors: [{ Person: noted('Ann', email) }], Occupants: [CHILD] })))
    const { Guarantors, Occupants } = await leaseRead()
    const [{ PersonId } = { PersonId: '' }] = Guarantors
    const fields = async (others: Others) => (await set(others)).error?.Fields
    expect(await fields({ Guarantors: [{ Person: noted('Pia', tenants) }] })).toEqual({ 'Guarantors.0.Person.Email': GUARANTOR_IS_TENANT })
    expect(await fields({ Guarantors: [{ PersonId }, { Person: noted('Ann', email) }] })).toEqual({
      'Guarantors.1.Person.Email': GUARANTOR_ONCE,
    })
    expect(await fields({ Guarantors: [{ PersonId }, { PersonId }] })).toEqual({ 'Guarantors.1.PersonId': GUARANTOR_ONCE })
    const [child] = Occupants
    expect(await fields({ Guarantors: [{ PersonId }], Occupants: [child!, child!] })).toEqual({
      'Occupants.1.OccupantId': 'Occupant is not valid.',
    })
  })

  test('an agent who moves tenants in and out sets them and the manager hears of it, others do not', async () => {
    must(await assign(leaseOfPia()))
    const [mover, biller] = await Promise.all(['Ada', 'Otto'].map((firstName) => app.newPerson({ profileType: 'Agent', firstName })))
    await connected(app, owner, mover!)
    await connected(app, owner, biller!)
    await entrustedTo(owner, assetId, mover!, { Scopes: ['tenants'] })
    await entrustedTo(owner, assetId, biller!, { Scopes: ['invoice'] })
    must(await set({ Guarantors: [{ Person: noted('Ann') }], Occupants: [CHILD] }, mover))
    expect(await leaseRead(mover)).toMatchObject({ Guarantors: [{ Name: 'Ann Cole' }], Occupants: [CHILD] })
    expect((await toldTo(app, owner.profileId)).map(({ message }) => message).filter((message) => message.includes('occupants'))).toEqual([
      'changed the guarantors and occupants of a lease in Bungalow.',
    ])
    expect((await set({ Guarantors: [] }, biller)).error?.Code).toBe('LeaseNotFound')
  })

  test('an older version is refused, and so is a draft', async () => {
    must(await assign(leaseOfPia()))
    must(await set({ Occupants: [CHILD] }))
    expect((await set({ Version: 1 })).error?.Code).toBe('LeaseChanged')
    const { LeaseId } = must(await owner.call(AddLeaseDraft, { AssetId: assetId, Lease: leaseOfPia() }))
    expect((await set({ LeaseId, Version: 1 })).error?.Code).toBe('LeaseNotFound')
  })

  test('of one that has ended they are only taken away', async () => {
    must(await assign(leaseOfPia({ Guarantors: [{ Person: noted('Ann') }], Occupants: [CHILD] })))
    await app.sql(
      `with moved as (update lease set starts_on = starts_on - 500, ends_on = $2 where asset_id = $1),
       rent as (update lease_rent set from_on = from_on - 500 where asset_id = $1)
       update lease_tenant set starts_on = starts_on - 500, ends_on = $2 where asset_id = $1`,
      [assetId, denverDay(-1)],
    )
    expect((await set({ Occupants: [PARTNER] })).error?.Code).toBe('LeaseHasEnded')
    must(await set({ Guarantors: [], Occupants: [] }))
    expect(await leaseRead()).toMatchObject({ State: 'past', Guarantors: [], Occupants: [] })
    expect(await app.sql('select 1 from lease_occupant where asset_id = $1', [assetId])).toEqual([])
  })
})
