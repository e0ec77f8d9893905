import { UnsendInvoice, VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { CreatePaymentTransaction, MARK_INVOICE_AS_PAID, MarkInvoiceAsPaid } from '@keystead/contract/money/payments/payment.operations.ts'
import { describe, expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { connected, letTo } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { dayFromNow, invoiceInput, readInvoice, rentLine, sentInvoice } from '../invoices/invoice.factory.ts'
import { confirmed } from '../payment-accounts/handed-in.factory.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { activeAccount, GOOD_BANK, GOOD_CARD, payInput, type PayInput, tokenFor } from './payment.factory.ts'

const INVOICES = 100
const CONNECTIONS = 50

let owner: TestPerson
let tenant: TestPerson
let assetId: string
test.beforeAll(async () => {
  owner = await app.newPerson()
  tenant = await app.newPerson({ profileType: 'Tenant' })
  assetId = (await addProperty(owner)).AssetId
  await letTo(app, { assetId, tenant, connectionId: await connected(app, owner, tenant) })
  await activeAccount(app, gateway, owner)
})

const bill = async () => (await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }]))).InvoiceId

/** So many at a time. */
async function atOnce<Item>(items: readonly Item[], hands: number, work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const one = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: hands }, one))
}

/** The charges that the provider has made, by the payment that each is for. */
async function charges(): Promise<string[]> {
  const { lines } = await app.services.payments!.settlementReport(
    { from: new Date(0), to: null },
    { limit: 1_000 },
    { signal: AbortSignal.timeout(10_000) },
  )
  return lines.filter(({ type }) => type === 'charge').map(({ metadata }) => metadata['attempt'] ?? 'none')
}

test('50 connections pay 100 invoices at once, each of them twice: exactly 100 charges', { timeout: 180_000 }, async () => {
  const invoices: string[] = []
  await atOnce([...Array(INVOICES).keys()], 4, async () => void invoices.push(await bill()))
  // One payer may begin 40 payments a day.
  const free = () => app.sql(`delete from throttle where key like '%pay-by:%'`)
  const first = await payInput(gateway, tenant, invoices[0]!, GOOD_CARD)
  const inputs: PayInput[] = []
  await atOnce(invoices, 8, async (InvoiceId) => {
    inputs.push({ ...first, InvoiceId, Token: await tokenFor(gateway, tenant, InvoiceId, GOOD_CARD) })
  })
  const before = await charges()
  const answers: { readonly status: number; readonly code: string | undefined }[] = []
  await atOnce([...inputs, ...inputs], CONNECTIONS, async (input) => {
    await free()
    let answer = await tenant.call(CreatePaymentTransaction, input)
    // As the web does: a busy server says when to come again.
    while (answer.status === 503 || answer.status === 429) answer = await tenant.call(CreatePaymentTransaction, input)
    answers.push({ status: answer.status, code: answer.error?.Code })
  })
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(INVOICES)
  const refusals = answers.filter(({ status }) => status !== 200).map(({ code }) => code)
  expect(refusals.every((code) => code === 'PaymentUnderWay' || code === 'InvoiceIsPaid')).toBe(true)
  const made = (await charges()).slice(before.length)
  expect(made).toHaveLength(INVOICES)
  expect(new Set(made).size).toBe(INVOICES)
  await reconcile(app.services, AbortSignal.timeout(20_000))
  expect(await app.sql('select fact, kind from provider_difference')).toEqual([])
  await expectBooksToHold(app)
})

describe('unsending, voiding, marking as paid and paying, all at once', () => {
  test.for([GOOD_CARD, GOOD_BANK])('one wins, whichever comes first: %o', { timeout: 60_000 }, async (typed) => {
    for (let round = 0; round < 4; round += 1) {
      const InvoiceId = await bill()
      const { Version } = await readInvoice(owner, { InvoiceId })
      const input = await payInput(gateway, tenant, InvoiceId, typed)
      const PinConfirmation = await confirmed(owner, MARK_INVOICE_AS_PAID, InvoiceId)
      const calls = [
        () => tenant.call(CreatePaymentTransaction, input),
        () => owner.call(UnsendInvoice, { InvoiceId, Version }),
        () => owner.call(VoidInvoice, { InvoiceId, Version, Reason: 'Twice' }),
        () => owner.call(MarkInvoiceAsPaid, { InvoiceId, Version, Method: 'cash', PaidOn: dayFromNow(0), PinConfirmation }),
      ]
      // Each is the first one once.
      const answers = await Promise.all([...calls.slice(round), ...calls.slice(0, round)].map((call) => call()))
      expect(answers.map(({ status, error }) => (status === 200 ? 'done' : error?.Code))).toContain('done')
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    }
    await expectBooksToHold(app)
  })
})

test('a thousand payments of a dollar, each with another card, are stopped after a few', { timeout: 180_000 }, async () => {
  const { InvoiceId } = await sentInvoice(
    owner,
    invoiceInput(assetId, [{ ProfileId: tenant.profileId }], { AllowsPartial: true, Lines: [{ ...rentLine, Amount: '1000.00' }] }),
  )
  const first = await payInput(gateway, tenant, InvoiceId, GOOD_CARD, '1.00')
  const before = (await charges()).length
  await app.sql(`delete from throttle where key like '%pay-by:%'`)
  const codes: (string | undefined)[] = []
  await atOnce([...Array(1_000).keys()], 20, async () => {
    // Every answer of the first ones is a payment, and every other one is a refusal that asks no provider.
    const Token = codes.length < 12 ? await tokenFor(gateway, tenant, InvoiceId, GOOD_CARD) : `pm_${codes.length}`
    codes.push((await tenant.call(CreatePaymentTransaction, { ...first, Token })).error?.Code)
  })
  expect((await charges()).length - before).toBeLessThanOrEqual(8)
  expect(codes.filter((code) => code === undefined).length).toBeLessThanOrEqual(8)
  expect(codes.filter((code) => code === 'TooManyPayments').length).toBeGreaterThan(900)
  await expectBooksToHold(app)
})
