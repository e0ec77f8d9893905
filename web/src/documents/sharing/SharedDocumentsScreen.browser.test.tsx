import { DocumentFolderNotFound, GetDocumentDetails } from '@keystead/contract/documents/documents/document.operations.ts'
import { GetDocumentFoldersHierarchy, GetFolderDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import {
  GetDocumentSharedUsers,
  GetSharedDocuments,
  RemoveSharedDocumentAccess,
  UnshareDocument,
} from '@keystead/contract/documents/sharing/share.operations.ts'
import { PersonItem } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { selected } from '../../sessions/selection.ts'
import { card, details, folder, folderPage, pageWith } from '../documents/documents.factory.ts'
import type { Reader } from './ReaderItem.tsx'
import { SharedDocumentsScreen } from './SharedDocumentsScreen.tsx'
import { SharedFoldersScreen } from './SharedFoldersScreen.tsx'
import { SharedUsersScreen } from './SharedUsersScreen.tsx'

const PIA = sampleOf(PersonItem, { Id: idOf(5), Text: 'Pia Novak' })
const share = { ShareId: idOf(40), Permission: 'view' as const, Since: '2026-11-01T12:00:00Z', UntilDate: '2026-12-31', Message: null }
const RULES = {
  ...share,
  Kind: 'document' as const,
  Id: idOf(1),
  Name: 'House rules',
  ContentType: 'application/pdf',
  Bytes: 10,
  Person: PIA,
  Email: null,
}
const REPAIRS = { ...RULES, ShareId: idOf(41), Kind: 'folder' as const, Id: idOf(2), Name: 'Repairs', ContentType: null, Bytes: null }

beforeEach(() => {
  signIn()
  answer(GetSharedDocuments, ({ Direction }) =>
    pageWith(...(Direction === 2 ? [RULES, REPAIRS] : [{ ...RULES, Person: null, Email: 'sam@example.com' }])),
  )
  answer(RemoveSharedDocumentAccess, ({ ShareId }) => ({ ShareId }))
})

test('what others share leads to where it is read, and can be given up', async () => {
  const page = await show(<SharedDocumentsScreen />, { at: '/User/Documents/SharedDocuments' })
  await expect.element(page.getByRole('row', { name: /House rules/ })).toMatchTextContent('Pia Novak')
  await expect
    .element(page.getByRole('link', { name: 'Repairs' }))
    .toHaveAttribute('href', `/User/Documents/SharedFolders?folder=${idOf(2)}`)
  await page.getByRole('button', { name: 'Actions for House rules' }).click()
  await page.getByRole('menuitem', { name: 'Remove from my list' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Remove “House rules” from what is shared with you?' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect.poll(() => asked(RemoveSharedDocumentAccess)).toEqual([{ ShareId: idOf(40) }])
})

test('what I share says with whom, and is found by kind', async () => {
  const page = await show(<SharedDocumentsScreen />, { at: '/User/Documents/SharedDocuments' })
  await page.getByRole('link', { name: 'Shared by me' }).click()
  await expect.element(page.getByRole('row', { name: /House rules/ })).toMatchTextContent('sam@example.com')
  await page.getByRole('button', { name: 'Documents and folders' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Folders', exact: true }).click()
  await expect.poll(() => asked(GetSharedDocuments).at(-1)).toMatchObject({ Direction: 1, Kind: 'folder' })
})

test('a shared folder is walked; where it may be added to, it can be', async () => {
  const root = folder(2, 'Repairs')
  const inside = folder(3, 'Photos', { ParentId: idOf(2) })
  answer(GetFolderDocuments, ({ FolderId }) =>
    FolderId === idOf(2)
      ? folderPage(root, [], { Standing: 'shared', MayAdd: false })
      : folderPage(inside, [card(11, 'Roof')], { Standing: 'shared', Path: [{ FolderId: idOf(2), Name: 'Repairs' }] }),
  )
  answer(GetDocumentFoldersHierarchy, ({ ParentId }) => (ParentId === idOf(2) ? pageWith(inside) : pageWith()))
  const page = await show(<SharedFoldersScreen />, { at: `/User/Documents/SharedFolders?folder=${idOf(2)}` })
  await expect.element(page.getByRole('link', { name: 'Photos' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Add documents' }).elements()).toHaveLength(0)
  await page.getByRole('link', { name: 'Photos' }).click()
  await expect.element(page.getByRole('button', { name: 'Add documents' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Repairs' })).toBeVisible()
  // Of what is another’s nothing is moved, shared or deleted.
  await page.getByRole('button', { name: 'Actions for Roof' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Download' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /Move|Share|Delete/ }).elements()).toHaveLength(0)
  await expect.poll(() => selected('sharedRootFolder')).toBe(idOf(2))
  // Later it is found again at once, and from one that is gone the way leads to the one that was shared.
  await page.goTo('/User/Documents/SharedFolders')
  await page.getByRole('paragraph').getByRole('link', { name: 'Photos' }).click()
  await expect.poll(page.address).toBe(`/User/Documents/SharedFolders?folder=${idOf(3)}`)
  answer(GetFolderDocuments, () => {
    throw refusal(DocumentFolderNotFound)
  })
  await page.goTo(`/User/Documents/SharedFolders?folder=${idOf(4)}`)
  await expect
    .element(page.getByRole('link', { name: 'Go to the shared folder' }))
    .toHaveAttribute('href', `/User/Documents/SharedFolders?folder=${idOf(2)}`)
})

test('one access is removed by name, all of them at once, and what comes through a folder is ended there', async () => {
  answer(GetDocumentDetails, details(1, 'Deed'))
  answer(UnshareDocument, { EndedCount: 1 })
  const reader: Reader = { ...share, Person: PIA, Email: null, Through: null, SharedBy: 'Olive Owner', LastSeenAt: null }
  answer(
    GetDocumentSharedUsers,
    pageWith(reader, {
      ...reader,
      ShareId: idOf(42),
      Person: null,
      Email: 'sam@example.com',
      Through: { FolderId: idOf(2), Name: 'Repairs' },
    }),
  )
  const page = await show(<SharedUsersScreen />, { at: `/User/Documents/SharedUsers?id=${idOf(1)}` })
  await page.getByRole('button', { name: 'Remove Pia Novak' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Remove the access of Pia Novak?' })).toMatchTextContent('“Deed”')
  await page.getByRole('button', { name: 'Remove access' }).click()
  await expect.poll(() => asked(RemoveSharedDocumentAccess)).toEqual([{ ShareId: idOf(40) }])
  expect(page.getByRole('button', { name: 'Remove sam@example.com' }).elements()).toHaveLength(0)
  await expect.element(page.getByRole('link', { name: 'Repairs' })).toHaveAttribute('href', `/User/Documents/SharedUsers?folder=${idOf(2)}`)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect.poll(() => asked(UnshareDocument)).toEqual([{ DocumentId: idOf(1) }])
})
