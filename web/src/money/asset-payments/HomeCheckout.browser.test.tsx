import { GetTenancyDetails } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { CreateAssetPayment, ProcessAssetPayment } from '@keystead/contract/money/asset-payments/asset-payment.operations.ts'
import { GetInvoiceDetails, GetInvoiceTotals } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { NoActivePaymentAccount, PriceChanged } from '@keystead/contract/money/payments/payment.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { BANK, CARD, QUOTE } from '../../../test/checkout.tsx'
import { signIn } from '../../../test/people.ts'
import { fieldsPage, shownField } from '../../../test/provider-page.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'

const AssetId = idOf(5)
let begun = 0

beforeEach(() => {
  begun = 0
  signIn({ ProfileTypeId: 3, ProfileType: 'Tenant' })
  answer(GetTenancyDetails, { ...sampleOf(GetTenancyDetails.output), AssetId, AddressLine: '9 Beech Street', UnitNumber: null })
  answer(GetInvoiceTotals, { ...sampleOf(GetInvoiceTotals.output), DueCount: 0, OverdueCount: 0 })
  answer(CreateAssetPayment, ({ Amount }) => {
    begun += 1
    return {
      AssetPaymentId: idOf(20 + begun),
      Quote: { ...QUOTE, Balance: Amount, Amount, Options: [{ ...BANK, Total: Amount }, CARD] },
      Fields: { CardUrl: fieldsPage(), BankUrl: fieldsPage() },
    }
  })
})

async function showPriced() {
  const page = await show(<CheckoutScreen />, { at: `/User/Payments/Checkout?home=${AssetId}` })
  await page.getByLabelText('What it is for').selectOptions('Rent')
  await page.getByLabelText('Amount').fill('500.00')
  await page.getByRole('button', { name: 'Continue' }).click()
  return page
}

test('what is open of the home is said before, and leads to its invoices', async () => {
  answer(GetInvoiceTotals, { ...sampleOf(GetInvoiceTotals.output), DueCount: 1, OverdueCount: 1 })
  const page = await show(<CheckoutScreen />, { at: `/User/Payments/Checkout?home=${AssetId}` })
  await expect.element(page.getByText('There are 2 open invoices for this home.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open invoices' })).toHaveAttribute('href', expect.stringContaining(AssetId))
})

test('what is wrong is said at its field, and nothing is asked for', async () => {
  const page = await show(<CheckoutScreen />, { at: `/User/Payments/Checkout?home=${AssetId}` })
  await page.getByLabelText('Amount').fill('0')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('Amount is not valid.', { exact: false }).first()).toBeVisible()
  expect(asked(CreateAssetPayment)).toEqual([])
})

test('it is paid at the price that was seen, and followed where its invoice is', async () => {
  answer(ProcessAssetPayment, { InvoiceId: idOf(1), PaymentId: idOf(2), Status: 'created' })
  answer(GetInvoiceDetails, sampleOf(GetInvoiceDetails.output))
  const page = await showPriced()
  await expect.element(page.getByRole('button', { name: 'Pay $500.00' })).toBeVisible()
  const field = await shownField(page.container)
  field.value = '42'
  await page.getByRole('button', { name: 'Pay $500.00' }).click()
  await expect
    .poll(() => asked(ProcessAssetPayment))
    .toEqual([{ AssetPaymentId: idOf(21), MerchantKey: 'ka_1', Method: 'bank', Total: '500.00', Token: 'pm_42' }])
  await expect.poll(() => asked(GetInvoiceDetails).length).toBeGreaterThan(0)
})

test('a price that has changed is asked for again, with other fields and another number', async () => {
  answer(ProcessAssetPayment, () => {
    throw refusal(PriceChanged)
  })
  const page = await showPriced()
  const field = await shownField(page.container)
  field.value = '42'
  await page.getByRole('button', { name: 'Pay $500.00' }).click()
  await expect.poll(() => asked(CreateAssetPayment)).toHaveLength(2)
})

test('a landlord who is paid nowhere online: it says so, and what was typed is there still', async () => {
  answer(CreateAssetPayment, {
    AssetPaymentId: idOf(21),
    Quote: { ...QUOTE, MerchantKey: null, Refusal: NoActivePaymentAccount.message },
    Fields: null,
  })
  const page = await showPriced()
  await expect.element(page.getByText(NoActivePaymentAccount.message)).toBeVisible()
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect.element(page.getByLabelText('Amount')).toHaveValue('500')
})
