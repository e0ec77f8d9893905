import { paths } from '@keystead/contract/navigation/paths.ts'
import { addDays, addMonths } from '@keystead/contract/values/dates.ts'
import { expect, test } from '@playwright/test'
import { PHONE } from '../agreements/signing-steps.ts'
import { paper } from '../documents/paper-files.ts'
import { house } from '../house.ts'
import { addListedHome } from '../listed-homes.ts'
import { connect, namedPerson } from '../network.ts'
import { type Person, signedInAgain } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import type { Watch } from '../watched-page.ts'
import { fillInShortForm } from './filled-form.ts'
import {
  addDocuments,
  consentAndSubmit,
  expectReadable,
  field,
  fillInAddress,
  fillInIdentity,
  fillInPersonal,
  fillInWork,
  goOn,
  goTo,
  SSN,
  stepHeading,
} from './form-steps.ts'
import {
  answersTo,
  apply,
  expectAsItWas,
  expectKeptBack,
  inviteFriend,
  openDocument,
  readForm,
  visitOf,
  withdraw,
} from './household-steps.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const TODAY = new Date().toISOString().slice(0, 10)
const MOVED = addMonths(TODAY, -14)
const TESSA = { first: 'Tessa', last: 'Moor' }
const GUS = { first: 'Gus', last: 'Field' }
const SECOND_HOME = 'Loft above the bakery'
/** Some of what the landlord reads of the renter. */
const SAID = ['18 or older', 'Tabby', 'Yes: My job moved to Denver.', 'All nine digits were given.', '40 Walnut Street', '$5,500.00']

test('a renter and a friend apply for a home on their phones, and its landlord reads what they submitted', async ({ browser }) => {
  const landlord = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tessa = await namedPerson(server, 'Tenant', TESSA.first, TESSA.last)
  // Two tenants do not connect, and owners rent as well.
  const gus = await namedPerson(server, 'Owner', GUS.first, GUS.last)
  await connect(tessa, gus, 'Owner')
  const home = await addListedHome(landlord)
  const second = await addListedHome(landlord, { Title: SECOND_HOME, Address1: '7 Baker Lane' })
  const watches: Watch[] = []
  const visit = (person: Person, as?: typeof PHONE) => visitOf(browser, watches, person, as)
  const phone = await visit(tessa, PHONE)

  const applicationId = await test.step('the renter begins from the page of the home, and asks a friend to come along', async () => {
    await apply(phone, server.url, { home, message: 'We would love to live there.' })
    await phone.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: house.Title }).click()
    await expect(phone.getByText(/does not see this yet\. Fill in your form;/)).toBeVisible()
    await inviteFriend(phone, GUS)
    const id = new URL(phone.url()).searchParams.get('id')!
    await phone.getByRole('link', { name: 'Go on with your form' }).first().click()
    await expect(stepHeading(phone, 'Personal')).toBeVisible()
    return id
  })

  await test.step('they fill in who they are, and leave in the middle of where they lived', async () => {
    await fillInPersonal(phone, TESSA, `${GUS.first} ${GUS.last}`)
    await goOn(phone, 'Identity')
    await fillInIdentity(phone, addMonths(TODAY, 24))
    await goOn(phone, 'Residence')
    await fillInAddress(phone.getByRole('group', { name: 'Where you live now' }), { street: '12 Pearl Street', from: MOVED })
    await expect(phone.getByText(/^Not covered yet: Please fill in where you lived from /)).toBeVisible()
    await expect(phone.getByText('Saved', { exact: true })).toBeVisible()
    await expectReadable(phone)
    await phone.context().close()
  })

  await test.step('another device has it as it was, and the rest is filled in there', async () => {
    const desk = await visit(await signedInAgain(server.url, tessa.email))
    await desk.goto(server.url + paths.applications())
    await desk.getByRole('link', { name: /^Fill in your form: / }).click()
    await expectAsItWas(desk, TESSA)
    await goTo(desk, 'Residence')
    const current = desk.getByRole('group', { name: 'Where you live now' })
    await expect(field(current, 'Address 1')).toHaveValue('12 Pearl Street')
    await desk.getByRole('button', { name: 'Add an earlier address' }).click()
    const earlier = desk.getByRole('group', { name: 'Earlier address 1' })
    await fillInAddress(earlier, { street: '40 Walnut Street', from: addMonths(TODAY, -40), to: addDays(MOVED, -1) })
    await expect(desk.getByText('The last three years are covered.', { exact: true })).toBeVisible()
    await goOn(desk, 'Employment')
    await fillInWork(desk, addMonths(TODAY, -30))
    await goOn(desk, 'Documents')
    await desk.context().close()
  })

  await test.step('back on the phone they add documents, look it over, and submit', async () => {
    const later = await visit(tessa, PHONE)
    await later.goto(server.url + paths.property(home))
    await later.getByRole('link', { name: 'Go on with your application' }).click()
    await goTo(later, 'Documents')
    await addDocuments(later, 'Pay Stub', [
      await paper('Pay of October', 'Boulder Schools paid 5500'),
      await paper('Pay of November', 'Boulder Schools paid 5500 again'),
    ])
    await goOn(later, 'Review and submit')
    await expect(later.getByRole('region', { name: 'Identity' })).toContainText('Ends in 9999.')
    await expect(later.getByRole('main')).not.toContainText(SSN)
    await consentAndSubmit(later)
    await expect(later.getByText(/^The landlord gets the application once everyone else /)).toBeVisible()
    await later.getByRole('link', { name: 'Open the application' }).click()
    await expect(later.getByText('Still to be submitted by Gus Field.')).toBeVisible()
    await expectReadable(later)
  })

  const page = await visit(landlord)
  const answers = answersTo(page)
  await test.step('the landlord sees that it is not complete, and reads the form without what is kept back', async () => {
    await page.goto(server.url + paths.applications())
    const row = page.getByRole('row').filter({ hasText: house.Title })
    await expect(row).toContainText(/Tessa Moor.*Gus Field/)
    await expect(row).toContainText('In progress')
    await expect(row).toContainText('1 of 2 have submitted')
    await expect(row).toContainText('Waiting for others')
    await expectReadable(page)
    await row.getByRole('link', { name: house.Title, exact: true }).click()
    await expect(page.getByRole('heading', { name: house.Title, level: 1 })).toBeVisible()
    await expect(page.getByText('Still to be submitted by Gus Field.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Read the form of Gus Field' })).toHaveCount(0)
    const form = await readForm(page, 'Tessa Moor')
    for (const words of SAID) await expect(form).toContainText(words)
    await expectReadable(page)
    await openDocument(page, 'Pay of November')
    await expectKeptBack(page, await answers())
  })

  const friend = await visit(gus, PHONE)
  await test.step('the friend finds it in their list, and submits their form', async () => {
    await fillInShortForm(gus, applicationId, GUS)
    await friend.goto(server.url + paths.applications())
    await expect(friend.getByText('1 application is waiting for you.')).toBeVisible()
    await expectReadable(friend)
    await friend.getByRole('link', { name: new RegExp(`^Fill in your form: ${house.Title}`) }).click()
    await expect(field(friend, 'First name')).toHaveValue(GUS.first)
    await goTo(friend, 'Review and submit')
    await consentAndSubmit(friend)
    await expect(friend.getByText(/^Everyone’s form is in, so the landlord has the application now\./)).toBeVisible()
  })

  await test.step('the open page of the landlord hears that it is complete', async () => {
    await expect(page.getByText('Everyone has submitted. Read their forms, then decide.')).toBeVisible()
    await expect(page.getByText('2 of 2 have submitted')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Form of Tessa Moor' })).toBeVisible()
    await expect(await readForm(page, 'Gus Field')).toContainText('8 Canyon Road')
    await expectReadable(page)
    await expectKeptBack(page, await answers())
    // The others of a household do not read each other's forms.
    await friend.getByRole('link', { name: 'Open the application' }).click()
    await expect(friend.getByText('Everyone has submitted. Olive Hart has the application now.')).toBeVisible()
    await expect(friend.getByRole('button', { name: 'Read the form of Gus Field' })).toBeVisible()
    await expect(friend.getByRole('button', { name: 'Read the form of Tessa Moor' })).toHaveCount(0)
    await expectReadable(friend)
  })

  await test.step('a second home costs the renter a press, with what they filled in before; they withdraw it', async () => {
    const again = await visit(tessa, PHONE)
    await apply(again, server.url, { home: second, says: /^Your form of .+ is used again\./ })
    await expectAsItWas(again, TESSA)
    await goTo(again, 'Documents')
    await expect(again.getByText('There are no documents yet.')).toBeVisible()
    await again.goto(server.url + paths.createApplication({ property: second }))
    await expect(again.getByText('There is an open application for this home already.')).toBeVisible()
    await expectReadable(again)
    await again.getByRole('link', { name: 'See the application' }).click()
    await withdraw(again)
    await again.goto(server.url + paths.applications())
    await expect(again.getByRole('row').filter({ hasText: SECOND_HOME })).toContainText('Withdrawn')
    await expect(again.getByRole('row').filter({ hasText: house.Title })).toContainText('Submitted')
    await expectReadable(again)
    // It was theirs alone.
    await page.goto(server.url + paths.applications())
    await expect(page.getByRole('row').filter({ hasText: house.Title })).toContainText('Submitted')
    await expect(page.getByRole('row').filter({ hasText: SECOND_HOME })).toHaveCount(0)
  })
  for (const { problems } of watches) expect(problems).toEqual([])
})
