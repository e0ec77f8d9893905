import { GetDdlInvoiceItems, InvoiceItemRead } from '@keystead/contract/money/invoice-items/item.operations.ts'
import {
  CreateInvoice,
  GenerateInvoiceNumber,
  GetDdlInvoiceRecipients,
  GetInvoiceDetails,
  InvoiceNumberTaken,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { InvoiceDetails, InvoiceLineRead, InvoiceRecipientRead } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { GetPaymentSubAccounts } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { SubAccountCard } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { CreateInvoiceScreen } from './CreateInvoiceScreen.tsx'

const AT = '/User/Payments/CreateInvoice'
const HOUSE = { Id: idOf(2), Text: 'Larch House', Detail: 'Denver, CO' }
const tenant = (number: number, Text: string, SharePercent: number) => ({
  Id: idOf(number),
  Text,
  ProfileId: idOf(number),
  PersonId: null,
  Detail: 'Tenant',
  LeaseId: idOf(9),
  SharePercent,
})
const TOVA = tenant(3, 'Tova Tester', 60)
const SAM = tenant(4, 'Sam Tester', 40)
const RENT = {
  ...sampleOf(InvoiceItemRead, {
    InvoiceItemId: idOf(7),
    Title: 'Rent',
    Quantity: 1,
    Amount: '1501.00',
    ItemForTypeId: 1,
    AccountForTypeId: 1,
  }),
  Id: idOf(7),
  Text: 'Rent',
}

const ACCOUNT = sampleOf(SubAccountCard, {
  SubAccountId: idOf(20),
  StatusId: 1,
  Status: 'Active',
  IsRestricted: false,
  LegalName: 'Hart Homes LLC',
  DbaName: null,
  BankName: 'First Bank',
  BankLast4: '6789',
})
const accounts = (...Items: SubAccountCard[]) => ({ Items, PageIndex: 0, PageSize: 10, TotalCount: Items.length, TotalIsCapped: false })

beforeEach(() => {
  signIn()
  answer(GenerateInvoiceNumber, { InvoiceNumber: 'INV-0001' })
  answer(GetDdlUserAssets, { Items: [HOUSE] })
  answer(GetDdlInvoiceRecipients, ({ LeaseId }) => ({ Items: LeaseId ? [TOVA, SAM] : [TOVA] }))
  answer(GetDdlInvoiceItems, { Items: [RENT] })
  answer(CreateInvoice, { InvoiceId: idOf(1), Version: 1, Total: '1501.00' })
  answer(GetPaymentSubAccounts, accounts(ACCOUNT))
})

async function showForm(at = AT) {
  const page = await show(<CreateInvoiceScreen />, { at })
  const save = () => page.getByRole('button', { name: 'Save and preview' }).click()
  async function choose(label: string | RegExp, typed: string, name: RegExp) {
    await page.getByRole('combobox', { name: label }).fill(typed)
    await page.getByRole('option', { name }).click()
  }
  return { page, save, choose }
}

test('roommates of a lease are billed with their shares, and see what each owes', async () => {
  const { page, save, choose } = await showForm()
  await choose('Property', 'larch', /Larch House/)
  await choose('Recipient', 'tova', /Tova Tester/)
  await expect.element(page.getByText('There is 1 more tenant in this lease: Sam Tester (40%).')).toBeVisible()
  await page.getByRole('button', { name: 'Bill them, too' }).click()
  await choose(/Add one of your items/, 'rent', /Rent/)
  await expect.element(page.getByLabelText('Title')).toHaveValue('Rent')
  await expect.element(page.getByText('Owes $900.60')).toBeVisible()
  await expect.element(page.getByText('Owes $600.40')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'What it comes to' })).toMatchTextContent('$1,501.00')
  await page.getByLabelText('Share (%)').first().fill('70')
  await expect.element(page.getByText('110% in total, 10% too much.')).toBeVisible()
  await page.getByLabelText('Due date').fill('12/15/2030')
  await save()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Shares add up to 110, not to 100.')
  expect(asked(CreateInvoice)).toEqual([])
  await page.getByRole('button', { name: 'Split equally' }).click()
  await expect.element(page.getByText('Owes $750.50').first()).toBeVisible()
  await save()
  await expect.element(page.getByText('Invoice created successfully.')).toBeVisible()
  expect(asked(CreateInvoice)).toMatchObject([
    {
      AssetId: HOUSE.Id,
      LeaseId: idOf(9),
      InvoiceNumber: 'INV-0001',
      Billing: 'shares',
      DueDate: '2030-12-15',
      Recipients: [
        { ProfileId: TOVA.Id, PersonId: null, SharePercent: 50 },
        { ProfileId: SAM.Id, PersonId: null, SharePercent: 50 },
      ],
      Lines: [{ InvoiceItemId: RENT.Id, Title: 'Rent', Amount: '1501.00', ItemForTypeId: 1, AccountForTypeId: 1 }],
    },
  ])
  await expect.poll(page.address).toBe(`/User/Payments/PreviewInvoice?id=${idOf(1)}`)
  expect(asked(GenerateInvoiceNumber)).toHaveLength(1)
})

test('what is wrong is said at each line, and nothing typed is lost', async () => {
  const { page, save } = await showForm()
  await page.getByLabelText('Title').fill('Rent')
  await page.getByRole('button', { name: 'Add an item' }).click()
  const second = page.getByRole('group', { name: 'Item 2' })
  await second.getByLabelText('Title').fill('Water')
  await second.getByLabelText('Item-for type').selectOptions('Utilities')
  await expect.element(second.getByLabelText('Account-for type')).toHaveValue('3')
  await second.getByLabelText('Amount').fill('3.20')
  await second.getByLabelText('Quantity').fill('0')
  await save()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  const first = page.getByRole('group', { name: 'Item 1' })
  await expect.element(first.getByLabelText('Amount')).toHaveAccessibleDescription(/Amount can not be empty/)
  await expect.element(second.getByLabelText('Quantity')).toHaveAccessibleDescription(/Quantity should be between/)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Item 2: Quantity should be between')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Property can not be empty.')
  await expect.element(first.getByLabelText('Title')).toHaveValue('Rent')
  // The type brings its account, and what was missing is no longer said of it.
  await expect.element(first.getByLabelText('Account-for type')).toHaveAccessibleDescription(/can not be empty/)
  await first.getByLabelText('Item-for type').selectOptions('Rent')
  await expect.element(first.getByLabelText('Account-for type')).toHaveValue('1')
  await expect.element(first.getByLabelText('Account-for type')).not.toHaveAccessibleDescription(/can not be empty/)
  await second.getByLabelText('Quantity').fill('12.5')
  await expect.element(second.getByText('Comes to $40.00')).toBeVisible()
  await second.getByRole('button', { name: 'Remove Water' }).click()
  await expect.element(page.getByLabelText('Title')).toHaveValue('Rent')
})

test('discount and tax are counted on all, and each line says its part', async () => {
  const { page, choose } = await showForm()
  await choose(/Add one of your items/, 'rent', /Rent/)
  await page.getByText('On the whole invoice', { exact: true }).click()
  await page
    .getByLabelText(/^Discount/)
    .last()
    .fill('101')
  const totals = page.getByRole('region', { name: 'What it comes to' })
  await expect.element(totals).toMatchTextContent('-$101.00')
  await expect.element(totals).toMatchTextContent('$1,400.00')
  await expect.element(page.getByText('Comes to $1,400.00')).toBeVisible()
})

test('what the server refuses is said at its field', async () => {
  answer(GetInvoiceDetails, DRAFT)
  answer(CreateInvoice, () => {
    throw refusal(InvoiceNumberTaken, { InvoiceNumber: InvoiceNumberTaken.message })
  })
  const { page, save } = await showForm(`${AT}?id=${idOf(1)}`)
  await expect.element(page.getByLabelText('Invoice number')).toHaveValue('INV-0007')
  await page.getByLabelText('Invoice number').fill('INV-0001')
  await save()
  await expect.element(page.getByLabelText('Invoice number')).toHaveAccessibleDescription(/already have an invoice with this number/)
  await expect.element(page.getByLabelText('Invoice number')).toHaveValue('INV-0001')
  expect(asked(GenerateInvoiceNumber)).toEqual([])
  expect(asked(CreateInvoice)).toMatchObject([{ InvoiceId: idOf(1), Version: 2, InvoiceNumber: 'INV-0001' }])
})

test('a copy opens filled, with a number of its own', async () => {
  answer(GetInvoiceDetails, { ...DRAFT, State: 'void' })
  const { page, save } = await showForm(`${AT}?copy=${idOf(1)}`)
  await expect.element(page.getByLabelText('Invoice number')).toHaveValue('INV-0001')
  await expect.element(page.getByLabelText('Title')).toHaveValue('Rent')
  await expect.element(page.getByRole('combobox', { name: 'Recipient' })).toHaveValue('Tova Tester')
  await save()
  await expect
    .poll(() => asked(CreateInvoice))
    .toMatchObject([{ InvoiceId: null, InvoiceNumber: 'INV-0001', Recipients: [{ ProfileId: TOVA.Id }] }])
})

test('what was sent is not changed', async () => {
  answer(GetInvoiceDetails, { ...DRAFT, State: 'due' })
  const { page } = await showForm(`${AT}?id=${idOf(1)}`)
  await expect.element(page.getByText('This invoice is no longer a draft, so it can’t be changed.')).toBeVisible()
  expect(page.getByRole('form').elements()).toHaveLength(0)
})

test('an agent says for whom they bill, and takes no number of the manager’s', async () => {
  signIn({ ProfileTypeId: 2, ProfileType: 'Agent' })
  const { page, choose } = await showForm()
  await choose('Property', 'larch', /Larch House/)
  expect(asked(GetDdlUserAssets).at(-1)).toMatchObject({ Scope: 'invoice' })
  await page.getByRole('radio', { name: /My own work/ }).click()
  await choose('Property', 'larc', /Larch House/)
  expect(asked(GetDdlUserAssets).at(-1)).toMatchObject({ Scope: null })
  expect(asked(GenerateInvoiceNumber)).toEqual([])
})

const DRAFT = sampleOf(InvoiceDetails, {
  InvoiceId: idOf(1),
  Version: 2,
  InvoiceNumber: 'INV-0007',
  State: 'temporary',
  IssueDate: '2026-11-26',
  DueDate: '2026-12-05',
  AssetId: HOUSE.Id,
  PropertyTitle: HOUSE.Text,
  PropertyPlace: HOUSE.Detail,
  Discount: '0.00',
  TaxPercent: 0,
  Billing: 'joint',
  Recipients: [sampleOf(InvoiceRecipientRead, { RecipientId: idOf(8), ProfileId: TOVA.Id, Name: 'Tova Tester', Paid: '0.00' })],
  Lines: [
    sampleOf(InvoiceLineRead, {
      Title: 'Rent',
      Quantity: 1,
      Amount: '1501.00',
      Discount: '0.00',
      Tax: '0.00',
      LineTotal: '1501.00',
      ItemForTypeId: 1,
      AccountForTypeId: 1,
    }),
  ],
})

test('who has several payment accounts says which one the money goes to', async () => {
  answer(GetPaymentSubAccounts, accounts(ACCOUNT, { ...ACCOUNT, SubAccountId: idOf(21), DbaName: 'Elm Rentals', BankLast4: '4321' }))
  const { page, save, choose } = await showForm()
  await choose('Property', 'larch', /Larch House/)
  await choose('Recipient', 'tova', /Tova Tester/)
  await choose(/Add one of your items/, 'rent', /Rent/)
  await page.getByRole('heading', { name: /^Paying and notes/ }).click()
  await page.getByRole('combobox', { name: /^Payment account/ }).selectOptions('Elm Rentals, First Bank 4321')
  await page.getByLabelText('Due date').fill('01/31/2030')
  await save()
  await expect.poll(() => asked(CreateInvoice)).toMatchObject([{ SubAccountId: idOf(21) }])
})
