import { GetAgreementCounts, GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, letTo, writtenDown } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { givenAgreement } from './given-agreement.factory.ts'

let owner: TestPerson
let other: TestPerson
let sent: string
let received: string
beforeEach(async () => {
  ;[owner, other] = await Promise.all([app.newPerson(), app.newPerson()])
  sent = await givenAgreement(app, owner, { signers: [other] })
  received = await givenAgreement(app, other, { signers: [owner] })
  await givenAgreement(app, other, { signers: [{ email: 'who@example.com' }] })
})

const listed = async (filter: InputOf<typeof GetAgreements>) =>
  must(await owner.call(GetAgreements, filter)).Items.map(({ AgreementId }) => AgreementId)

describe('the list of agreements', () => {
  test('has what one sent and what one was given, and tells them apart', async () => {
    expect((await listed({})).toSorted()).toEqual([sent, received].toSorted())
    expect(await listed({ Direction: DIRECTIONS.Sent })).toEqual([sent])
    expect(await listed({ Direction: DIRECTIONS.Received })).toEqual([received])
  })

  test('has by itself what waits for the one who looks, and not what waits for others', async () => {
    expect(await listed({ IsMyTurn: true })).toEqual([received])
    expect(must(await owner.call(GetAgreements, {})).MyTurnCount).toBe(1)
    expect(must(await owner.call(GetAgreementCounts, {})).MyTurnCount).toBe(1)
  })

  test('has what one signs with someone, no matter which of the two sent it', async () => {
    expect((await listed({ ProfileId: other.profileId })).toSorted()).toEqual([sent, received].toSorted())
    const stranger = await app.newPerson()
    expect(await listed({ ProfileId: stranger.profileId })).toEqual([])
  })

  test('has those of some states', async () => {
    const draft = await givenAgreement(app, owner, { isDraft: true })
    expect(await listed({ States: ['draft'] })).toEqual([draft])
    expect((await listed({ States: ['sent'] })).toSorted()).toEqual([sent, received].toSorted())
    expect((await listed({ States: ['draft', 'sent'] })).toSorted()).toEqual([draft, sent, received].toSorted())
    expect(await listed({ States: ['voided'] })).toEqual([])
  })

  test('has those about a property, and counts them alone', async () => {
    const [home, another] = [await addProperty(owner), await addProperty(owner)]
    const about = await givenAgreement(app, owner, { assetId: home.AssetId, signers: [other] })
    const draft = await givenAgreement(app, owner, { assetId: home.AssetId, isDraft: true })
    await givenAgreement(app, owner, { assetId: another.AssetId, signers: [other] })
    expect((await listed({ AssetId: home.AssetId })).toSorted()).toEqual([about, draft].toSorted())
    const counts = async (AssetId?: string) =>
      must(await owner.call(GetAgreementCounts, { AssetId })).States.filter(({ Count }) => Count > 0)
    expect(await counts(home.AssetId)).toEqual([
      { State: 'draft', Count: 1 },
      { State: 'sent', Count: 1 },
    ])
    expect(await counts(another.AssetId)).toEqual([{ State: 'sent', Count: 1 }])
    expect(await counts()).toEqual([
      { State: 'draft', Count: 1 },
      { State: 'sent', Count: 4 },
    ])
  })

  test('has those about a lease, and about none of the others', async () => {
    const { AssetId } = await addProperty(owner)
    const about = await givenAgreement(app, owner, { assetId: AssetId, isDraft: true })
    const another = await givenAgreement(app, owner, { assetId: AssetId, isDraft: true })
    const { leaseId } = await letTo(app, { assetId: AssetId, tenant: other, connectionId: await connected(app, owner, other) })
    await app.sql('update agreement set lease_id = $2 where id = $1', [about, leaseId])
    await app.sql('update agreement set lease_id = public.new_id() where id = $1', [another])
    expect(await listed({ LeaseId: leaseId })).toEqual([about])
  })

  test('has those with a person who is written down', async () => {
    const PersonId = await writtenDown(app, owner, 'Rey', 'rey@example.com')
    const second = await writtenDown(app, owner, 'Sue', 'sue@example.com')
    const withPerson = await givenAgreement(app, owner, { isDraft: true, signers: [{ email: 'rey@example.com' }] })
    const withSecond = await givenAgreement(app, owner, { isDraft: true, signers: [{ email: 'sue@example.com' }] })
    for (const [id, person] of [
      [withPerson, PersonId],
      [withSecond, second],
    ])
      await app.sql('update agreement_party set person_id = $2 where agreement_id = $1', [id, person])
    expect(await listed({ PersonId })).toEqual([withPerson])
  })

  test('is searched by the words of a title and by the names of parties, in which signs are signs', async () => {
    const signers = [{ email: 'mia@example.com' }]
    const pets = await givenAgreement(app, owner, { isDraft: true, signers })
    const whole = await givenAgreement(app, owner, { isDraft: true, signers })
    await app.sql(`update agreement set title = 'Rules for pets' where id = $1`, [pets])
    await app.sql(`update agreement set title = '100% of a_home' where id = $1`, [whole])
    await app.sql(`update agreement_party set name = 'Mia Quill' where agreement_id = $1`, [whole])
    expect(await listed({ Keyword: 'PETS' })).toEqual([pets])
    expect(await listed({ Keyword: 'quill' })).toEqual([whole])
    expect(await listed({ Keyword: '%' })).toEqual([whole])
    expect(await listed({ Keyword: '100% of' })).toEqual([whole])
    expect(await listed({ Keyword: 'a_home' })).toEqual([whole])
    expect(await listed({ Keyword: 'R%pets' })).toEqual([])
    expect(await listed({ Keyword: 'a home' })).toHaveLength(2)
    expect(await listed({ Keyword: 'who@example.com' })).toEqual([])
  })
})
