import { SendApplication, UnSendApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { CalculateApplicationFee, GetApplicationFees, PayApplicationFee } from '@keystead/contract/applications/fees/fee.operations.ts'
import { ProcessApplication } from '@keystead/contract/applications/form/form.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { voidUnpaidByPayer } from '../../money/invoices/unpaid-by-payer.job.ts'
import { readInvoice } from '../../money/invoices/invoice.factory.ts'
import { receiptOf } from '../../money/papers/paper.factory.ts'
import {
  bookBalance,
  CHALLENGED_CARD,
  DECLINED_CARD,
  EMPTY_BANK,
  GOOD_BANK,
  GOOD_CARD,
  readPayment,
  RETURNED_BANK,
} from '../../money/payments/payment.factory.ts'
import { formOf, sentApplication } from '../applications/application.factory.ts'
import { CONSENTS, filledForm } from '../form/form.factory.ts'
import { feesOf, feeToPay, ownFeeOf, payFee, payFeeInput } from './fee.factory.ts'

/** A form is filled in by calls, and what a bank does is told by webhooks. */
const PATIENT = { timeout: 90_000 }

let given: Awaited<ReturnType<typeof feeToPay>>
beforeEach(async () => {
  given = await feeToPay(app, gateway)
})

const own = () => ownFeeOf(given.renter, given.ApplicationId)
const submit = () => given.renter.call(ProcessApplication, { FormId: given.FormId, ...CONSENTS })
async function becomes(State: string): Promise<void> {
  await expect.poll(async () => (await own()).State, { timeout: 25_000 }).toBe(State)
}
const costs = (cents: number | null) => app.sql('update asset set application_fee_cents = $2 where id = $1', [given.assetId, cents])
const bills = () =>
  app.sql<{ status: string; total: number }>('select status, total_cents::int as total from invoice where asset_id = $1 order by number', [
    given.assetId,
  ])
const payments = () => app.sql<{ status: string }>('select status from payment where asset_id = $1 order by id', [given.assetId])

describe('a fee', PATIENT, () => {
  test('is asked from the beginning, is owed by no one, and keeps a form from being submitted', async () => {
    const { renter, FormId } = given
    expect(await own()).toMatchObject({
      Kind: 'application',
      State: 'due',
      Wanted: '45.00',
      Amount: '45.00',
      LimitedBy: null,
      CanPay: true,
    })
    expect(await bills()).toEqual([])
    await filledForm(renter, FormId)
    expect((await submit()).error).toMatchObject({ Code: 'ApplicationFeeUnpaid', Message: 'Please pay the application fee first.' })
    await payFee(gateway, renter, await own(), GOOD_CARD)
    await becomes('paid')
    must(await submit())
    expect(await own()).toMatchObject({ State: 'paid', Amount: '45.00', CanPay: false })
  })

  test('that is paid has an invoice, a receipt and its place in the books; who decides is told', async () => {
    const { owner, renter } = given
    const { InvoiceId } = await payFee(gateway, renter, await own(), GOOD_CARD)
    await becomes('paid')
    expect(await readInvoice(owner, { InvoiceId })).toMatchObject({
      State: 'paid',
      Total: '45.00',
      Lines: [{ Title: 'Application fee', ItemForTypeId: 8, Description: 'Application A-1001 for Brick bungalow with a porch' }],
    })
    expect(await own()).toMatchObject({ InvoiceId, PaidAt: expect.any(String) })
    expect((await receiptOf(renter, { InvoiceId })).text).toContain('$45.00')
    expect(await bookBalance(app, owner, 'receivable')).toBe(0)
    const told = () =>
      app.sql('select 1 as one from notification where profile_id = $1 and event_key = $2', [owner.profileId, 'payment.settled'])
    await expect.poll(told, { timeout: 15_000 }).toHaveLength(1)
    await expectBooksToHold(app)
  })

  test('is paid to the landlord alone: whom they do not know is not billed by it for anything else', async () => {
    const { owner, renter } = given
    await payFee(gateway, renter, await own(), GOOD_CARD)
    expect(
      await app.sql('select 1 as one from connection where $1 in (requester_profile_id, addressee_profile_id)', [renter.profileId]),
    ).toEqual([])
    expect((await owner.call(GetApplicationFees, { ApplicationId: given.ApplicationId })).status).toBe(404)
  })

  test('by bank counts as paid while it is on its way; who decides sees where it came back', async () => {
    const { owner, renter, FormId, ApplicationId } = given
    await filledForm(renter, FormId)
    await payFee(gateway, renter, await own(), RETURNED_BANK)
    await becomes('onItsWay')
    must(await submit())
    await gateway.control.advance({ days: 7 })
    await becomes('paid')
    await gateway.control.advance({ days: 7 })
    await becomes('returned')
    expect(await feesOf(owner, ApplicationId)).toMatchObject([{ State: 'returned', CanWaive: true, CanPay: false }])
    // It is owed to no one, and can be paid once more, at what it costs by now.
    expect(await own()).toMatchObject({ PaidAt: null, CanPay: true })
    await costs(3_000)
    await payFee(gateway, renter, await own(), GOOD_CARD)
    await becomes('paid')
    expect(await own()).toMatchObject({ Amount: '30.00', PaidAt: expect.any(String) })
    await expectBooksToHold(app)
  })

  test('by a bank account without money is to be paid again', async () => {
    await payFee(gateway, given.renter, await own(), EMPTY_BANK)
    await becomes('onItsWay')
    await gateway.control.advance({ days: 7 })
    await becomes('due')
    expect(await own()).toMatchObject({ CanPay: true })
  })

  test('for which the bank asks who they are is not paid before they have answered', async () => {
    const { renter, FormId } = given
    await filledForm(renter, FormId)
    const { PaymentId } = await payFee(gateway, renter, await own(), CHALLENGED_CARD)
    await becomes('pending')
    expect((await submit()).error).toMatchObject({ Code: 'ApplicationFeeUnpaid', Message: expect.stringContaining('not confirmed yet') })
    await gateway.control.answerChallenge((await readPayment(renter, PaymentId)).ChallengeUrl!, 'complete')
    await becomes('paid')
    must(await submit())
  })

  test('of a card that is declined is tried again on the same bill; after an hour that is void, and the fee is not', async () => {
    const { renter } = given
    const first = await payFee(gateway, renter, await own(), DECLINED_CARD)
    await becomes('due')
    const second = await payFee(gateway, renter, await own(), DECLINED_CARD)
    expect(second.InvoiceId).toBe(first.InvoiceId)
    await becomes('due')
    await app.sql(`update invoice set updated_at = updated_at - interval '61 minutes' where id = $1`, [first.InvoiceId])
    await voidUnpaidByPayer.run(app.services, AbortSignal.timeout(10_000))
    expect(await bills()).toEqual([{ status: 'void', total: 4_500 }])
    const third = await payFee(gateway, renter, await own(), GOOD_CARD)
    expect(third.InvoiceId).not.toBe(first.InvoiceId)
    await becomes('paid')
    await expectBooksToHold(app)
  })
})

describe('one fee is paid once', PATIENT, () => {
  test('by two presses at once, and in two tabs that were opened before', async () => {
    const { renter } = given
    const [one, other] = [
      await payFeeInput(gateway, renter, await own(), GOOD_CARD),
      await payFeeInput(gateway, renter, await own(), GOOD_CARD),
    ]
    const answers = await Promise.all([renter.call(PayApplicationFee, one), renter.call(PayApplicationFee, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await becomes('paid')
    const late = await renter.call(PayApplicationFee, other)
    expect(late.error?.Code).toMatch(/^(ApplicationFeeNotDue|PaymentUnderWay)$/)
    expect(await payments()).toEqual([{ status: 'settled' }])
    expect(await bills()).toHaveLength(1)
  })

  test.each(['timeout_before', 'timeout_after', 'error_before'] as const)(
    'where the provider answers with %s',
    async (kind) => {
      const input = await payFeeInput(gateway, given.renter, await own(), GOOD_CARD)
      await gateway.control.misbehave({ path: '/v1/payment_intents', method: 'POST', kind, times: 1, delay_ms: 200 })
      must(await given.renter.call(PayApplicationFee, input))
      await expect.poll(async () => (await own()).State, { timeout: 25_000 }).toBe('paid')
      expect(await payments()).toEqual([{ status: 'settled' }])
      await expectBooksToHold(app)
    },
    90_000,
  )

  test('with what was typed for it, and for no other fee', async () => {
    const other = await feeToPay(app, gateway)
    const theirs = await payFeeInput(gateway, other.renter, await ownFeeOf(other.renter, other.ApplicationId), GOOD_CARD)
    const mine = await payFeeInput(gateway, given.renter, await own(), GOOD_CARD)
    expect((await given.renter.call(PayApplicationFee, theirs)).status).toBe(404)
    expect((await given.renter.call(PayApplicationFee, { ...mine, FeeId: theirs.FeeId })).status).toBe(404)
    must(await given.renter.call(PayApplicationFee, { ...mine, Token: theirs.Token }))
    await becomes('due')
    expect(await payments()).toEqual([{ status: 'failed' }])
  })

  test('at the price that was seen, to the account that it goes to', async () => {
    const good = await payFeeInput(gateway, given.renter, await own(), GOOD_CARD)
    const call = (more: object) => given.renter.call(PayApplicationFee, { ...good, ...more })
    expect((await call({ Total: '1.00' })).error?.Code).toBe('PriceChanged')
    expect((await call({ MerchantKey: 'ka_of_another' })).error?.Code).toBe('MerchantKeyWrong')
    expect(await bills()).toEqual([])
    expect((await own()).State).toBe('due')
  })
})

describe('what the home costs to apply for changes', PATIENT, () => {
  test('to less: who was asked before pays less, and who looked at the old price is told', async () => {
    const { renter } = given
    const dear = await payFeeInput(gateway, renter, await own(), GOOD_CARD)
    await costs(2_000)
    expect(await own()).toMatchObject({ State: 'due', Wanted: '45.00', Amount: '20.00' })
    expect((await renter.call(PayApplicationFee, dear)).error?.Code).toBe('PriceChanged')
    await payFee(gateway, renter, await own(), GOOD_CARD)
    await becomes('paid')
    expect(await bills()).toEqual([{ status: 'sent', total: 2_000 }])
    // What was paid is not counted once more.
    await costs(1_000)
    expect(await own()).toMatchObject({ State: 'paid', Amount: '20.00' })
  })

  test('to less after a card was declined: the bill of before is void', async () => {
    const { renter } = given
    await payFee(gateway, renter, await own(), DECLINED_CARD)
    await becomes('due')
    await costs(2_000)
    await payFee(gateway, renter, await own(), GOOD_CARD)
    await becomes('paid')
    expect(await bills()).toEqual([
      { status: 'void', total: 4_500 },
      { status: 'sent', total: 2_000 },
    ])
    await expectBooksToHold(app)
  })

  test('to more: no one pays more than they were told', async () => {
    await costs(9_000)
    expect(await own()).toMatchObject({ State: 'due', Amount: '45.00' })
  })

  test('to nothing: it is not asked any more', async () => {
    await costs(null)
    expect(await own()).toMatchObject({ State: 'none', CanPay: false })
    await filledForm(given.renter, given.FormId)
    must(await submit())
  })
})

describe('what can not be paid online', PATIENT, () => {
  test('is collected by the landlord: it is said, and keeps no one from applying', async () => {
    const { owner, renter, FormId } = given
    await app.sql('delete from payment_account where account_id = $1', [owner.accountId])
    expect(await own()).toMatchObject({ State: 'outside', Amount: '45.00', CanPay: false })
    expect(must(await renter.call(CalculateApplicationFee, await feeIds())).Refusal).not.toBeNull()
    await filledForm(renter, FormId)
    must(await submit())
  })

  test('is the landlord’s to collect from then on, whatever they set up later', async () => {
    const { owner } = given
    const friend = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, friend)
    await app.sql(`update payment_account set status = 2 where account_id = $1`, [owner.accountId])
    const ApplicationId = await sentApplication(owner, given.assetId, [friend])
    await app.sql(`update payment_account set status = 1 where account_id = $1`, [owner.accountId])
    expect(await ownFeeOf(friend, ApplicationId)).toMatchObject({ State: 'outside', CanPay: false })
  })
})

const feeIds = async () => {
  const { FormId, FeeId } = await own()
  return { FormId, FeeId }
}

describe('who is asked', PATIENT, () => {
  test('each adult who would live there, and no guarantor; the household sees how each stands, and nothing of amounts', async () => {
    const { owner, assetId } = given
    const people = await Promise.all([1, 2, 3, 4].map(() => app.newPerson({ profileType: 'Tenant' })))
    for (const person of people) await connected(app, owner, person)
    const [applicant, , guarantor] = people
    const ApplicationId = await sentApplication(
      owner,
      assetId,
      people.map(({ profileId }, index) => ({ profileId, as: index + 1 })),
    )
    expect((await feesOf(owner, ApplicationId)).map(({ State, Amount, CanWaive }) => [State, Amount, CanWaive])).toEqual([
      ['due', '45.00', true],
      ['due', '45.00', true],
      ['due', '45.00', true],
    ])
    const seen = await feesOf(applicant!, ApplicationId)
    expect(seen.map(({ IsYou, Amount, CanPay, CanWaive }) => [IsYou, Amount, CanPay, CanWaive])).toEqual([
      [true, '45.00', true, false],
      [false, null, false, false],
      [false, null, false, false],
    ])
    expect((await feesOf(guarantor!, ApplicationId)).every(({ IsYou }) => !IsYou)).toBe(true)
    const guarantorForm = await formOf(guarantor!, ApplicationId)
    await filledForm(guarantor!, guarantorForm)
    must(await guarantor!.call(ProcessApplication, { FormId: guarantorForm, ...CONSENTS }))
  })

  test('what is sent once more asks what holds then; who has paid is not taken back', async () => {
    const { owner, assetId } = given
    const friend = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, friend)
    const ApplicationId = await sentApplication(owner, assetId, [friend])
    must(await owner.call(UnSendApplication, { ApplicationId }))
    await costs(9_000)

    must(await owner.call(SendApplication, { ApplicationId }))
    const fee = await ownFeeOf(friend, ApplicationId)
    expect(fee).toMatchObject({ Amount: '90.00' })
    await payFee(gateway, friend, fee, GOOD_BANK)
    expect((await owner.call(UnSendApplication, { ApplicationId })).error?.Code).toBe('ApplicationOpened')
  })
})
