import {
  AcceptSubAccountAgreement,
  GetPaymentSubAccount,
  UPDATE_SUB_ACCOUNT,
  UpdateSubAccount,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { SubAccount } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { GetAppConfig, GetDdlCountries, GetDdlStates } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { ConfirmSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { AccountAgreementScreen } from './AccountAgreementScreen.tsx'
import { ViewAccountScreen } from './ViewAccountScreen.tsx'

const ID = idOf(1)
const AT = `/User/Payments/ViewAccount?id=${ID}`
const ACTIVE = sampleOf(SubAccount, {
  SubAccountId: ID,
  StatusId: 1,
  Status: 'Active',
  IsRestricted: false,
  IsWaiting: false,
  IsDefault: true,
  IsAccountLevel: false,
  OwnerType: 'individual',
  BusinessStructure: null,
  LegalName: 'Olivia Hart',
  DbaName: null,
  BankName: 'SANDBOX BANK',
  BankLast4: '6789',
  HolderName: 'Olivia Hart',
  BankAccountType: 'checking',
  SsnLast4: '4417',
  IsPaidOut: true,
  Requirements: [],
  RequirementsDueAt: null,
  Reasons: [],
  Version: 7,
  Agreement: { Version: '2026-11', AcceptedAt: '2026-11-26T12:00:00.000Z', Ip: '203.0.113.7' },
  CurrentAgreementVersion: '2026-11',
  HasPin: true,
})

beforeEach(() => {
  signIn()
  answer(GetAppConfig, { ...sampleOf(GetAppConfig.output), Payments: { Origin: 'https://gateway.example', IsSandbox: false } })
  answer(GetDdlCountries, { Items: [{ Id: 1, Text: 'United States', Code: 'US' }] })
  answer(GetDdlStates, { Items: [{ Id: 8, Text: 'Colorado', Code: 'CO' }] })
})

test('an active one says what it is, with the last four digits of numbers', async () => {
  answer(GetPaymentSubAccount, ACTIVE)
  const page = await show(<ViewAccountScreen />, { at: AT })
  await expect.element(page.getByRole('heading', { name: 'Payments can go to this account' })).toBeVisible()
  await expect.element(page.getByText('SANDBOX BANK ending in 6789')).toBeVisible()
  await expect.element(page.getByText('ending in 4417')).toBeVisible()
})

test('a rejected one says why and what to do, and leads to another one', async () => {
  const Reasons = [{ Code: 'bank' as const, Text: 'The bank account could not be used.', ToDo: 'Please check the routing number.' }]
  answer(GetPaymentSubAccount, { ...ACTIVE, StatusId: 3, Status: 'Rejected', IsDefault: false, Reasons })
  const page = await show(<ViewAccountScreen />, { at: AT })
  await expect.element(page.getByText('The bank account could not be used.')).toBeVisible()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'could not be used' }))
    .toMatchTextContent('Please check the routing number.')
  await expect
    .element(page.getByRole('link', { name: 'Begin again with what you typed' }))
    .toHaveAttribute('href', `/User/Payments/CreateAccount?from=${ID}`)
})

test('a restricted one asks for what is missing and for nothing else', async () => {
  answer(GetPaymentSubAccount, { ...ACTIVE, IsRestricted: true, Requirements: ['ssn', 'document'] })
  answer(ConfirmSecurityPin, { Confirmation: 'confirmed', Expires: '2026-11-26T12:05:00.000Z' })
  answer(UpdateSubAccount, { SubAccountId: ID, Version: 8 })
  const page = await show(<ViewAccountScreen />, { at: AT })
  await expect.element(page.getByRole('heading', { name: 'It takes no payments right now' })).toBeVisible()
  await expect.element(page.getByText('A document. Please write to support: we tell you how to send it safely.')).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('textbox', { name: 'SSN' })).toHaveAccessibleDescription(/SSN can not be empty\./)
  expect(page.getByRole('textbox').elements()).toHaveLength(1)
  await page.getByRole('textbox', { name: 'SSN' }).fill('123-45-6789')
  await page.getByRole('button', { name: 'Send' }).click()
  await userEvent.keyboard('482913')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => asked(ConfirmSecurityPin)).toMatchObject([{ Operation: UPDATE_SUB_ACCOUNT, ObjectId: ID }])
  await expect
    .poll(() => asked(UpdateSubAccount))
    .toMatchObject([
      { SubAccountId: ID, Version: 7, Ssn: '123456789', FirstName: null, Bank: null, Address: null, PinConfirmation: 'confirmed' },
    ])
})

test('the bank account is changed as a whole', async () => {
  answer(GetPaymentSubAccount, ACTIVE)
  const page = await show(<ViewAccountScreen />, { at: AT })
  await page.getByRole('button', { name: 'Change the bank account' }).click()
  await page.getByRole('textbox', { name: 'Routing number' }).fill('12')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Routing number' })).toHaveAccessibleDescription(/Routing number is not valid\./)
  await expect
    .element(page.getByRole('textbox', { name: 'Bank account number' }))
    .toHaveAccessibleDescription(/Bank account number can not be empty\./)
})

test('who may only look is offered no change', async () => {
  signIn({}, memberAs('bookkeeper'))
  answer(GetPaymentSubAccount, { ...ACTIVE, IsRestricted: true, IsDefault: false, Requirements: ['ssn'] })
  const page = await show(<ViewAccountScreen />, { at: AT })
  await expect.element(page.getByRole('heading', { name: 'It takes no payments right now' })).toBeVisible()
  for (const name of ['Send', 'Change the bank account', 'Change contact details'])
    expect(page.getByRole('button', { name }).elements()).toHaveLength(0)
})

test('the agreement says when and from where it was accepted, and is accepted where it was not', async () => {
  answer(GetPaymentSubAccount, ACTIVE)
  const page = await show(<AccountAgreementScreen />, { at: `/User/Payments/AccountAgreement?id=${ID}` })
  await expect.element(page.getByText('203.0.113.7')).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(0)
  await page.unmount()

  answer(GetPaymentSubAccount, { ...ACTIVE, StatusId: 0, Status: 'Pending', IsDefault: false, Agreement: null })
  answer(AcceptSubAccountAgreement, { SubAccountId: ID, Version: 8 })
  const open = await show(<AccountAgreementScreen />, { at: `/User/Payments/AccountAgreement?id=${ID}` })
  await open.getByRole('checkbox').click()
  await open.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => asked(AcceptSubAccountAgreement)).toEqual([{ SubAccountId: ID, Version: 7, AgreementVersion: '2026-11' }])
})
