import { CheckUserAccountByEmail, EmailTaken } from '@keystead/contract/security/sign-in/account.operations.ts'
import { GetProfileTypes } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { SignupScreen } from './SignupScreen.tsx'

const TYPES = {
  ProfileTypes: [
    { Id: 1, Text: 'Owner', Description: 'You have homes.' },
    { Id: 3, Text: 'Tenant', Description: 'You rent one.' },
  ],
  AccountTypes: [
    { Id: 1, Text: 'Personal', Description: 'You alone.' },
    { Id: 2, Text: 'Business', Description: 'A company.' },
  ],
}

beforeEach(() => answer(CheckUserAccountByEmail, { Exists: false }))

async function showSignup(at = '/Signup') {
  const page = await show(<SignupScreen />, {
    at,
    loaded: [
      [GetProfileTypes, {}, TYPES],
      [GetAppConfig, FOR_THE_WEB, sampleOf(GetAppConfig.output)],
    ],
  })
  return { page, next: () => page.getByRole('button', { name: 'Continue' }).click() }
}

async function untilPerson(next: () => Promise<void>, page: Awaited<ReturnType<typeof showSignup>>['page']) {
  await page.getByLabelText('Email').fill('tess@example.com')
  await next()
  await page.getByText('You rent one.').click()
  await next()
  await expect.element(page.getByLabelText('First name')).toBeVisible()
}

test('an address that has an account is told so, with the way to sign in', async () => {
  answer(CheckUserAccountByEmail, { Exists: true })
  const { page, next } = await showSignup()
  await page.getByLabelText('Email').fill('tess@example.com')
  await next()
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription(EmailTaken.message)
  await expect.element(page.getByRole('link', { name: 'Sign in as tess@example.com' })).toBeVisible()
})

test('each step has the focus on its question, and says which one it is', async () => {
  const { page, next } = await showSignup()
  await page.getByLabelText('Email').fill('tess@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Step 2 of 4: I am a…' })).toHaveFocus()
  await page.getByText('You rent one.').click()
  await next()
  await expect.element(page.getByRole('heading', { name: /^Step 3 of 4/ })).toHaveFocus()
  expect(asked(CheckUserAccountByEmail)).toEqual([{ Email: 'tess@example.com' }])
})

test('the way back shows what was typed', async () => {
  const { page, next } = await showSignup()
  await untilPerson(next, page)
  await page.getByLabelText('First name').fill('Tess')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('radio', { name: /Tenant/ })).toBeChecked()
  await next()
  await expect.element(page.getByLabelText('First name')).toHaveValue('Tess')
})

test('what was typed is there after a reload, at the step where it was left', async () => {
  const { page, next } = await showSignup()
  await untilPerson(next, page)
  await page.getByLabelText('First name').fill('Tess')
  await expect.poll(() => localStorage.getItem('selection.signup')).toContain('Tess')
  await page.unmount()
  const { page: again } = await showSignup()
  await expect.element(again.getByLabelText('First name')).toHaveValue('Tess')
})

test('a step whose address is opened before its turn begins with the first', async () => {
  const { page } = await showSignup('/Signup?step=password')
  await expect.element(page.getByRole('heading', { name: /^Step 1 of 4/ })).toBeVisible()
})
