import { paths } from '@keystead/contract/navigation/paths.ts'
import { expect, type Page, test } from '@playwright/test'
import { PHONE } from '../agreements/signing-steps.ts'
import { paper } from '../documents/paper-files.ts'
import { addListedHome } from '../listed-homes.ts'
import { namedPerson } from '../network.ts'
import { type RunningServer, startServer } from '../server.ts'
import type { Watch } from '../watched-page.ts'
import { applied } from './filled-form.ts'
import { expectReadable } from './form-steps.ts'
import { visitOf } from './household-steps.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const screeningOf = (page: Page) => page.getByRole('region', { name: 'Screening' })

test('a landlord checks an applicant who agrees, writes it down, and declines with the notice of what was read', async ({ browser }) => {
  const landlord = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tessa = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  const application = await applied(tessa, await addListedHome(landlord), { first: 'Tessa', last: 'Moor' })
  const watches: Watch[] = []
  const page = await visitOf(browser, watches, landlord)
  const phone = await visitOf(browser, watches, tessa, PHONE)
  const address = server.url + paths.viewApplication(application)

  await test.step('without a bureau, and while no one knows the landlord, it is an own check that can be asked for', async () => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Ask for screening' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask for screening' })
    await expect(dialog.getByRole('checkbox', { name: 'Tessa Moor' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: /^Full with income/ })).toBeDisabled()
    await expect(dialog.getByRole('radio', { name: /^Own check/ })).toBeChecked()
    await expectReadable(page)
    await dialog.getByRole('checkbox', { name: /^I ask for these reports/ }).check()
    await dialog.getByRole('button', { name: 'Ask 1 person' }).click()
    await expect(screeningOf(page)).toContainText('Tessa Moor has been asked, and has not answered yet.')
    await expectReadable(page)
  })

  await test.step('the applicant reads on their phone who asks for what, and agrees', async () => {
    await phone.goto(address)
    await expect(phone.getByText('Olive Hart asks you to agree to a screening. It waits for you under Screening.')).toBeVisible()
    await expect(screeningOf(phone)).toContainText('Olive Hart checks by themselves, and may get a report')
    await expectReadable(phone)
    await screeningOf(phone)
      .getByRole('checkbox', { name: /may check what my form says of me/ })
      .check()
    await screeningOf(phone).getByRole('button', { name: 'Agree', exact: true }).click()
    await expect(screeningOf(phone)).toContainText('You have agreed.')
  })

  await test.step('the open page of the landlord hears of it, and what was found is written down with a report', async () => {
    await screeningOf(page).getByRole('button', { name: 'Write down what you found about Tessa Moor' }).click()
    const dialog = page.getByRole('dialog', { name: 'What you found about Tessa Moor' })
    await dialog.getByRole('group', { name: 'Evictions' }).getByText('Something found').click()
    await dialog.getByRole('textbox', { name: /^Note/ }).fill('An eviction in 2021, as the agency has it.')
    await dialog.locator('input[type=file]').setInputFiles(await paper('Report', 'A report on Tessa Moor'))
    await dialog.getByText('Report of an agency').click()
    await dialog.getByRole('textbox', { name: /^Agency \(/ }).fill('First Tenant Reports')
    await dialog.getByRole('textbox', { name: /^Address of the agency/ }).fill('100 Main Street, Denver, CO 80202')
    await dialog.getByRole('textbox', { name: /^Phone of the agency/ }).fill('(800) 555-0199')
    await dialog.getByRole('textbox', { name: /^Credit score/ }).fill('560')
    await dialog.getByRole('textbox', { name: /^Day of the score/ }).fill('11/01/2026')
    await dialog.getByRole('textbox', { name: /^Lowest score/ }).fill('300')
    await dialog.getByRole('textbox', { name: /^Highest score/ }).fill('850')
    await expectReadable(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(screeningOf(page)).toContainText('The report was opened.')
    // Who has written it down, has read it.
    await expect(screeningOf(page)).toContainText('Opened 1 time')
    await expect(screeningOf(phone)).toContainText('Olive Hart has written down what they found.')
  })

  await test.step('opening it is recorded, and its person sees that on their open page', async () => {
    await screeningOf(page).getByRole('button', { name: 'Open report about Tessa Moor' }).click()
    const report = page.getByRole('dialog', { name: 'Report about Tessa Moor' })
    for (const words of ['560', 'On a scale from 300 to 850', 'Something found', 'An eviction in 2021', 'Written down by Olive Hart'])
      await expect(report).toContainText(words, { ignoreCase: true })
    await expectReadable(page)
    const file = await report.getByRole('link', { name: /^Report/ }).getAttribute('href')
    const answer = await page.request.get(server.url + file!)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    await report.getByRole('button', { name: 'Close' }).last().click()
    await expect(screeningOf(phone)).toContainText('Opened 2 times')
    await expect(screeningOf(phone)).toContainText(/Opened by those who decide/)
  })

  await test.step('a decline goes with the notice of the report that was read', async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Decline', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Decline the application' })
    await expect(dialog).toContainText('Tessa Moor: First Tenant Reports, with the score of 560 from Nov 1, 2026')
    await dialog.getByText('Credit history', { exact: true }).click()
    await expectReadable(page)
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByText('It was declined.').first()).toBeVisible()
  })

  await test.step('the applicant reads the notice, and the report itself', async () => {
    const notice = phone.getByRole('article', { name: 'Adverse action notice' })
    for (const words of ['First Tenant Reports', '560, on a scale from 300 to 850']) await expect(notice).toContainText(words)
    await screeningOf(phone).getByRole('button', { name: 'Read report' }).click()
    const report = phone.getByRole('dialog', { name: 'Report about Tessa Moor' })
    await expect(report).toContainText('An eviction in 2021')
    await expectReadable(phone)
    await report.getByRole('button', { name: 'Close' }).last().click()
    await expect(screeningOf(page)).toContainText('Opened 3 times')
  })
  for (const { problems } of watches) expect(problems).toEqual([])
})
