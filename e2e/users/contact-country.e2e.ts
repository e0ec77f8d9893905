import { expect, test } from '@playwright/test'
import { namedPerson } from '../network.ts'
import { type RunningServer, startServer } from '../server.ts'
import { watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

test('contact details follow the country, and a look at another one loses nothing', async ({ context, page }) => {
  const agent = await namedPerson(server, 'Agent', 'Ines', 'Calder')
  await agent.signIn(context)
  const watched = await watch(page)
  // The browser notes the refusal.
  watched.allow(/400 \(Bad Request\)/)
  await page.goto(`${server.url}/User/Profiles/ContactInfo`)
  const country = page.getByLabel('Country')
  await page.getByRole('combobox', { name: /^City/ }).fill('denv')
  await page.getByRole('option', { name: /^Denver, CO/ }).click()
  await expect(page.getByLabel(/^State/)).toHaveValue('8')

  await country.selectOption('Canada')
  await page.getByRole('textbox', { name: /^City/ }).fill('Toronto')
  await page.getByLabel(/^Province/).selectOption('Ontario')
  await page.getByLabel(/^Postal code/).fill('80202')
  await page.getByLabel(/^Primary phone/).fill('416 967 1111')
  await page.getByLabel('Show this address on my profile').check()
  await page.getByRole('button', { name: 'Save contact details' }).click()
  await expect(page.getByRole('alert')).toContainText('Postal code is not valid.')

  await country.selectOption('Germany')
  await page.getByLabel(/^Region/).fill('Berlin')
  await country.selectOption('United States')
  await expect(page.getByLabel(/^State/)).toHaveValue('8')
  await country.selectOption('Canada')
  await expect(page.getByLabel(/^Province/).locator('option:checked')).toHaveText('Ontario')

  await page.getByLabel(/^Postal code/).fill('M5V 2T6')
  await page.getByRole('button', { name: 'Save contact details' }).click()
  await expect(page.getByText('Contact details updated successfully.')).toBeVisible()
  await page.goto(`${server.url}/User/Agent-Profile`)
  await expect(page.getByRole('main')).toContainText('Toronto, ON M5V 2T6, Canada')
  expect(watched.problems).toEqual([])
})
