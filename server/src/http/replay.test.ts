import { createHash, randomUUID } from 'node:crypto'
import { DeleteFavorite } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { SendUserEnquiry } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { CallHeaders, REPLAYED_HEADER } from '@keystead/contract/rpc/envelope.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import type { TestPerson } from '../../test/harness.ts'
import { inquiryInput, houseInput } from '../../test/inputs.ts'
import { signerFrom } from '../secrets/secret-key.ts'
import { bodyMacOf } from './replay.ts'

let owner: TestPerson

async function assetsCount(): Promise<number> {
  const [row] = await app.sql<{ count: number }>('select count(*)::int as count from asset where account_id = $1', [owner.accountId])
  return row?.count ?? 0
}

describe('a transaction id', () => {
  test('used three times in a row has one effect and one answer', async () => {
    owner = await app.newPerson()
    const transactionId = randomUUID()
    const answers = []
    for (let time = 0; time < 3; time += 1) answers.push(await owner.call(AddAsset, houseInput, { transactionId }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ headers }) => headers.get(REPLAYED_HEADER))).toEqual([null, 'true', 'true'])
    expect(answers[1]?.data).toEqual(answers[0]?.data)
    expect(answers[2]?.data).toEqual(answers[0]?.data)
    expect(await assetsCount()).toBe(1)
  })

  test('used three times at once has one effect; who comes too early is told to wait', async () => {
    owner = await app.newPerson()
    const transactionId = randomUUID()
    const send = () => owner.call(AddAsset, houseInput, { transactionId })
    const answers = await Promise.all([send(), send(), send()])
    for (const answer of answers) {
      if (answer.status === 200) continue
      expect(answer.error?.Code).toBe('StillRunning')
      expect(answer.headers.get('retry-after')).toBe('1')
    }
    expect((await send()).status).toBe(200)
    expect(await assetsCount()).toBe(1)
  })

  test('with another body is refused', async () => {
    owner = await app.newPerson()
    const transactionId = randomUUID()
    await owner.call(AddAsset, houseInput, { transactionId })
    const other = await owner.call(AddAsset, { ...houseInput, Title: 'Another house' }, { transactionId })
    expect([other.status, other.error?.Code]).toEqual([422, 'TransactionIdReused'])
    expect(await assetsCount()).toBe(1)
  })

  test('with the same body in another order of keys is the same wish', async () => {
    owner = await app.newPerson()
    const transactionId = randomUUID()
    await owner.call(AddAsset, houseInput, { transactionId })
    const turned = Object.fromEntries(Object.entries(houseInput).reverse()) as typeof houseInput
    const again = await owner.call(AddAsset, turned, { transactionId })
    expect(again.headers.get(REPLAYED_HEADER)).toBe('true')
  })

  test('is kept with a mark of the body that no one without the key of the installation can make', async () => {
    owner = await app.newPerson()
    const transactionId = randomUUID()
    const body = { AssetId: randomUUID() }
    await owner.call(DeleteFavorite, body, { transactionId })
    const [{ kept }] = (await app.sql('select body_sha256 as kept from call_replay where transaction_id = $1', [transactionId])) as [
      { kept: Buffer },
    ]
    expect(kept.equals(bodyMacOf(app.services.signer, body))).toBe(true)
    const guessed = createHash('sha256').update(JSON.stringify(body)).digest()
    expect([guessed, bodyMacOf(signerFrom('another installation'), body)].some((one) => kept.equals(one))).toBe(false)
  })

  test('of a failed attempt can be used again', async () => {
    owner = await app.newPerson()
    const transactionId = randomUUID()
    const refused = await owner.call(AddAsset, { ...houseInput, City: 'Nowhere at All', Zip: '00000' }, { transactionId })
    expect(refused.status).toBe(400)
    expect((await owner.call(AddAsset, houseInput, { transactionId })).status).toBe(200)
  })

  test('of one account means nothing to another', async () => {
    owner = await app.newPerson()
    const transactionId = randomUUID()
    await owner.call(AddAsset, houseInput, { transactionId })
    owner = await app.newPerson()
    const answer = await owner.call(AddAsset, houseInput, { transactionId })
    expect(answer.headers.get(REPLAYED_HEADER)).toBeNull()
    expect(await assetsCount()).toBe(1)
  })

  test('is required of a command', async () => {
    owner = await app.newPerson()
    const answer = await owner.call(AddAsset, houseInput, { transactionId: null })
    expect([answer.status, answer.error?.Fields]).toEqual([400, { 'Transaction-Id': 'Transaction-Id can not be empty.' }])
  })
})

describe('the answer to a stranger', () => {
  test('is kept for the device that showed its token, and for no other that calls itself so', async () => {
    const form = inquiryInput('robin.marlow@example.com')
    const transactionId = randomUUID()
    const visitor = await app.knownVisitor()
    await visitor.call(SendUserEnquiry, form, { transactionId })
    expect((await visitor.call(SendUserEnquiry, form, { transactionId })).headers.get(REPLAYED_HEADER)).toBe('true')

    const [{ caller }] = (await app.sql<{ caller: string }>('select caller from call_replay where transaction_id = $1', [
      transactionId,
    ])) as [{ caller: string }]
    const sameName = { [CallHeaders.deviceId]: caller.replace('device:', '') }
    const stranger = await app.visitor().call(SendUserEnquiry, form, { transactionId, headers: sameName })
    expect(stranger.headers.get(REPLAYED_HEADER)).toBeNull()
    expect(stranger.status).toBe(200)
  })

  test('is kept for no one where no token was shown', async () => {
    const transactionId = randomUUID()
    const answer = await app.visitor().call(SendUserEnquiry, inquiryInput('robin.marlow@example.com'), { transactionId })
    expect(answer.status).toBe(200)
    expect(await app.sql('select from call_replay where transaction_id = $1', [transactionId])).toEqual([])
  })
})
