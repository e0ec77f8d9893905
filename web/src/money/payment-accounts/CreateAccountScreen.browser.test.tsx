import {
  AcceptSubAccountAgreement,
  CREATE_SUB_ACCOUNT,
  CreateSubAccount,
  GetPaymentSubAccount,
  SaveSubAccountBank,
  SaveSubAccountOwner,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { SubAccount } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { GetAppConfig, GetDdlCountries, GetDdlStates } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { ConfirmSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { CreateAccountScreen } from './CreateAccountScreen.tsx'

const ID = idOf(1)
const AT = '/User/Payments/CreateAccount'
const EMPTY = sampleOf(SubAccount, {
  SubAccountId: ID,
  StatusId: 0,
  Status: 'Pending',
  IsRestricted: false,
  OwnerType: 'individual',
  BusinessStructure: null,
  LegalName: 'Olivia Hart',
  DbaName: null,
  FirstName: 'Olivia',
  LastName: 'Hart',
  Version: 1,
  Website: null,
  Email: null,
  Phone: null,
  HolderName: null,
  BankAccountType: null,
  DepositFor: null,
  Agreement: null,
  CurrentAgreementVersion: '2026-11',
  HasPin: true,
})
const WITH_CONTACT = {
  ...EMPTY,
  Version: 2,
  Email: 'olivia@example.com',
  Phone: '(303) 555-0142',
  Address1: '1420 Elm Street',
  City: 'Denver',
  StateId: 8,
  Zip: '80202',
}
const WITH_BANK = {
  ...WITH_CONTACT,
  Version: 3,
  HolderName: 'Olivia Hart',
  BankAccountType: 'checking' as const,
  DepositFor: 'both' as const,
}
const AGREED = { ...WITH_BANK, Version: 4, Agreement: { Version: '2026-11', AcceptedAt: '2026-11-26T12:00:00.000Z', Ip: '203.0.113.7' } }

beforeEach(() => {
  signIn()
  answer(GetAppConfig, { ...sampleOf(GetAppConfig.output), Payments: { Origin: 'https://gateway.example', IsSandbox: false } })
  answer(GetDdlCountries, { Items: [{ Id: 1, Text: 'United States', Code: 'US' }] })
  answer(GetDdlStates, { Items: [{ Id: 8, Text: 'Colorado', Code: 'CO' }] })
})

test('a person gets through the first step with a name alone', async () => {
  answer(SaveSubAccountOwner, { SubAccountId: ID, Version: 1 })
  answer(GetPaymentSubAccount, EMPTY)
  const page = await show(<CreateAccountScreen />, { at: AT })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription('First name can not be empty.')
  await page.getByRole('textbox', { name: 'First name' }).fill('Olivia')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Hart')
  await page.getByRole('textbox', { name: /DBA name/ }).fill('H')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect
    .element(page.getByRole('textbox', { name: /DBA name/ }))
    .toHaveAccessibleDescription(/DBA name should have 2 to 50 characters\./)
  await page.getByRole('textbox', { name: /DBA name/ }).fill('')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect
    .poll(() => asked(SaveSubAccountOwner))
    .toMatchObject([{ OwnerType: 'individual', FirstName: 'Olivia', LastName: 'Hart', DbaName: null, Website: null }])
  await expect.poll(page.address).toBe(`${AT}?id=${ID}&step=contact`)
  await expect.element(page.getByRole('textbox', { name: 'Address 1' })).toBeVisible()
})

test('a company is asked for its name and kind', async () => {
  const page = await show(<CreateAccountScreen />, { at: AT })
  await page.getByRole('radio', { name: /A company/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Legal name' })).toHaveAccessibleDescription(/Legal name can not be empty\./)
  await expect
    .element(page.getByRole('combobox', { name: 'Kind of business' }))
    .toHaveAccessibleDescription('Kind of business can not be empty.')
})

test('a person who comes back goes on where they were', async () => {
  answer(GetPaymentSubAccount, WITH_CONTACT)
  answer(SaveSubAccountBank, { SubAccountId: ID, Version: 3 })
  const page = await show(<CreateAccountScreen />, { at: `${AT}?id=${ID}` })
  await expect.element(page.getByRole('textbox', { name: 'Business name on account' })).toHaveValue('Olivia Hart')
  answer(GetPaymentSubAccount, WITH_BANK)
  await page.getByRole('radio', { name: 'Savings' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect
    .poll(() => asked(SaveSubAccountBank))
    .toEqual([{ SubAccountId: ID, Version: 2, HolderName: 'Olivia Hart', BankAccountType: 'savings', DepositFor: 'both' }])
  await expect.element(page.getByRole('heading', { name: 'Who does what' })).toBeVisible()
})

test('the agreement has to be accepted, in the version that is shown', async () => {
  answer(GetPaymentSubAccount, WITH_BANK)
  answer(AcceptSubAccountAgreement, { SubAccountId: ID, Version: 4 })
  const page = await show(<CreateAccountScreen />, { at: `${AT}?id=${ID}` })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('Please check the terms.')
  await page.getByRole('checkbox').click()
  answer(GetPaymentSubAccount, AGREED)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => asked(AcceptSubAccountAgreement)).toEqual([{ SubAccountId: ID, Version: 3, AgreementVersion: '2026-11' }])
})

test('the numbers are checked at their fields, and confirmed by the PIN', async () => {
  answer(GetPaymentSubAccount, AGREED)
  answer(ConfirmSecurityPin, { Confirmation: 'confirmed', Expires: '2026-11-26T12:05:00.000Z' })
  answer(CreateSubAccount, { SubAccountId: ID, StatusId: 2 })
  const page = await show(<CreateAccountScreen />, { at: `${AT}?id=${ID}` })
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('Date of birth').fill('05/17/1984')
  await field('Last 4 SSN').fill('67')
  await field('Routing number').fill('110000001')
  await field('Bank account number').fill('123')
  await page.getByRole('button', { name: 'Hand it in' }).click()
  await expect.element(field('Last 4 SSN')).toHaveAccessibleDescription(/Last 4 SSN is not valid\./)
  await expect.element(field('Routing number')).toHaveAccessibleDescription(/Routing number is not valid\./)
  await expect.element(field('Bank account number')).toHaveAccessibleDescription(/Bank account number is not valid\./)
  await field('Last 4 SSN').fill('6789')
  await field('Routing number').fill('110000000')
  await field('Bank account number').fill('000123456789')
  await page.getByRole('button', { name: 'Hand it in' }).click()
  await userEvent.keyboard('482913')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => asked(ConfirmSecurityPin)).toMatchObject([{ Operation: CREATE_SUB_ACCOUNT, ObjectId: ID }])
  await expect
    .poll(() => asked(CreateSubAccount))
    .toEqual([
      {
        SubAccountId: ID,
        Version: 4,
        BirthDate: '1984-05-17',
        Last4Ssn: '6789',
        CompanyEin: null,
        FederalTaxId: null,
        RoutingNumber: '110000000',
        BankAccountNumber: '000123456789',
        PinConfirmation: 'confirmed',
      },
    ])
  await expect.poll(page.address).toBe(`/User/Payments/ViewAccount?id=${ID}`)
})

test('without a PIN one is set first, and nothing is asked for before', async () => {
  answer(GetPaymentSubAccount, { ...AGREED, HasPin: false })
  const page = await show(<CreateAccountScreen />, { at: `${AT}?id=${ID}` })
  await expect.element(page.getByRole('link', { name: 'Set a security PIN' })).toBeVisible()
  expect(page.getByRole('textbox').elements()).toHaveLength(0)
})
