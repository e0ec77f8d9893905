import { paths } from '@keystead/contract/navigation/paths.ts'
import { expect, type Page, test } from '@playwright/test'
import { mailboxOf } from '../agreements/mailbox.ts'
import { PHONE } from '../agreements/signing-steps.ts'
import { house } from '../house.ts'
import { addListedHome } from '../listed-homes.ts'
import { namedPerson } from '../network.ts'
import { PASSWORD } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { type Watch, watch } from '../watched-page.ts'
import { expectReadable, stepHeading } from './form-steps.ts'
import { linkToForm, visitOf } from './household-steps.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const ROBIN = 'robin.marlow@example.com'

/** As a tenant of another name than they were invited by; the address is the one that is suggested. */
async function signUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: /^Tenant/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill('Roberta')
  await page.getByLabel('Last name').fill('Marlow')
  await page.getByLabel('Mobile').fill('303 555 0177')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('a landlord names someone by their email, who signs up on their phone and takes the form', async ({ browser }) => {
  const landlord = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const home = await addListedHome(landlord)
  const watches: Watch[] = []
  const page = await visitOf(browser, watches, landlord)

  await test.step('the landlord names them, and sends it', async () => {
    await page.goto(server.url + paths.createApplication({ property: home }))
    await page.getByRole('radio', { name: 'Someone else, by email' }).check()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Robin Marlow')
    await page.getByRole('textbox', { name: 'Email' }).fill(ROBIN)
    await expectReadable(page)
    await page.getByRole('button', { name: 'Create draft' }).click()
    const person = page.getByRole('region', { name: 'People' }).getByRole('listitem').first()
    await expect(person).toContainText('Not asked yet')
    await expect(person).toContainText(ROBIN)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send application' }).click()
    await expect(person).toContainText('Invited by email')
    await expectReadable(page)
  })

  const phone = await (await browser.newContext(PHONE)).newPage()
  const watched = await watch(phone)
  watches.push(watched)
  const link = await linkToForm(mailboxOf(server, ROBIN))

  await test.step('they read who asks, sign up with the address, and come back', async () => {
    await phone.goto(link)
    const main = phone.getByRole('main')
    await expect(main).toContainText('Olive Hart asks you to fill in a form')
    await expect(main).toContainText(house.Title)
    await expectReadable(phone)
    await main.getByRole('link', { name: 'Create an account' }).click()
    await expect(phone.getByLabel('Email')).toHaveValue(ROBIN)
    await signUp(phone)
    await expect(phone).toHaveURL(/\/Apply\//)
    await expect(main).toContainText(`You’re signed in as ${ROBIN}.`)
    await expectReadable(phone)
  })

  await test.step('one press gives them the form, and the open page of the landlord shows their name', async () => {
    await phone.getByRole('button', { name: 'Fill in my form' }).click()
    await expect(stepHeading(phone, 'Personal')).toBeVisible()
    await expect(phone.getByLabel('First name')).toHaveValue('Roberta')
    const person = page.getByRole('region', { name: 'People' }).getByRole('listitem').first()
    await expect(person).toContainText('Roberta Marlow')
    await expect(person).toContainText('Invited by email as Robin Marlow')
    await expectReadable(page)
  })

  await test.step('the link works once', async () => {
    watched.allow(/status of 404/)
    await phone.goto(link)
    await expect(phone.getByText('This invitation does not work now.')).toBeVisible()
    await expectReadable(phone)
  })
  for (const { problems } of watches) expect(problems).toEqual([])
})
