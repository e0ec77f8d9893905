import { AddDocument, GetDocumentsList } from '@keystead/contract/documents/documents/document.operations.ts'
import { GetUserBusinessDetails, GetUserBusinesses } from '@keystead/contract/people/businesses/business.operations.ts'
import { BusinessDetails, BusinessItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import type { MemberSummary } from '@keystead/contract/sessions/session-record.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { beginUploads, type StandInUploads } from '../../../test/uploads.ts'
import { card, pageWith } from '../../documents/documents/documents.factory.ts'
import { ViewBusinessScreen } from './ViewBusinessScreen.tsx'

const ACME = { BusinessId: idOf(1), ProfileId: idOf(2), Name: 'Acme Homes', Status: 'listed' } as const
const AT = `/User/Business/View?id=${ACME.BusinessId}`

let uploads: StandInUploads
beforeEach(() => {
  uploads = beginUploads()
  answer(GetUserBusinesses, pageWith(sampleOf(BusinessItem, ACME)))
  answer(GetUserBusinessDetails, sampleOf(BusinessDetails, ACME))
  answer(GetDocumentsList, pageWith(card(1, 'Brokerage license')))
  answer(AddDocument, { DocumentIds: [idOf(30)] })
})
afterEach(() => uploads.end())

function shownTo(member: MemberSummary, tab = '') {
  signIn({ ProfileId: ACME.ProfileId, AccountTypeId: 2, AccountType: 'Business' }, member)
  return show(<ViewBusinessScreen />, { at: AT + tab })
}

test('has a tab with the documents of the business itself, and what is added there is about it', async () => {
  const page = await shownTo(memberAs('property-manager'))
  await page.getByRole('link', { name: 'Documents' }).click()
  await expect.poll(page.address).toBe(`${AT}&tab=documents`)
  await expect.element(page.getByRole('row', { name: /Brokerage license/ })).toBeVisible()
  expect(asked(GetDocumentsList)).toMatchObject([{ About: { Kind: 'business', Id: ACME.ProfileId } }])
  await page.getByRole('button', { name: 'Add documents' }).click()
  await expect.element(page.getByText('About Acme Homes', { exact: true })).toBeVisible()
  await userEvent.upload(page.getByLabelText('Drop files here, or choose them'), new File(['x'], 'license.pdf'))
  await page.getByRole('combobox', { name: 'Document type' }).selectOptions('Permit/License')
  await page.getByRole('button', { name: 'Add 1 document' }).click()
  await expect.poll(() => asked(AddDocument)).toMatchObject([{ VisibilityId: null, About: { Kind: 'business', Id: ACME.ProfileId } }])
})

test('who may look alone reads them, also on a phone', async () => {
  await screen.viewport(360, 800)
  const page = await shownTo(memberAs('viewer'), '&tab=documents')
  await expect.element(page.getByText('Brokerage license').first()).toBeVisible()
  expect(page.getByRole('button', { name: 'Add documents' }).elements()).toHaveLength(0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await screen.viewport(1200, 900)
})

test('to a business that is being deleted none is added', async () => {
  answer(GetUserBusinessDetails, sampleOf(BusinessDetails, { ...ACME, Status: 'deleting' }))
  const page = await shownTo(memberAs('administrator'), '&tab=documents')
  await expect.element(page.getByRole('row', { name: /Brokerage license/ })).toBeVisible()
  expect(page.getByRole('button', { name: 'Add documents' }).elements()).toHaveLength(0)
})

test('members whose work is a list of homes have no such tab', async () => {
  const page = await shownTo(memberAs('property-manager', { IsLimited: true }), '&tab=documents')
  await expect.element(page.getByRole('link', { name: /^Members/ })).toBeVisible()
  expect(page.getByRole('link', { name: 'Documents' }).elements()).toHaveLength(0)
  expect(asked(GetDocumentsList)).toEqual([])
})
