import { GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { AddDocument, GetDocumentsList } from '@keystead/contract/documents/documents/document.operations.ts'
import { GetUserConnectedAssets, GetUserConnectionsHistory } from '@keystead/contract/people/connections/connection.operations.ts'
import { ConnectedPerson, ConnectionDetails } from '@keystead/contract/people/connections/connection.schemas.ts'
import { GetUserConnectionDetails } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { agreementCard, agreementsPage } from '../../../test/agreements.ts'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { beginUploads, type StandInUploads } from '../../../test/uploads.ts'
import { card, pageWith } from '../../documents/documents/documents.factory.ts'
import { ViewConnectionScreen } from './ViewConnectionScreen.tsx'

const JOINED = 1
const ENDED = 3
const With = sampleOf(ConnectedPerson, { ProfileId: idOf(20), Name: 'Aron Agent', ProfileTypeId: 2, ProfileType: 'Agent' })
const AT = `/User/Connections/View?id=${idOf(5)}`

let uploads: StandInUploads
beforeEach(() => {
  answer(GetAgreements, agreementsPage(agreementCard(40, 'Management of Larch House')))
  uploads = beginUploads()
  answer(GetUserConnectedAssets, pageWith())
  answer(GetUserConnectionsHistory, pageWith())
  answer(GetDocumentsList, pageWith(card(1, 'Management agreement')))
  answer(AddDocument, { DocumentIds: [idOf(30)] })
})
afterEach(() => uploads.end())

function shown(StatusId: number, changes: Partial<ConnectionDetails> = {}) {
  answer(GetUserConnectionDetails, sampleOf(ConnectionDetails, { ConnectionId: idOf(5), StatusId, Direction: 1, With, ...changes }))
  return show(<ViewConnectionScreen />, { at: AT })
}

test('shows the documents about the other side, and what is added there is about them', async () => {
  signIn()
  await screen.viewport(360, 800)
  const page = await shown(JOINED)
  await expect.element(page.getByRole('row', { name: /Management agreement/ })).toBeVisible()
  expect(asked(GetDocumentsList)).toMatchObject([{ About: { Kind: 'profile', Id: idOf(20) } }])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await screen.viewport(1200, 900)
  await page.getByRole('button', { name: 'Add documents' }).click()
  await expect.element(page.getByText('About Aron Agent', { exact: true })).toBeVisible()
  expect(page.getByRole('combobox', { name: /^About/ }).elements()).toHaveLength(0)
  await userEvent.upload(page.getByLabelText('Drop files here, or choose them'), new File(['x'], 'agreement.pdf'))
  await page.getByRole('combobox', { name: 'Document type' }).selectOptions('Management Agreement')
  // It is about no home, so no one else sees it.
  expect(page.getByRole('radio').elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Add 1 document' }).click()
  await expect.poll(() => asked(AddDocument)).toMatchObject([{ VisibilityId: null, About: { Kind: 'profile', Id: idOf(20) } }])
})

test('once it is over, its documents can be read, and none is added', async () => {
  signIn()
  const page = await shown(ENDED)
  await expect.element(page.getByRole('row', { name: /Management agreement/ })).toBeVisible()
  expect(page.getByRole('button', { name: 'Add documents' }).elements()).toHaveLength(0)
})

test('the pages of its lists do not disturb each other', async () => {
  signIn()
  answer(GetUserConnectionsHistory, { ...pageWith(), TotalCount: 25 })
  answer(GetDocumentsList, { ...pageWith(card(1, 'Management agreement')), PageIndex: 1, TotalCount: 15 })
  answer(GetUserConnectionDetails, sampleOf(ConnectionDetails, { ConnectionId: idOf(5), StatusId: JOINED, Direction: 1, With }))
  const page = await show(<ViewConnectionScreen />, { at: `${AT}&documents=2` })
  await expect.element(page.getByRole('row', { name: /Management agreement/ })).toBeVisible()
  expect(asked(GetDocumentsList)).toMatchObject([{ PageIndex: 1 }])
  await page.getByRole('region', { name: 'History' }).getByRole('link', { name: /Next/ }).click()
  await expect.poll(page.address).toBe(`${AT}&history=2&documents=2`)
})

test.each([
  ['whose work is a list of homes', memberAs('property-manager', { IsLimited: true })],
  ['whose role sees no documents', memberAs('viewer', { Rights: { ...memberAs('viewer').Rights, documents: 'none' } })],
])('members %s find none there', async (_who, member) => {
  signIn({}, member)
  const page = await shown(JOINED)
  await expect.element(page.getByRole('heading', { name: 'Properties between you' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Documents' }).elements()).toHaveLength(0)
  expect(asked(GetDocumentsList)).toEqual([])
})

test('before it is answered there is nothing about them yet', async () => {
  signIn()
  const page = await shown(0)
  await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Documents' }).elements()).toHaveLength(0)
})

test('shows the agreements with the other side, and leads to a new one while the two are connected', async () => {
  signIn()
  const page = await shown(JOINED)
  await expect.element(page.getByRole('row', { name: /Management of Larch House/ })).toBeVisible()
  expect(asked(GetAgreements)).toMatchObject([{ ProfileId: idOf(20) }])
  await expect
    .element(page.getByRole('link', { name: 'Send an agreement' }))
    .toHaveAttribute('href', `/User/Agreements/SendAgreement?connectionId=${idOf(5)}`)
  await page.unmount()
  const over = await shown(ENDED)
  await expect.element(over.getByRole('row', { name: /Management of Larch House/ })).toBeVisible()
  expect(over.getByRole('link', { name: 'Send an agreement' }).elements()).toHaveLength(0)
})
