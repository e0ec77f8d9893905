import { expect, type Page, test } from '@playwright/test'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { house } from '../house.ts'
import { namedPerson } from '../network.ts'
import { emailTo } from '../outbox.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

/** Twelve as people keep them: two are no addresses, one is there twice. */
const PASTED = `Ann Cole <ann@example.com>, "Reed, Bob" <bob@example.com>; cy@example.com
dee@example.com eve@example.com
Fay Hill,fay@example.com
gus@example.com	Gus Moor
hal.example.com
ANN@example.com
ivy@example.com;
jo@example.com;
kim@`

test('an owner pastes twelve addresses, and those that are right get an invitation to the home', async ({ context, page }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  await owner.call(AddAsset, house)
  await owner.signIn(context)
  await page.setViewportSize({ width: 390, height: 844 })
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Connections/SendInvite?type=tenant`)
  await page.getByRole('link', { name: 'Many by email' }).click()
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter at least one email address.')

  await paste(page, PASTED)
  await expect(page.getByText('12 addresses in the list, 3 with a problem.')).toBeVisible()
  const line = (text: string) => page.getByRole('list', { name: 'Addresses in the list' }).getByRole('listitem').filter({ hasText: text })
  await expect(line('hal.example.com')).toContainText('Email is not valid.')
  await expect(line('kim@')).toContainText('Email is not valid.')
  await expect(line('ann@example.com').last()).toContainText('This address is already in the list.')
  await page.getByRole('button', { name: 'Remove jo@example.com' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Email addresses' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Home' }).fill('Bungalow')
  await page.getByRole('option', { name: /Bungalow/ }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Here you pay rent from now on.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByText('8 invitations sent.')).toBeVisible()
  await expect(page.getByText('2 addresses were not invited. They’re still in the list below.')).toBeVisible()
  await expectAccessible(page)

  const email = await emailTo(server, 'bob@example.com', /Olive Hart invites you/)
  expect(email.text).toContain('as a tenant of 1420 Elm Street, Denver, CO.')
  expect(email.text).toContain('Here you pay rent from now on.')

  // What was wrong is corrected, and what was sent is not sent again.
  await page.getByRole('button', { name: 'Fix hal.example.com' }).click()
  const box = page.getByRole('textbox', { name: 'Email addresses' })
  await expect(box).toHaveValue('hal.example.com')
  await box.fill('hal@example.com')
  await box.press('Enter')
  await page.getByRole('button', { name: 'Remove kim@' }).click()
  await box.fill('bob@example.com')
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByText('1 invitation sent.')).toBeVisible()
  await expect(line('bob@example.com')).toContainText('Your invitation was already sent and is waiting for a response.')
  await page.getByRole('button', { name: 'Remove bob@example.com' }).click()

  await page.getByRole('link', { name: 'View open invitations' }).click()
  await expect(page.getByText('Reed, Bob')).toBeVisible()
  expect(watched.problems).toEqual([])
})

/** As the keyboard does it, from a clipboard that no test has to be allowed to read. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email addresses' }).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
