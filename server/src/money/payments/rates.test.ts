import { CalculatePaymentAmount } from '@keystead/contract/money/payments/payment.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, letTo } from '../../../test/network.ts'
import { operate, operatedList } from '../../../test/operate.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { dayFromNow, invoiceInput, sentInvoice } from '../invoices/invoice.factory.ts'
import { activeAccount, CHALLENGED_CARD, GOOD_CARD, pay } from './payment.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let invoiceId: string
beforeEach(async () => {
  await app.sql(`delete from payment_rate where starts_on > '2026-01-01'`)
  owner = await app.newPerson()
  tenant = await app.newPerson({ profileType: 'Tenant' })
  const { AssetId } = await addProperty(owner)
  await letTo(app, { assetId: AssetId, tenant, connectionId: await connected(app, owner, tenant) })
  await activeAccount(app, gateway, owner)
  invoiceId = (await sentInvoice(owner, invoiceInput(AssetId, [{ ProfileId: tenant.profileId }]))).InvoiceId
})

const quoted = async (method: string) =>
  must(await tenant.call(CalculatePaymentAmount, { InvoiceId: invoiceId })).Options.find(({ Method }) => Method === method)
const listed = async (method: string) => (await operatedList(app, 'rates', 'list')).filter(({ Method }) => Method === method)

describe('the operator', () => {
  test('reads which rates hold, and sets one that holds from now on', async () => {
    expect(await listed('card')).toMatchObject([{ Percent: 2.95, Fixed: '0.30', Most: null, PaidBy: 'payer', On: true, Holds: true }])
    // Of 1,501.00.
    expect(await quoted('card')).toMatchObject({ Fee: '44.58', FeePaidBy: 'payer', Total: '1545.58' })
    const { exitCode, said } = await operate(
      app,
      'rates',
      'set',
      'card',
      '2.5',
      '0.10',
      '--paid-by',
      'issuer',
      '--most',
      '20.00',
      '--as',
      'Kim',
    )
    expect([exitCode, said]).toEqual([0, expect.stringMatching(/^From \d{4}-\d\d-\d\d on, a payment by card costs 2\.5% and 0\.10\.$/)])
    expect(await quoted('card')).toMatchObject({ Fee: '20.00', FeePaidBy: 'issuer', Total: '1501.00', Received: '1481.00' })
    expect(await listed('card')).toMatchObject([
      { Percent: 2.5, Most: '20.00', Holds: true },
      { Percent: 2.95, Holds: false },
    ])
    expect(
      await app.sql(
        `select actor, object_id, detail->'rate'->>'bps' as bps from audit_event where chain = 'operator' order by seq desc limit 1`,
      ),
    ).toEqual([{ actor: { operator: 'Kim' }, object_id: 'rate-card', bps: '250' }])
  })

  test('sets one ahead: until that day the old one holds', async () => {
    const from = dayFromNow(40)
    expect((await operate(app, 'rates', 'set', 'bank', '0.5', '0', '--from', from)).exitCode).toBe(0)
    // What was not said stays as it was.
    expect(await listed('bank')).toMatchObject([
      { From: from, Percent: 0.5, Most: '5.00', PaidBy: 'issuer', Holds: false },
      { Percent: 0.8, Holds: true },
    ])
    expect(await quoted('bank')).toMatchObject({ Fee: '5.00' })
    await app.sql('update payment_rate set starts_on = current_date - 1 where starts_on = $1', [from])
    expect(await quoted('bank')).toMatchObject({ Fee: '5.00' })
    expect((await operate(app, 'rates', 'set', 'bank', '0.1', '0', '--most', 'none')).exitCode).toBe(0)
    expect(await quoted('bank')).toMatchObject({ Fee: '1.50' })
  })

  test('turns a way to pay off, and on again by a rate', async () => {
    expect((await operate(app, 'rates', 'turn-off', 'bank')).exitCode).toBe(0)
    expect(await quoted('bank')).toBeUndefined()
    expect(await quoted('card')).toBeDefined()
    expect((await operate(app, 'rates', 'set', 'bank', '0.8', '0')).exitCode).toBe(0)
    expect(await quoted('bank')).toBeDefined()
  })

  test.each([
    ['a method that is none', ['set', 'cheque', '1', '0'], '"cheque" is no way to pay online.'],
    ['a percentage that is none', ['set', 'card', '2,95', '0.30'], '"2,95" is not a percentage.'],
    ['a percentage that is too much', ['set', 'card', '10.01', '0.30'], 'A rate is 10% at most.'],
    ['an amount that is none', ['set', 'card', '2.95', '30c'], '"30c" is not an amount.'],
    ['an amount that is too much', ['set', 'card', '2.95', '100.01'], 'The fixed part is 100.00 at most.'],
    ['a limit that is none', ['set', 'card', '2.95', '0.30', '--most', 'all'], '"all" is not an amount.'],
    ['another payer', ['set', 'card', '2.95', '0.30', '--paid-by', 'landlord'], '"landlord" does not pay fees.'],
    ['a day that is none', ['set', 'card', '2.95', '0.30', '--from', '2027-02-30'], '"2027-02-30" is not a day.'],
    ['a day that has passed', ['turn-off', 'card', '--from', '2026-01-02'], '2026-01-02 has passed.'],
  ])('is refused %s', async (_what, words, sentence) => {
    const { exitCode, complained } = await operate(app, 'rates', ...words)
    expect([exitCode, complained]).toEqual([1, expect.stringContaining(sentence)])
    expect(await app.sql(`select from payment_rate where starts_on > '2026-01-01'`)).toEqual([])
  })
})

test('a payment that was begun keeps the rate that it was begun with', async () => {
  const waiting = await pay(gateway, tenant, invoiceId, CHALLENGED_CARD)
  expect((await operate(app, 'rates', 'set', 'card', '1', '0')).exitCode).toBe(0)
  expect(await app.sql('select payer_fee_cents from payment where id = $1', [waiting.PaymentId])).toEqual([{ payer_fee_cents: 4458 }])
  const [{ url }] = (await app.sql<{ url: string }>('select challenge_url as url from payment where id = $1', [waiting.PaymentId])) as [
    { url: string },
  ]
  await gateway.control.answerChallenge(url, 'complete')
  await expect
    .poll(() => app.sql('select status, payer_fee_cents from payment where id = $1', [waiting.PaymentId]))
    .toEqual([{ status: 'settled', payer_fee_cents: 4458 }])
})

test('the next payment is asked for the new one', async () => {
  expect((await operate(app, 'rates', 'set', 'card', '1', '0')).exitCode).toBe(0)
  const { PaymentId } = await pay(gateway, tenant, invoiceId, GOOD_CARD)
  expect(await app.sql('select payer_fee_cents from payment where id = $1', [PaymentId])).toEqual([{ payer_fee_cents: 1501 }])
})
