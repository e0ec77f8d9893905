import { CreateApplication, GetApplicationDetails } from '@keystead/contract/applications/applications/application.operations.ts'
import { ProcessApplication } from '@keystead/contract/applications/form/form.operations.ts'
import { FORM_CONSENT_VERSION } from '@keystead/contract/applications/form/form.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { mailboxOf } from '../agreements/mailbox.ts'
import { PHONE } from '../agreements/signing-steps.ts'
import { addListedHome } from '../listed-homes.ts'
import { namedPerson } from '../network.ts'
import { type RunningServer, startServer } from '../server.ts'
import { type Watch, watch } from '../watched-page.ts'
import { fillInShortForm } from './filled-form.ts'
import { answer, expectReadable, field } from './form-steps.ts'
import { visitOf } from './household-steps.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const LANDLORD = 'office@elm.example.com'
const FRIEND = 'jon.bell@example.com'

/** Of the email to someone who is asked. */
async function linkTo(address: string): Promise<string> {
  const { text } = await mailboxOf(server, address).next(/named you as a reference$/)
  return new RegExp(`https?://\\S+${paths.giveReference('')}/[\\w-]+`).exec(text)![0]
}

/** Someone without an account, on a phone. */
async function strangerOf(browser: Browser, watches: Watch[]): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage()
  watches.push(await watch(page))
  return page
}

test('a landlord asks a former landlord and a friend of who applies; they answer by the links of their emails', async ({ browser }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tessa = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  const home = await addListedHome(owner)
  const { ApplicationId } = await tessa.call(CreateApplication, { AssetId: home })
  await fillInShortForm(tessa, ApplicationId, { first: 'Tessa', last: 'Moor' }, { landlord: LANDLORD, friend: FRIEND })
  const FormId = (await tessa.call(GetApplicationDetails, { ApplicationId })).FormId!
  await tessa.call(ProcessApplication, { FormId, ConsentVersion: FORM_CONSENT_VERSION, IsAccurate: true, MayShare: true })
  const watches: Watch[] = []
  const page = await visitOf(browser, watches, owner)
  await page.goto(server.url + paths.viewApplication(ApplicationId))
  const person = page.getByRole('region', { name: 'People' }).getByRole('listitem').first()

  await test.step('one press asks each of those whom the form names', async () => {
    await person.getByRole('button', { name: 'References of Tessa Moor' }).click()
    const names = page.getByRole('group', { name: 'References of Tessa Moor' })
    await expect(names).toContainText('Elm Homes')
    await expectReadable(page)
    for (const name of ['Elm Homes', 'Jon Bell']) {
      await names.getByRole('button', { name: `Ask ${name} for a reference` }).click()
      await expect(names.getByRole('listitem').filter({ hasText: name })).toContainText('Asked')
    }
    await expect(person).toContainText('0 of 2 references answered')
    await expectReadable(page)
  })

  await test.step('the former landlord answers on their phone, without an account', async () => {
    const phone = await strangerOf(browser, watches)
    const link = await linkTo(LANDLORD)
    await phone.goto(link)
    await expect(phone.getByRole('heading', { level: 1, name: /^A reference for/ })).toContainText('Tessa Moor')
    await expect(phone.getByRole('main')).toContainText('8 Canyon Road, Boulder')
    await expect(phone.getByRole('main')).not.toContainText('1,733')
    await expectReadable(phone)
    await phone.getByRole('group', { name: 'Was the rent paid on time?' }).getByText('Always').click()
    for (const question of ['Did they give notice before they moved out?', 'Did they leave the home in good order?'])
      await phone.getByRole('group', { name: question }).getByText('They still live there').click()
    await answer(phone, 'Were there complaints about them?', 'No').check()
    await answer(phone, 'Would you rent to them again?', 'Yes').check()
    await field(phone, 'Comment').fill('A quiet tenant.')
    await expectReadable(phone)
    await phone.getByRole('button', { name: 'Send the reference' }).click()
    await expect(phone.getByText('Thank you: your reference was sent.')).toBeVisible()
    await expectReadable(phone)
    await phone.goto(link)
    await expect(phone.getByText(/It can’t be changed any more\.$/)).toBeVisible()
    await phone.context().close()
  })

  await test.step('the friend is someone else, and says so', async () => {
    const phone = await strangerOf(browser, watches)
    await phone.goto(await linkTo(FRIEND))
    await phone.getByRole('button', { name: 'I am not this person' }).click()
    await expectReadable(phone)
    await phone.getByRole('alertdialog').getByRole('button', { name: 'I am not this person' }).click()
    await expect(phone.getByText('You said that you are not this person.')).toBeVisible()
    await phone.context().close()
  })

  await test.step('the open page of who decides shows it, and the board counts it', async () => {
    await expect(person).toContainText('1 of 2 references answered')
    const names = page.getByRole('group', { name: 'References of Tessa Moor' })
    for (const words of ['Always', 'A quiet tenant.', 'Not this person']) await expect(names).toContainText(words)
    await expectReadable(page)
    await page.goto(server.url + paths.applicationBoard(home))
    await expect(page.getByRole('region', { name: 'Submitted' })).toContainText('1 of 2 references answered')
    await expectReadable(page)
  })

  await test.step('who applies sees that someone answered, and not what', async () => {
    const phone = await visitOf(browser, watches, tessa, PHONE)
    await phone.goto(server.url + paths.viewApplication(ApplicationId))
    await phone.getByRole('button', { name: 'References of Tessa Moor' }).click()
    const names = phone.getByRole('group', { name: 'References of Tessa Moor' })
    await expect(names).toContainText('Answered')
    await expect(phone.getByRole('main')).not.toContainText('A quiet tenant.')
    await expectReadable(phone)
    await phone.context().close()
  })
  for (const { problems } of watches) expect(problems).toEqual([])
})
