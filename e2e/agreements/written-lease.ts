import { paths } from '@keystead/contract/navigation/paths.ts'
import { expect, type Page } from '@playwright/test'
import { pick } from '../pick.ts'
import { openTab } from '../property-page.ts'
import { expectAccessible } from '../watched-page.ts'

/* A paper about a home, written in the pages: from a starter to its sending. */

export const LEASE = 'Residential lease'
/** Of the emails with which it comes. */
export const SUBJECT = 'Your lease of the bungalow'

type Term = { readonly start: string; readonly end: string; readonly rent: string }

type WrittenLease = Term & {
  readonly tenant: string
  readonly tenantByAddress: { readonly name: string; readonly email: string }
  readonly guarantor: { readonly name: string; readonly email: string }
}

/** Takes the starter as it is for a template of one’s own. */
export async function makeTemplate(page: Page, url: string): Promise<void> {
  await page.goto(url + paths.agreementTemplate())
  await page.getByRole('link', { name: `Use this text: ${LEASE}` }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Joint responsibility')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('The template was saved.').first()).toBeVisible()
}

type Beginning = {
  readonly assetId: string
  readonly template: string
  /** Of these people, where it is about a lease that runs. */
  readonly leaseOf?: string
}

/** From the page of the property to a draft about it. */
export async function beginFromProperty(page: Page, url: string, { assetId, template, leaseOf }: Beginning): Promise<void> {
  await page.goto(`${url}${paths.viewProperty(assetId)}`)
  await openTab(page, 'Documents')
  await page.getByRole('region', { name: 'Agreements' }).getByRole('link', { name: 'Send an agreement' }).click()
  await page.getByRole('radio', { name: new RegExp(`^${template}`) }).check()
  if (leaseOf !== undefined) {
    const leases = page.getByRole('combobox', { name: /^Lease/ })
    const name = await leases.getByRole('option', { name: new RegExp(`^${leaseOf}: `) }).textContent()
    await leases.selectOption({ label: name! })
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/[?&]id=/)
}

const part = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Saves, which leads on to the next part. */
export async function goOn(page: Page, next: 'People' | 'Values' | 'Message' | 'Check and send'): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(part(page, next).first()).toBeFocused()
}

export const toCheck = (page: Page) => page.getByRole('link', { name: 'Check and send' }).click()
const sendIt = (page: Page) => page.getByRole('button', { name: 'Send it' })

/** What the page says is missing, filled in where it leads to. */
export async function fillInWhatIsMissing(page: Page, lease: WrittenLease): Promise<void> {
  await toCheck(page)
  const check = page.getByRole('region', { name: 'Check and send' })
  for (const missing of [
    'Tenure start can not be empty.',
    'Please say who is “Tenant” on this paper.',
    'No one is “Guarantor” on this paper. It goes out without.',
    /^Please fill in: .*How rent is paid/,
  ]) {
    await expect(check.getByText(missing)).toBeVisible()
  }
  await expect(sendIt(page)).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await check.getByRole('link', { name: 'Go to Terms: Tenure start can not be empty.' }).click()
  const terms = part(page, 'Terms').first()
  // What the home is offered for.
  await expect(terms.getByRole('textbox', { name: /^Rent/ })).toHaveValue('2,450')
  await fillInTerms(page, lease)
  await terms.getByRole('textbox', { name: /^Security deposit/ }).fill('2450')
  await expectAccessible(page)
  await goOn(page, 'People')
  await nameThem(page, lease)
  await expectAccessible(page)
  await goOn(page, 'Values')
  const values = part(page, 'Values').first()
  await expect(values.getByLabel('Rent', { exact: true })).toHaveValue('$2,500.00')
  await expect(values.getByLabel('Tenants', { exact: true })).toHaveValue(/Tessa Moor.*Mia Lang/)
  await answerAll(page)
  await expectAccessible(page)
  await goOn(page, 'Message')
  await page.getByRole('textbox', { name: /^Subject/ }).fill(SUBJECT)
  await page.getByRole('textbox', { name: /^Message/ }).fill('Please read it at your leisure.')
  await expectAccessible(page)
  await goOn(page, 'Check and send')
}

export async function fillInTerms(page: Page, { start, end, rent }: Term): Promise<void> {
  const terms = part(page, 'Terms').first()
  await terms.getByRole('textbox', { name: /^Tenure start/ }).fill(start)
  await terms.getByRole('textbox', { name: /^Tenure end/ }).fill(end)
  await terms.getByRole('textbox', { name: /^Rent/ }).fill(rent)
  await terms.getByLabel('Rent frequency').selectOption({ label: 'Monthly' })
}

async function nameThem(page: Page, { tenant, tenantByAddress, guarantor }: WrittenLease): Promise<void> {
  // The landlord stands there already.
  await expect(part(page, 'Landlord').getByLabel('Who is it?')).toHaveValue('me')
  await page.getByRole('button', { name: 'Choose who it is: Tenant' }).click()
  const first = part(page, 'Tenant')
  await first.getByLabel('Who is it?').selectOption({ label: 'Someone I’m connected with' })
  await pick(page, first.getByRole('combobox', { name: 'Connection' }), tenant)
  await page.getByRole('button', { name: 'Add another person: Tenant' }).click()
  await byAddress(page, 'Tenant, person 2', tenantByAddress)
  await page.getByRole('button', { name: 'Choose who it is: Guarantor' }).click()
  await byAddress(page, 'Guarantor', guarantor)
}

async function byAddress(page: Page, role: string, { name, email }: { readonly name: string; readonly email: string }): Promise<void> {
  const person = part(page, role)
  await person.getByLabel('Who is it?').selectOption({ label: 'Someone by name and email' })
  await person.getByRole('textbox', { name: /^Name/ }).fill(name)
  await person.getByRole('textbox', { name: /^Email/ }).fill(email)
}

/** What is not known of the home and the people, and what the template asks. */
export async function answerAll(page: Page): Promise<void> {
  for (const answer of await part(page, 'Values').first().getByRole('textbox').all()) {
    if ((await answer.inputValue()) === '') await answer.fill('As agreed')
  }
}

/** Reads it as it would be sent, and sends it to so many others. Answers its id. */
export async function readAndSend(page: Page, others: number): Promise<string> {
  await expect(page.getByText('Everything is ready. Read it once more, then send it.')).toBeVisible()
  const first = page.getByRole('region', { name: /^Preview of / }).getByRole('group', { name: /^Page 1 of / })
  await expect(first).toContainText('Tessa Moor')
  await expectAccessible(page)
  await sendIt(page).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: others === 1 ? 'Send to 1 person' : `Send to ${others} people` })
    .click()
  await expect(page).toHaveURL((address) => address.pathname === new URL(paths.previewAgreement(''), address).pathname)
  return new URL(page.url()).searchParams.get('id')!
}
