import { CloseApplication, CreateApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { expect, test } from '@playwright/test'
import { PHONE } from '../agreements/signing-steps.ts'
import { addListedHome } from '../listed-homes.ts'
import { openPaymentAccount } from '../money/billing.ts'
import { CARDS, payByCard, watchNumbers } from '../money/pay-page.ts'
import { namedPerson } from '../network.ts'
import { server, startWith } from '../server-with-companies.ts'
import type { Watch } from '../watched-page.ts'
import { fillInShortForm } from './filled-form.ts'
import { consentAndSubmit, expectReadable } from './form-steps.ts'
import { visitOf } from './household-steps.ts'

startWith({ gateway: {} })

const CLOSED_UNREAD = 'The application was closed before anyone looked at it.'

test('a renter pays what it costs to apply, and gets it back as no one looks at the application', async ({ browser }) => {
  const landlord = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  await openPaymentAccount(landlord)
  const tessa = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  const home = await addListedHome(landlord, { ApplicationFee: '45.00' })
  const watches: Watch[] = []
  const phone = await visitOf(browser, watches, tessa, PHONE)
  const numbers = watchNumbers(phone, server.url)

  await test.step('what it costs is said at the listing, and before anything is begun', async () => {
    await phone.goto(server.url + paths.property(home))
    await expect(phone.getByText('Applying costs $45.00 for each adult.')).toBeVisible()
    await phone.goto(server.url + paths.createApplication({ property: home }))
    const costs = phone.getByRole('region', { name: 'What it costs to apply' })
    await expect(costs).toContainText('$45.00 for each adult who would live there.')
    await expect(costs).toContainText('You pay it here, by card or bank account, before you submit your form.')
    await expectReadable(phone)
  })

  const { ApplicationId, FormId } = await tessa.call(CreateApplication, { AssetId: home })
  await fillInShortForm(tessa, ApplicationId, { first: 'Tessa', last: 'Moor' })
  await test.step('the form waits for it, and says so', async () => {
    await phone.goto(server.url + paths.applicationForm({ id: FormId!, step: 'review' }))
    await expect(phone.getByRole('region', { name: 'Application fee' })).toContainText('Not paid yet')
    await expect(phone.getByRole('button', { name: 'Submit application' })).toHaveAttribute('aria-disabled', 'true')
    await expectReadable(phone)
    await phone.getByRole('link', { name: 'Pay $45.00' }).click()
  })

  await test.step('a declined card is followed by another one', async () => {
    await expect(phone.getByRole('heading', { name: 'Pay the fee' })).toBeVisible()
    await payByCard(phone, CARDS.empty)
    await expect(phone.getByText('There is not enough money on the account.')).toBeVisible()
    await expectReadable(phone)
    await payByCard(phone, CARDS.good)
    await expect(phone.getByRole('heading', { name: 'Paid. Thank you.' })).toBeFocused()
    await expectReadable(phone)
    await phone.getByRole('link', { name: 'Back to your form' }).click()
  })

  await test.step('then the form is submitted', async () => {
    await expect(phone.getByRole('region', { name: 'Application fee' }).getByText('Paid', { exact: true })).toBeVisible()
    await consentAndSubmit(phone)
  })

  await test.step('its landlord, who has leased the home elsewhere, closes it unread, and the money goes back', async () => {
    await landlord.call(CloseApplication, { ApplicationId, Reason: 'Someone else has leased it.', ReportUsed: 'N' })
    await phone.goto(server.url + paths.viewApplication(ApplicationId))
    const fees = phone.getByRole('region', { name: 'Fees' })
    await expect(fees.getByText('Given back', { exact: true })).toBeVisible()
    await expect(fees).toContainText(CLOSED_UNREAD)
    await expectReadable(phone)
    await fees.getByRole('link', { name: 'Invoice and receipt' }).click()
    await expect(phone.getByRole('main')).toContainText(CLOSED_UNREAD)
  })
  expect(watches.flatMap(({ problems }) => problems)).toEqual([])
  expect(numbers()).toEqual({ leaks: [], seenElsewhere: true })
})
