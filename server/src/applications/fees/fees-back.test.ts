import {
  CloseApplication,
  DeleteApplication,
  OpenApplication,
  RemoveApplicant,
  WithdrawApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { PayApplicationFee, WaiveApplicationFee } from '@keystead/contract/applications/fees/fee.operations.ts'
import { ProcessApplication } from '@keystead/contract/applications/form/form.operations.ts'
import { AddLeaseDraft, RecordLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { RefundPayment } from '@keystead/contract/money/payments/payment.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { DeleteAsset, GetAssetDeletionPreview, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { PaymentMoved } from '@keystead/contract/money/payments/payment.events.ts'
import { beforeEach, describe, expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { everything } from '../../database/pool.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import { keepHouse } from '../../app/housekeeping.ts'
import { leaseWith } from '../../leasing/assignments/assignment.factory.ts'
import { DECLINED_CARD, GOOD_BANK, GOOD_CARD, readPayment, type Typed } from '../../money/payments/payment.factory.ts'
import { formOf, sentApplication } from '../applications/application.factory.ts'
import { CONSENTS, filledForm, today } from '../form/form.factory.ts'
import { feesOf, feeToPay, ownFeeOf, payFee, payFeeInput } from './fee.factory.ts'

/** Its refunds fail a day later. */
const NO_WAY_BACK = { card: '4000000000005126' }
const UNREAD = 'The application was closed before anyone looked at it.'

/** A form is filled in by calls, and what a bank does is told by webhooks. */
const PATIENT = { timeout: 90_000 }

let given: Awaited<ReturnType<typeof feeToPay>>
beforeEach(async () => {
  given = await feeToPay(app, gateway)
})

const own = () => ownFeeOf(given.renter, given.ApplicationId)
async function becomes(State: string): Promise<void> {
  await expect.poll(async () => (await own()).State, { timeout: 25_000 }).toBe(State)
}
const close = () => given.owner.call(CloseApplication, { ApplicationId: given.ApplicationId, Reason: 'It was sold.', ReportUsed: 'N' })
const refunds = () =>
  app.sql<{ status: string; cents: number }>(
    'select status, amount_cents::int as cents from payment_refund where asset_id = $1 order by id',
    [given.assetId],
  )
const newsOf = async (person: TestPerson) => must(await person.call(GetNotifications, {})).Items.map(({ Message }) => Message)

async function submitted(typed: Typed = GOOD_CARD) {
  const { renter, FormId } = given
  const paid = await payFee(gateway, renter, await own(), typed)
  await becomes('bank' in typed ? 'onItsWay' : 'paid')
  await filledForm(renter, FormId)
  must(await renter.call(ProcessApplication, { FormId, ...CONSENTS }))
  return paid
}

describe('what no one has looked at', PATIENT, () => {
  test('is given back once when it is closed, and the applicant is told', async () => {
    const { PaymentId } = await submitted()
    must(await close())
    await becomes('givenBack')
    expect(await own()).toMatchObject({ GivenBack: '45.00', GiveBackReason: UNREAD, GiveBackFailed: false })
    expect(await readPayment(given.renter, PaymentId)).toMatchObject({ Status: 'refunded', Refunds: [{ Amount: '45.00', Reason: UNREAD }] })
    expect((await close()).error?.Code).toBe('ApplicationNotOpen')
    expect(await refunds()).toEqual([{ status: 'succeeded', cents: 4_500 }])
    expect(await newsOf(given.renter)).toContainEqual(expect.stringContaining('$45.00'))
    await expectBooksToHold(app)
  })

  test('goes back as soon as it has come, where the bank was moving it', async () => {
    await submitted(GOOD_BANK)
    must(await close())
    await becomes('onItsWay')
    expect(await refunds()).toEqual([])
    await gateway.control.advance({ days: 7 })
    await becomes('givenBack')
    await gateway.control.advance({ days: 7 })
    await expect.poll(refunds, { timeout: 15_000 }).toEqual([{ status: 'succeeded', cents: 4_500 }])
    await expectBooksToHold(app)
  })

  test('goes back when someone else has leased the home', async () => {
    await submitted()
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, given.owner, tenant)
    const Lease = leaseWith([tenant], { TenureStart: addDays(today(), 10), TenureEnd: addDays(today(), 374) })
    const { LeaseId } = must(await given.owner.call(AddLeaseDraft, { AssetId: given.assetId, Lease }))
    must(await given.owner.call(RecordLease, { LeaseId, Version: 1 }))
    await becomes('givenBack')
  })

  test('goes back when the home is deleted', async () => {
    await submitted()
    must(await given.owner.call(UnlistAsset, { AssetId: given.assetId }))
    must(await given.owner.call(DeleteAsset, { AssetId: given.assetId }))
    await becomes('givenBack')
    await expectBooksToHold(app)
  })

  test('goes back when the landlord closes their account', async () => {
    const { owner } = given
    await submitted()
    await gateway.control.advance({ days: 10 })
    const closing = () => owner.call(CloseAccount, { Email: owner.email, Reason: null, PinConfirmation: null })
    await expect.poll(async () => (await closing()).status, { timeout: 15_000 }).toBe(200)
    await becomes('givenBack')
    await expectBooksToHold(app)
  })

  test('goes back when not everyone had submitted in time', async () => {
    await submitted()
    const { ApplicationId, FormId } = given
    await app.sql(`update application set status = 'sent', expires_at = now() - interval '1 minute' where id = $1`, [ApplicationId])
    await keepHouse(app.services, AbortSignal.timeout(30_000))
    await becomes('givenBack')
    expect(FormId).toBeDefined()
  })

  test('of a form that others ended before it was submitted goes back within the hour', async () => {
    const { renter, FormId } = given
    await payFee(gateway, renter, await own(), GOOD_CARD)
    await becomes('paid')
    const unused = must(await given.owner.call(GetAssetDeletionPreview, { AssetId: given.assetId })).GoesWithIt
    expect(unused).toContain('1 application fee goes back to who paid it, since no one has looked at the application.')
    // As an approval of the others does.
    await app.sql('update application_form set ended_at = now() where id = $1', [FormId])
    await keepHouse(app.services, AbortSignal.timeout(30_000))
    await becomes('givenBack')
    await keepHouse(app.services, AbortSignal.timeout(30_000))
    expect(await refunds()).toEqual([{ status: 'succeeded', cents: 4_500 }])
  })

  test('of a form that was begun and not submitted goes back where someone else of the household withdraws', async () => {
    const { owner, assetId } = given
    const people = await Promise.all([1, 2].map(() => app.newPerson({ profileType: 'Tenant' })))
    for (const person of people) await connected(app, owner, person)
    const ApplicationId = await sentApplication(owner, assetId, people)
    const [first, second] = people as [TestPerson, TestPerson]
    await payFee(gateway, second, await ownFeeOf(second, ApplicationId), GOOD_CARD)
    await filledForm(second, await formOf(second, ApplicationId))
    const standing = async () => (await ownFeeOf(second, ApplicationId)).State
    await expect.poll(standing, { timeout: 25_000 }).toBe('paid')
    must(await first.call(WithdrawApplication, { FormId: await formOf(first, ApplicationId), Reason: null }))
    await keepHouse(app.services, AbortSignal.timeout(30_000))
    await expect.poll(standing, { timeout: 25_000 }).toBe('givenBack')
    await expectBooksToHold(app)
  })

  test('of someone who paid and was removed, or whose draft is deleted, goes back as well', async () => {
    const { owner, renter, assetId } = given
    const people = await Promise.all([1, 2].map(() => app.newPerson({ profileType: 'Tenant' })))
    for (const person of people) await connected(app, owner, person)
    const ApplicationId = await sentApplication(owner, assetId, people)
    const other = people[1]!
    await payFee(gateway, other, await ownFeeOf(other, ApplicationId), GOOD_CARD)
    await payFee(gateway, renter, await own(), GOOD_CARD)
    await becomes('paid')
    await expect.poll(async () => (await ownFeeOf(other, ApplicationId)).State).toBe('paid')
    must(await owner.call(RemoveApplicant, { ApplicationId, FormId: await formOf(other, ApplicationId) }))
    must(await renter.call(DeleteApplication, { ApplicationId: given.ApplicationId }))
    const succeeded = [
      { status: 'succeeded', cents: 4_500 },
      { status: 'succeeded', cents: 4_500 },
    ]
    await expect.poll(refunds, { timeout: 15_000 }).toEqual(succeeded)
    await expectBooksToHold(app)
  })
})

describe('stays with the landlord', PATIENT, () => {
  test('what they have opened, also where they close it afterwards', async () => {
    await submitted()
    must(await given.owner.call(OpenApplication, { ApplicationId: given.ApplicationId }))
    must(await close())
    expect(await refunds()).toEqual([])
    expect(await own()).toMatchObject({ State: 'paid', GiveBackReason: null })
  })

  test('what is withdrawn; they can give it back by hand, in part as well', async () => {
    const { owner, renter, FormId, ApplicationId } = given
    const { PaymentId } = await submitted()
    must(await renter.call(WithdrawApplication, { FormId, Reason: null }))
    expect(await refunds()).toEqual([])
    must(await owner.call(RefundPayment, { PaymentId, Amount: '20.00', Reason: 'A part of it.' }))
    await expect.poll(async () => (await own()).GivenBack, { timeout: 15_000 }).toBe('20.00')
    expect(await own()).toMatchObject({ State: 'paid', GiveBackFailed: false })
    must(await owner.call(RefundPayment, { PaymentId, Amount: '25.00', Reason: 'The rest.' }))
    await becomes('givenBack')
    expect(await feesOf(owner, ApplicationId)).toMatchObject([{ GivenBack: '45.00' }])
  })

  test('of a household, what is opened before someone submits is not theirs to keep', async () => {
    const { owner, assetId } = given
    const people = await Promise.all([1, 2].map(() => app.newPerson({ profileType: 'Tenant' })))
    for (const person of people) await connected(app, owner, person)
    const ApplicationId = await sentApplication(owner, assetId, people)
    for (const [index, person] of people.entries()) {
      await payFee(gateway, person, await ownFeeOf(person, ApplicationId), GOOD_CARD)
      await expect.poll(async () => (await ownFeeOf(person, ApplicationId)).State).toBe('paid')
      if (index === 0) {
        const FormId = await formOf(person, ApplicationId)
        await filledForm(person, FormId)
        must(await person.call(ProcessApplication, { FormId, ...CONSENTS }))
        must(await owner.call(OpenApplication, { ApplicationId }))
      }
    }
    must(await owner.call(CloseApplication, { ApplicationId, Reason: null, ReportUsed: 'N' }))
    await expect
      .poll(async () => (await feesOf(owner, ApplicationId)).map(({ State }) => State), { timeout: 15_000 })
      .toEqual(['paid', 'givenBack'])
  })
})

describe('a refund that the provider', PATIENT, () => {
  test('refuses is told to the landlord, is not asked for again, and can be made by hand', async () => {
    const { owner, ApplicationId } = given
    const { PaymentId } = await submitted(NO_WAY_BACK)
    must(await close())
    await becomes('givenBack')
    await gateway.control.advance({ days: 2 })
    await becomes('paid')
    expect(await feesOf(owner, ApplicationId)).toMatchObject([{ State: 'paid', GiveBackFailed: true, GivenBack: null }])
    expect(await refunds()).toEqual([{ status: 'failed', cents: 4_500 }])
    expect(await newsOf(owner)).toContainEqual(expect.stringContaining('$45.00'))
    must(await owner.call(RefundPayment, { PaymentId, Amount: '45.00', Reason: 'Once more.' }))
    await expect.poll(async () => (await refunds()).length).toBe(2)
    await expectBooksToHold(app)
  })

  test.each(['timeout_after', 'error_before'] as const)(
    'does not answer (%s) is made once',
    async (kind) => {
      await submitted()
      await gateway.control.misbehave({ path: '/v1/refunds', method: 'POST', kind, times: 1, delay_ms: 200 })
      must(await close())
      await expect.poll(refunds).toHaveLength(1)
      await gateway.control.behave()
      await app.sql(`update pgboss.job set start_after = now() where name = 'outside-call' and state in ('created', 'retry')`)
      await expect.poll(async () => (await own()).State, { timeout: 25_000 }).toBe('givenBack')
      expect(await refunds()).toEqual([{ status: 'succeeded', cents: 4_500 }])
    },
    90_000,
  )
})

describe('who decides waives a fee', PATIENT, () => {
  const waive = (FeeId: string, ApplicationId = given.ApplicationId) =>
    given.owner.call(WaiveApplicationFee, { ApplicationId, FeeId, Reason: 'You paid me in cash.' })

  async function asked() {
    const friend = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, given.owner, friend)
    const ApplicationId = await sentApplication(given.owner, given.assetId, [friend])
    return { friend, ApplicationId, fee: await ownFeeOf(friend, ApplicationId) }
  }

  test('with a reason that its payer reads; the form can be submitted then, and nothing can be paid', async () => {
    const { friend, ApplicationId, fee } = await asked()
    const good = await payFeeInput(gateway, friend, fee, GOOD_CARD)
    expect((await given.owner.call(WaiveApplicationFee, { ApplicationId, FeeId: fee.FeeId, Reason: ' ' })).error?.Fields).toHaveProperty(
      'Reason',
    )
    must(await waive(fee.FeeId, ApplicationId))
    expect(await ownFeeOf(friend, ApplicationId)).toMatchObject({
      State: 'waived',
      WaivedBy: 'Olive Tester',
      WaiveReason: 'You paid me in cash.',
      CanPay: false,
    })
    expect(await newsOf(friend)).toContainEqual(expect.stringContaining('You paid me in cash.'))
    expect((await friend.call(PayApplicationFee, good)).error?.Code).toBe('ApplicationFeeNotDue')
    const FormId = await formOf(friend, ApplicationId)
    await filledForm(friend, FormId)
    must(await friend.call(ProcessApplication, { FormId, ...CONSENTS }))
  })

  test('also after a card was declined, whose bill is void then', async () => {
    const { friend, ApplicationId, fee } = await asked()
    await payFee(gateway, friend, fee, DECLINED_CARD)
    await expect.poll(async () => (await ownFeeOf(friend, ApplicationId)).State).toBe('due')
    must(await waive(fee.FeeId, ApplicationId))
    expect(await app.sql('select status from invoice where asset_id = $1', [given.assetId])).toEqual([{ status: 'void' }])
  })

  test('and a payment that had failed and comes after all goes back', async () => {
    const { friend, ApplicationId, fee } = await asked()
    const { PaymentId, InvoiceId } = await payFee(gateway, friend, fee, DECLINED_CARD)
    await expect.poll(async () => (await ownFeeOf(friend, ApplicationId)).State).toBe('due')
    must(await waive(fee.FeeId, ApplicationId))
    const come = { status: 'settled' as const, method: 'card' as const, amountCents: 4_500, refundedCents: 0, goingBackCents: 0 }
    await eventTransaction(app.services, everything('a test'), (context) =>
      app.services.events.emit(context, PaymentMoved, [{ id: PaymentId, accountId: given.owner.accountId, invoiceId: InvoiceId, ...come }]),
    )
    expect(await ownFeeOf(friend, ApplicationId)).toMatchObject({
      State: 'paid',
      GiveBackReason: 'It was not asked any more when the payment came.',
    })
  })

  test('and not one that was paid, is on its way, was waived, or is of another application', async () => {
    const { friend, ApplicationId, fee } = await asked()
    await submitted(GOOD_BANK)
    const paid = await own()
    expect((await waive(paid.FeeId)).error?.Code).toBe('ApplicationFeeNotWaivable')
    expect((await waive(fee.FeeId)).status).toBe(404)
    must(await waive(fee.FeeId, ApplicationId))
    expect((await waive(fee.FeeId, ApplicationId)).error?.Code).toBe('ApplicationFeeNotWaivable')
    expect((await friend.call(WaiveApplicationFee, { ApplicationId, FeeId: fee.FeeId, Reason: 'Mine.' })).status).toBe(403)
  })
})
