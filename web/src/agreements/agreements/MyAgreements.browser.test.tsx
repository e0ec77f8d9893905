import { GetAgreementCounts, GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { agreementCard, agreementsPage, TENANT } from '../../../test/agreements.ts'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { AgreementsPanel } from './AgreementsPanel.tsx'
import { MyAgreementsScreen } from './MyAgreementsScreen.tsx'

const OUT = agreementCard(1, 'Lease of Larch House')
const DRAFT = agreementCard(3, 'Pet addendum', { State: 'draft', Next: 'finish', SignedCount: 0, Names: [], Home: null })
const MINE = agreementCard(4, 'Renewal', { IsSender: false, SenderName: 'Aron Agent', Names: ['Aron Agent'], Next: 'sign' })
const OVER = agreementCard(5, 'Old lease', { State: 'completed', After: 'terminated', Next: 'download', SignedCount: 3 })
const AT = '/User/Agreements/MyAgreements'

beforeEach(async () => {
  await screen.viewport(1200, 900)
  answer(GetAgreements, { ...agreementsPage(OUT, DRAFT, MINE, OVER), MyTurnCount: 1 })
  answer(GetAgreementCounts, {
    States: [
      { State: 'draft', Count: 2 },
      { State: 'sent', Count: 3 },
      { State: 'declined', Count: 1 },
      { State: 'expired', Count: 4 },
    ],
    MyTurnCount: 1,
  })
})

test('each row says what it is, with whom, how it stands, and leads on by its next step', async () => {
  signIn()
  const page = await show(<MyAgreementsScreen />, { at: AT })
  const row = page.getByRole('row', { name: /Lease of Larch House/ })
  for (const words of ['Lease', 'Tova Tester, Sam Tester', 'Larch House', 'Out for signature', '1 of 3 signed', 'Dec 15, 2026'])
    await expect.element(row).toMatchTextContent(words)
  await expect.element(page.getByRole('row', { name: /Old lease/ })).toMatchTextContent('Terminated')
  await expect.element(page.getByRole('row', { name: /Renewal/ })).toMatchTextContent('From Aron Agent')
  for (const [step, address] of [
    ['Finish and send: Pet addendum', `/User/Agreements/SendAgreement?id=${idOf(3)}`],
    ['Read and sign: Renewal', `/User/Agreements/SignAgreement?id=${idOf(4)}`],
    ['Waiting for others: Lease of Larch House', `/User/Agreements/PreviewAgreement?id=${idOf(1)}`],
  ] as const)
    await expect.element(page.getByRole('link', { name: step })).toHaveAttribute('href', address)
  // What no one was asked to sign yet has no count of those who have.
  await expect.element(page.getByRole('row', { name: /Pet addendum/ })).not.toMatchTextContent('signed')
})

test('tabs count what they show, and stand in the address', async () => {
  signIn()
  const page = await show(<MyAgreementsScreen />, { at: AT })
  const tabs = page.getByRole('navigation', { name: 'Which agreements' })
  for (const tab of [/^All ?10$/, /^Drafts ?2$/, /^Out for signature ?3$/, /^Completed ?0$/, /^Declined, voided, expired ?5$/])
    await expect.element(tabs.getByRole('link', { name: tab })).toBeVisible()
  await tabs.getByRole('link', { name: /^Declined/ }).click()
  await expect.poll(page.address).toBe(`${AT}?tab=over`)
  await expect.poll(() => asked(GetAgreements).at(-1)).toMatchObject({ States: ['declined', 'voided', 'expired'] })
})

test('the banner leads to what waits for the reader', async () => {
  signIn()
  const page = await show(<MyAgreementsScreen />, { at: `${AT}?tab=completed` })
  await expect.element(page.getByText('1 agreement is waiting for you.')).toBeVisible()
  await page.getByRole('link', { name: 'Show what waits for you' }).click()
  await expect.poll(page.address).toBe(`${AT}?mine=1`)
  await expect.poll(() => asked(GetAgreements).at(-1)).toMatchObject({ IsMyTurn: true, States: [] })
  await page.getByRole('link', { name: 'Remove the filter Waits for you' }).click()
  await expect.poll(page.address).toBe(AT)
})

test('direction, property and words narrow the list, and the counts follow the property', async () => {
  signIn()
  answer(GetDdlUserAssets, { Items: [{ Id: idOf(2), Text: 'Larch House', Detail: 'Denver, CO' }] })
  const page = await show(<MyAgreementsScreen />, { at: AT })
  await page.getByRole('button', { name: 'Sent and received' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Sent by you' }).click()
  await expect.poll(page.address).toBe(`${AT}?way=sent`)
  await page.getByRole('button', { name: 'Property' }).click()
  await page.getByRole('combobox', { name: 'Property' }).fill('larch')
  await page.getByRole('option', { name: /Larch House/ }).click()
  await page.getByRole('button', { name: 'Show agreements' }).click()
  await expect.poll(page.address).toBe(`${AT}?way=sent&property=${idOf(2)}`)
  await page.getByPlaceholder('Search titles and people').fill('tova')
  await expect.poll(page.address).toBe(`${AT}?way=sent&text=tova&property=${idOf(2)}`)
  await expect.poll(() => asked(GetAgreements).at(-1)).toMatchObject({ Direction: 1, AssetId: idOf(2), Keyword: 'tova' })
  await expect.poll(() => asked(GetAgreementCounts).at(-1)).toEqual({ AssetId: idOf(2) })
  await page.getByRole('link', { name: 'Remove the filter Larch House' }).click()
  await expect.poll(page.address).toBe(`${AT}?way=sent&text=tova`)
})

test('filters that find nothing can be taken away', async () => {
  signIn()
  answer(GetAgreements, agreementsPage())
  const page = await show(<MyAgreementsScreen />, { at: `${AT}?tab=out&text=nothing` })
  await expect.element(page.getByText('No agreement fits your filters.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', AT)
})

test('without one it says what to do first; members who may not send are not told to', async () => {
  signIn()
  answer(GetAgreements, agreementsPage())
  const page = await show(<MyAgreementsScreen />, { at: AT })
  await expect.element(page.getByText('No agreements found.')).toBeVisible()
  await expect.element(page.getByText(/^Send a lease, an addendum or a notice/)).toBeVisible()
  expect(page.getByRole('link', { name: 'Send an agreement' }).elements().length).toBeGreaterThan(0)
  await page.unmount()
  signIn({}, memberAs('viewer'))
  const other = await show(<MyAgreementsScreen />, { at: AT })
  await expect.element(other.getByText('No one has sent an agreement so far.')).toBeVisible()
  expect(other.getByRole('link', { name: 'Send an agreement' }).elements()).toHaveLength(0)
})

test('a tenant sees what they received, and is offered nothing to send', async () => {
  signIn(TENANT)
  answer(GetAgreements, agreementsPage(MINE))
  const page = await show(<MyAgreementsScreen />, { at: `${AT}?tab=drafts&way=sent` })
  await expect.element(page.getByRole('row', { name: /Renewal/ })).toBeVisible()
  expect(asked(GetAgreements).at(-1)).toMatchObject({ Direction: null, States: [] })
  expect(page.getByRole('link', { name: 'Send an agreement' }).elements()).toHaveLength(0)
  expect(page.getByRole('link', { name: /^Drafts/ }).elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: 'Sent and received' }).elements()).toHaveLength(0)
})

test('on a phone nothing is wider than the page', async () => {
  signIn()
  await screen.viewport(360, 800)
  const page = await show(<MyAgreementsScreen />, { at: AT })
  await expect.element(page.getByRole('row', { name: /Lease of Larch House/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('a panel lists the latest of what it is about, and leads to all of them and to a new one', async () => {
  signIn()
  answer(GetAgreements, { ...agreementsPage(OUT, OVER), TotalCount: 7 })
  const page = await show(<AgreementsPanel assetId={idOf(2)} />)
  await expect.element(page.getByRole('row', { name: /Lease of Larch House/ })).toBeVisible()
  expect(asked(GetAgreements)).toMatchObject([{ AssetId: idOf(2), PageSize: 5 }])
  await expect.element(page.getByRole('link', { name: 'Show all 7 agreements' })).toHaveAttribute('href', `${AT}?property=${idOf(2)}`)
  await expect
    .element(page.getByRole('link', { name: 'Send an agreement' }))
    .toHaveAttribute('href', `/User/Agreements/SendAgreement?assetId=${idOf(2)}`)
  await page.unmount()

  answer(GetAgreements, agreementsPage())
  signIn(TENANT)
  const other = await show(<AgreementsPanel leaseId={idOf(6)} />)
  await expect.element(other.getByText('Nothing has been sent for signature here so far.')).toBeVisible()
  expect(other.getByRole('link', { name: 'Send an agreement' }).elements()).toHaveLength(0)
})
