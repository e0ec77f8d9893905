import { expect, test } from '@playwright/test'
import { newPerson } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

test('what somebody wants to hear of is kept', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Owner')
  await person.signIn(context)
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Settings`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Notifications' })).toContainText('An email for each notification')
  await page.getByRole('link', { name: 'Notifications', exact: true }).click()

  await page.getByRole('checkbox', { name: 'Message: Email' }).uncheck()
  await page.getByRole('checkbox', { name: 'Reminder: Email' }).check()
  // The safety of the account is no choice.
  await expect(page.getByRole('row', { name: /New sign-in/ }).getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('radio', { name: /One email a day/ }).check()
  await page.getByLabel('Quiet hours start').selectOption('10 PM')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('main')).toContainText('Please enter both the start and the end of your quiet hours, or neither.')
  await page.getByLabel('Quiet hours end').selectOption('7 AM')
  await page.getByLabel('Time zone').selectOption('Pacific')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Notification settings saved.')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Message: Email' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Message: On screen' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Reminder: Email' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /One email a day/ })).toBeChecked()
  await expect(page.getByLabel('Quiet hours start')).toHaveValue('22')
  await expect(page.getByLabel('Quiet hours end')).toHaveValue('7')
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Los_Angeles')

  await page.goto(`${server.url}/User/Settings`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Notifications' })).toContainText('One email a day')
  expect(watched.problems).toEqual([])
})

test('whoever sets a pin with the keyboard goes on from the page’s heading', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Tenant')
  await person.signIn(context)
  await page.goto(`${server.url}/User/Settings/SecurityPin`)
  await page.getByLabel('Security PIN').fill('839204')
  await page.getByLabel('Confirm PIN').fill('839204')
  await page.getByLabel('Confirm PIN').press('Enter')
  await expect(page.getByLabel('Current PIN')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Security PIN' })).toBeFocused()
})

test('a card that fails does not spoil the rest of the settings', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Owner')
  await person.signIn(context)
  await page.route('**/users/v1/GetSecurityPin', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await page.goto(`${server.url}/User/Settings`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Security PIN' })).toContainText('We couldn’t look this up right now.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Plan' }).last()).toContainText('Free')
  await expect(page.getByRole('listitem').filter({ hasText: person.email })).toContainText('Not verified')
})
