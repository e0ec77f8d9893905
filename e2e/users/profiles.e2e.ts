import { type Page, expect, test } from '@playwright/test'
import { CreateUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { newPerson } from '../people.ts'
import { testPhotos } from '../photos.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const headerPicture = (page: Page) => page.getByRole('banner').locator('img[src^="/media/profiles/"]')

test('an account with three profiles switches among them, and the menus change', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Owner')
  const others = [
    { ProfileTypeId: PROFILE_TYPES.Agent, AccountTypeId: ACCOUNT_TYPES.Business },
    { ProfileTypeId: PROFILE_TYPES.Tenant, AccountTypeId: ACCOUNT_TYPES.Personal },
  ]
  for (const kind of others) await person.call(CreateUserProfile, { ...kind, FirstName: 'Robin', LastName: 'Marlow' })
  await person.signIn(context)
  const watched = await watch(page)

  const OWNERS_ENTRIES = ['My Properties', 'Listed Properties', 'Partnership Properties', 'Add New Property']
  const expectInPropertyMenu = async (entries: string[]) => {
    await page.getByRole('button', { name: 'Properties' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(entries)
    await page.keyboard.press('Escape')
  }
  const switchTo = async (kind: string) => {
    await page.goto(`${server.url}/User/Profiles`)
    await page.getByRole('button', { name: new RegExp(`Switch to Robin Marlow, ${kind}`) }).click()
    await expect(page).toHaveURL(`${server.url}/User/Dashboard`)
  }
  const bar = page.getByRole('banner')

  await page.goto(`${server.url}/User/Profiles`)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await expectInPropertyMenu(OWNERS_ENTRIES)
  await expect(bar.getByRole('link', { name: 'Business' })).toHaveCount(0)

  await switchTo('Agent, Business')
  await expectInPropertyMenu(['My Properties', 'Assigned Properties'])
  await expect(bar.getByRole('link', { name: 'Business' })).toHaveCount(1)

  await switchTo('Tenant, Personal')
  await expect(bar.getByRole('link', { name: 'Business' })).toHaveCount(0)
  await expectInPropertyMenu(['Connected Properties'])

  await test.step('the user menu is seen whole, with every profile, on a laptop and on a phone', async () => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await page.getByRole('button', { name: /Account of/ }).click()
      const menu = page.getByRole('menu', { name: /Account of/ })
      await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
      for (const entry of await menu.getByRole('menuitem').all()) await expect(entry).toBeInViewport({ ratio: 1 })
      await expect(menu.getByRole('group', { name: 'Switch profile' }).getByRole('menuitem')).toHaveCount(2)
      await page.keyboard.press('Escape')
    }
    await page.setViewportSize({ width: 1440, height: 720 })
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.getByRole('button', { name: /Account of .*current section/ }).click()
    const entry = page.getByRole('menuitem', { name: 'Settings' })
    await expect(entry).toHaveAttribute('aria-current', 'page')
    // The header stays while the page scrolls, and what it opened with it: it does not come after.
    const [before, after] = await entry.evaluate((element) => {
      const tops = [element.getBoundingClientRect().top]
      window.scrollBy({ top: 200, behavior: 'instant' })
      return [...tops, element.getBoundingClientRect().top]
    })
    expect(await page.evaluate(() => window.scrollY)).toBe(200)
    expect(after).toBe(before)
    await page.keyboard.press('Escape')
  })

  await switchTo('Owner, Personal')
  await expectInPropertyMenu(OWNERS_ENTRIES)
  expect(watched.problems).toEqual([])
})

test('a picture is chosen, looked at, used, seen in the header at once, and taken away', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Tenant')
  await person.signIn(context)
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Tenant-Profile-Edit`)
  const [photo] = await testPhotos(1)

  await page.getByLabel('Choose a picture').setInputFiles(photo!)
  await expect(page.getByText('This is how it will look.')).toBeVisible()
  await expect(headerPicture(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(headerPicture(page)).toBeVisible()

  await page.goto(`${server.url}/User/Profiles`)
  await expect(page.getByRole('main').locator('img[src^="/media/profiles/"]')).toBeVisible()
  await page.goto(`${server.url}/User/Tenant-Profile-Edit`)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click()
  await expect(headerPicture(page)).toHaveCount(0)
  expect(watched.problems).toEqual([])
})

test('a script that is named like a picture is refused', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Owner')
  await person.signIn(context)
  const watched = await watch(page)
  watched.allow(/status of 415/)
  await page.goto(`${server.url}/User/Owner-Profile-Edit`)
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') })
  await expect(page.getByRole('alert')).toHaveText('File format is invalid.')
  await expect(page.getByRole('button', { name: 'Use this picture' })).toHaveCount(0)
  expect(watched.problems).toEqual([])
})

test('an agent says who they are, goes public, and two windows do not overwrite each other', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Agent')
  await person.signIn(context)
  const watched = await watch(page)
  watched.allow(/status of 409/)
  const address = `${server.url}/User/Agent-Profile-Edit`

  await page.goto(address)
  await page.getByLabel('Show my profile to everyone').check()
  await page.getByLabel('Website').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('main')).toContainText('About me can not be empty.')
  await expect(page.getByRole('main')).toContainText('Website is not valid.')
  await page.getByRole('textbox', { name: 'About me' }).fill('I show homes in Denver.')
  await page.getByLabel('Website').fill('homes.example.com')

  const second = await context.newPage()
  await second.goto(address)
  await second.getByLabel('Last name').fill('Marlowe')

  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page).toHaveURL(`${server.url}/User/Agent-Profile`)
  await expect(page.getByRole('main')).toContainText('I show homes in Denver.')
  await expect(page.getByRole('link', { name: 'homes.example.com' })).toHaveAttribute('rel', /nofollow/)
  await expect(page.getByText('Public', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await second.getByRole('button', { name: 'Save profile' }).click()
  await expect(second.getByRole('heading', { name: 'There is a newer version' })).toBeVisible()
  await second.getByRole('button', { name: 'Keep my changes' }).click()
  await second.getByRole('button', { name: 'Save profile' }).click()
  await expect(second).toHaveURL(`${server.url}/User/Agent-Profile`)
  await expect(second.getByRole('heading', { name: 'Robin Marlowe' })).toBeVisible()
  await expect(second.getByRole('main')).toContainText('I show homes in Denver.')
  expect(watched.problems).toEqual([])
})

test('an owner becomes an agent, and the menus follow', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Owner')
  await person.signIn(context)
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Settings/Profile`)
  await page.getByRole('button', { name: 'Change to Agent' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, change to Agent' }).click()
  await expect(page.getByText('(Agent, Personal)')).toBeVisible()
  await page.getByRole('button', { name: 'Properties' }).click()
  await expect(page.getByRole('menuitem', { name: 'Assigned Properties' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${server.url}/User/Agent-Profile`)
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  expect(watched.problems).toEqual([])
})
