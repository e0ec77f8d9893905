import { paths } from '@keystead/contract/navigation/paths.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { addDays, formatDate } from '@keystead/contract/values/dates.ts'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { house } from '../house.ts'
import { todayInDenver } from '../days.ts'
import { connect, namedPerson } from '../network.ts'
import type { Person } from '../people.ts'
import { openTab } from '../property-page.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'
import { recorded, sentAgreement, signedBy, starterTemplate, textTemplate } from './made-agreements.ts'
import { expectSealed, saved } from './sealed-file.ts'
import { agreeToSign, allHaveSigned, drawSignature, hasSigned, PHONE, sign, typeSignature } from './signing-steps.ts'
import { answerAll, beginFromProperty, fillInTerms, goOn, readAndSend } from './written-lease.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const PIN = '482913'
const TODAY = todayInDenver()

async function pageOf(person: Person, context: BrowserContext) {
  await person.signIn(context)
  const page = await context.newPage()
  return { page, watched: await watch(page) }
}

async function openToSign(page: Page, agreementId: string): Promise<void> {
  await page.goto(server.url + paths.signAgreement(agreementId))
  await agreeToSign(page)
}

test('an agreement to manage that owner and agent have signed gives the home to the agent', async ({ browser, context }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const agent = await namedPerson(server, 'Agent', 'Gwen', 'Ashby')
  await connect(owner, agent, 'Agent')
  const { AssetId } = await owner.call(AddAsset, house)
  await owner.call(SetSecurityPin, { Pin: PIN, ConfirmPin: PIN })
  const { TemplateId } = await starterTemplate(owner, 'management')
  const id = await sentAgreement(owner, {
    templateId: TemplateId,
    AssetId,
    signers: [
      { role: 'Owner', person: owner },
      { role: 'Agent', person: agent },
    ],
    terms: {
      TenureStart: TODAY,
      Changed: [
        { Name: 'agent.percent', Value: '8%' },
        { Name: 'agent.fee', Value: 'None' },
      ],
    },
  })
  const { page, watched } = await pageOf(owner, context)
  const ofAgent = await pageOf(agent, await browser.newContext(PHONE))
  const phone = ofAgent.page

  await test.step('before, the agent has no home', async () => {
    await phone.goto(server.url + paths.agentProperties())
    await expect(phone.getByText('No properties found.')).toBeVisible()
  })
  await test.step('both sign, the owner with their PIN', async () => {
    await openToSign(page, id)
    await sign(page, typeSignature)
    const pin = page.getByRole('dialog', { name: 'Enter your security PIN' })
    await expect(pin).toContainText('You sign “Property management agreement')
    await expectAccessible(page)
    await pin.getByLabel('Security PIN').fill(PIN)
    await pin.getByRole('button', { name: 'Confirm' }).click()
    await expect(hasSigned(page)).toBeFocused()
    await openToSign(phone, id)
    await expectAccessible(phone)
    await sign(phone, drawSignature)
    await expect(allHaveSigned(phone)).toBeFocused()
    expect(await recorded(owner, id)).toBe(`Gwen Ashby now works for ${house.Title}.`)
  })
  await test.step('the agent has it, and the file of what was signed', async () => {
    await phone.goto(server.url + paths.agentProperties())
    await phone
      .getByRole('main')
      .getByRole('link', { name: new RegExp(house.Address1) })
      .first()
      .click()
    await expect(phone.getByRole('heading', { level: 1 })).toContainText(house.Address1)
    await phone.goto(server.url + paths.previewAgreement(id))
    expectSealed(await saved(phone, phone.getByRole('button', { name: 'Download: The signed and sealed file' })), id)
    await expectAccessible(phone)
  })
  await test.step('the owner sees who works for it, and for how much', async () => {
    await page.goto(server.url + paths.viewProperty(AssetId))
    await openTab(page, 'Leases and people')
    const people = page.getByRole('region', { name: 'People' })
    for (const words of ['Gwen Ashby', '8% of the rent']) await expect(people).toContainText(words)
  })
  for (const { problems } of [watched, ofAgent.watched]) expect(problems).toEqual([])
})

test('a renewal moves end and rent of the lease, and the paper before it says that it was replaced', async ({ browser, context }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tessa = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  await connect(owner, tessa, 'Tenant')
  const { AssetId } = await owner.call(AddAsset, house)
  const lease = { start: addDays(TODAY, -30), end: addDays(TODAY, 60) }
  const renewal = { start: addDays(TODAY, 61), end: addDays(TODAY, 425), rent: '2600' }
  const { TemplateId } = await textTemplate(owner, 1, ['Tenant'])
  const first = await sentAgreement(owner, {
    templateId: TemplateId,
    AssetId,
    signers: [{ role: 'Tenant', person: tessa }],
    terms: { TenureStart: lease.start, TenureEnd: lease.end, Rent: '2450.00', RentFrequencyId: 1 },
  })
  await signedBy(tessa, first)
  await recorded(owner, first)
  await starterTemplate(owner, 'renewal-offer')
  const { page, watched } = await pageOf(owner, context)
  // What was a draft is asked for once more while its page is left.
  watched.allow(/409 \(Conflict\) \(\S+\/(SendAgreement|PreviewAgreement)\?/)
  const ofTessa = await pageOf(tessa, await browser.newContext(PHONE))

  const second = await test.step('it is written about the lease that runs, with what is known of that', async () => {
    await beginFromProperty(page, server.url, { assetId: AssetId, template: 'Lease renewal', leaseOf: 'Tessa Moor' })
    await expect(page.getByRole('textbox', { name: /^Rent/ })).toHaveValue('2,450')
    await fillInTerms(page, renewal)
    await goOn(page, 'People')
    await expect(page.getByRole('group', { name: 'Tenant', exact: true }).getByRole('combobox', { name: 'Connection' })).toHaveValue(
      'Tessa Moor',
    )
    await goOn(page, 'Values')
    await answerAll(page)
    await goOn(page, 'Message')
    await goOn(page, 'Check and send')
    return readAndSend(page, 1)
  })
  await test.step('both sign', async () => {
    await openToSign(ofTessa.page, second)
    await sign(ofTessa.page, typeSignature)
    await expect(hasSigned(ofTessa.page)).toBeFocused()
    await page.getByRole('link', { name: 'Read and sign' }).click()
    await agreeToSign(page)
    await sign(page, typeSignature)
    await expect(allHaveSigned(page)).toBeFocused()
    expect(await recorded(owner, second)).toBe(`The lease of ${house.Title} is changed as it was signed.`)
  })
  await test.step('the lease ends later, for another rent', async () => {
    await page.goto(server.url + paths.viewProperty(AssetId))
    await openTab(page, 'Leases and people')
    const people = page.getByRole('region', { name: 'People' })
    await expect(people).toContainText(`until ${formatDate(renewal.end)}`)
    await expect(people).toContainText(`$2,600/mo from ${formatDate(renewal.start)}`)
    await expect(people).not.toContainText(formatDate(lease.end))
  })
  await test.step('the first paper says so to both', async () => {
    await page.goto(server.url + paths.previewAgreement(first))
    await expect(page.getByText('Replaced by another')).toBeVisible()
    await expectAccessible(page)
    await ofTessa.page.goto(server.url + paths.signAgreement(first))
    await expect(ofTessa.page.getByText('Another agreement has taken its place since.')).toBeVisible()
    await expectAccessible(ofTessa.page)
  })
  for (const { problems } of [watched, ofTessa.watched]) expect(problems).toEqual([])
})
