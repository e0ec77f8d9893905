import { paths } from '@keystead/contract/navigation/paths.ts'
import { GetAgreementDetails } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { expect, type Page, test } from '@playwright/test'
import { connect, namedPerson } from '../network.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'
import { codeIn, linkIn, mailboxOf } from './mailbox.ts'
import { sentAgreement, textTemplate } from './made-agreements.ts'
import { agreeToSign, allHaveSigned, enterCode, openByLink, PHONE, sign, typeSignature } from './signing-steps.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const MIA = { name: 'Mia Lang', email: 'mia.lang@example.com' }

test('one that is voided says why, also to those who have it open', async ({ browser, context, page }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tessa = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  await connect(owner, tessa, 'Tenant')
  const mia = mailboxOf(server, MIA.email)
  const { TemplateId } = await textTemplate(owner, 8, ['Tenant'])
  const id = await sentAgreement(owner, {
    templateId: TemplateId,
    signers: [
      { role: 'Tenant', person: tessa },
      { role: 'Tenant', ...MIA },
    ],
  })
  const reason = 'The rent was wrong. A new one follows.'
  await owner.signIn(context)
  const watched = await watch(page)
  const phone = await (await browser.newContext(PHONE)).newPage()
  const ofTessa = await watch(phone)
  await tessa.signIn(phone.context())
  const byLink = await (await browser.newContext()).newPage()
  const ofMia = await watch(byLink)

  await phone.goto(server.url + paths.signAgreement(id))
  await agreeToSign(phone)
  await openByLink(byLink, mia)
  await agreeToSign(byLink)
  await test.step('its sender voids it, which asks for a reason', async () => {
    await page.goto(server.url + paths.previewAgreement(id))
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Void it' }).click()
    const dialog = page.getByRole('dialog', { name: 'Void “House paper”?' })
    await dialog.getByRole('button', { name: 'Void agreement' }).click()
    await expect(dialog.getByText('Reason can not be empty.').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Void agreement' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'You can send it again as a new draft.' })).toContainText(reason)
    await expect(page.getByText('Voided', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remind' })).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('the open page of a tenant hears of it by itself', async () => {
    await expect(phone.getByRole('heading', { name: 'This agreement was voided' })).toBeVisible()
    await expect(phone.getByText(`Reason: ${reason}`)).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Start' })).toHaveCount(0)
    await expectAccessible(phone)
  })
  await test.step('who has it open by a link is told when they sign', async () => {
    ofMia.allow(/409 \(Conflict\)/)
    await sign(byLink, typeSignature)
    await byLink.getByRole('button', { name: 'Look again' }).click()
    await expect(byLink.getByRole('heading', { name: 'This agreement was voided' })).toBeVisible()
    await expect(byLink.getByText(`Reason: ${reason}`)).toBeVisible()
    await expectAccessible(byLink)
  })
  await test.step('and by an email, of which the link says the same', async () => {
    const ended = await mia.next(/is no longer open/)
    expect(ended.text).toContain(reason)
    const later = await (await browser.newContext()).newPage()
    await later.goto(linkIn(ended))
    await later.getByRole('button', { name: 'Email me a code' }).click()
    await enterCode(later, codeIn(await mia.next(/^Your code /)))
    await expect(later.getByText(`Reason: ${reason}`)).toBeVisible()
  })
  const { State, Parties } = await owner.call(GetAgreementDetails, { AgreementId: id })
  expect({ State, Parties: Parties.map((party) => party.State) }).toEqual({ State: 'voided', Parties: ['viewed', 'viewed'] })
  for (const { problems } of [watched, ofTessa, ofMia]) expect(problems).toEqual([])
})

test('a forwarded link shows no paper without the code, and opening it changes nothing', async ({ browser, page }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tom = { name: 'Tom Reed', email: 'tom.reed@example.com' }
  const mailbox = mailboxOf(server, tom.email)
  const { TemplateId } = await textTemplate(owner, 8, ['Tenant'])
  const id = await sentAgreement(owner, { templateId: TemplateId, signers: [{ role: 'Tenant', ...tom }] })
  const link = linkIn(await mailbox.next(/asks you to sign an agreement/))
  const details = () => owner.call(GetAgreementDetails, { AgreementId: id })
  const before = await details()

  const watched = await watch(page)
  const paperIsHidden = async () => {
    await expect(page.getByRole('heading', { name: 'House paper', level: 1 })).toBeVisible()
    await expect(page.getByText('The home is looked after with care.')).toHaveCount(0)
    await expect(page.getByText(before.PaperDigest!)).toHaveCount(0)
    await expect(page.getByText(tom.email)).toHaveCount(0)
    for (const name of ['Continue', 'Start', 'Decline']) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await test.step('it is opened elsewhere, twice, and by a scanner', async () => {
    const answer = page.waitForResponse(/\/GetAgreementToSign$/)
    await page.goto(link)
    expect(await (await answer).json()).toMatchObject({ Data: { Email: 't•••@example.com', Agreement: null } })
    await expect(page.getByText('t•••@example.com')).toBeVisible()
    await paperIsHidden()
    await expectAccessible(page)
    await page.reload()
    await paperIsHidden()
    const scanned = await fetch(link)
    expect(scanned.status).toBe(200)
    expect(await scanned.text()).not.toContain('looked after with care')
    expect(await details()).toEqual(before)
  })
  const codeSaid = async (code: string) => {
    const answer = page.waitForResponse(/\/OpenAgreementByLink$/)
    await enterCode(page, code)
    const status = (await answer).status()
    await expect(page.getByRole('button', { name: 'Open', exact: true })).not.toHaveAttribute('aria-busy')
    return status
  }
  const ask = async (by: Page, again = '') => {
    await by.getByRole('button', { name: `Email me a${again} code` }).click()
    return codeIn(await mailbox.next(/^Your code /))
  }
  const whose = await (await browser.newContext(PHONE)).newPage()
  await test.step('without the code of the email it stays closed', async () => {
    watched.allow(/status of (400|429)/)
    const code = await ask(page)
    expect(await codeSaid(code === '111 111' ? '222 222' : '111 111')).toBe(400)
    await expect(page.getByText('This code is not right. Please try again, or ask for another one.').first()).toBeVisible()
    await paperIsHidden()
    await expectAccessible(page)
    const newer = await ask(page, 'nother')
    expect(await codeSaid(code), 'an older code').toBe(400)
    await paperIsHidden()
    await whose.goto(link)
    const newest = await ask(whose)
    expect(await codeSaid(newer), 'one that was sent before another page asked').toBe(400)
    const { State, SignedCount, Parties } = await details()
    expect({ State, SignedCount, parties: Parties.map((party) => party.State) }).toEqual({
      State: 'sent',
      SignedCount: 0,
      parties: ['sent'],
    })
    await enterCode(whose, newest)
    await agreeToSign(whose)
    expect(await codeSaid(newest), 'a code that was used').toBe(400)
    await paperIsHidden()
  })
  await test.step('who goes on guessing is slowed down, and whose it is signs', async () => {
    const said = []
    while (said.length < 10 && said.at(-1) !== 429) said.push(await codeSaid('333 333'))
    expect(said.at(-1)).toBe(429)
    await expect(page.getByText('That was tried too often. Please wait a while.').first()).toBeVisible()
    await paperIsHidden()
    await sign(whose, typeSignature)
    await expect(allHaveSigned(whose)).toBeFocused()
  })
  expect(watched.problems).toEqual([])
})
