import { paths } from '@keystead/contract/navigation/paths.ts'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { Mailbox } from '../agreements/mailbox.ts'
import type { PHONE } from '../agreements/signing-steps.ts'
import type { Person } from '../people.ts'
import { pick } from '../pick.ts'
import { type Watch, watch } from '../watched-page.ts'
import { answer, BIRTH, expectReadable, field, goTo, KEPT_BACK, type Name, SSN, stepHeading } from './form-steps.ts'

/* What is done around the forms: by the household that applies, and by the landlord who reads. */

/** Someone on a device of their own: a phone, or else a desk. */
export async function visitOf(browser: Browser, watches: Watch[], person: Person, as?: typeof PHONE): Promise<Page> {
  const context = await browser.newContext(as)
  await person.signIn(context)
  const page = await context.newPage()
  watches.push(await watch(page))
  return page
}

type Applying = {
  readonly home: string
  /** What is said beside what will be asked. */
  readonly says?: RegExp
  readonly message?: string
}

/** From the public page of a home to its form. */
export async function apply(page: Page, url: string, { home, says, message }: Applying): Promise<void> {
  await page.goto(url + paths.property(home))
  await expectReadable(page)
  await page.getByRole('link', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Apply for this home', level: 1 })).toBeVisible()
  if (says !== undefined) await expect(page.getByText(says)).toBeVisible()
  if (message !== undefined) await field(page, 'Message').fill(message)
  await expectReadable(page)
  await page.getByRole('button', { name: 'Begin the form' }).click()
  await expect(stepHeading(page, 'Personal')).toBeVisible()
}

/** On the page of an application. */
export async function inviteFriend(page: Page, { first, last }: Name): Promise<void> {
  const name = `${first} ${last}`
  await chooseAct(page, 'Invite more people')
  const dialog = page.getByRole('dialog', { name: 'Invite more people' })
  await dialog.getByText('Someone you’re connected with').click()
  await pick(page, dialog.getByRole('combobox', { name: 'Tenant' }), name)
  await dialog.getByRole('combobox', { name: 'Application type' }).selectOption({ label: 'Co-Applicant' })
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Add to the application' }).click()
  await expect(dialog).toBeHidden()
  const people = page.getByRole('region', { name: 'People' })
  await expect(people.getByRole('listitem').filter({ hasText: name })).toContainText('Co-Applicant')
  await expectReadable(page)
}

type Named = { readonly name: string; readonly email: string; readonly as: 'Co-Applicant' | 'Guarantor/Co-Signer' }

/** On the page of an application: people whom one is not connected with. */
export async function nameByEmail(page: Page, people: readonly Named[]): Promise<void> {
  await chooseAct(page, 'Invite more people')
  const dialog = page.getByRole('dialog', { name: 'Invite more people' })
  for (const [index, { name, email, as }] of people.entries()) {
    if (index > 0) await dialog.getByRole('button', { name: 'Add another person' }).click()
    const person = dialog.getByRole('group', { name: `Person ${index + 1}` })
    await person.getByRole('radio', { name: 'Someone else, by email' }).check()
    await person.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await person.getByRole('combobox', { name: 'Application type' }).selectOption({ label: as })
    await person.getByRole('textbox', { name: 'Email' }).fill(email)
  }
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Add to the application' }).click()
  await expect(dialog).toBeHidden()
  const listed = page.getByRole('region', { name: 'People' }).getByRole('listitem')
  for (const { name, as } of people) await expect(listed.filter({ hasText: name })).toContainText(as)
  await expectReadable(page)
}

/** The address of a form, as the email has it that names someone. */
export async function linkToForm(mailbox: Mailbox): Promise<string> {
  const { text } = await mailbox.next(/rental application$/)
  return new RegExp(`https?://\\S+${paths.takeForm('')}/[\\w-]+`).exec(text)![0]
}

async function chooseAct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** What was filled in before stands there, with numbers by their end. */
export async function expectAsItWas(page: Page, { first, last }: Name): Promise<void> {
  await goTo(page, 'Personal')
  await expect(field(page, 'First name')).toHaveValue(first)
  await expect(field(page, 'Last name')).toHaveValue(last)
  await expect(field(page, 'Date of birth')).toHaveValue(BIRTH)
  await expect(page.getByRole('group', { name: 'Pet 1' }).getByRole('textbox', { name: /^Breed/ })).toHaveValue('Tabby')
  await expect(answer(page, 'Does anyone in the household smoke?', 'No')).toBeChecked()
  await expect(field(page, 'Explanation')).toHaveValue('My job moved to Denver.')
  await expectReadable(page)
  await goTo(page, 'Identity')
  await expect(page.getByRole('button', { name: 'Change SSN' })).toBeVisible()
  await expect(page.getByText('Ends in 9999')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(SSN)
  await expectReadable(page)
}

/** Opens what someone has submitted, on the page of the application. */
export async function readForm(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Read the form of ${name}` }).click()
  const form = page.getByRole('group', { name: `Form of ${name}` })
  await expect(form.getByRole('heading', { name: 'Documents' })).toBeVisible()
  return form
}

/** In a window over the page, and closes it again. */
export async function openDocument(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Open ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('group', { name: 'Page 1 of 1' }).locator('canvas')).toBeVisible()
  await expectReadable(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** What calls about applications were answered on a page, from now on. */
export function answersTo(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/applications/v1/')) answers.push(response.text())
  })
  return async () => (await Promise.all(answers)).join('\n')
}

/** Neither on the page, nor in what it was sent. */
export async function expectKeptBack(page: Page, answers: string): Promise<void> {
  expect(answers).toContain('"Personal":')
  expect(answers).not.toMatch(/"(?:Ssn|IdNumber)Last4":"|"(?:BirthDate|Ssn|IdNumber)":/)
  const { whole, ends } = KEPT_BACK
  const content = await page.content()
  for (const words of whole) {
    expect(content.includes(words), `${words} on the page`).toBe(false)
    expect(answers.includes(words), `${words} in an answer`).toBe(false)
  }
  for (const end of ends) await expect(page.locator('body')).not.toContainText(end)
}

/** From the page of an application of which one is the applicant. */
export async function withdraw(page: Page): Promise<void> {
  await chooseAct(page, 'Withdraw')
  const dialog = page.getByRole('dialog', { name: 'Withdraw your form?' })
  await expect(dialog).toContainText('The application ends for everyone who applies with you.')
  await field(dialog, 'Reason').fill('The bungalow is larger.')
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'It was withdrawn.' })).toContainText('Reason: The bungalow is larger.')
  await expectReadable(page)
}
