import { AddDocument, GetDocumentsList } from '@keystead/contract/documents/documents/document.operations.ts'
import {
  GetMissingDocuments,
  GetRequiredDocuments,
  SetRequiredDocuments,
} from '@keystead/contract/documents/requirements/requirement.operations.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { beginUploads, type StandInUploads } from '../../../test/uploads.ts'
import { card, pageWith } from '../documents/documents.factory.ts'
import { DocumentsOfHome } from './DocumentsOfHome.tsx'
import { RequiredDocumentsScreen } from './RequiredDocumentsScreen.tsx'

const HOME = idOf(9)
const LEASE = idOf(8)
const Tenants = [sampleOf(LeaseRead.shape.Tenants.element, { Name: 'Tova Tester' })]

type Item = OutputOf<typeof GetMissingDocuments>['Items'][number]
const item = (DocumentTypeId: number, Text: string, State: Item['State'], changes: Partial<Item> = {}): Item => ({
  DocumentTypeId,
  Text,
  State,
  DocumentId: null,
  Title: null,
  ExpiryDate: null,
  ...changes,
})

let uploads: StandInUploads
beforeEach(() => {
  uploads = beginUploads()
  answer(GetDocumentsList, pageWith(card(1, 'Deed')))
  answer(GetAssetAssignedProfiles, {
    Agents: [],
    Leases: [
      sampleOf(LeaseRead, { LeaseId: LEASE, State: 'current', Tenants }),
      sampleOf(LeaseRead, { LeaseId: idOf(7), State: 'past', Tenants }),
    ],
  })
  answer(GetMissingDocuments, ({ LeaseId }) =>
    LeaseId
      ? { Items: [item(1, 'Lease Agreement', 'missing')], MissingCount: 1 }
      : {
          Items: [
            item(18, 'Deed/Title', 'there', { DocumentId: idOf(1), Title: 'Deed' }),
            item(16, 'Insurance Policy', 'expired', { DocumentId: idOf(2), Title: 'Fire insurance', ExpiryDate: '2026-01-31' }),
          ],
          MissingCount: 1,
        },
  )
  answer(AddDocument, { DocumentIds: [idOf(30)] })
})
afterEach(() => uploads.end())

const shown = (changes: Partial<Parameters<typeof DocumentsOfHome>[0]> = {}) =>
  show(<DocumentsOfHome assetId={HOME} title="Larch House" mayAdd showsMissing {...changes} />)

test('what is missing is added with its type and what it is about, nothing else is asked', async () => {
  signIn()
  const page = await shown()
  await expect.element(page.getByText('Expired Jan 31, 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Add Lease Agreement for the lease of Tova Tester' }).click()
  await expect.element(page.getByText('About the lease of Tova Tester')).toBeVisible()
  expect(page.getByRole('combobox', { name: /^Property/ }).elements()).toHaveLength(0)
  await userEvent.upload(page.getByLabelText('Drop files here, or choose them'), new File(['x'], 'lease-1.pdf'))
  await page.getByRole('button', { name: 'Add 1 document' }).click()
  await expect.poll(() => asked(AddDocument)).toMatchObject([{ DocumentTypeId: 1, About: { Kind: 'lease', Id: LEASE } }])
  // A lease that is over lacks nothing any more.
  expect(asked(GetMissingDocuments).map(({ LeaseId }) => LeaseId ?? null)).not.toContain(idOf(7))
})

test('who only reads is shown what they may see, and asked for nothing', async () => {
  signIn({ ProfileTypeId: 3, ProfileType: 'Tenant' })
  const page = await shown({ mayAdd: false, showsMissing: false })
  await expect.element(page.getByRole('row', { name: /Deed/ })).toBeVisible()
  expect(page.getByRole('button', { name: /^Add/ }).elements()).toHaveLength(0)
  expect(asked(GetMissingDocuments)).toEqual([])
})

test('members who may not add see what is missing, and no button for it', async () => {
  signIn({}, memberAs('viewer'))
  const page = await shown()
  await expect.element(page.getByText('Missing', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^Add/ }).elements()).toHaveLength(0)
})

test('what is required is chosen by kind', async () => {
  signIn()
  answer(GetRequiredDocuments, { ForLeaseTypeIds: [1], ForPropertyTypeIds: [18], IsUsual: true })
  answer(SetRequiredDocuments, { Count: 3 })
  const page = await show(<RequiredDocumentsScreen />)
  await expect.element(page.getByText(/This is what is usual/)).toBeVisible()
  const forLease = page.getByRole('group', { name: /For each lease/ })
  await forLease.getByRole('checkbox', { name: 'Move-in/out Inspection' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => asked(SetRequiredDocuments)).toEqual([{ ForLeaseTypeIds: [1, 6], ForPropertyTypeIds: [18] }])
})
