import {
  GetAppFormIdentityInfo,
  RevealAppFormSsn,
  UpdateAppFormIdentityInfo,
} from '@keystead/contract/applications/form/form.operations.ts'
import { ConfirmSecurityPin, GetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/people.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { answerForm, AT, FORM, identityRead, NoGate } from '../../../test/application-form.ts'

const KEPT = {
  IdTypeId: 1,
  StateId: 8,
  ExpiryDate: '2035-01-01',
  IdNumberLast4: '1234',
  SsnKind: 'full' as const,
  SsnLast4: '6789',
  HasSsn: true,
}

beforeEach(() => {
  signIn({ ProfileTypeId: 3, ProfileType: 'Tenant' })
  answerForm()
  answer(GetSecurityPin, { IsSet: true, SetAt: '2026-01-05T12:00:00Z' })
  answer(UpdateAppFormIdentityInfo, ({ Version }) => ({ FormId: FORM, Version: Number(Version) + 1, Missing: [] }))
})

const shown = () => show(<ApplicationForm Gate={NoGate} />, { at: `${AT}&step=identity` })

test('numbers that are kept are said by their end; a save leaves them alone', async () => {
  answer(GetAppFormIdentityInfo, identityRead(KEPT))
  const page = await shown()
  await expect.element(page.getByText('Ends in 1234')).toBeVisible()
  await expect.element(page.getByText('Ends in 6789')).toBeVisible()
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('2036-01-01')
  await expect
    .poll(() => asked(UpdateAppFormIdentityInfo))
    .toEqual([
      {
        FormId: FORM,
        Version: 3,
        IdTypeId: 1,
        StateId: 8,
        CountryId: null,
        ExpiryDate: '2036-01-01',
        SsnKind: 'full',
        IdNumber: null,
        Ssn: null,
        Last4Ssn: null,
      },
    ])
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Address 1' })).toBeVisible()
})

test('a new number is typed, goes along once, and can be thought better of', async () => {
  answer(GetAppFormIdentityInfo, identityRead(KEPT))
  const page = await shown()
  await page.getByRole('button', { name: 'Change ID number' }).click()
  const number = page.getByRole('textbox', { name: 'ID number' })
  await expect.element(number).toHaveFocus()
  await number.fill('D-5551')
  await expect.poll(() => asked(UpdateAppFormIdentityInfo).map(({ IdNumber }) => IdNumber)).toEqual(['D-5551'])
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('2036-01-01')
  await expect.poll(() => asked(UpdateAppFormIdentityInfo).map(({ IdNumber }) => IdNumber)).toEqual(['D-5551', null])

  await page.getByRole('button', { name: 'Change SSN' }).click()
  await page.getByRole('textbox', { name: 'SSN' }).fill('1')
  await page.getByRole('button', { name: 'Keep the one that is saved' }).last().click()
  await expect.element(page.getByText('Ends in 6789')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change SSN' })).toHaveFocus()
})

test('of a number only as much is asked for as was chosen', async () => {
  const page = await shown()
  await page.getByRole('combobox', { name: 'ID type' }).selectOptions('Passport')
  await expect.element(page.getByRole('combobox', { name: 'Issuing country' })).toBeVisible()
  await page.getByRole('radio', { name: /The last four digits only/ }).click()
  await page.getByRole('textbox', { name: 'Last 4 SSN' }).fill('6789')
  await expect.poll(() => asked(UpdateAppFormIdentityInfo).at(-1)).toMatchObject({ SsnKind: 'last4', Last4Ssn: '6789', Ssn: null })
  await page.getByRole('radio', { name: /All nine digits/ }).click()
  await page.getByRole('textbox', { name: 'SSN', exact: true }).fill('123')
  await expect.element(page.getByText(/Not saved: SSN is not valid/)).toBeVisible()
  await page.getByRole('textbox', { name: 'SSN', exact: true }).fill('123-45-6789')
  await expect.poll(() => asked(UpdateAppFormIdentityInfo).at(-1)).toMatchObject({ SsnKind: 'full', Ssn: '123456789', Last4Ssn: null })
})

test('the whole number is shown after the security PIN, and kept nowhere', async () => {
  answer(GetAppFormIdentityInfo, identityRead(KEPT))
  answer(ConfirmSecurityPin, { Confirmation: 'confirmed', Expires: '2027-01-05T12:00:00Z' })
  answer(RevealAppFormSsn, { FormId: FORM, Ssn: '123456789' })
  const page = await shown()
  await page.getByRole('button', { name: 'Show the SSN' }).click()
  await page.getByRole('textbox', { name: 'Security PIN' }).or(page.getByLabelText('Security PIN')).fill('482913')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('123-45-6789', { exact: true })).toBeVisible()
  expect(asked(ConfirmSecurityPin)).toMatchObject([{ Pin: '482913', Operation: 'RevealAppFormSsn', ObjectId: FORM }])
  expect(asked(RevealAppFormSsn)).toEqual([{ FormId: FORM, PinConfirmation: 'confirmed' }])
  expect(JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }) + page.address()).not.toContain('6789')

  await page.goTo(`${AT}&step=documents`)
  await expect.element(page.getByText('There are no documents yet.')).toBeVisible()
  await page.goTo(`${AT}&step=identity`)
  await expect.element(page.getByText('Ends in 6789')).toBeVisible()
  await expect.element(page.getByText('123-45-6789', { exact: true })).not.toBeInTheDocument()
})

test('without a security PIN it says how to get one', async () => {
  answer(GetSecurityPin, { IsSet: false, SetAt: null })
  answer(GetAppFormIdentityInfo, identityRead(KEPT))
  const page = await shown()
  await expect.element(page.getByRole('link', { name: 'Set a security PIN' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show the SSN' })).not.toBeInTheDocument()
})
