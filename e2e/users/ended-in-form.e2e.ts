import { type Page, expect, test } from '@playwright/test'
import { AddAsset, GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { CallHeaders } from '@keystead/contract/rpc/envelope.ts'
import { Logout } from '@keystead/contract/security/sign-in/account.operations.ts'
import { UpdateDefaultProfile } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { CreateUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { house } from '../house.ts'
import { PASSWORD, type Person, newPerson, signedInAgain } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, waitUntilStarted } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const TYPED = 'Bungalow that was typed before the session ended'

/** A form of the owner with something typed in it, and a session that ends then. */
async function typeUntilTheEnd(page: Page, owner: Person, { isTold }: { isTold: boolean }): Promise<string> {
  const { AssetId } = await owner.call(AddAsset, house)
  await owner.signIn(page.context())
  // Without its stream the page does not hear of the end before it asks for something.
  if (!isTold) await page.route('**/live*', (route) => route.abort())
  await page.goto(`${server.url}/User/Owners/ManageResidentialProperty?id=${AssetId}&step=description`)
  await waitUntilStarted(page)
  await page.getByLabel('Property title').fill(TYPED)
  await owner.call(Logout, {})
  return AssetId
}

async function titleOf(owner: Person, AssetId: string): Promise<string> {
  const again = await signedInAgain(server.url, owner.email)
  return (await again.call(GetUserAssetDetails, { AssetId })).Title
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })

async function signInAs(page: Page, email: string | null): Promise<void> {
  const dialog = question(page)
  if (email !== null) await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('the same person signs in over the form, and the save is repeated', async ({ page }) => {
  const owner = await newPerson(server.url, 'Owner')
  const assetId = await typeUntilTheEnd(page, owner, { isTold: false })
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/EditAssetInformation')) saves.push(request.headers()[CallHeaders.transactionId.toLowerCase()] ?? '')
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(question(page)).toBeVisible()
  await expect(question(page).getByRole('textbox', { name: 'Password' })).toBeFocused()
  await expect(question(page).getByLabel('Email')).toHaveValue(owner.email)
  await expectAccessible(page)
  // A person who would rather not finds everything as it was, and is asked again by the next save.
  await page.keyboard.press('Escape')
  await expect(page.getByText('Please sign in to continue.').first()).toBeVisible()
  await expect(page.getByLabel('Property title')).toHaveValue(TYPED)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await signInAs(page, null)

  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText(messages.propertyUpdated).first()).toBeVisible()
  await expect(page).toHaveURL(/ManageResidentialProperty/)
  // Two saves were pressed. Each of their repetitions is the same intention: after a cookie may have come, and after the sign-in.
  expect(new Set(saves).size).toBe(2)
  expect(saves.at(-1)).toBe(saves[2])
  expect(await titleOf(owner, assetId)).toBe(TYPED)
})

test('anybody else who signs in there starts empty', async ({ page }) => {
  const [owner, other] = [await newPerson(server.url, 'Owner'), await newPerson(server.url, 'Tenant')]
  const assetId = await typeUntilTheEnd(page, owner, { isTold: false })
  let questions = 0
  page.on('dialog', (dialog) => {
    questions += 1
    void dialog.accept()
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await signInAs(page, other.email)
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin')
  expect(questions).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(house.Title)
  await expect(page.getByText(TYPED)).toHaveCount(0)
  await expect(page.getByLabel('Property title')).toHaveCount(0)
  expect(await titleOf(owner, assetId)).toBe(house.Title)
})

test('a page that hears of the end asks by itself, and goes on in the profile that it was in', async ({ page }) => {
  const owner = await newPerson(server.url, 'Owner')
  // Who signs in begins in the default profile, which is another one than this session's.
  const { ProfileId } = await owner.call(CreateUserProfile, {
    ProfileTypeId: PROFILE_TYPES.Tenant,
    AccountTypeId: ACCOUNT_TYPES.Personal,
    CategoryIds: [],
    FirstName: 'Robin',
    LastName: 'Marlow',
  })
  await owner.call(UpdateDefaultProfile, { ProfileId })
  const assetId = await typeUntilTheEnd(page, owner, { isTold: true })
  await expect(question(page)).toBeVisible({ timeout: 30_000 })
  await signInAs(page, null)
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByLabel('Property title')).toHaveValue(TYPED)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(messages.propertyUpdated).first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Property title')).toHaveValue(TYPED)
  expect(page.url()).toContain(assetId)
})

const switched = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

/** A form of the owner with something typed in it, and a second tab that becomes their other profile. */
async function typeUntilSwitched(page: Page): Promise<{ owner: Person; assetId: string; tab: Page }> {
  const owner = await newPerson(server.url, 'Owner')
  const { AssetId } = await owner.call(AddAsset, house)
  await owner.call(CreateUserProfile, {
    ProfileTypeId: PROFILE_TYPES.Tenant,
    AccountTypeId: ACCOUNT_TYPES.Personal,
    CategoryIds: [],
    FirstName: 'Robin',
    LastName: 'Marlow',
  })
  await owner.signIn(page.context())
  await page.goto(`${server.url}/User/Owners/ManageResidentialProperty?id=${AssetId}&step=description`)
  await waitUntilStarted(page)
  await page.getByLabel('Property title').fill(TYPED)
  const tab = await page.context().newPage()
  await tab.goto(`${server.url}/User/Profiles`)
  await tab
    .getByRole('main')
    .getByRole('button', { name: /^Switch/ })
    .click()
  await expect(tab).toHaveURL(/Dashboard/)
  await page.bringToFront()
  await expect(switched(page)).toBeVisible()
  return { owner, assetId: AssetId, tab }
}

test('another profile that is chosen in another tab takes no typed form away', async ({ page }) => {
  const { owner, assetId } = await typeUntilSwitched(page)
  await expect(switched(page)).toContainText('(Owner, Personal)')
  await expectAccessible(page)
  await switched(page).getByRole('button', { name: 'Switch back' }).click()
  await expect(switched(page)).toBeHidden()
  await expect(page.getByLabel('Property title')).toHaveValue(TYPED)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(messages.propertyUpdated).first()).toBeVisible()
  expect(await titleOf(owner, assetId)).toBe(TYPED)
})

test('or the form is left, and the page is that of the other profile', async ({ page }) => {
  const { owner, assetId } = await typeUntilSwitched(page)
  await switched(page).getByRole('button', { name: 'Leave page' }).click()
  await expect(page.getByLabel('Property title')).toHaveCount(0)
  expect(await titleOf(owner, assetId)).toBe(house.Title)
})

test('another tab may be where they sign in', async ({ page, context }) => {
  const owner = await newPerson(server.url, 'Owner')
  await typeUntilTheEnd(page, owner, { isTold: false })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    question(page)
      .getByRole('link', { name: /in a new tab/ })
      .click(),
  ])
  await tab.getByLabel('Email').fill(owner.email)
  await tab.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await tab.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(tab).toHaveURL(/ManageResidentialProperty/)
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText(messages.propertyUpdated).first()).toBeVisible()
  await expect(page.getByLabel('Property title')).toHaveValue(TYPED)
})
