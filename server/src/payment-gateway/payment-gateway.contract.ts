import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyVerdict } from '../rpc/other-company.ts'
import type { GatewayPayment, PaymentGateway } from '../rpc/payment-gateway.ts'
import { newAccountOf } from './new-account.factory.ts'

/*
 * What every gateway behind the port has to do, whichever it is. Each adapter brings what only it knows: how a payer's card comes to be a token, and
 * how time goes by.
 */

export type GatewayUnderTest = {
  readonly gateway: PaymentGateway
  /** A one-time token of fields for this payer. */
  tokenOf(method: TestMethod, clientReference: string): Promise<string>
  /** Goes on until a new account is active. */
  activate(accountId: string): Promise<void>
  /** Goes on until a bank payment that was made now is there or has come back. */
  settleBanks(): Promise<void>
  close(): Promise<void>
}

export type TestMethod = 'card' | 'declined card' | 'card with a challenge' | 'bank' | 'bank without money'

export function describeGateway(name: string, open: () => Promise<GatewayUnderTest>): void {
  describe(`${name}, as the port has it,`, () => {
    let under: GatewayUnderTest
    let gateway: PaymentGateway
    let payee: string
    beforeAll(async () => {
      under = await open()
      gateway = under.gateway
      payee = done(await gateway.accounts.create(newAccountOf(randomUUID()), one())).id
      await under.activate(payee)
    })
    afterAll(() => under.close())

    const asking = { signal: new AbortController().signal }
    const one = (key: string = randomUUID()) => ({ key, ...asking })

    async function pay(method: TestMethod, { amountCents = 100_00, key = randomUUID() as string, attempt = randomUUID() as string } = {}) {
      const clientReference = randomUUID()
      const payment = {
        amountCents,
        paymentMethod: await under.tokenOf(method, clientReference),
        clientReference,
        applicationFeeCents: 3_00,
        destination: payee,
        description: 'Rent of March',
        statementSuffix: 'ELM ST',
        metadata: { attempt },
      }
      return { attempt, payment, paid: await gateway.payments.create(payment, one(key)) }
    }

    describe('an account', () => {
      test('is made once for a key, and found by its reference', async () => {
        const reference = randomUUID()
        const key = randomUUID()
        const [first, second] = [
          done(await gateway.accounts.create(newAccountOf(reference), one(key))),
          done(await gateway.accounts.create(newAccountOf(reference), one(key))),
        ]
        expect(second.id).toBe(first.id)
        expect(first).toMatchObject({ metadata: { sub_account: reference }, bankAccounts: [{ last4: '6789' }] })
        expect(await gateway.accounts.findByReference(reference, asking)).toMatchObject({ id: first.id })
        expect(await gateway.accounts.findByReference(randomUUID(), asking)).toBeNull()
      })

      test('that is active can be paid', async () => {
        expect(await gateway.accounts.find(payee, asking)).toMatchObject({
          review: 'active',
          chargesEnabled: true,
          payoutsEnabled: true,
          capabilities: { card: 'active', bank: 'active' },
          requirements: { currentlyDue: [], pastDue: [] },
        })
      })

      test('with a routing number of no bank is refused', async () => {
        const account = newAccountOf(randomUUID())
        const bankAccount = { ...account.bankAccount, routingNumber: '110000001' }
        expect(await gateway.accounts.create({ ...account, bankAccount }, one())).toMatchObject({ outcome: 'refused' })
      })

      test('is changed in what is given, and stays as it is in the rest', async () => {
        const { id } = done(await gateway.accounts.create(newAccountOf(randomUUID()), one()))
        const bankAccount = { ...newAccountOf('').bankAccount, accountNumber: '000999999991' }
        expect(done(await gateway.accounts.update(id, { bankAccount }, one()))).toMatchObject({ id, bankAccounts: [{ last4: '9991' }] })
        expect(done(await gateway.accounts.update(id, { person: { phone: '+13035550188' } }, one()))).toMatchObject({ id })
      })

      test('that is not there is null', async () => {
        expect(await gateway.accounts.find('acct_0000000000000000', asking)).toBeNull()
      })
    })

    describe('a payment', () => {
      test('by card has succeeded when it is answered', async () => {
        const { paid, attempt } = await pay('card')
        expect(done(paid)).toMatchObject({
          status: 'succeeded',
          amountCents: 100_00,
          amountReceivedCents: 100_00,
          applicationFeeCents: 3_00,
          destination: payee,
          method: { type: 'card', last4: expect.stringMatching(/^\d{4}$/) },
          lastError: null,
          metadata: { attempt },
        })
        expect(await gateway.payments.find(done(paid).id, asking)).toEqual(done(paid))
      })

      test('is made once for a key, also where many ask at once', async () => {
        const attempt = randomUUID()
        const clientReference = randomUUID()
        const payment = {
          amountCents: 10_00,
          paymentMethod: await under.tokenOf('card', clientReference),
          clientReference,
          applicationFeeCents: 0,
          destination: payee,
          description: 'Rent',
          statementSuffix: null,
          metadata: { attempt },
        }
        const key = randomUUID()
        const answers = await Promise.allSettled(Array.from({ length: 8 }, () => gateway.payments.create(payment, one(key))))
        const ids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? done(answer.value).id : []))
        // Those that ask while it is being made learn nothing, and ask again.
        expect(new Set(ids).size).toBe(1)
        expect((await gateway.payments.findByReference(attempt, asking))?.id).toBe(ids[0])
      })

      test('under a key that was used for another one tells nothing', async () => {
        const key = randomUUID()
        await pay('card', { key })
        await expect(pay('card', { key, amountCents: 7_00 })).rejects.toThrow('another body')
      })

      test('by a card that is declined is there, with the reason', async () => {
        const { paid, attempt } = await pay('declined card')
        expect(done(paid)).toMatchObject({
          status: 'requires_payment_method',
          amountReceivedCents: 0,
          lastError: { code: 'card_declined', declineCode: expect.any(String) },
        })
        expect(await gateway.payments.findByReference(attempt, asking)).toMatchObject({ id: done(paid).id })
      })

      test('by a card that needs a challenge says where, and can be canceled', async () => {
        const { id, status, challengeUrl } = done((await pay('card with a challenge')).paid)
        expect(status).toBe('requires_action')
        expect(new URL(challengeUrl!).origin).toBe(gateway.origin)
        expect(done(await gateway.payments.cancel(id, one()))).toMatchObject({ status: 'canceled' })
      })

      test('by bank is on its way, can not be canceled, and arrives', async () => {
        const { id, status, expectedSettlement } = done((await pay('bank')).paid)
        expect({ status, expectedSettlement }).toEqual({
          status: 'processing',
          expectedSettlement: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        })
        expect(await gateway.payments.cancel(id, one())).toMatchObject({ outcome: 'refused' })
        await under.settleBanks()
        expect(await gateway.payments.find(id, asking)).toMatchObject({ status: 'succeeded', method: { type: 'bank' } })
      })

      test('by a bank account without money comes back with its code', async () => {
        const { id } = done((await pay('bank without money')).paid)
        await under.settleBanks()
        expect(await gateway.payments.find(id, asking)).toMatchObject({
          status: 'requires_payment_method',
          lastError: { networkReturnCode: 'R01' },
        })
      })

      test('with a token that was used is refused', async () => {
        const { payment } = await pay('card')
        expect(await gateway.payments.create({ ...payment, metadata: { attempt: randomUUID() } }, one())).toMatchObject({
          outcome: 'refused',
        })
      })
    })

    describe('a refund', () => {
      const refundOf = (paymentId: string, amountCents: number | null, refund = randomUUID()) => ({
        paymentId,
        amountCents,
        reason: 'requested_by_customer' as const,
        returnsApplicationFee: false,
        metadata: { refund },
      })
      const paidByCard = async (): Promise<GatewayPayment> => done((await pay('card')).paid)

      test('of a part, then of the rest, and no more', async () => {
        const { id, latestCharge } = await paidByCard()
        const reference = randomUUID()
        const part = done(await gateway.refunds.create(refundOf(id, 40_00, reference), one()))
        expect(part).toMatchObject({ paymentId: id, amountCents: 40_00 })
        expect(await gateway.refunds.findByReference(reference, asking)).toMatchObject({ id: part.id })
        expect(await gateway.refunds.create(refundOf(id, 60_01), one())).toMatchObject({ outcome: 'refused' })
        expect(done(await gateway.refunds.create(refundOf(id, null), one())).amountCents).toBe(60_00)
        expect(await gateway.charges.find(latestCharge!, asking)).toMatchObject({ refundedCents: 100_00, isRefunded: true })
        expect(await gateway.refunds.create(refundOf(id, null), one())).toMatchObject({ outcome: 'refused' })
        expect(await gateway.refunds.listOfPayment(id, asking)).toHaveLength(2)
      })

      test('is made once for a key', async () => {
        const { id } = await paidByCard()
        const [key, refund] = [randomUUID(), refundOf(id, 10_00)]
        expect(done(await gateway.refunds.create(refund, one(key))).id).toBe(done(await gateway.refunds.create(refund, one(key))).id)
        expect(await gateway.refunds.listOfPayment(id, asking)).toHaveLength(1)
      })
    })

    test('fields are for one payer and one site', async () => {
      const setup = done(await gateway.fieldSetups.create({ clientReference: randomUUID(), allowedOrigin: 'https://homes.example' }, one()))
      for (const url of [setup.cardUrl, setup.bankUrl]) {
        expect(new URL(url).origin).toBe(gateway.origin)
        // Not sent to any server, and in no log.
        expect(new URL(url).hash.length).toBeGreaterThan(20)
      }
    })

    test('books, payouts and the report of what moved money are read', async () => {
      const { attempt, paid } = await pay('card', { amountCents: 250_00 })
      const span = { from: new Date(0), to: new Date('2100-01-01T00:00:00Z') }
      const moved = await gateway.settlementReport(span, { limit: 1_000 }, asking)
      const first = await gateway.settlementReport(span, { limit: 2 }, asking)
      expect(first).toEqual({ lines: moved.lines.slice(0, 2), totals: moved.totals, hasMore: true })
      expect((await gateway.settlementReport(span, { limit: 2, after: first.lines[1]!.id }, asking)).lines).toEqual(moved.lines.slice(2, 4))
      const lines = moved.lines.filter(({ metadata }) => metadata['attempt'] === attempt)
      expect(lines.length).toBeGreaterThan(0)
      for (const { amountCents, feeCents, netCents } of lines) expect(netCents).toBe(amountCents - feeCents)
      const sumOf = (parts: readonly { netCents: number }[]) => parts.reduce((sum, { netCents }) => sum + netCents, 0)
      expect(sumOf(moved.totals)).toBe(sumOf(moved.lines))
      const { items } = await gateway.balances.listTransactions(null, { limit: 5 }, asking)
      expect(items.length).toBeGreaterThan(0)
      expect(await gateway.balances.find(payee, asking)).toEqual({ availableCents: expect.any(Number), pendingCents: expect.any(Number) })
      expect((await gateway.payouts.list(payee, {}, asking)).items).toEqual(expect.any(Array))
      expect(await gateway.disputes.listOfPayment(done(paid).id, asking)).toEqual([])
    })

    test('events say where to look', async () => {
      const { paid, attempt } = await pay('card')
      const { items } = await gateway.events.list({ since: new Date(0), limit: 20 }, asking)
      const succeeded = items.find(({ type, objectId }) => type === 'payment_intent.succeeded' && objectId === done(paid).id)
      expect(succeeded).toMatchObject({ metadata: { attempt } })
      expect(await gateway.events.find(succeeded!.id, asking)).toEqual(succeeded)
    })
  })
}

function done<Answer>(verdict: CompanyVerdict<Answer>): Answer {
  if (verdict.outcome !== 'done') throw new Error(`refused: ${verdict.reason} ${verdict.refusal.message}`)
  return verdict.answer
}
