import { expect, type Page } from '@playwright/test'
import { PASSWORD } from './people.ts'

type Invited = {
  email: string
  /** What they are invited to be. */
  as: string
  name: readonly [first: string, last: string]
}

/** From the link of an email that invites to a business to a new account, and back to the invitation. */
export async function signUpToJoin(page: Page, invitation: string, [firstName, lastName]: readonly [string, string]): Promise<void> {
  await page.goto(/http\S+\/JoinBusiness\/[\w-]+/.exec(invitation)?.[0] ?? '')
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: /^Agent/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Mobile').fill('303 555 0177')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/JoinBusiness\//)
}

/** From the link of an invitation to a new account, without another email in between. */
export async function signUpFromEmail(page: Page, invitation: string, { email, as, name: [firstName, lastName] }: Invited): Promise<void> {
  await page.goto(/http\S+\/Invitation\/[\w-]+/.exec(invitation)?.[0] ?? '')
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('radio', { name: new RegExp(`^${as}`) })).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Mobile').fill('303 555 0177')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/User\/Connections\/View\?id=/)
}
