import {
  AccountHasOpenInvoices,
  AccountHasPayments,
  AccountRunsBusiness,
  CloseAccount,
  GetClosingPreview,
} from '@keystead/contract/security/closing/closing.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/people.ts'
import { show } from '../../../test/show.tsx'
import { answer, refusal } from '../../../test/stand-in.ts'
import { CloseAccountPanel } from './CloseAccountPanel.tsx'

const DRAFTS = '2 invoice drafts are deleted.'
const RUNS_BUSINESS = { Code: AccountRunsBusiness.code, Message: AccountRunsBusiness.message }

function preview(Refusals: OutputOf<typeof GetClosingPreview>['Refusals']): OutputOf<typeof GetClosingPreview> {
  return { Email: 'olive@example.com', Profiles: 1, Properties: 0, Listings: 0, Plan: 'Free', Means: [DRAFTS], NeedsPin: false, Refusals }
}

test('what keeps an account open stands in place of the button, with the way to where it can be fixed', async () => {
  signIn()
  answer(GetClosingPreview, preview([RUNS_BUSINESS]))
  const page = await show(<CloseAccountPanel />)
  await expect.element(page.getByText(AccountRunsBusiness.message)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See your businesses' })).toHaveAttribute('href', '/User/Business')
  expect(page.getByRole('button', { name: 'Close my account…' }).elements()).toHaveLength(0)
})

test('what else goes is among the consequences, and open invoices have a way to them', async () => {
  signIn()
  answer(GetClosingPreview, preview([{ Code: AccountHasOpenInvoices.code, Message: '1 invoice that you have sent is still open: INV-7.' }]))
  const page = await show(<CloseAccountPanel />)
  await expect.element(page.getByRole('listitem').filter({ hasText: DRAFTS })).toBeVisible()
  await expect.element(page.getByText('1 invoice that you have sent is still open: INV-7.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See your invoices' })).toHaveAttribute('href', '/User/Payments/Invoices?status=open')
})

test('a payment that is under way has a way to the payments', async () => {
  signIn()
  answer(GetClosingPreview, preview([{ Code: AccountHasPayments.code, Message: AccountHasPayments.message }]))
  const page = await show(<CloseAccountPanel />)
  await expect.element(page.getByText(AccountHasPayments.message)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See your payments' })).toHaveAttribute('href', '/User/Payments/Payments')
})

test('what has come in the way meanwhile is said after the press, at the same place', async () => {
  signIn()
  answer(GetClosingPreview, preview([]))
  const page = await show(<CloseAccountPanel />)
  await page.getByRole('button', { name: 'Close my account…' }).click()
  await page.getByRole('textbox', { name: 'Type your email to confirm' }).fill('olive@example.com')
  answer(CloseAccount, () => {
    throw refusal(AccountRunsBusiness)
  })
  answer(GetClosingPreview, preview([RUNS_BUSINESS]))
  await page.getByRole('button', { name: 'Close my account permanently' }).click()
  await expect.element(page.getByRole('link', { name: 'See your businesses' })).toBeVisible()
  await expect.element(page.getByText(AccountRunsBusiness.message)).toBeVisible()
})
