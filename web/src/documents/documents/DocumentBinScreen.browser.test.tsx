import { DeleteForever, GetDeletedDocuments, RestoreDocuments } from '@keystead/contract/documents/documents/bin.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { beforeEach, expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { DocumentBinScreen } from './DocumentBinScreen.tsx'
import { pageWith } from './documents.factory.ts'

const common = { Bytes: 2048, DeletedAt: '2026-11-20T12:00:00Z', GoneAt: '2026-12-20T12:00:00Z' }
const DEED = { ...common, Kind: 'document' as const, Id: idOf(1), Name: 'Deed', DocumentsCount: 1 }
const TAXES = { ...common, Kind: 'folder' as const, Id: idOf(2), Name: 'Taxes', DocumentsCount: 4 }

type Deleted = OutputOf<typeof GetDeletedDocuments>['Items'][number]

beforeEach(() => answer(GetDeletedDocuments, pageWith<Deleted>(DEED, TAXES)))

test('several come back at once', async () => {
  signIn()
  answer(RestoreDocuments, { RestoredCount: 2 })
  const page = await show(<DocumentBinScreen />)
  await expect.element(page.getByRole('row', { name: /Taxes/ })).toMatchTextContent('4 documents')
  await page.getByRole('checkbox', { name: /all/ }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => asked(RestoreDocuments)).toEqual([{ DocumentIds: [idOf(1)], FolderIds: [idOf(2)] }])
  await expect.element(page.getByText('2 restored.')).toBeVisible()
})

test('for good asks by name, and says that nothing brings it back', async () => {
  signIn()
  answer(DeleteForever, { DeletedCount: 1, IsUnderWay: false })
  const page = await show(<DocumentBinScreen />)
  await page.getByRole('button', { name: 'Actions for Taxes' }).click()
  await page.getByRole('menuitem', { name: 'Delete for good' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete “Taxes” for good?' })
  await expect.element(dialog).toMatchTextContent('Nothing brings them back. Are you sure?')
  expect(asked(DeleteForever)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete 1 for good' }).click()
  await expect.poll(() => asked(DeleteForever)).toEqual([{ DocumentIds: [], FolderIds: [idOf(2)] }])
})

test('members who may not delete look on', async () => {
  signIn({}, memberAs('viewer'))
  const page = await show(<DocumentBinScreen />)
  await expect.element(page.getByRole('row', { name: /Deed/ })).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: /Actions for/ }).elements()).toHaveLength(0)
})
