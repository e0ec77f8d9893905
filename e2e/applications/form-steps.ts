import { DISCLOSURES } from '@keystead/contract/applications/form/form.values.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../watched-page.ts'

/* The form of an application, filled in on its pages. */

/** Of one of the numbers that no one was given in earnest. */
export const SSN = '219-09-9999'
export const ID_NUMBER = 'CO-4471-8826'
export const BIRTH = '05/17/1990'
/** Of what those who decide do not see: whole, as it could be written, and the ends of numbers. */
export const KEPT_BACK = {
  whole: [SSN, SSN.replaceAll('-', ''), ID_NUMBER, BIRTH, 'May 17, 1990', '1990-05-17'],
  ends: ['9999', '8826'],
} as const

export type Name = { readonly first: string; readonly last: string }
type Place = Page | Locator

export const field = (place: Place, name: string) => place.getByRole('textbox', { name: new RegExp(`^${name}`) })
export const answer = (place: Place, question: string, said: 'Yes' | 'No') =>
  place.getByRole('group', { name: question, exact: true }).getByRole('radio', { name: said, exact: true })

const choose = (place: Place, name: string, label: string) => place.getByRole('combobox', { name, exact: true }).selectOption({ label })

async function fillIn(place: Place, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(place, name).fill(value)
}

type StepName = 'Personal' | 'Identity' | 'Residence' | 'Employment' | 'Documents' | 'Review and submit'
export const stepHeading = (page: Page, step: StepName) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`Step . of 6: ${step}$`) })

/** Looks at the open step, and goes on to the next one, which takes the focus. */
export async function goOn(page: Page, next: StepName): Promise<void> {
  await expectReadable(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(stepHeading(page, next)).toBeFocused()
}

/** Goes to a step by the list of them, which a phone unfolds first. */
export async function goTo(page: Page, step: StepName): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps of the form' })
  await expect(page.getByRole('heading', { level: 2, name: /^Step . of 6: / })).toBeVisible()
  if (!(await steps.isVisible()))
    await page
      .locator('summary')
      .filter({ hasText: /^Step . of 6: / })
      .click()
  await steps.getByRole('link', { name: new RegExp(step) }).click()
  await expect(stepHeading(page, step)).toBeVisible()
}

export async function expectReadable(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

export async function fillInPersonal(page: Page, { first, last }: Name, livesWith: string): Promise<void> {
  await fillIn(page, {
    'First name': first,
    'Last name': last,
    'Date of birth': BIRTH,
    Email: 'tessa.moor@example.com',
    'Primary phone': '303 555 0142',
    'Emergency contact': 'Ruth Moor',
    'Phone of the emergency contact': '303 555 0143',
    'Number of residents': '2',
    'Number of pets': '1',
  })
  await page.getByRole('checkbox', { name: 'I have no middle name' }).check()
  await expect(field(page, 'Middle name')).toHaveCount(0)
  await answer(page, 'Does anyone in the household smoke?', 'No').check()

  await page.getByRole('button', { name: 'Add a resident' }).click()
  const resident = page.getByRole('group', { name: 'Resident 1' })
  await fillIn(resident, { Name: livesWith, Relationship: 'Partner' })
  await answer(resident, '18 or older', 'Yes').check()

  const pet = page.getByRole('group', { name: 'Pet 1' })
  await choose(pet, 'Kind of pet', 'Cat')
  await fillIn(pet, { Breed: 'Tabby', Weight: '9', Age: '4' })
  await answerQuestions(page)
}

/** One of them with a Yes, which is explained. */
async function answerQuestions(page: Page): Promise<void> {
  const [evicted, left, ...others] = DISCLOSURES.map(({ Text }) => Text)
  await answer(page, evicted!, 'No').check()
  await answer(page, left!, 'Yes').check()
  await field(page, 'Explanation').fill('My job moved to Denver.')
  for (const question of others) await answer(page, question, 'No').check()
}

export async function fillInIdentity(page: Page, expiry: string, ssn = SSN): Promise<void> {
  await choose(page, 'ID type', 'Driver’s license')
  await fillIn(page, { 'ID number': ID_NUMBER, 'Expiry date': expiry })
  await choose(page, 'Issuing state', 'Colorado')
  await giveSsn(page, ssn)
}

/** All nine digits of it, or the last four. */
export async function giveSsn(page: Page, ssn: string): Promise<void> {
  const isWhole = ssn.length > 4
  await page.getByRole('radio', { name: isWhole ? /^All nine digits/ : /^The last four digits/ }).check()
  await page.getByRole('textbox', { name: isWhole ? 'SSN' : 'Last 4 SSN', exact: true }).fill(ssn)
}

type Lived = { readonly street: string; readonly from: string; readonly to?: string }

export async function fillInAddress(place: Locator, { street, from, to }: Lived): Promise<void> {
  await choose(place, 'Country', 'United States')
  await fillIn(place, { 'Address 1': street, City: 'Boulder' })
  await choose(place, 'State', 'Colorado')
  await choose(place, 'Residence type', 'Apartment')
  await choose(place, 'Ownership status', 'Rent')
  await fillIn(place, { Zip: '80302', 'Start date': from, 'Monthly payment': '1650', 'Rent paid to': 'Elm Homes' })
  if (to !== undefined) await field(place, 'End date').fill(to)
  await answer(place, 'May the landlord contact them?', 'Yes').check()
}

export async function fillInWork(page: Page, since: string): Promise<void> {
  const work = page.getByRole('group', { name: 'Work 1' })
  await choose(work, 'Employment type', 'Full-time')
  await choose(work, 'Occupation', 'Education')
  await fillIn(work, { Employer: 'Boulder Schools', Position: 'Teacher', 'Start date': since, Income: '66000' })
  await choose(work, 'Income period', 'Year')
  await answer(work, 'May the landlord contact them?', 'Yes').check()
  await expect(page.getByText('$5,500.00')).toBeVisible()
}

type PaperToAdd = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** All of them of one type. */
export async function addDocuments(page: Page, type: string, files: readonly PaperToAdd[]): Promise<void> {
  await choose(page, 'Document type', type)
  await page.getByLabel('Drop files here, or choose them').setInputFiles([...files])
  await page.getByRole('button', { name: files.length === 1 ? 'Add 1 document' : `Add ${files.length} documents` }).click()
  for (const { name } of files)
    await expect(page.getByRole('region', { name: 'Your documents' }).getByText(name.replace(/\.pdf$/, ''), { exact: true })).toBeVisible()
}

/** Agrees to what is asked for, and submits; what follows is on the page then. */
export async function consentAndSubmit(page: Page): Promise<void> {
  await expect(page.getByText('Everything is filled in.')).toBeVisible()
  const consents = page.getByRole('region', { name: 'Before you submit' })
  await consents.getByRole('button', { name: 'Submit application' }).click()
  await expect(consents.getByText('Please check the box to go on.').first()).toBeVisible()
  await consents.getByRole('checkbox', { name: /^What I said in this application is true and complete/ }).check()
  await consents.getByRole('checkbox', { name: /^This application, with its documents, may be given to the landlord/ }).check()
  await expectReadable(page)
  await consents.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByRole('heading', { name: 'Your application form is submitted', level: 1 })).toBeFocused()
  await expectReadable(page)
}
