import { GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { TENANT } from '../../../test/agreements.ts'
import { applicationCard, applicationsPage } from '../../../test/applications.ts'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { ApplicationsPanel } from './ApplicationsPanel.tsx'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

const OUT = applicationCard(1, 'Larch House')
const DRAFT = applicationCard(3, 'Oak House', { State: 'draft', Next: 'send', SubmittedCount: 0, FormsCount: 0, Names: [], MoveInOn: null })
const MINE = applicationCard(4, 'Elm Loft', {
  IsLandlord: false,
  LandlordName: 'Aron Agent',
  Names: ['Olive Owner'],
  SubmittedCount: 0,
  FormsCount: 1,
  FormId: idOf(40),
  Next: 'fill',
})
const AT = '/User/Applications'
const COUNTS = [
  { State: 'draft', Count: 2 },
  { State: 'sent', Count: 3 },
  { State: 'withdrawn', Count: 1 },
  { State: 'closed', Count: 4 },
] as const

beforeEach(async () => {
  await screen.viewport(1400, 900)
  signIn()
  answer(GetApplications, { ...applicationsPage([OUT, DRAFT, MINE], [...COUNTS]), MyTurnCount: 1 })
})

test('each row says for which home, who, how far, and leads on to what comes next', async () => {
  const page = await show(<ApplicationsScreen />, { at: AT })
  const row = page.getByRole('row', { name: /Larch House/ })
  for (const words of [
    '12 Oak Street, Denver, CO 80202',
    'A-101',
    'Tova Tester, Sam Tester and 1 more',
    'In progress',
    '2 of 3 have submitted',
    'Mar 1, 2027',
    'Nov 28, 2026',
  ])
    await expect.element(row).toMatchTextContent(words)
  for (const [step, address] of [
    ['Waiting for others: Larch House, A-101', `/User/Applications/ViewApplication?id=${idOf(1)}`],
    ['Send it: Oak House, A-103', `/User/Applications/ViewApplication?id=${idOf(3)}`],
    ['Fill in your form: Elm Loft, A-104', `/User/Applications/Form?id=${idOf(40)}`],
  ] as const)
    await expect.element(page.getByRole('link', { name: step })).toHaveAttribute('href', address)
  await expect
    .element(page.getByRole('link', { name: 'Elm Loft', exact: true }))
    .toHaveAttribute('href', `/User/Applications/Form?id=${idOf(40)}`)
  await expect.element(page.getByRole('row', { name: /Elm Loft/ })).toMatchTextContent('To Aron Agent')
  await expect.element(page.getByRole('row', { name: /Elm Loft/ })).toMatchTextContent('0 of 1 has submitted')
  await expect.element(page.getByRole('row', { name: /Oak House/ })).toMatchTextContent('No one yet')
  await expect.element(page.getByRole('row', { name: /Oak House/ })).not.toMatchTextContent('submitted')
})

test('tabs count what they show, and stand in the address', async () => {
  const page = await show(<ApplicationsScreen />, { at: AT })
  const tabs = page.getByRole('navigation', { name: 'Which applications' })
  for (const tab of [/^All ?10$/, /^Drafts ?2$/, /^In progress ?3$/, /^Submitted ?0$/, /^Decided ?0$/, /^Ended ?5$/])
    await expect.element(tabs.getByRole('link', { name: tab })).toBeVisible()
  await tabs.getByRole('link', { name: /^Ended/ }).click()
  await expect.poll(page.address).toBe(`${AT}?tab=over`)
  await expect.poll(() => asked(GetApplications).at(-1)).toMatchObject({ States: ['leased', 'declined', 'withdrawn', 'expired', 'closed'] })
})

test('the note on top leads to what waits for the reader', async () => {
  const page = await show(<ApplicationsScreen />, { at: `${AT}?tab=submitted` })
  await expect.element(page.getByText('1 application is waiting for you.')).toBeVisible()
  await page.getByRole('link', { name: 'Show what waits for you' }).click()
  await expect.poll(page.address).toBe(`${AT}?mine=1`)
  await expect.poll(() => asked(GetApplications).at(-1)).toMatchObject({ IsMyTurn: true, States: [] })
  await page.getByRole('link', { name: 'Remove the filter Waits for you' }).click()
  await expect.poll(page.address).toBe(AT)
})

test('direction, property and words narrow the list', async () => {
  answer(GetDdlUserAssets, { Items: [{ Id: idOf(2), Text: 'Larch House', Detail: 'Denver, CO' }] })
  const page = await show(<ApplicationsScreen />, { at: AT })
  await page.getByRole('button', { name: 'Sent and received' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Received' }).click()
  await expect.poll(page.address).toBe(`${AT}?way=received`)
  await page.getByRole('button', { name: 'Property' }).click()
  await page.getByRole('combobox', { name: 'Property' }).fill('larch')
  await page.getByRole('option', { name: /Larch House/ }).click()
  await page.getByRole('button', { name: 'Show applications' }).click()
  await expect.poll(page.address).toBe(`${AT}?way=received&property=${idOf(2)}`)
  await page.getByPlaceholder('Search homes and people').fill('tova')
  await expect.poll(page.address).toBe(`${AT}?way=received&text=tova&property=${idOf(2)}`)
  await expect.poll(() => asked(GetApplications).at(-1)).toMatchObject({ Direction: 2, AssetId: idOf(2), Keyword: 'tova' })
  await page.getByRole('link', { name: 'Remove the filter Larch House' }).click()
  await expect.poll(page.address).toBe(`${AT}?way=received&text=tova`)
})

test('filters that find nothing can be taken away', async () => {
  answer(GetApplications, applicationsPage())
  const page = await show(<ApplicationsScreen />, { at: `${AT}?tab=out&text=nothing` })
  await expect.element(page.getByText('No application fits your filters.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', AT)
})

test('without one an owner is told to invite people, and who may not do that is not', async () => {
  answer(GetApplications, applicationsPage())
  const page = await show(<ApplicationsScreen />, { at: AT })
  await expect.element(page.getByText('No applications found.')).toBeVisible()
  await expect.element(page.getByText(/^Invite people to apply/)).toBeVisible()
  for (const link of page.getByRole('link', { name: 'New application' }).elements())
    expect(link.getAttribute('href')).toBe('/User/Applications/CreateApplication')
  expect(page.getByRole('link', { name: 'New application' }).elements()).toHaveLength(2)
  await page.unmount()
  signIn({}, memberAs('viewer'))
  const other = await show(<ApplicationsScreen />, { at: AT })
  await expect.element(other.getByText('No one has applied so far.')).toBeVisible()
  expect(other.getByRole('link', { name: 'New application' }).elements()).toHaveLength(0)
})

test('without one a tenant is led to the search, and chooses among no properties', async () => {
  signIn(TENANT)
  answer(GetApplications, applicationsPage())
  const page = await show(<ApplicationsScreen />, { at: AT })
  await expect.element(page.getByRole('link', { name: 'Find a home' })).toHaveAttribute('href', '/Properties')
  expect(page.getByRole('link', { name: 'New application' }).elements()).toHaveLength(0)
  await page.unmount()
  answer(GetApplications, applicationsPage([MINE]))
  const other = await show(<ApplicationsScreen />, { at: AT })
  await expect.element(other.getByRole('button', { name: 'Sent and received' })).toBeVisible()
  expect(other.getByRole('button', { name: 'Property' }).elements()).toHaveLength(0)
})

test('a list that can’t be read says so, and is asked for again', async () => {
  answer(GetApplications, () => {
    throw refusal(CallErrors.Unexpected)
  })
  const page = await show(<ApplicationsScreen />, { at: AT })
  await expect.element(page.getByRole('alert')).toMatchTextContent(CallErrors.Unexpected.message)
  answer(GetApplications, applicationsPage([OUT]))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('row', { name: /Larch House/ })).toBeVisible()
})

test('a row is opened with the keyboard alone', async () => {
  const page = await show(<ApplicationsScreen />, { at: AT })
  const link = page.getByRole('link', { name: 'Larch House', exact: true })
  await expect.element(link).toBeVisible()
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(page.address).toBe(`/User/Applications/ViewApplication?id=${idOf(1)}`)
})

test('on a phone nothing is wider than the page', async () => {
  await screen.viewport(360, 800)
  const page = await show(<ApplicationsScreen />, { at: AT })
  await expect.element(page.getByRole('row', { name: /Larch House/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('a panel lists the latest of a home, and leads to all of them and to a new one', async () => {
  answer(GetApplications, { ...applicationsPage([OUT]), TotalCount: 7 })
  const page = await show(<ApplicationsPanel assetId={idOf(2)} />)
  const row = page.getByRole('row', { name: /Tova Tester, Sam Tester and 1 more/ })
  await expect.element(row).toMatchTextContent('2 of 3 have submitted')
  expect(asked(GetApplications)).toMatchObject([{ AssetId: idOf(2), PageSize: 5 }])
  await expect.element(page.getByRole('link', { name: 'Show all 7 applications' })).toHaveAttribute('href', `${AT}?property=${idOf(2)}`)
  await expect
    .element(page.getByRole('link', { name: 'Invite someone to apply' }))
    .toHaveAttribute('href', `/User/Applications/CreateApplication?property=${idOf(2)}`)
  await page.unmount()

  answer(GetApplications, applicationsPage())
  signIn({}, memberAs('viewer'))
  const other = await show(<ApplicationsPanel assetId={idOf(2)} />)
  await expect.element(other.getByText('No one has applied for it so far.')).toBeVisible()
  expect(other.getByRole('link', { name: 'Invite someone to apply' }).elements()).toHaveLength(0)
})
