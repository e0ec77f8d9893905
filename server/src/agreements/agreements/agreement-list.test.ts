import { GetAgreementCounts, GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
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

  test('has what one signs with someone, whoever of the two sent it', async () => {
    expect((await listed({ ProfileId: other.profileId })).toSorted()).toEqual([sent, received].toSorted())
    const stranger = await app.newPerson()
    expect(await listed({ ProfileId: stranger.profileId })).toEqual([])
  })
})
