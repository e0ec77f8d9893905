import { paths } from '@keystead/contract/navigation/paths.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { addDays, formatDate } from '@keystead/contract/values/dates.ts'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { house } from '../house.ts'
import { connect, namedPerson } from '../network.ts'
import { openTab } from '../property-page.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, expectNoSidewaysScroll, type Watch, watch } from '../watched-page.ts'
import { mailboxOf } from './mailbox.ts'
import { checkFile, expectSealed, saved, withOneByteChanged } from './sealed-file.ts'
import { agreeToSign, allHaveSigned, drawSignature, hasSigned, openByLink, PHONE, sign, typeSignature } from './signing-steps.ts'
import { beginFromProperty, fillInWhatIsMissing, LEASE, makeTemplate, readAndSend, SUBJECT, toCheck } from './written-lease.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const TODAY = new Date().toISOString().slice(0, 10)
const [START, END] = [addDays(TODAY, 20), addDays(TODAY, 384)]
const TITLE = `${LEASE}: ${house.Title}`
const MIA = { name: 'Mia Lang', email: 'mia.lang@example.com' }
const GUS = { name: 'Gus Field', email: 'gus.field@example.com' }
const ASKED_TO_SIGN = new RegExp(`^${SUBJECT}$`)
const REASON = 'I stand in for a year at most.'

test('a lease is written, declined, sent again, signed by all, recorded, and known again by its file', async ({
  browser,
  context,
  page,
}) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tessa = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  await connect(owner, tessa, 'Tenant')
  const { AssetId } = await owner.call(AddAsset, house)
  const [mia, gus] = [mailboxOf(server, MIA.email), mailboxOf(server, GUS.email)]
  await owner.signIn(context)
  const watched = await watch(page)
  const watches = [watched]
  // What was a draft is asked for once more while its page is left.
  watched.allow(/409 \(Conflict\) \(\S+\/(SendAgreement|PreviewAgreement)\?/)
  const visit = async (options?: Parameters<Browser['newContext']>[0]) => opened(browser, watches, options)
  const phone = await visit(PHONE)
  await tessa.signIn(phone.context())

  await test.step('the landlord writes it and sends it', async () => {
    await makeTemplate(page, server.url)
    await beginFromProperty(page, server.url, { assetId: AssetId, template: LEASE })
    const people = { tenant: 'Tessa Moor', tenantByAddress: MIA, guarantor: GUS }
    await fillInWhatIsMissing(page, { start: START, end: END, rent: '2500', ...people })
    await readAndSend(page, 3)
    await expect(page.getByRole('status').filter({ hasText: 'It’s your turn' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a tenant draws on a phone', async () => {
    await signOnPhone(phone)
    await expect(hasSigned(phone)).toBeFocused()
    await expect(phone.getByRole('main')).toContainText(/Next are .*Olive Hart/)
    await expectAccessible(phone)
    await expectNoSidewaysScroll(phone)
    await expect(page.getByText('1 of 4 signed')).toBeVisible()
  })

  const ofMia = await visit()
  await test.step('another one signs by a link and a code', async () => {
    await openByLink(ofMia, mia, ASKED_TO_SIGN)
    await expect(ofMia.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
    await expect(ofMia.getByText('Please read it at your leisure.')).toBeVisible()
    await expectAccessible(ofMia)
    await agreeToSign(ofMia)
    await sign(ofMia, typeSignature)
    await expect(hasSigned(ofMia)).toBeFocused()
    await expectAccessible(ofMia)
  })

  await test.step('the guarantor declines, which ends it for all', async () => {
    const ofGus = await visit(PHONE)
    await openByLink(ofGus, gus, ASKED_TO_SIGN)
    await ofGus.getByRole('button', { name: 'Decline' }).click()
    const dialog = ofGus.getByRole('dialog', { name: `Decline “${TITLE}”?` })
    await dialog.getByLabel('Reason').fill(REASON)
    await expectAccessible(ofGus)
    await dialog.getByRole('button', { name: 'Decline for everyone' }).click()
    await expect(ofGus.getByRole('heading', { name: 'This agreement was declined' })).toBeVisible()
    // The open page of the landlord hears of it by itself.
    const now = page.getByRole('status').filter({ hasText: 'It came to an end without being completed.' })
    await expect(now).toContainText(`Reason: ${REASON}`)
    await expect(page.getByText('Declined', { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    expect((await mia.next(/no longer open/)).text).toContain(REASON)
  })

  const second = await test.step('the landlord sends it again, and signs', async () => {
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('There is a new draft. Check it, then send it.')).toBeVisible()
    await toCheck(page)
    const id = await readAndSend(page, 3)
    await page.getByRole('link', { name: 'Read and sign' }).click()
    await agreeToSign(page)
    await expectAccessible(page)
    await sign(page, typeSignature)
    await expect(hasSigned(page)).toBeFocused()
    return id
  })

  await test.step('all others sign', async () => {
    await signOnPhone(phone)
    await expect(hasSigned(phone)).toBeFocused()
    await openByLink(ofMia, mia, ASKED_TO_SIGN)
    await agreeToSign(ofMia)
    await sign(ofMia, typeSignature)
    await expect(hasSigned(ofMia)).toBeFocused()
    const ofGus = await visit()
    await openByLink(ofGus, gus, ASKED_TO_SIGN)
    await agreeToSign(ofGus)
    await sign(ofGus, typeSignature)
    await expect(allHaveSigned(ofGus)).toBeFocused()
    // The sealed file comes to this page by itself.
    const sealed = ofGus.getByRole('button', { name: 'Download the signed file' })
    await expect(sealed).toBeVisible({ timeout: 60_000 })
    expectSealed(await saved(ofGus, sealed), second)
    await mia.next(/Your signed copy/)
  })

  await test.step('the lease stands at the property', async () => {
    await page.getByRole('link', { name: 'See the agreement' }).click()
    await expect(page.getByText(`The lease of ${house.Title} is recorded`)).toBeVisible()
    await page.goto(server.url + paths.viewProperty(AssetId))
    await openTab(page, 'Leases and people')
    const people = page.getByRole('region', { name: 'People' })
    for (const words of ['Tessa Moor', MIA.name, GUS.name, '$2,500/mo', formatDate(START), formatDate(END)])
      await expect(people).toContainText(words)
    await openTab(page, 'Documents')
    const panel = page.getByRole('region', { name: 'Agreements' })
    await expect(panel.getByRole('row').filter({ hasText: 'Completed' })).toHaveCount(1)
    await expect(panel.getByRole('row').filter({ hasText: 'Declined' })).toHaveCount(1)
  })

  await test.step('its file is known again, and another one is not', async () => {
    await page.goto(server.url + paths.previewAgreement(second))
    const file = await saved(page, page.getByRole('button', { name: 'Download: The signed and sealed file' }))
    expectSealed(file, second)
    await expectAccessible(page)
    const visitor = await visit()
    await checkFile(visitor, server.url, file, 'unchanged')
    const signers = visitor.getByRole('listitem')
    for (const name of ['Olive Hart', 'Tessa Moor', MIA.name, GUS.name]) await expect(signers.filter({ hasText: name })).toHaveCount(1)
    await checkFile(visitor, server.url, withOneByteChanged(file), 'changed')
    await expect(visitor.getByRole('main')).not.toContainText('Tessa Moor')
  })
  for (const { problems } of watches) expect(problems).toEqual([])
})

async function opened(browser: Browser, watches: Watch[], options?: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  watches.push(await watch(page))
  return page
}

/** From the list of what was sent to the tenant. */
async function signOnPhone(phone: Page): Promise<void> {
  await phone.goto(server.url + paths.myAgreements())
  await phone.getByRole('link', { name: `Read and sign: ${TITLE}` }).click()
  await expect(phone.getByText('Please read it at your leisure.')).toBeVisible()
  await expectAccessible(phone)
  await agreeToSign(phone)
  await expectNoSidewaysScroll(phone)
  await sign(phone, drawSignature)
}
