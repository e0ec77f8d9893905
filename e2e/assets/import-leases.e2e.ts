import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { DAY_AFTER, DAY_WITHIN, HOMES, homesFile, homesWithTenantsFile, TENANTS, tenantsFile } from '../lease-files.ts'
import { newPerson } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible()
}

test('a landlord brings in twelve homes and forty tenants, and corrects a row that was refused', async ({ page, context }) => {
  const owner = await newPerson(server.url, 'Owner')
  await owner.signIn(context)
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Owners/ImportProperties`)
  await choose(page, 'homes.csv', homesFile())
  await page.getByRole('button', { name: 'Start the import' }).click()
  await expect(page.getByRole('main')).toContainText(`${HOMES} rows`)
  await expect(page.getByRole('link', { name: 'View my properties' })).toBeVisible()

  await page.getByRole('link', { name: 'Import leases and tenants' }).click()
  await choose(page, 'tenants.csv', tenantsFile())
  await expect(page.getByLabel('Property address or name').locator('option:checked')).toHaveText('Property')
  await expect(page.getByLabel('Tenant email', { exact: true }).locator('option:checked')).toHaveText('E-mail')
  await expect(page.getByRole('main')).toContainText(
    `Of ${TENANTS + 1} rows in the file, ${TENANTS} are fine, 0 have a note, 1 would be refused.`,
  )
  await expect(page.getByText('The home is already leased for those dates: line 5 leases it')).toBeVisible()
  await expect(page.getByLabel('Unlist homes that are leased now')).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start the import' }).click()
  await expect(page.getByRole('heading', { name: 'Why rows were refused' })).toBeVisible()
  await expectAccessible(page)

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download refused rows' }).click()])
  const refused = await readFile(await download.path(), 'utf8')
  expect(refused).toContain('Ed Late')
  await page.getByRole('link', { name: 'Import the corrected file' }).click()
  await choose(page, 'corrected.csv', refused.replace(DAY_WITHIN, DAY_AFTER))
  await expect(page.getByRole('main')).toContainText('The columns are matched the way you did it last time.')
  await page.getByRole('button', { name: 'Start the import' }).click()
  await expect(page.getByRole('main')).toContainText('1 row,')
  await expect(page.getByRole('heading', { name: 'Why rows were refused' })).toBeHidden()

  const { Items } = await owner.call(GetUserAssets, { Text: '130 Maple' })
  const { Leases } = await owner.call(GetAssetAssignedProfiles, { AssetId: Items[0]!.AssetId })
  expect(Leases.flatMap(({ Tenants }) => Tenants.map(({ Name }) => Name)).filter((name) => name === 'Ed Late')).toHaveLength(1)
  expect(watched.problems).toEqual([])
})

test('one file of homes that names their tenants is used for both', async ({ page, context }) => {
  const owner = await newPerson(server.url, 'Owner')
  await owner.signIn(context)
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Owners/ImportProperties`)
  await choose(page, 'homes and tenants.csv', homesWithTenantsFile())
  await page.getByRole('button', { name: 'Start the import' }).click()
  await expect(page.getByRole('heading', { name: 'This file also has tenants' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Import them now' }).click()
  await expect(page.getByRole('main')).toContainText(`Of ${HOMES} rows in the file, ${HOMES} are fine`)
  await page.getByRole('button', { name: 'Start the import' }).click()
  await expect(page.getByRole('main')).toContainText(`${HOMES} rows`)
  await expect(page.getByText('Rows added as leases or as tenants of a lease.')).toBeVisible()
  expect(watched.problems).toEqual([])
})
