import { GetInvoiceNumbering, SetInvoiceNumbering } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../../test/people.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { NumberingDialog } from './NumberingDialog.tsx'

beforeEach(() => {
  signIn()
  answer(GetInvoiceNumbering, { Prefix: 'INV-', Digits: 4, Next: 12, Example: 'INV-0012' })
})

test('what the next number will be is seen while it is typed', async () => {
  answer(SetInvoiceNumbering, { Example: 'OAK-00100' })
  const onClose = vi.fn()
  const page = await show(<NumberingDialog onClose={onClose} />)
  await expect.element(page.getByText('The next invoice will be INV-0012.')).toBeVisible()
  await page.getByLabelText(/^Prefix/).fill('OAK-')
  await page.getByLabelText('Next number').fill('100')
  await page.getByLabelText('Digits').fill('5')
  await expect.element(page.getByText('The next invoice will be OAK-00100.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => asked(SetInvoiceNumbering)).toEqual([{ Prefix: 'OAK-', Digits: 5, Next: 100 }])
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('a number that was given before is refused at its field, and nothing typed is lost', async () => {
  answer(SetInvoiceNumbering, () => {
    throw refusal(CallErrors.InvalidInput, { Next: 'This number was given before.' })
  })
  const page = await show(<NumberingDialog onClose={vi.fn()} />)
  await page.getByLabelText('Next number').fill('3')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByLabelText('Next number')).toHaveAccessibleDescription(/This number was given before/)
  await expect.element(page.getByLabelText('Next number')).toHaveValue('3')
})
