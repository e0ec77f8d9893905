import { GiveNotice } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { ErasePerson, GetPersons } from '@keystead/contract/leasing/persons/person.operations.ts'
import { GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { assigned, denverDay, leaseWith } from '../../leasing/assignments/assignment.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'

let owner: TestPerson
let AssetId: string
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  AssetId = (await addProperty(owner, { Title: 'Bungalow' })).AssetId
})

const tenantCalled = async (firstName: string) => {
  const tenant = await app.newPerson({ profileType: 'Tenant', firstName })
  await connected(app, owner, tenant)
  return tenant
}
const times = { TenureStart: denverDay(-10), TenureEnd: denverDay(100) }
const noticeRecorded = async (LeaseId: string | null) =>
  must(await owner.call(GiveNotice, { LeaseId: LeaseId ?? '', MovesOutOn: denverDay(40) }))
const subjects = async () =>
  must(await owner.call(GetAssetHistory, { AssetId })).Items.flatMap(({ Kind, Subject }) => (Subject ? [`${Kind}: ${Subject.Name}`] : []))
/** Words that the history keeps, shown or not. */
const isKept = async (word: string) =>
  (await app.sql('select from asset_event e where asset_id = $1 and strpos(e::text, $2) > 0', [AssetId, word])).length > 0

test('a tenant who has closed their account is named no more, also where others spoke for them', async () => {
  const [tess, tim] = [await tenantCalled('Tess'), await tenantCalled('Timotheus')]
  const { LeaseId } = await assigned(owner, AssetId, { Lease: leaseWith([tess, tim], times) })
  await noticeRecorded(LeaseId)
  expect(await subjects()).toContain('notice-given: Tess Tester and Timotheus Tester')

  must(await tim.call(CloseAccount, { Email: tim.email, Reason: null, PinConfirmation: null }))
  expect(await subjects()).toEqual(
    expect.arrayContaining(['notice-given: Tess Tester and Closed account', 'assigned: Closed account', 'unassigned: Closed account']),
  )
  expect((await subjects()).join()).not.toContain('Timotheus')
  expect(await isKept('Timotheus')).toBe(false)
})

test('who is erased leaves alone whose name holds theirs', async () => {
  const persons = ['Ann Bell', 'Mary Ann Bell', 'Ann Bellows'].map((name, index) => {
    const parts = name.split(' ')
    return {
      Person: { FirstName: parts.slice(0, -1).join(' '), LastName: parts.at(-1)!, Email: null, Phone: null },
      SharePercent: index === 0 ? 40 : 30,
    }
  })
  const { LeaseId } = await assigned(owner, AssetId, { Lease: { ...leaseWith([], times), Tenants: persons } })
  await noticeRecorded(LeaseId)
  const [before] = await subjects()
  expect(before).toMatch(/^notice-given: /)

  await app.sql(
    `with moved as (update lease set starts_on = starts_on - 500, ends_on = $2, moves_out_on = $2 where asset_id = $1)
     update lease_tenant set starts_on = starts_on - 500, ends_on = $2 where asset_id = $1`,
    [AssetId, denverDay(-1)],
  )
  const { Items } = must(await owner.call(GetPersons, { Text: 'Ann Bell' }))
  const { PersonId } = Items.find(({ FirstName, LastName }) => `${FirstName} ${LastName}` === 'Ann Bell')!
  // As it was written at first: all in one text.
  await app.sql(
    `insert into asset_event (account_id, asset_id, kind, detail, persons, is_public)
     select account_id, id, 'notice-taken-back', '{"role": "tenant", "name": "Ann Bell and Max Old"}',
       jsonb_build_array(jsonb_build_object('id', $2::text, 'name', 'Ann Bell')), false
     from asset where id = $1`,
    [AssetId, PersonId],
  )
  must(await owner.call(ErasePerson, { PersonId }))
  expect(await subjects()).toContain('notice-taken-back: Erased person and Max Old')
  expect((await subjects()).find((line) => line.startsWith('notice-given'))).toBe(
    before!.replace(/(?<!Mary )Ann Bell(?!ows)/, 'Erased person'),
  )
})
