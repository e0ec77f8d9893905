import { GetScreenings } from '@keystead/contract/applications/screening/screening.operations.ts'
import { expect, type Page } from '@playwright/test'
import type { RunningBureau } from '../../gateway/src/start-bureau.ts'
import type { Person } from '../people.ts'
import { expectReadable, field } from './form-steps.ts'

/* What those who decide and those who apply do with a screening at the sandbox bureau, each on the page of the application. */

/** Beyond the longest of what its parts take. */
const MINUTE = { seconds: 60 }

export const screeningOf = (page: Page) => page.getByRole('region', { name: 'Screening' })
/** To those who decide, of one of the people. */
export const screeningAbout = (page: Page, name: string) =>
  screeningOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

/** The landlord asks for all of them, and pays. */
export async function askForScreening(page: Page, names: readonly string[], name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Ask for screening' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for screening' })
  for (const person of names) await dialog.getByRole('checkbox', { name: person }).check()
  await dialog.getByRole('radio', { name }).check()
  await expect(dialog.getByRole('radio', { name: /^You/ })).toBeChecked()
  await dialog.getByRole('checkbox', { name: /^I ask for these reports/ }).check()
  await expectReadable(page)
  await dialog.getByRole('button', { name: `Ask ${names.length} people` }).click()
  await expect(dialog).toBeHidden()
  for (const person of names)
    await expect(screeningAbout(page, person)).toContainText(`${person} has been asked, and has not answered yet.`)
}

/** Where the form has four digits of the number, the whole is given with it. */
export async function agreeToScreening(page: Page, { landlord, ssn }: { landlord: string; ssn?: string }): Promise<void> {
  await expect(page.getByText(`${landlord} asks you to agree to a screening. It waits for you under Screening.`)).toBeVisible()
  const own = screeningOf(page)
  await own.getByRole('checkbox', { name: new RegExp(`^I agree that ${landlord} may get a consumer report about me`) }).check()
  if (ssn !== undefined) {
    await own.getByRole('button', { name: 'Agree', exact: true }).click()
    await expect(own.getByText('The agency needs the full Social Security number.').first()).toBeVisible()
    await field(own, 'Social Security number').fill(ssn)
  } else await expect(field(own, 'Social Security number')).toHaveCount(0)
  await expectReadable(page)
  await own.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(own.getByRole('button', { name: 'Agree', exact: true })).toHaveCount(0)
}

/** As someone who knows the answers. */
export async function answerAgency(page: Page, bureau: RunningBureau, person: Person, ApplicationId: string): Promise<void> {
  const questions = screeningOf(page).getByRole('form', { name: 'Questions of the agency' })
  await expect(questions).toBeVisible()
  const [screening] = (await person.call(GetScreenings, { ApplicationId })).Screenings
  const right = await bureau.control.rightAnswers(await idAtBureau(bureau, screening!.ScreeningId))
  for (const { Text, QuestionId, Choices } of screening!.Questions!.Items) {
    const { choice } = right.find(({ question }) => question === QuestionId)!
    const { Text: words } = Choices.find(({ ChoiceId }) => ChoiceId === choice)!
    await questions.getByRole('group', { name: Text }).getByRole('radio', { name: words, exact: true }).check()
  }
  await expectReadable(page)
  await questions.getByRole('button', { name: 'Send answers' }).click()
  await expect(screeningOf(page)).toContainText('The agency is looking.')
}

async function idAtBureau(bureau: RunningBureau, reference: string): Promise<string> {
  return (await bureau.control.overview()).screenings.find((screening) => screening.reference === reference)!.id
}

/** What was ordered arrives. */
export async function bureauWorks(bureau: RunningBureau): Promise<void> {
  await bureau.control.advance(MINUTE)
}

/** Presses too early, has the agency lift the freeze, and presses once more. */
export async function liftFreeze(page: Page, bureau: RunningBureau): Promise<void> {
  const own = screeningOf(page)
  await expect(own).toContainText('Your credit file is frozen at Sandbox Credit Agency.')
  await expectReadable(page)
  const press = () => own.getByRole('button', { name: 'I have lifted the freeze' }).click()
  await press()
  await expect(own).toContainText('It was still frozen when the agency looked on')
  await expectReadable(page)
  const frozen = (await bureau.control.overview()).screenings.find(({ state }) => state === 'blocked')
  await bureau.control.freeze(frozen!.id, false)
  await press()
  await expect(own).toContainText('The agency is looking.')
}

/** Opens it, sees what it has to say, and closes it. */
export async function readReport(page: Page, name: string, says: readonly (string | RegExp)[]): Promise<void> {
  await screeningAbout(page, name)
    .getByRole('button', { name: `Open report about ${name}` })
    .click()
  const report = page.getByRole('dialog', { name: `Report about ${name}` })
  for (const words of says) await expect(report).toContainText(words)
  await expectReadable(page)
  await report.getByRole('button', { name: 'Close' }).last().click()
  await expect(screeningAbout(page, name)).toContainText('The report was opened.')
}
