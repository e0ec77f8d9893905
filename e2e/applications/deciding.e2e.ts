import { GetApplicationDecision } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { RecordLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { expect, type Page, test } from '@playwright/test'
import { PHONE } from '../agreements/signing-steps.ts'
import { house } from '../house.ts'
import { addListedHome } from '../listed-homes.ts'
import { namedPerson } from '../network.ts'
import type { Person } from '../people.ts'
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

async function leaseOf(person: Person, ApplicationId: string): Promise<string> {
  return (await person.call(GetApplicationDecision, { ApplicationId })).LeaseId!
}

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test('a landlord writes criteria, compares two who apply, leases to one and declines the other with the notice of the law', async ({
  browser,
}) => {
  const landlord = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tessa = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  const gus = await namedPerson(server, 'Tenant', 'Gus', 'Field')
  const home = await addListedHome(landlord)
  const watches: Watch[] = []
  const visit = (person: Person, as?: typeof PHONE) => visitOf(browser, watches, person, as)
  const page = await visit(landlord)

  await test.step('criteria are written down, and read by who thinks of applying', async () => {
    await page.goto(server.url + paths.applications())
    await page.getByRole('link', { name: 'Criteria' }).click()
    await page.getByRole('combobox', { name: /^Lowest monthly income/ }).selectOption({ label: '1.5 times the rent' })
    await page.getByRole('textbox', { name: /^Most people/ }).fill('1')
    await page.getByRole('textbox', { name: /^Other criteria/ }).fill('No children, please.')
    await expect(page.getByRole('checkbox', { name: /^I have read what was found/ })).toBeVisible()
    await expectReadable(page)
    await page.getByRole('textbox', { name: /^Other criteria/ }).fill('First come, first served.')
    await page.getByRole('button', { name: 'Save criteria' }).click()
    await expect(page.getByText('Criteria saved successfully.')).toBeVisible()
    const phone = await visit(tessa, PHONE)
    await phone.goto(server.url + paths.createApplication({ property: home }))
    const asked = phone.getByRole('region', { name: 'What the landlord asks of everyone' })
    for (const words of ['1.5 times the rent', 'At most 1 person', 'First come, first served.']) await expect(asked).toContainText(words)
    await expectReadable(phone)
    await phone.context().close()
  })

  const first = await applied(tessa, home, { first: 'Tessa', last: 'Moor' })
  const second = await applied(gus, home, { first: 'Gus', last: 'Field' })

  await test.step('both stand beside one another, in the order in which they were complete', async () => {
    await page.goto(server.url + paths.applicationBoard(home))
    const submitted = page.getByRole('region', { name: 'Submitted' })
    await expect(submitted.getByRole('listitem').nth(0)).toContainText(/Tessa Moor.*First complete/)
    await expect(submitted.getByRole('listitem').nth(1)).toContainText(/Gus Field.*Number 2 in line/)
    await expectReadable(page)
    await page.getByText('Side by side').click()
    await expect(page.getByRole('row', { name: /^Number of people/ }).last()).toContainText('Not met')
    await expectReadable(page)
    await page.getByRole('link', { name: 'Tessa Moor' }).click()
  })

  await test.step('the first is approved with conditions, after a note', async () => {
    await expect(page.getByRole('region', { name: 'Measured by the criteria' })).toContainText('At most 1 person')
    const notes = page.getByRole('region', { name: 'Notes' })
    await notes.getByRole('textbox', { name: 'Note' }).fill('Pension was shown.')
    await notes.getByRole('button', { name: 'Add note' }).click()
    await expect(notes).toContainText('Pension was shown.')
    await choose(page, 'Approve with conditions')
    const dialog = page.getByRole('dialog', { name: 'Approve with conditions' })
    await dialog.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'Higher security deposit' })
    await dialog.getByRole('textbox', { name: 'New deposit, in total' }).fill('3200')
    await dialog.getByText('No', { exact: true }).click()
    await expectReadable(page)
    await dialog.getByRole('button', { name: 'Approve with conditions' }).click()
    await expect(page.getByText('You approved with conditions, which are not accepted yet.')).toBeVisible()
    await expectReadable(page)
  })

  await test.step('the renter accepts on their phone, and sees no notes', async () => {
    const phone = await visit(tessa, PHONE)
    await phone.goto(server.url + paths.viewApplication(first))
    await expect(phone.getByRole('region', { name: 'Decision' })).toContainText('Higher security deposit: $3,200')
    await expect(phone.getByRole('main')).not.toContainText('Pension was shown.')
    await expectReadable(phone)
    await phone.getByRole('button', { name: 'Accept the conditions' }).click()
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Accept the conditions' }).click()
    await expect(phone.getByText(/^The conditions were accepted on /)).toBeVisible()
    await phone.context().close()
  })

  await test.step('the open page of the landlord hears of it; they approve, draft the lease, and record it', async () => {
    await expect(page.getByText('The conditions are accepted. Approve it once they are met.')).toBeVisible()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText('It is approved. Draft the lease next.')).toBeVisible()
    await page.getByRole('button', { name: 'Draft the lease' }).click()
    const dialog = page.getByRole('dialog', { name: 'Draft the lease' })
    await expectReadable(page)
    await dialog.getByRole('button', { name: 'Draft the lease' }).click()
    await expect(page).toHaveURL(/AssignProperty/)
    const lease = page.getByRole('form', { name: 'Lease draft' })
    await expect(lease.getByRole('combobox', { name: 'Tenant', exact: true })).toHaveValue('Tessa Moor')
    await expect(lease.getByRole('textbox', { name: 'Security deposit' })).toHaveValue('3,200')
    await expectReadable(page)
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Application', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${house.Title}, A-1001`)
    await page.goBack()
    await expect(lease.getByRole('combobox', { name: 'Tenant', exact: true })).toHaveValue('Tessa Moor')
  })

  await test.step('the second is declined with a notice, which they alone read', async () => {
    await page.goto(server.url + paths.viewApplication(second))
    // Of two for one home each has a name of its own.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${house.Title}, A-1002`)
    await expect(page).toHaveTitle(`${house.Title}, A-1002 · Keystead`)
    await choose(page, 'Decline')
    const dialog = page.getByRole('dialog', { name: 'Decline the application' })
    await dialog.getByText('Credit history', { exact: true }).click()
    await dialog.getByText('Yes', { exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Agency', exact: true }).fill('First Tenant Reports')
    await dialog.getByRole('textbox', { name: 'Address of the agency' }).fill('100 Main Street, Denver, CO 80202')
    await dialog.getByRole('textbox', { name: 'Phone of the agency' }).fill('(800) 555-0199')
    await expectReadable(page)
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByText('It was declined.').first()).toBeVisible()
    const phone = await visit(gus, PHONE)
    await phone.goto(server.url + paths.viewApplication(second))
    await expect(phone.getByRole('article', { name: 'Adverse action notice' })).toContainText('First Tenant Reports')
    await expect(phone.getByRole('region', { name: 'Decision' })).toContainText('Credit history')
    await expectReadable(phone)
    await phone.context().close()
  })

  await test.step('once the lease is recorded, its application has led to it', async () => {
    const LeaseId = await leaseOf(landlord, first)
    await landlord.call(RecordLease, { LeaseId, Version: 1 })
    await page.goto(server.url + paths.applications({ property: home }))
    await expect(page.getByRole('row').filter({ hasText: 'Tessa Moor' })).toContainText('Leased')
    await expect(page.getByRole('row').filter({ hasText: 'Gus Field' })).toContainText('Declined')
    await expect(page.getByText(house.Title).first()).toBeVisible()
    await expectReadable(page)
  })
  for (const { problems } of watches) expect(problems).toEqual([])
})
