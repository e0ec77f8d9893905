import { SaveHomeCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { addMonths } from '@keystead/contract/values/dates.ts'
import { expect, test } from '@playwright/test'
import { mailboxOf } from '../agreements/mailbox.ts'
import { PHONE } from '../agreements/signing-steps.ts'
import { paper } from '../documents/paper-files.ts'
import { house } from '../house.ts'
import { addListedHome } from '../listed-homes.ts'
import { openPaymentAccount } from '../money/billing.ts'
import { CARDS, payByCard, watchNumbers } from '../money/pay-page.ts'
import { namedPerson } from '../network.ts'
import { keptEmails } from '../outbox.ts'
import { secretsIn } from '../secrets.ts'
import { bureau, server, startWith } from '../server-with-companies.ts'
import type { Watch } from '../watched-page.ts'
import { acceptConditions, approveWithDeposit, draftLease, readNotice } from './decision-steps.ts'
import { applied, fillInShortForm } from './filled-form.ts'
import {
  addDocuments,
  consentAndSubmit,
  fillInAddress,
  fillInIdentity,
  fillInPersonal,
  fillInWork,
  giveSsn,
  goOn,
  goTo,
  stepHeading,
} from './form-steps.ts'
import { apply, linkToForm, nameByEmail, readForm } from './household-steps.ts'
import { EVERYONE, GUS, IDA, LANDLORD, lookAt, nameOf, SECRETS, seenOf, TESSA, watchedVisit } from './screened-people.ts'
import {
  agreeToScreening,
  answerAgency,
  askForScreening,
  bureauWorks,
  liftFreeze,
  readReport,
  screeningAbout,
  screeningOf,
} from './screening-steps.ts'

startWith({ gateway: {}, bureau: { clock: { stands: true } } })

const TODAY = new Date().toISOString().slice(0, 10)
/** What the bureau tells goes through jobs, which others keep busy as well. */
const TOLD = { timeout: 60_000 }

test('a couple with a guarantor applies, is screened, and is approved with a condition, of whose reasons they are told', async ({
  browser,
}) => {
  // Four people on as many screens, each of which is looked at.
  test.setTimeout(600_000)
  const [landlord, tessa, gus, ida, robin] = [
    await namedPerson(server, 'Owner', 'Olive', 'Hart'),
    await namedPerson(server, 'Tenant', TESSA.first, TESSA.last),
    await namedPerson(server, 'Tenant', GUS.first, GUS.last),
    await namedPerson(server, 'Tenant', IDA.first, IDA.last),
    await namedPerson(server, 'Tenant', 'Robin', 'Quill'),
  ] as const
  const home = await addListedHome(landlord, { ApplicationFee: '45.00' })
  await landlord.call(SaveHomeCriteria, { AssetId: home, Version: 0, IncomeTimes: 20, MinCreditScore: 620, AllowsGuarantor: true })
  // From before anything could be paid here, so that nothing is.
  await applied(robin, home, { first: 'Robin', last: 'Quill' })
  await openPaymentAccount(landlord)
  const watches: Watch[] = []
  const tessaHere = await watchedVisit(browser, watches, tessa, PHONE)
  const phone = tessaHere.page
  const cards = watchNumbers(phone, server.url)

  const application = await test.step('one begins at the listing, and names the other and a guarantor by their emails', async () => {
    await apply(phone, server.url, { home, says: /\$45\.00 for each adult who would live there\./ })
    await phone.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: house.Title }).click()
    await nameByEmail(phone, [
      { name: nameOf(GUS), email: gus.email, as: 'Co-Applicant' },
      { name: nameOf(IDA), email: ida.email, as: 'Guarantor/Co-Signer' },
    ])
    await tessaHere.secrets.look()
    const id = new URL(phone.url()).searchParams.get('id')!
    await phone.getByRole('link', { name: 'Go on with your form' }).first().click()
    return id
  })
  const address = server.url + paths.viewApplication(application)

  await test.step('they fill in their form', async () => {
    await fillInPersonal(phone, TESSA, nameOf(GUS))
    await tessaHere.secrets.look()
    await goOn(phone, 'Identity')
    await fillInIdentity(phone, addMonths(TODAY, 24), TESSA.ssn)
    await tessaHere.secrets.look()
    await goOn(phone, 'Residence')
    await tessaHere.secrets.look()
    const current = phone.getByRole('group', { name: 'Where you live now' })
    await fillInAddress(current, { street: '12 Pearl Street', from: addMonths(TODAY, -60) })
    await goOn(phone, 'Employment')
    await fillInWork(phone, addMonths(TODAY, -30))
    await goOn(phone, 'Documents')
    await addDocuments(phone, 'Pay Stub', [await paper('Pay of October', 'Paid 5500'), await paper('Pay of November', 'Paid again')])
    await goOn(phone, 'Review and submit')
    await lookAt(tessaHere)
  })

  await test.step('they pay the fee by card, and submit', async () => {
    await phone.getByRole('link', { name: 'Pay $45.00' }).click()
    await expect(phone.getByRole('heading', { name: 'Pay the fee' })).toBeVisible()
    await payByCard(phone, CARDS.good)
    await expect(phone.getByRole('heading', { name: 'Paid. Thank you.' })).toBeFocused()
    await lookAt(tessaHere)
    await phone.getByRole('link', { name: 'Back to your form' }).click()
    await consentAndSubmit(phone)
    await tessaHere.secrets.look()
  })

  const gusHere = await watchedVisit(browser, watches, gus, PHONE)
  const idaHere = await watchedVisit(browser, watches, ida, PHONE)
  await test.step('the others take their forms, and say who they are', async () => {
    for (const [here, person, who, ssn] of [
      [gusHere, gus, GUS, GUS.ssn.slice(5)],
      [idaHere, ida, IDA, IDA.ssn],
    ] as const) {
      const { page } = here
      await page.goto(await linkToForm(mailboxOf(server, person.email)))
      await page.getByRole('button', { name: 'Fill in my form' }).click()
      await expect(stepHeading(page, 'Personal')).toBeVisible()
      await lookAt(here)
      await fillInShortForm(person, application, who, { born: who.born, passport: who.id })
      await page.reload()
      await goTo(page, 'Identity')
      await giveSsn(page, ssn)
      await here.secrets.look()
      await goOn(page, 'Residence')
      await goTo(page, 'Review and submit')
      await lookAt(here)
    }
  })

  const deskHere = await watchedVisit(browser, watches, landlord)
  const desk = deskHere.page
  await test.step('the landlord, whom one of them has paid in cash, waives their fee; both submit', async () => {
    await desk.goto(address)
    await desk.getByRole('button', { name: `Waive the fee of ${nameOf(GUS)}` }).click()
    const dialog = desk.getByRole('dialog', { name: `Waive the fee of ${nameOf(GUS)}?` })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Paid in cash.')
    await lookAt(deskHere)
    await dialog.getByRole('button', { name: 'Waive the fee' }).click()
    await expect(desk.getByRole('region', { name: 'Fees' })).toContainText('Paid in cash.')
    await expect(gusHere.page.getByRole('region', { name: 'Application fee' })).toContainText('Paid in cash.')
    for (const { page, secrets } of [gusHere, idaHere]) {
      await consentAndSubmit(page)
      await secrets.look()
    }
  })

  await test.step('the landlord reads their forms, and asks for a screening of all of them', async () => {
    for (const who of EVERYONE) await readForm(desk, nameOf(who))
    await lookAt(deskHere)
    await askForScreening(desk, EVERYONE.map(nameOf), /^Full with income/)
    await lookAt(deskHere)
  })

  await test.step('each of them agrees', async () => {
    for (const [here, ssn] of [[tessaHere], [gusHere, GUS.ssn], [idaHere]] as const) {
      await here.page.goto(address)
      await agreeToScreening(here.page, { landlord: LANDLORD, ...(ssn && { ssn }) })
      await lookAt(here)
    }
  })

  await test.step('one answers what the agency asks, and what it found arrives, except where a file is frozen', async () => {
    await answerAgency(idaHere.page, bureau, ida, application)
    await bureauWorks(bureau)
    for (const who of [TESSA, IDA])
      await expect(screeningAbout(desk, nameOf(who))).toContainText('The report is there. It was not opened yet.', TOLD)
    const frozen = 'The credit file of Gus Field is frozen at Sandbox Credit Agency.'
    await expect(screeningAbout(desk, nameOf(GUS))).toContainText(frozen, TOLD)
    await lookAt(deskHere)
  })

  await test.step('its person lifts the freeze, and says so', async () => {
    await liftFreeze(gusHere.page, bureau)
    await bureauWorks(bureau)
    await expect(screeningOf(gusHere.page)).toContainText('The report is there. You can read it,', TOLD)
    await lookAt(gusHere)
  })

  await test.step('the landlord opens the reports, which their people see', async () => {
    await readReport(desk, nameOf(TESSA), ['523', 'On a scale from 300 to 850', 'Accounts are in collection.'])
    await readReport(desk, nameOf(GUS), ['705'])
    await readReport(desk, nameOf(IDA), ['731'])
    await lookAt(deskHere)
    for (const { page } of [tessaHere, gusHere, idaHere]) await expect(screeningOf(page)).toContainText('Opened 1 time')
  })

  await test.step('on the board they stand beside another renter, measured by the same criteria', async () => {
    await desk.goto(server.url + paths.applicationBoard(home))
    const submitted = desk.getByRole('region', { name: 'Submitted' })
    await expect(submitted.getByRole('listitem').nth(0)).toContainText(/Robin Quill.*First complete/)
    await expect(submitted.getByRole('listitem').nth(1)).toContainText(/Tessa Moor.*Number 2 in line/)
    await lookAt(deskHere)
    await desk.getByText('Side by side').click()
    const credit = desk.getByRole('row', { name: /^Credit score/ })
    await expect(credit.getByRole('cell').nth(0)).toContainText('No report with a score was read')
    await expect(credit.getByRole('cell').nth(1)).toContainText(/Not met.*Lowest score 523/)
    await lookAt(deskHere)
    await desk.getByRole('link', { name: /Tessa Moor/ }).click()
  })

  await test.step('the landlord approves with a higher deposit, with the notices of the reports that were read', () =>
    approveWithDeposit(deskHere, { deposit: '3200', scores: ['523', '705', '731'] }))

  await test.step('each reads the notice to them alone, and the applicant accepts', async () => {
    for (const [here, score, others] of [
      [tessaHere, '523', ['705', '731']],
      [gusHere, '705', ['523', '731']],
      [idaHere, '731', ['523', '705']],
    ] as const) {
      await readNotice(here, { score, others })
      await lookAt(here)
    }
    await expect(gusHere.page.getByRole('button', { name: 'Accept the conditions' })).toHaveCount(0)
    await acceptConditions(phone)
    await lookAt(tessaHere)
  })

  await test.step('the landlord approves, and the draft of the lease has its people', async () => {
    await expect(desk.getByText('The conditions are accepted. Approve it once they are met.')).toBeVisible()
    await draftLease(deskHere, TODAY)
  })

  // To its owner alone a birth date comes back; all else is on its way to us, once.
  expect(await deskHere.secrets.seen()).toEqual([])
  const [typed, read] = ['sent to UpdateAppFormIdentityInfo', 'answered by GetAppFormPersonalInfo']
  expect(await tessaHere.secrets.seen()).toEqual([
    seenOf(TESSA, 'ID number', typed),
    seenOf(TESSA, 'SSN', typed),
    seenOf(TESSA, 'birth date', read),
    seenOf(TESSA, 'birth date', 'sent to UpdateAppFormPersonalInfo'),
  ])
  expect(await gusHere.secrets.seen()).toEqual([seenOf(GUS, 'SSN', 'sent to AuthorizeScreening'), seenOf(GUS, 'birth date', read)])
  expect(await idaHere.secrets.seen()).toEqual([seenOf(IDA, 'SSN', typed), seenOf(IDA, 'birth date', read)])
  expect(secretsIn(server.output(), SECRETS)).toEqual([])
  expect(secretsIn(JSON.stringify(await keptEmails(server)), SECRETS)).toEqual([])
  expect(cards()).toEqual({ leaks: [], seenElsewhere: true })
  for (const { problems } of watches) expect(problems).toEqual([])
})
