import {
  AddInvoiceItem,
  DeleteInvoiceItem,
  GetInvoiceItemDetails,
  GetInvoiceItems,
  InvoiceItemChanged,
  InvoiceItemRead,
} from '@keystead/contract/money/invoice-items/item.operations.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { CreateInvoiceItemScreen } from './CreateInvoiceItemScreen.tsx'
import { InvoiceItemsScreen } from './InvoiceItemsScreen.tsx'
import { ViewInvoiceItemScreen } from './ViewInvoiceItemScreen.tsx'

const PARKING = sampleOf(InvoiceItemRead, {
  InvoiceItemId: idOf(1),
  Version: 3,
  Title: 'Parking, space 12',
  Quantity: 1,
  Amount: '85.00',
  ItemForTypeId: 12,
  ItemForType: 'Parking',
  AccountForTypeId: 1,
  AccountForType: 'Rental income',
})
const pageWith = (...Items: InvoiceItemRead[]) => ({ Items, PageIndex: 0, PageSize: 10, TotalCount: Items.length, TotalIsCapped: false })

test('each row says what it is for and its amount, and deleting names it and asks', async () => {
  signIn()
  let items = [PARKING]
  answer(GetInvoiceItems, () => pageWith(...items))
  answer(DeleteInvoiceItem, ({ InvoiceItemId }) => {
    items = []
    return { InvoiceItemId }
  })
  const page = await show(<InvoiceItemsScreen />)
  const row = page.getByRole('row', { name: /Parking, space 12/ })
  for (const words of ['Parking', 'Rental income', '$85.00']) await expect.element(row).toMatchTextContent(words)
  await page.getByRole('button', { name: 'Actions for Parking, space 12' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete “Parking, space 12”?' })
  await expect.element(dialog).toMatchTextContent('Are you sure?')
  expect(asked(DeleteInvoiceItem)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete item' }).click()
  await expect.element(page.getByText('Item deleted successfully.')).toBeVisible()
  await expect.element(page.getByText('No items found.')).toBeVisible()
})

test('what is searched, chosen and sorted is in the address', async () => {
  signIn()
  answer(GetInvoiceItems, pageWith(PARKING))
  const page = await show(<InvoiceItemsScreen />, { at: '/User/Payments/InvoiceItems?sort=amount&page=2' })
  await page.getByRole('button', { name: 'For anything' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Late fee' }).click()
  await expect.poll(page.address).toBe('/User/Payments/InvoiceItems?type=6&sort=amount')
  await expect.poll(() => asked(GetInvoiceItems).at(-1)).toMatchObject({ ItemForTypeId: 6, Sort: 'amount', PageIndex: 0 })
})

test('who may only look is offered neither changing nor deleting', async () => {
  signIn({}, memberAs('viewer'))
  answer(GetInvoiceItems, pageWith(PARKING))
  answer(GetInvoiceItemDetails, PARKING)
  const page = await show(<InvoiceItemsScreen />)
  await expect.element(page.getByText('Parking, space 12')).toBeVisible()
  expect(page.getByRole('link', { name: 'Create an item' }).elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Actions for Parking, space 12' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'View' })).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
})

test('what is missing is said at its field, the type chooses the account, and nothing typed is lost', async () => {
  signIn()
  answer(AddInvoiceItem, { InvoiceItemId: idOf(1), Version: 1 })
  const page = await show(<CreateInvoiceItemScreen />, { at: '/User/Payments/CreateInvoiceItem' })
  await page.getByLabelText('Title').fill('Late fee')
  await page.getByRole('button', { name: 'Save item' }).click()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect.element(page.getByLabelText('Amount')).toHaveAccessibleDescription(/Amount can not be empty/)
  await expect.element(page.getByLabelText('Item-for type')).toHaveAccessibleDescription(/Item-for type can not be empty/)
  await expect.element(page.getByLabelText('Title')).toHaveValue('Late fee')
  expect(asked(AddInvoiceItem)).toEqual([])
  await page.getByLabelText('Item-for type').selectOptions('Late fee')
  await expect.element(page.getByLabelText('Account-for type')).toHaveValue('2')
  await expect.element(page.getByLabelText('Account-for type')).not.toHaveAccessibleDescription(/can not be empty/)
  await page.getByLabelText('Amount').fill('$1,250.5')
  await page.getByLabelText('Quantity').fill('0')
  await page.getByRole('button', { name: 'Save item' }).click()
  await expect.element(page.getByLabelText('Quantity')).toHaveAccessibleDescription(/Quantity should be between/)
  await page.getByLabelText('Quantity').fill('1.5')
  await page.getByRole('button', { name: 'Save item' }).click()
  await expect.element(page.getByText('Item created successfully.')).toBeVisible()
  expect(asked(AddInvoiceItem)).toMatchObject([
    { InvoiceItemId: null, Title: 'Late fee', Amount: '1250.50', Quantity: 1.5, ItemForTypeId: 6, AccountForTypeId: 2, IsTaxable: false },
  ])
  await expect.poll(page.address).toBe('/User/Payments/InvoiceItems')
})

test('an item that someone else changed meanwhile is not overwritten unseen', async () => {
  signIn()
  let tries = 0
  answer(GetInvoiceItemDetails, () => (tries === 0 ? PARKING : { ...PARKING, Version: 4, Amount: '90.00' }))
  answer(AddInvoiceItem, ({ InvoiceItemId }) => {
    if (tries++ === 0) throw refusal(InvoiceItemChanged)
    return { InvoiceItemId: InvoiceItemId ?? '', Version: 5 }
  })
  const page = await show(<CreateInvoiceItemScreen />, { at: `/User/Payments/CreateInvoiceItem?id=${PARKING.InvoiceItemId}` })
  await page.getByLabelText('Title').fill('Parking, space 13')
  await page.getByRole('button', { name: 'Save item' }).click()
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await expect.element(page.getByLabelText('Amount')).toHaveValue('90')
  await page.getByRole('button', { name: 'Save item' }).click()
  await expect.element(page.getByText('Item updated successfully.')).toBeVisible()
  expect(asked(AddInvoiceItem).at(-1)).toMatchObject({ Version: 4, Title: 'Parking, space 13', Amount: '90.00' })
})

test('one item says what it is for, and leads to the invoices that it is on', async () => {
  signIn()
  answer(GetInvoiceItemDetails, PARKING)
  const page = await show(<ViewInvoiceItemScreen />, { at: `/User/Payments/ViewInvoiceItem?id=${PARKING.InvoiceItemId}` })
  await expect.element(page.getByRole('heading', { name: 'Parking, space 12' })).toBeVisible()
  await expect.element(page.getByText('Rental income')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See the invoices it’s on' }))
    .toHaveAttribute('href', `/User/Payments/Invoices?item=${PARKING.InvoiceItemId}`)
})
