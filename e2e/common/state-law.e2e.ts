import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'
import { watch } from '../watched-page.ts'

/** A state of which this release is not certain in some topics. */
const UNSURE = { code: 'SD', name: 'South Dakota' }

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

test('a visitor finds the law of a state from the foot of a page, and reads what is not certain', async ({ page }) => {
  const watched = await watch(page)
  await page.goto(server.url)
  await page.getByRole('navigation', { name: 'Other Links' }).getByRole('link', { name: 'Rental law by state' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rental law by state' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This is information, not legal advice.' })).toBeVisible()
  await page.getByRole('link', { name: UNSURE.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Rental law in ${UNSURE.name}` })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^Rental law in ${UNSURE.name}`))
  for (const topic of await topicsOf('unknown')) {
    await expect(page.locator(`#${topic}`).getByText('Not certain', { exact: true })).toBeVisible()
  }
  expect(watched.problems).toEqual([])
})

test('the pages are there without scripts, for small letters in the address, and for no other place', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/docs/law/${UNSURE.code.toLowerCase()}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.url}/docs/law/${UNSURE.code}`)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(`renting a home in ${UNSURE.name}`))
  const [unknown = ''] = await topicsOf('unknown')
  await expect(page.locator(`#${unknown}`).getByText('Not certain', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Rental law by state' }).click()
  await expect(page.getByRole('link', { name: 'Wyoming' })).toBeVisible()

  const elsewhere = await page.goto(`${server.url}/docs/law/XX`)
  expect(elsewhere?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

async function topicsOf(standing: string): Promise<string[]> {
  const file = new URL(`../../server/src/places/state-law/seed/${UNSURE.code}.json`, import.meta.url)
  const { Topics } = JSON.parse(await readFile(file, 'utf8')) as { Topics: Record<string, { Standing: string }> }
  return Object.keys(Topics).filter((topic) => Topics[topic]!.Standing === standing)
}
