import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { AddAsset, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetListingFeeds } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { house } from '../house.ts'
import { newPerson } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

test('an owner says who owns a home with them', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Owner')
  const { AssetId } = await person.call(AddAsset, house)
  await person.signIn(context)
  const watched = await watch(page)

  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${AssetId}&tab=details`)
  const owners = page.getByRole('region', { name: 'Owners' })
  await expect(owners).toContainText('100%')
  await owners.getByRole('button', { name: 'Edit owners' }).click()

  const dialog = page.getByRole('dialog', { name: 'Owners of this property' })
  await dialog.getByRole('button', { name: 'Add an owner' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Iris Bell')
  await dialog.getByLabel('Ownership percent').nth(1).fill('33.33')
  await expect(dialog).toContainText('133.33% in total, 33.33% too much')
  await dialog.getByRole('button', { name: 'Save owners' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Ownership percents add up to 133.33, not to 100.')
  await dialog.getByLabel('Ownership percent').first().fill('66.67')
  await expect(dialog).toContainText('100% in total')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save owners' }).click()

  await expect(dialog).toBeHidden()
  await expect(owners).toContainText('Iris Bell')
  await expect(owners).toContainText('33.33%')
  await expect(page.getByText('Owner created successfully.')).toBeVisible()

  // An owner who holds a part stays; one who holds nothing any more goes after a question.
  await expect(owners.getByRole('button', { name: 'Remove Iris Bell' })).toHaveAttribute('aria-disabled', 'true')
  await owners.getByRole('button', { name: 'Edit owners' }).click()
  await dialog.getByLabel('Ownership percent').first().fill('100')
  await dialog.getByLabel('Ownership percent').nth(1).fill('0')
  await dialog.getByRole('button', { name: 'Save owners' }).click()
  await expect(page.getByText('Owner updated successfully.')).toBeVisible()
  await owners.getByRole('button', { name: 'Remove Iris Bell' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove Iris Bell as an owner?' })
  await expect(question).toContainText('Are you sure?')
  await question.getByRole('button', { name: 'Remove owner' }).click()
  await expect(page.getByText('Owner deleted successfully.')).toBeVisible()
  await expect(owners.getByRole('button', { name: 'Remove Iris Bell' })).toHaveCount(0)
  expect(watched.problems).toEqual([])
})

test('an owner takes a portfolio out as a file and brings it back without a change', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Owner')
  for (const Title of ['Maple house', 'Cedar house', '=Odd house']) await person.call(AddAsset, { ...house, Title, PetRent: '35.00' })
  await person.signIn(context)
  await page.goto(`${server.url}/User/Owners/MyProperties`)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export', exact: true }).click()])
  const file = await download.path()
  expect(await readFile(file, 'utf8')).toContain("'=Odd house")

  const before = await person.call(GetUserAssets, { Sort: 'title' })
  await page.goto(`${server.url}/User/Owners/ImportProperties`)
  await page.locator('input[type=file]').setInputFiles({ name: 'properties.csv', mimeType: 'text/csv', buffer: await readFile(file) })
  await page.getByRole('button', { name: 'Start the import' }).click()
  await expect(page.getByRole('main')).toContainText('3 rows')
  await expect(page.getByRole('main')).toContainText('Unchanged')
  expect(await person.call(GetUserAssets, { Sort: 'title' })).toEqual(before)
})

test('an owner gives a portal a feed, and takes it away again', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Owner')
  await person.signIn(context)
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Owners/ListedProperties`)
  await page.getByRole('link', { name: 'Feeds for portals' }).click()
  await page.getByRole('button', { name: 'Add a feed' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add a feed' })
  await dialog.getByLabel('Name').fill('Homes portal')
  await dialog.getByLabel(/Rental portals/).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add feed' }).click()

  await expect(page.getByRole('heading', { name: 'Homes portal' })).toBeVisible()
  const [feed] = (await person.call(GetListingFeeds, {})).Items
  const answer = await fetch(feed?.JsonUrl ?? '')
  expect(await answer.json()).toMatchObject({ Feed: { Name: 'Homes portal' }, value: [], LeftOut: [] })
  await page.getByRole('link', { name: 'What’s in it and what isn’t' }).click()
  await expect(page.getByText('Nothing is left out.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'More for Homes portal' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete feed' }).click()
  await expect(page.getByText('No feeds found.')).toBeVisible()
  expect((await fetch(feed?.JsonUrl ?? '')).status).toBe(404)
  expect(watched.problems).toEqual([])
})
