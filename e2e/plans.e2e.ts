import { expect, type Page, test } from '@playwright/test'
import { operate } from './operator.ts'
import { newPerson } from './people.ts'
import { type RunningServer, startServer } from './server.ts'
import { expectAccessible, waitUntilStarted, watch } from './watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

test('a stranger compares plans, by the month and by the year, without script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${server.url}/Plans`)
  const plus = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Plus' }) })
  await expect(plus).toContainText('$15 a month')
  await page.getByRole('link', { name: 'Yearly' }).click()
  await expect(page).toHaveURL(`${server.url}/Plans?billing=yearly`)
  await expect(plus).toContainText('$150 a year')
  await expect(page.getByRole('row', { name: /^Photos and files/ })).toContainText('20 GB')
})

test('a plan is asked for, activated by an operator, shown in the header, and left again', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Owner')
  await person.signIn(context)
  const watched = await watch(page)
  await page.goto(`${server.url}/User/UpgradePlan`)
  await expectPlanLabel(page, 'Free plan')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Upgrade to Plus' }).click()
  const question = page.getByRole('alertdialog', { name: 'Request the Plus plan?' })
  await expect(question).toContainText('$15 a month')
  await question.getByRole('button', { name: 'Request Plus' }).click()
  const request = page.getByRole('region', { name: 'Your request' })
  await expect(request).toContainText('You requested Plus, $15 a month')
  await request.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(request).toBeHidden()

  await page.getByRole('link', { name: 'Yearly' }).click()
  await page.getByRole('button', { name: 'Upgrade to Plus' }).click()
  await page.getByRole('button', { name: 'Request Plus' }).click()
  await expect(request).toContainText('$150 a year')

  const [waiting] = JSON.parse(await operate(server, 'plans', 'requests', '--json')) as { Id: string; Email: string }[]
  expect(waiting?.Email).toBe(person.email)
  await operate(server, 'plans', 'activate', waiting!.Id)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('$150 a year, paid until')
  await expectPlanLabel(page, 'Plus plan')

  await page.getByRole('button', { name: 'Move to Free' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to Free' }).click()
  const next = page.getByRole('region', { name: 'Your next plan' })
  await expect(next).toContainText('You move to Free on')
  await expectAccessible(page)
  await next.getByRole('button', { name: 'Keep Plus' }).click()
  await expect(next).toBeHidden()
  expect(watched.problems).toEqual([])
})

async function expectPlanLabel(page: Page, label: string): Promise<void> {
  await waitUntilStarted(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByText(label, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
}
