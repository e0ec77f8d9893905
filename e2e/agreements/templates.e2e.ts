import { paths } from '@keystead/contract/navigation/paths.ts'
import { type Page, expect, test } from '@playwright/test'
import { paper } from '../documents/paper-files.ts'
import { namedPerson } from '../network.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const saved = (page: Page) => page.getByText('The template was saved.').first()

test('a landlord begins with a starter, writes in it, reads it as a PDF and goes back to what it said before', async ({
  page,
  context,
}) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  await owner.signIn(context)
  const watched = await watch(page)
  await page.goto(server.url + paths.agreementTemplates())
  await expect(page.getByText('No templates found.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'New template' }).first().click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Use this text: Residential lease' }).click()
  await expect(textOf(page)).toContainText('Property address')
  await expectAccessible(page)

  await page.getByLabel('Name', { exact: true }).fill('Lease for houses')
  await textOf(page).getByRole('heading').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' for houses with a yard')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(saved(page)).toBeVisible()
  await expect(page).toHaveURL(/[?]id=/)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Preview as PDF' }).click()
  expect((await download).suggestedFilename()).toBe('Lease for houses preview.pdf')

  await textOf(page).getByRole('heading').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and a pool')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(textOf(page)).toContainText('for houses with a yard and a pool')
  await page.getByText('Earlier versions').click()
  await page.getByRole('link', { name: 'Open version 1' }).click()
  await expect(textOf(page)).not.toContainText('and a pool')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('You see version 1.')).toBeHidden()
  await expect(textOf(page)).toContainText('for houses with a yard')
  await expect(textOf(page)).not.toContainText('and a pool')
  expect(watched.problems).toEqual([])
})

test('on a phone, fields are placed on a PDF, and a template is deleted once it is named', async ({ page, context }) => {
  const owner = await namedPerson(server, 'Owner', 'Paul', 'Reyes')
  await owner.signIn(context)
  await page.setViewportSize({ width: 390, height: 844 })
  const watched = await watch(page)
  await page.goto(server.url + paths.agreementTemplate({ from: 'paper' }))
  await page.getByLabel('Name', { exact: true }).fill('Pet rules')
  await page.getByLabel('Category').selectOption({ label: 'Addendum' })
  await page.getByRole('textbox', { name: 'Role', exact: true }).fill('Tenant')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByRole('alert').getByText('Please choose a PDF, or write a text.')).toBeVisible()

  const arrived = page.waitForResponse((answer) => answer.url().endsWith('/uploads'))
  await page.getByLabel('Choose the PDF').setInputFiles(await paper('Pet rules', 'One cat', 'No snakes'))
  await arrived
  const signature = page.getByRole('button', { name: 'Signature', exact: true })
  await signature.scrollIntoViewIfNeeded()
  await signature.press('Enter')
  await expect(page.getByRole('button', { name: /^Tenant: Signature .*page 1$/ }).first()).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Tenant: Signature .*page 1$/ }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Use another PDF' }).click()
  await page
    .getByLabel('Choose the PDF')
    .setInputFiles({ name: 'rules.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 no paper') })
  await expect(page.getByText('This file could not be read.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('The PDF was not taken. Please choose another one.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Keep the PDF that is there' }).click()
  await page.getByRole('button', { name: 'Use another PDF' }).click()
  const another = page.waitForResponse((answer) => answer.url().endsWith('/uploads'))
  await page.getByLabel('Choose the PDF').setInputFiles(await paper('Pet rules 2027', 'Two cats'))
  await another
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use another PDF' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Tenant: Signature .*page 1$/ }).first()).toBeVisible()

  await page.goto(server.url + paths.agreementTemplates())
  await page.getByRole('button', { name: 'Actions for Pet rules' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete “Pet rules”?' }).getByRole('button', { name: 'Delete template' }).click()
  await expect(page.getByText('No templates found.')).toBeVisible()
  // What was no PDF is said by the browser as well.
  expect(watched.problems.filter((problem) => !/couldn’t be opened|status of 415/.test(problem))).toEqual([])
})
