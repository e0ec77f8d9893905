import {
  ApplicationFeeNotWaivable,
  CalculateApplicationFee,
  GetApplicationFeeFields,
  GetApplicationFees,
  GetListingFee,
  PayApplicationFee,
  WaiveApplicationFee,
} from '@keystead/contract/applications/fees/fee.operations.ts'
import type { FeeRead } from '@keystead/contract/applications/fees/fee.schemas.ts'
import { GetApplicationDetails } from '@keystead/contract/applications/applications/application.operations.ts'
import { ApplicationFeeUnpaid, ProcessApplication } from '@keystead/contract/applications/form/form.operations.ts'
import { GetAssetPaymentDetails, GetAssetPayments } from '@keystead/contract/money/payments/payment.operations.ts'
import { PaymentDetails } from '@keystead/contract/money/payments/payment.schemas.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerForm, APPLICATION, AT } from '../../../test/application-form.ts'
import { applicationDetails } from '../../../test/applications.ts'
import { BANK, CARD, QUOTE } from '../../../test/checkout.tsx'
import { FEE_LAW, feeOfApplicant, ownFee } from '../../../test/fees.ts'
import { signIn } from '../../../test/people.ts'
import { fieldsPage, shownField } from '../../../test/provider-page.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { ApplicationFees } from './ApplicationFees.tsx'
import { ApplicationFeeScreen } from './ApplicationFeeScreen.tsx'
import { ApplicationFormScreen } from './ApplicationFormScreen.tsx'
import { ListingFee, ListingFeeLine } from './ListingFee.tsx'

const fees = (Items: FeeRead[], Law: typeof FEE_LAW | null = null) => answer(GetApplicationFees, { ApplicationId: APPLICATION, Items, Law })

describe('before a form is submitted', () => {
  beforeEach(() => {
    signIn({ ProfileTypeId: 3, ProfileType: 'Tenant' })
    answerForm()
  })
  const review = () => show(<ApplicationFormScreen />, { at: `${AT}&step=review` })

  test('its fee is paid: how much, why that much, and the way there', async () => {
    fees([ownFee({ Amount: '50.00', LimitedBy: 'capped' })], FEE_LAW)
    const page = await review()
    await expect.element(page.getByText('The landlord’s fee is $60.00. The state allows no more than $50.00.')).toBeVisible()
    await expect.element(page.getByText('A landlord may ask for $50 at most.', { exact: false })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Pay $50.00' }))
      .toHaveAttribute('href', `/User/Applications/Fee?id=${APPLICATION}&fee=${idOf(31)}`)
    await expect.element(page.getByRole('button', { name: 'Submit application' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('a bank payment on its way is enough, and so is what the landlord collects, waives, or may not ask', async () => {
    const cases = [
      [{ State: 'onItsWay' as const, InvoiceId: idOf(40) }, 'Your bank is moving the money.'],
      [{ State: 'outside' as const }, 'The landlord collects it themselves'],
      [
        { State: 'waived' as const, WaivedBy: 'Olive Owner', WaiveReason: 'Paid in cash.' },
        'Olive Owner asks nothing of you: Paid in cash.',
      ],
      [{ State: 'none' as const, Amount: '0.00', LimitedBy: 'forbidden' as const }, 'The state does not allow it'],
    ] as const
    for (const [changes, said] of cases) {
      fees([ownFee({ CanPay: false, ...changes })])
      const page = await review()
      await expect.element(page.getByText(said, { exact: false })).toBeVisible()
      await expect.element(page.getByRole('button', { name: 'Submit application' })).not.toHaveAttribute('aria-disabled', 'true')
      await page.unmount()
    }
  })

  test('what the server refuses is said, where another tab knew less', async () => {
    fees([])
    answer(ProcessApplication, () => {
      throw refusal(ApplicationFeeUnpaid)
    })
    const page = await review()
    await page.getByRole('checkbox').first().click()
    await page.getByRole('checkbox').last().click()
    await page.getByRole('button', { name: 'Submit application' }).click()
    await expect.element(page.getByText('Please pay the application fee first.')).toBeVisible()
  })
})

describe('the page on which a fee is paid', () => {
  beforeEach(() => {
    signIn({ ProfileTypeId: 3, ProfileType: 'Tenant' })
    answer(GetApplicationDetails, applicationDetails({ ApplicationId: APPLICATION, IsLandlord: false, Next: 'fill', FormId: idOf(1) }))
    answer(CalculateApplicationFee, { ...QUOTE, Balance: '60.00', Amount: '60.00', Options: [{ ...BANK, Total: '60.00' }, CARD] })
    answer(GetApplicationFeeFields, () => ({ CardUrl: fieldsPage(), BankUrl: fieldsPage() }))
  })
  const shown = () => show(<ApplicationFeeScreen />, { at: `/User/Applications/Fee?id=${APPLICATION}&fee=${idOf(31)}` })

  test('is priced, paid at the price that was seen, and leads back to the form', async () => {
    fees([ownFee()])
    answer(PayApplicationFee, () => {
      fees([ownFee({ State: 'onItsWay', CanPay: false, InvoiceId: idOf(40) })])
      return { InvoiceId: idOf(40), PaymentId: idOf(41), Status: 'processing' as const }
    })
    answer(GetAssetPayments, { ...sampleOf(GetAssetPayments.output), Items: [] })
    answer(
      GetAssetPaymentDetails,
      sampleOf(PaymentDetails, { PaymentId: idOf(41), Status: 'processing', Method: 'bank', Total: '60.00', ExpectedOn: '2026-12-04' }),
    )
    const page = await shown()
    const field = await shownField(page.container)
    field.value = '42'
    await page.getByRole('button', { name: 'Pay $60.00' }).click()
    await expect
      .poll(() => asked(PayApplicationFee))
      .toEqual([{ FormId: idOf(1), FeeId: idOf(31), MerchantKey: 'ka_1', Method: 'bank', Total: '60.00', Token: 'pm_42' }])
    await expect.element(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Back to your form' }))
      .toHaveAttribute('href', `/User/Applications/Form?id=${idOf(1)}&step=review`)
  })

  test('says where it is no fee of the reader', async () => {
    fees([feeOfApplicant()])
    const page = await shown()
    await expect.element(page.getByText('Fee details not found.')).toBeVisible()
  })
})

describe('the fees of an application', () => {
  beforeEach(() => signIn())
  const shown = () => show(<ApplicationFees applicationId={APPLICATION} isLandlord />)

  test('stand person by person to who decides, who may waive one with a reason', async () => {
    fees([
      feeOfApplicant(),
      feeOfApplicant({ FeeId: idOf(32), Name: 'Sam Tester', State: 'returned' }),
      feeOfApplicant({ FeeId: idOf(33), Name: 'Gus Tester', State: 'paid', CanWaive: false, InvoiceId: idOf(40), GiveBackFailed: true }),
    ])
    answer(WaiveApplicationFee, { FeeId: idOf(31) })
    const page = await shown()
    await expect.element(page.getByText('The bank took the payment back.', { exact: false })).toBeVisible()
    await expect.element(page.getByText('the payment provider has refused', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Waive the fee of Tova Tester' }).click()
    const window = page.getByRole('dialog', { name: 'Waive the fee of Tova Tester?' })
    await window.getByRole('button', { name: 'Waive the fee' }).click()
    await expect.element(window.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Reason can not be empty\./)
    await window.getByRole('textbox', { name: 'Reason' }).fill('Paid in cash.')
    await window.getByRole('button', { name: 'Waive the fee' }).click()
    await expect.poll(() => asked(WaiveApplicationFee)).toEqual([{ ApplicationId: APPLICATION, FeeId: idOf(31), Reason: 'Paid in cash.' }])
    await expect.element(page.getByText('Fee waived successfully.')).toBeVisible()
  })

  test('what was paid meanwhile is not waived, and it says so', async () => {
    fees([feeOfApplicant()])
    answer(WaiveApplicationFee, () => {
      throw refusal(ApplicationFeeNotWaivable)
    })
    const page = await shown()
    await page.getByRole('button', { name: 'Waive the fee of Tova Tester' }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Paid in cash.')
    await page.getByRole('dialog').getByRole('button', { name: 'Waive the fee' }).click()
    await expect.element(page.getByText(ApplicationFeeNotWaivable.message)).toBeVisible()
  })

  test('of others in a household say how they stand, and nothing else', async () => {
    const nothing = { Wanted: null, Amount: null, CanWaive: false }
    fees([ownFee(), feeOfApplicant({ ...nothing, FeeId: idOf(32), Name: 'Sam Tester', State: 'outside' })])
    const page = await shown()
    await expect.element(page.getByText('Sam Tester')).toBeVisible()
    await expect.element(page.getByText('Not paid here')).toBeVisible()
    await expect.element(page.getByText('It is paid to the landlord directly', { exact: false })).not.toBeInTheDocument()
  })

  test('are nothing where none is asked', async () => {
    fees([])
    const page = await shown()
    await expect.poll(() => asked(GetApplicationFees)).toHaveLength(1)
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
  })
})

describe('at a home that is offered', () => {
  const AssetId = idOf(5)
  const offered = (changes: object) =>
    answer(GetListingFee, { Fee: { Wanted: '60.00', Amount: '60.00', LimitedBy: null, IsOnline: true, Law: null, ...changes } })

  test.each([
    [{}, 'You pay it here, by card or bank account', 'Applying costs $60.00 for each adult.'],
    [{ IsOnline: false }, 'The landlord collects it themselves', 'Applying costs $60.00 for each adult.'],
    [
      { Amount: '50.00', LimitedBy: 'capped', Law: FEE_LAW },
      'The state allows no more than $50.00.',
      'Applying costs $50.00 for each adult: the state allows no more.',
    ],
    [
      { Amount: '0.00', LimitedBy: 'forbidden', Law: FEE_LAW },
      'which the state does not allow: nothing is asked.',
      'Applying costs nothing: the state allows no fee.',
    ],
  ])('%o is said before anyone applies', async (changes, long, short) => {
    offered(changes)
    const page = await show(
      <>
        <ListingFee assetId={AssetId} />
        <ListingFeeLine assetId={AssetId} />
      </>,
    )
    await expect.element(page.getByText(long, { exact: false })).toBeVisible()
    await expect.element(page.getByText(short)).toBeVisible()
  })
})
