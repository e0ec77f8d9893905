import {
  DeleteSubAccountDraft,
  GetPaymentSubAccounts,
  GetPaymentSubAccountsCountByStatus,
  SetDefaultSubAccount,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { SubAccountCard } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { messages } from '@keystead/contract/money/payment-accounts/payment-accounts-messages.text.ts'
import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { AccountsScreen } from './AccountsScreen.tsx'

const ACTIVE = sampleOf(SubAccountCard, {
  SubAccountId: idOf(1),
  ProfileId: idOf(9),
  IsAccountLevel: false,
  StatusId: 1,
  Status: 'Active',
  IsRestricted: false,
  IsDefault: true,
  LegalName: 'Olivia Hart',
  DbaName: 'Hart Homes',
  BankName: 'SANDBOX BANK',
  BankLast4: '6789',
  DepositFor: 'rent',
  StatusReason: null,
})
const REJECTED = sampleOf(SubAccountCard, {
  ...ACTIVE,
  SubAccountId: idOf(2),
  StatusId: 3,
  Status: 'Rejected',
  IsDefault: false,
  DbaName: 'Other name',
  StatusReason: 'The bank account could not be used.',
})
const DRAFT = sampleOf(SubAccountCard, {
  ...ACTIVE,
  SubAccountId: idOf(3),
  StatusId: 0,
  Status: 'Pending',
  IsDefault: false,
  DbaName: 'Begun',
  BankLast4: null,
})
const counts = (changes: object = {}) => ({ Pending: 0, Active: 0, Processing: 0, Rejected: 0, ...changes })
const pageWith = (...Items: SubAccountCard[]) => ({ Items, PageIndex: 0, PageSize: 10, TotalCount: Items.length, TotalIsCapped: false })
const config = (Payments: { Origin: string; IsSandbox: boolean } | null) => ({ ...sampleOf(GetAppConfig.output), Payments })
const ON = config({ Origin: 'https://gateway.example', IsSandbox: false })

test('each says where it stands, why, and where it leads', async () => {
  signIn()
  answer(GetAppConfig, ON)
  answer(GetPaymentSubAccountsCountByStatus, counts({ Active: 1, Rejected: 1, Pending: 1 }))
  answer(GetPaymentSubAccounts, pageWith(ACTIVE, REJECTED, DRAFT))
  const page = await show(<AccountsScreen />)
  const active = page.getByRole('row', { name: /Hart Homes/ })
  for (const words of ['Active', 'SANDBOX BANK ending in 6789', 'Payments go here', 'Rent'])
    await expect.element(active).toMatchTextContent(words)
  await expect.element(page.getByRole('row', { name: /Other name/ })).toMatchTextContent('The bank account could not be used.')
  await expect
    .element(page.getByRole('link', { name: 'Begun' }))
    .toHaveAttribute('href', `/User/Payments/CreateAccount?id=${DRAFT.SubAccountId}`)
  await expect
    .element(page.getByRole('link', { name: 'Hart Homes' }))
    .toHaveAttribute('href', `/User/Payments/ViewAccount?id=${ACTIVE.SubAccountId}`)
  await expect.element(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/User/Payments/CreateAccount')
})

test('while one is checked none is created, and it says why', async () => {
  signIn()
  answer(GetAppConfig, ON)
  answer(GetPaymentSubAccountsCountByStatus, counts({ Processing: 1 }))
  answer(GetPaymentSubAccounts, pageWith({ ...ACTIVE, Status: 'Processing', StatusId: 2, IsDefault: false }))
  const page = await show(<AccountsScreen />)
  await expect.element(page.getByRole('heading', { name: 'Account Creation Restricted!' })).toBeVisible()
  const create = page.getByRole('button', { name: 'Create an account' })
  await expect.element(create).toHaveAttribute('aria-disabled', 'true')
  await expect.element(create).toHaveAccessibleDescription(messages.restrictedText)
})

test('without one it says how to begin, and without a payment provider that paying online is off', async () => {
  signIn()
  answer(GetAppConfig, ON)
  answer(GetPaymentSubAccountsCountByStatus, counts())
  answer(GetPaymentSubAccounts, pageWith())
  const page = await show(<AccountsScreen />)
  await expect.element(page.getByText('No accounts found.')).toBeVisible()
  await page.unmount()

  answer(GetAppConfig, config(null))
  const off = await show(<AccountsScreen />)
  await expect.element(off.getByRole('heading', { name: 'Paying online is off' })).toBeVisible()
  await expect.element(off.getByText('No accounts found.')).toBeVisible()
  expect(off.getByRole('link', { name: 'Create an account' }).elements()).toHaveLength(0)
})

test('payments are sent to another one, and a draft is removed after a question', async () => {
  signIn()
  answer(GetAppConfig, ON)
  answer(GetPaymentSubAccountsCountByStatus, counts({ Active: 2, Pending: 1 }))
  answer(GetPaymentSubAccounts, pageWith({ ...ACTIVE, IsDefault: false }, DRAFT))
  answer(SetDefaultSubAccount, { SubAccountId: ACTIVE.SubAccountId })
  answer(DeleteSubAccountDraft, { SubAccountId: DRAFT.SubAccountId })
  const page = await show(<AccountsScreen />)
  await page.getByRole('button', { name: /Hart Homes/ }).click()
  await page.getByRole('menuitem', { name: 'Have payments go here' }).click()
  await expect.poll(() => asked(SetDefaultSubAccount)).toEqual([{ SubAccountId: ACTIVE.SubAccountId }])
  await page.getByRole('button', { name: /Begun/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  expect(asked(DeleteSubAccountDraft)).toEqual([])
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => asked(DeleteSubAccountDraft)).toEqual([{ SubAccountId: DRAFT.SubAccountId }])
})

test('a bookkeeper reads them and changes nothing', async () => {
  signIn({}, memberAs('bookkeeper'))
  answer(GetAppConfig, ON)
  answer(GetPaymentSubAccountsCountByStatus, counts({ Active: 1 }))
  answer(GetPaymentSubAccounts, pageWith({ ...ACTIVE, IsDefault: false }))
  const page = await show(<AccountsScreen />)
  await page.getByRole('button', { name: /Hart Homes/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Open' })).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
  expect(page.getByRole('link', { name: 'Create an account' }).elements()).toHaveLength(0)
})
