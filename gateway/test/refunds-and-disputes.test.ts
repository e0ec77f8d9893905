import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PresentedCharge } from '../src/objects/charge.ts'
import type { PresentedDispute } from '../src/objects/dispute.ts'
import type { PresentedRefund } from '../src/objects/refund.ts'
import { type Refused, type Tested, activeAccount, bankToken, cardToken, intentOf, pay, testGateway } from './gateway.ts'

let gateway: Tested
let owner: string
beforeAll(async () => {
  gateway = await testGateway()
  owner = await activeAccount(gateway)
})
afterAll(() => gateway.close())

const paid = async (number?: string) => pay(gateway, { token: await cardToken(gateway, number), to: owner })
const settled = async (number?: string) => {
  const intent = await pay(gateway, { token: await bankToken(gateway, number), to: owner })
  await gateway.control.advance({ days: 7 })
  return intent
}
const refund = async (id: string, more: object = {}) =>
  (await gateway.post<PresentedRefund & Refused>('/v1/refunds', { payment_intent: id, reverse_transfer: true, ...more })).body
const refundOf = async (id: string) => (await gateway.get<PresentedRefund>(`/v1/refunds/${id}`)).body
const chargeOf = async (id: string) =>
  (await gateway.get<PresentedCharge>(`/v1/charges/${(await intentOf(gateway, id)).latest_charge}`)).body
const disputesOf = async (id: string) => (await gateway.get<{ data: PresentedDispute[] }>(`/v1/disputes?payment_intent=${id}`)).body.data

describe('a refund', () => {
  test('of a card is there at once, in parts, and never more than was paid', async () => {
    const { id } = await paid()
    expect(await refund(id, { amount: 4_000, metadata: { refund: 'r-1' } })).toMatchObject({
      status: 'succeeded',
      amount: 4_000,
      payment_intent: id,
      metadata: { refund: 'r-1' },
    })
    expect((await refund(id, { amount: 6_001 })).error.code).toBe('amount_too_large')
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 4_000, refunded: false })
    expect((await refund(id)).amount).toBe(6_000)
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 10_000, refunded: true })
    expect((await refund(id)).error.code).toBe('charge_already_refunded')
  })

  test('gives back its share of the fee, to the cent in the end', async () => {
    const { id } = await pay(gateway, { token: await cardToken(gateway), to: owner, amount: 1_000, fee: 100 })
    const fees: number[] = []
    for (const amount of [333, 333, 334]) fees.push((await refund(id, { amount, refund_application_fee: true })).application_fee_refunded)
    expect(fees).toEqual([33, 33, 34])
  })

  test('of a bank payment is on its way for days', async () => {
    const { id } = await settled()
    const made = await refund(id)
    expect(made.status).toBe('pending')
    await gateway.control.advance({ days: 7 })
    expect((await refundOf(made.id)).status).toBe('succeeded')
  })

  test('of that number fails a day later, and can be made again', async () => {
    const { id } = await paid('4000000000005126')
    const made = await refund(id)
    expect(made.status).toBe('succeeded')
    await gateway.control.advance({ days: 1 })
    expect(await refundOf(made.id)).toMatchObject({ status: 'failed', failure_reason: 'lost_or_stolen_card' })
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 0, refunded: false })
    expect((await refund(id)).status).toBe('succeeded')
  })

  test('is found by payment, and by our reference', async () => {
    const { id } = await paid()
    const made = await refund(id, { metadata: { refund: 'r-found' } })
    for (const query of [`payment_intent=${id}`, 'metadata[refund]=r-found']) {
      const { data } = (await gateway.get<{ data: PresentedRefund[] }>(`/v1/refunds?${query}`)).body
      expect(data.map((found) => found.id)).toEqual([made.id])
    }
  })

  test('is of what has been paid', async () => {
    const { id } = await pay(gateway, { token: await bankToken(gateway), to: owner })
    expect((await refund(id)).error.code).toBe('payment_intent_unexpected_state')
    expect((await refund('pi_none')).error).toMatchObject({ code: 'resource_missing', param: 'payment_intent' })
    expect((await refund(id, { amount: 0 })).error.param).toBe('amount')
  })
})

describe('a dispute', () => {
  test('comes a day after that number was paid; nothing is refunded meanwhile', async () => {
    const { id } = await paid('4000000000000259')
    await gateway.control.advance({ days: 1 })
    expect(await disputesOf(id)).toMatchObject([{ reason: 'fraudulent', amount: 10_000, status: 'needs_response', fee: 1_500 }])
    expect(await chargeOf(id)).toMatchObject({ disputed: true })
    expect((await refund(id)).error.code).toBe('charge_disputed')
    expect((await gateway.control.closeDispute(id, true)).status).toBe('won')
    expect((await refund(id)).status).toBe('succeeded')
  })

  test('that is lost stays so', async () => {
    const { id } = await paid()
    await gateway.control.dispute(id, 'product_not_received')
    expect((await gateway.control.closeDispute(id, false)).status).toBe('lost')
    expect((await refund(id)).error.code).toBe('charge_disputed')
    await expect(gateway.control.closeDispute(id, true)).rejects.toThrow(/dispute_closed/)
    await expect(gateway.control.dispute(id)).rejects.toThrow(/charge_disputed/)
  })

  test('is about what was not refunded', async () => {
    const { id } = await paid('4000000000000259')
    await refund(id, { amount: 2_500 })
    expect(await gateway.control.dispute(id)).toMatchObject({ amount: 7_500, status: 'needs_response' })
    await gateway.control.advance({ days: 2 })
    expect(await disputesOf(id)).toHaveLength(1)
  })

  test('of a bank payment is lost at once', async () => {
    const { id } = await settled()
    expect(await gateway.control.returnPayment(id, { code: 'R10' })).toMatchObject({ status: 'succeeded' })
    expect(await disputesOf(id)).toMatchObject([{ status: 'lost', reason: 'debit_not_authorized', network_reason_code: 'R10' }])
  })
})
