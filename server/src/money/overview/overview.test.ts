import { GetInvoices, GetInvoiceTotals, GetSentInvoices, VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetMoneyOverview } from '@keystead/contract/money/overview/overview.operations.ts'
import {
  GetAssetPayments,
  RecordInvoicePayment,
  RefundPayment,
  ReverseRecordedPayment,
} from '@keystead/contract/money/payments/payment.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { addMonths } from '@keystead/contract/values/dates.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted, letTo } from '../../../test/network.ts'
import { denverDay } from '../../leasing/assignments/assignment.factory.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { dayFromNow, type InvoiceInput, invoiceInput, readInvoice, sentInvoice } from '../invoices/invoice.factory.ts'
import {
  activeAccount,
  CHALLENGED_CARD,
  DECLINED_CARD,
  EMPTY_BANK,
  GOOD_BANK,
  GOOD_CARD,
  pay,
  readPayment,
  RETURNED_BANK,
} from '../payments/payment.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
beforeEach(async () => {
  await gateway.control.behave()
  owner = await app.newPerson({ accountType: 'Business' })
  tenant = await app.newPerson({ profileType: 'Tenant' })
  assetId = (await addProperty(owner, { Title: 'Larch House' })).AssetId
  await letTo(app, { assetId, tenant, connectionId: await connected(app, owner, tenant) })
  await activeAccount(app, gateway, owner)
})

const bill = async (rest: Partial<InvoiceInput> = {}) =>
  (await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }], { AllowsPartial: true, ...rest }))).InvoiceId
const late = { IssueDate: dayFromNow(-40), DueDate: dayFromNow(-10) }
const overview = async (person: TestPerson, input: InputOf<typeof GetMoneyOverview> = {}) =>
  must(await person.call(GetMoneyOverview, { TimeZone: 'America/Denver', ...input }))
const ofBilled = (person: TestPerson) => overview(person, { Direction: 2 })
const refund = async (PaymentId: string, Amount: string) =>
  must(await owner.call(RefundPayment, { PaymentId, Amount, Reason: 'Billed too much.' }))
const recorded = async (InvoiceId: string, Amount: string, PaidOn: string) => {
  const { Version } = await readInvoice(owner, { InvoiceId })
  return must(await owner.call(RecordInvoicePayment, { InvoiceId, Version, Method: 'cash', PaidOn, Amount })).PaymentId
}
async function becomes(paymentId: string, status: string): Promise<void> {
  await expect.poll(async () => (await readPayment(owner, paymentId)).Status, { timeout: 10_000 }).toBe(status)
}

/** What the books say was collected: all that came in, wherever it is by now, fees included. */
async function collectedInBooks(): Promise<string> {
  const [row] = await app.sql<{ cents: number }>(
    `select coalesce(sum(balance), 0)::bigint as cents from ledger_account a join ledger_book b on b.id = a.book_id
     where b.profile_id = $1 and kind in ('at_provider', 'held', 'bank', 'offline', 'provider_costs')`,
    [owner.profileId],
  )
  return (row!.cents / 100).toFixed(2)
}
async function owedInBooks(): Promise<string> {
  const [row] = await app.sql<{ cents: number }>(
    `select coalesce(sum(balance), 0)::bigint as cents from ledger_account a join ledger_book b on b.id = a.book_id
     where b.profile_id = $1 and kind = 'receivable'`,
    [owner.profileId],
  )
  return (row!.cents / 100).toFixed(2)
}
const sum = (...amounts: string[]) => amounts.reduce((cents, amount) => cents + Math.round(Number(amount) * 100), 0) / 100

describe('what who bills sees', () => {
  test('is nothing where nothing was billed', async () => {
    const nothing = { Due: '0.00', DueCount: 0, Overdue: '0.00', OverdueCount: 0, InTransit: '0.00', InTransitCount: 0, Next: null }
    expect(await overview(owner)).toMatchObject({
      ...nothing,
      Arrived: '0.00',
      WentBack: '0.00',
      Collected: '0.00',
      CollectedInYear: '0.00',
    })
    expect(await ofBilled(tenant)).toMatchObject(nothing)
  })

  test('is owed on each invoice that stands, in one of two parts, as its lists and the books have it', async () => {
    await bill()
    await bill(late)
    await recorded(await bill(late), '501', denverDay())
    const InvoiceId = await bill()
    must(await owner.call(VoidInvoice, { InvoiceId, Version: (await readInvoice(owner, { InvoiceId })).Version, Reason: 'Twice' }))
    // Of another one who bills, who must not show anywhere.
    const other = await app.newPerson()
    const theirs = (await addProperty(other, { Address1: '9 Elsewhere' })).AssetId
    await connected(app, other, tenant)
    await sentInvoice(other, invoiceInput(theirs, [{ ProfileId: tenant.profileId }]))

    const seen = await overview(owner)
    expect(seen).toMatchObject({ Due: '1501.00', DueCount: 1, Overdue: '2501.00', OverdueCount: 2 })
    expect(sum(seen.Due, seen.Overdue)).toBe(Number(await owedInBooks()))
    const listed = async (Status: 'due' | 'overdue') => {
      const { Items, TotalCount } = must(await owner.call(GetInvoices, { Status, PageSize: 100 }))
      return { count: TotalCount, amount: sum(...Items.map(({ Balance }) => Balance)) }
    }
    expect(await listed('due')).toEqual({ count: seen.DueCount, amount: Number(seen.Due) })
    expect(await listed('overdue')).toEqual({ count: seen.OverdueCount, amount: Number(seen.Overdue) })
    const { Due, DueCount, Overdue, OverdueCount, InTransit } = must(await owner.call(GetInvoiceTotals, {}))
    expect(seen).toMatchObject({ Due, DueCount, Overdue, OverdueCount, InTransit })
  })

  test('counts each payment in its state once, as its lists and the books have it', async () => {
    const refunded = await pay(gateway, tenant, await bill(), GOOD_CARD, '1200')
    await refund(refunded.PaymentId, '100')
    const onItsWay = await pay(gateway, tenant, await bill(), GOOD_BANK)
    await pay(gateway, tenant, await bill(), CHALLENGED_CARD, '700')
    const InvoiceId = await bill()
    await pay(gateway, tenant, InvoiceId, DECLINED_CARD)
    await recorded(InvoiceId, '1', denverDay())
    const PaymentId = await recorded(InvoiceId, '2', denverDay())
    must(await owner.call(ReverseRecordedPayment, { PaymentId, Reason: 'Not theirs.' }))

    const seen = await overview(owner)
    expect(seen).toMatchObject({
      InTransit: '2201.00',
      InTransitCount: 2,
      // A card, cash, and what was recorded by mistake.
      Arrived: '1203.00',
      WentBack: '102.00',
      Collected: '1101.00',
      CollectedInYear: '1101.00',
    })
    expect(seen.Collected).toBe(await collectedInBooks())
    expect(must(await owner.call(GetInvoiceTotals, {})).InTransit).toBe(seen.InTransit)
    const payments = async (filter: object) => must(await owner.call(GetAssetPayments, { Direction: 1, PageSize: 100, ...filter })).Items
    const underWay = await payments({ Status: 'underWay' })
    expect(sum(...underWay.map(({ Amount }) => Amount))).toBe(Number(seen.InTransit))
    const moved = await payments({ Month: seen.Month })
    expect(sum(...moved.map(({ Amount }) => Amount))).toBe(Number(seen.Arrived))
    expect(sum(...moved.map(({ WentBack }) => WentBack))).toBe(Number(seen.WentBack))
    expect((await payments({ Status: 'wentBack' })).map(({ Amount }) => Amount)).toEqual(['2.00', '1200.00'])
    expect(await payments({ Status: 'failed' })).toHaveLength(1)
    expect(must(await owner.call(GetAssetPayments, { Direction: 2 })).TotalCount).toBe(0)

    await gateway.control.advance({ days: 8 })
    await becomes(onItsWay.PaymentId, 'settled')
    const later = await overview(owner)
    expect(later).toMatchObject({ InTransit: '700.00', Collected: '2602.00' })
    expect(later.Collected).toBe(await collectedInBooks())
  })

  test('what banks take back was not collected, be it before or after it had come; what is disputed is until that is lost', async () => {
    const never = await pay(gateway, tenant, await bill(), EMPTY_BANK)
    const back = await pay(gateway, tenant, await bill(), RETURNED_BANK)
    await gateway.control.advance({ days: 7 })
    await becomes(never.PaymentId, 'failed')
    await becomes(back.PaymentId, 'settled')
    expect((await overview(owner)).Collected).toBe('1501.00')
    await gateway.control.advance({ days: 7 })
    await becomes(back.PaymentId, 'returned')
    expect(await overview(owner)).toMatchObject({ Arrived: '1501.00', WentBack: '1501.00', Collected: '0.00', InTransit: '0.00' })
    expect(await ofBilled(tenant)).toMatchObject({ Arrived: '1501.00', WentBack: '1501.00' })

    const disputed = await pay(gateway, tenant, await bill(), GOOD_CARD)
    const [{ gateway_ref: ref } = { gateway_ref: '' }] = await app.sql<{ gateway_ref: string }>(
      'select gateway_ref from payment where id = $1',
      [disputed.PaymentId],
    )
    await gateway.control.dispute(ref)
    await becomes(disputed.PaymentId, 'disputed')
    expect((await overview(owner)).Collected).toBe('1501.00')
    await gateway.control.closeDispute(ref, false)
    await becomes(disputed.PaymentId, 'returned')
    const seen = await overview(owner)
    expect(seen.Collected).toBe('0.00')
    expect(seen.Collected).toBe(await collectedInBooks())
  })
})

test('what came in another month counts there, and what goes back of it in the month in which it does', async () => {
  const { Month } = await overview(owner)
  const before = addMonths(Month, -1)
  const payment = await pay(gateway, tenant, await bill(), GOOD_CARD)
  await app.sql('update payment set arrived_on = $2 where id = $1', [payment.PaymentId, before])
  await refund(payment.PaymentId, '100')
  const cash = await recorded(await bill(), '40', addMonths(Month, -12))
  const seen = await overview(owner)
  const isSameYear = before.slice(0, 4) === Month.slice(0, 4)
  expect(seen).toMatchObject({
    Arrived: '0.00',
    WentBack: '100.00',
    Collected: '-100.00',
    CollectedInYear: isSameYear ? '1401.00' : '-100.00',
  })
  const listed = async (of: string) => must(await owner.call(GetAssetPayments, { Month: of })).Items.map(({ PaymentId }) => PaymentId)
  expect(await overview(owner, { Month: before })).toMatchObject({
    Month: before,
    Arrived: '1501.00',
    WentBack: '0.00',
    Collected: '1501.00',
  })
  expect(await listed(before)).toEqual([payment.PaymentId])
  expect(await listed(Month)).toEqual([payment.PaymentId])
  expect(await listed(addMonths(Month, -12))).toEqual([cash])
})

test('days are those of the place: what is due until midnight there is overdue after it', async () => {
  const InvoiceId = await bill({ DueDate: dayFromNow(0) })
  const dueIn = (zone: string, days: number) =>
    app.sql(`update invoice set time_zone = $2, issued_on = due_on - 60, due_on = (now() at time zone $2)::date + $3::int where id = $1`, [
      InvoiceId,
      zone,
      days,
    ])
  for (const zone of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
    await dueIn(zone, 0)
    expect(await overview(owner)).toMatchObject({ DueCount: 1, OverdueCount: 0 })
    await dueIn(zone, -1)
    expect(await overview(owner)).toMatchObject({ DueCount: 0, OverdueCount: 1, Overdue: '1501.00' })
  }
  const { PaymentId } = await pay(gateway, tenant, InvoiceId, GOOD_CARD)
  const [row] = await app.sql<{ fits: boolean }>(
    `select arrived_on = (settled_at at time zone 'Pacific/Kiritimati')::date as fits from payment where id = $1`,
    [PaymentId],
  )
  expect(row?.fits).toBe(true)
})

describe('what who is billed sees', () => {
  test('is their own share, what to pay first, and what they have paid', async () => {
    const second = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, second)
    const shared = await sentInvoice(
      owner,
      invoiceInput(
        assetId,
        [
          { ProfileId: tenant.profileId, SharePercent: 60 },
          { ProfileId: second.profileId, SharePercent: 40 },
        ],
        { Billing: 'shares' },
      ),
    )
    await pay(gateway, tenant, shared.InvoiceId, GOOD_CARD)
    expect(await ofBilled(tenant)).toMatchObject({ Due: '0.00', Collected: '900.60', CollectedInYear: '900.60', Next: null })
    const next = { InvoiceId: shared.InvoiceId, InvoiceNumber: 'INV-0001', DueDate: dayFromNow(14), Balance: '600.40', IsOverdue: false }
    expect(await ofBilled(second)).toMatchObject({ Due: '600.40', DueCount: 1, Collected: '0.00', Next: next })
    expect(await overview(owner)).toMatchObject({ Due: '600.40', Collected: '900.60', Next: null })
    const listed = must(await second.call(GetSentInvoices, { Status: 'due' })).Items
    expect(listed.map(({ Balance }) => Balance)).toEqual(['600.40'])

    const first = await bill(late)
    expect((await ofBilled(tenant)).Next).toMatchObject({ InvoiceId: first, IsOverdue: true })
    await pay(gateway, tenant, first, GOOD_BANK)
    // Nothing is to be done about what is on its way.
    expect(await ofBilled(tenant)).toMatchObject({ Overdue: '1501.00', InTransit: '1501.00', InTransitCount: 1, Next: null })
    expect(await ofBilled(second)).toMatchObject({ InTransit: '0.00' })
  })

  test('of what two owe together, each sees the whole, and their own payments alone', async () => {
    const second = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, second)
    const { InvoiceId } = await sentInvoice(
      owner,
      invoiceInput(assetId, [{ ProfileId: tenant.profileId }, { ProfileId: second.profileId }]),
    )
    await pay(gateway, tenant, InvoiceId, GOOD_CARD)
    expect(await ofBilled(tenant)).toMatchObject({ Due: '0.00', Collected: '1501.00' })
    expect(await ofBilled(second)).toMatchObject({ Due: '0.00', Collected: '0.00' })
  })
})

describe('others see', () => {
  test('one property, and members their homes alone', async () => {
    const elsewhere = (await addProperty(owner, { Address1: '1 Elsewhere' })).AssetId
    await pay(gateway, tenant, await bill(), GOOD_CARD)
    await sentInvoice(
      owner,
      invoiceInput(elsewhere, [{ ProfileId: tenant.profileId }], {
        Lines: [{ Title: 'Fee', Amount: '9', ItemForTypeId: 6, AccountForTypeId: 2 }],
      }),
    )
    expect(await overview(owner, { AssetId: elsewhere })).toMatchObject({ Due: '9.00', Collected: '0.00' })
    expect(await overview(owner, { AssetId: assetId })).toMatchObject({ Due: '0.00', Collected: '1501.00' })
    const business = await businessOn(app, owner)
    expect(await overview(await memberOf(app, business, { role: 'bookkeeper' }))).toMatchObject({ Due: '9.00', Collected: '1501.00' })
    const given = await memberOf(app, business, { role: 'property-manager', homes: [elsewhere] })
    expect(await overview(given)).toMatchObject({ Due: '9.00', Collected: '0.00' })
    const away = await memberOf(app, business, { role: 'maintenance' })
    expect((await away.call(GetMoneyOverview, {})).status).toBe(403)
  })

  test('agents what they may bill for, refunds included, and nothing once that is over', async () => {
    const agent = await app.newPerson({ profileType: 'Agent' })
    const connectionId = await connected(app, owner, agent)
    const { PaymentId } = await pay(gateway, tenant, await bill(), GOOD_CARD)
    await pay(gateway, tenant, await bill(), GOOD_BANK)
    await refund(PaymentId, '1')
    expect(await overview(agent)).toMatchObject({ Due: '0.00', Collected: '0.00', InTransit: '0.00' })
    const engagementId = await entrusted(app, { assetId, agent, connectionId, scopes: ['invoice'] })
    const all = await overview(owner)
    expect(all).toMatchObject({ Due: '1501.00', Collected: '1500.00', InTransit: '1501.00' })
    expect(await overview(agent)).toMatchObject(all)
    expect(must(await agent.call(GetAssetPayments, { Direction: 1, Month: all.Month })).Items).toHaveLength(1)
    await app.sql(`update engagement set ended_at = now(), ended_on = current_date where id = $1`, [engagementId])
    expect(await overview(agent)).toMatchObject({ Due: '0.00', Collected: '0.00' })
  })
})
