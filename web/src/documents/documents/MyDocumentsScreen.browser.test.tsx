import {
  DeleteDocument,
  DocumentFolderNotFound,
  GetConnectedDocuments,
  GetDocumentsArchive,
  GetDocumentsList,
  GetDocumentTypes,
} from '@keystead/contract/documents/documents/document.operations.ts'
import {
  AddDocumentFolder,
  DeleteDocumentFolder,
  FolderNameTaken,
  GetDdlDocumentFolders,
  GetDocumentFoldersHierarchy,
  GetFolderDocuments,
  MoveDocuments,
} from '@keystead/contract/documents/documents/folder.operations.ts'
import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { selected } from '../../sessions/selection.ts'
import { card, folder, folderPage, pageWith } from './documents.factory.ts'
import { MyDocumentsScreen } from './MyDocumentsScreen.tsx'

const AT = '/User/Documents/MyDocuments'
const HOUSE = folder(1, 'Larch House', { HasFolders: true })
const TAXES = folder(2, 'Taxes')
const LEASES = folder(3, 'Leases', { ParentId: HOUSE.FolderId })
const DEED = card(11, 'Deed')
const SURVEY = card(12, 'Survey', { Scan: 'waiting' })

beforeEach(() => {
  answer(GetDocumentTypes, { Items: [], FilesAreScanned: true })
  answer(GetConnectedDocuments, pageWith())
  answer(GetDocumentFoldersHierarchy, ({ ParentId }) => {
    if (ParentId === HOUSE.FolderId) return pageWith(LEASES)
    return ParentId ? pageWith() : pageWith(HOUSE, TAXES)
  })
  answer(GetFolderDocuments, ({ FolderId }) => {
    if (!FolderId) return folderPage(null, [DEED, SURVEY])
    return folderPage(FolderId === HOUSE.FolderId ? HOUSE : TAXES, [DEED])
  })
})

const shown = (at = AT) => show(<MyDocumentsScreen />, { at })
type Page = Awaited<ReturnType<typeof shown>>
const entry = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true })
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(name) }).click()

/** By the mouse, a little at a time. */
async function drag(from: Element, to: Element) {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true, button: 0 }
  }
  const [start, end] = [middle(from), middle(to)]
  from.dispatchEvent(new MouseEvent('mousedown', start))
  for (const share of [0.2, 0.6, 1, 1]) {
    const clientX = start.clientX + (end.clientX - start.clientX) * share
    const clientY = start.clientY + (end.clientY - start.clientY) * share
    document.dispatchEvent(new MouseEvent('mousemove', { ...end, clientX, clientY }))
    await new Promise((done) => setTimeout(done, 50))
  }
  document.dispatchEvent(new MouseEvent('mouseup', end))
}

test('the keyboard walks the tree, and only what is opened is asked for', async () => {
  signIn()
  const page = await shown()
  await expect.element(entry(page, 'Larch House')).toBeVisible()
  const levels = () => [...new Set(asked(GetDocumentFoldersHierarchy).map(({ ParentId }) => ParentId ?? null))]
  expect(levels()).toEqual([null])
  entry(page, 'All folders').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(entry(page, 'Larch House')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(entry(page, 'Leases')).toBeVisible()
  expect(levels()).toEqual([null, HOUSE.FolderId])
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(entry(page, 'Leases')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(entry(page, 'Larch House')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(entry(page, 'Larch House')).toHaveAttribute('aria-expanded', 'false')
  expect(entry(page, 'Leases').elements()).toHaveLength(0)
  await userEvent.keyboard('{End}')
  await expect.element(entry(page, 'Taxes')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(page.address).toBe(`${AT}?folder=${TAXES.FolderId}`)
  await expect.element(page.getByRole('heading', { name: 'Taxes' })).toBeVisible()
  // One stop for the tab key.
  expect(document.querySelectorAll('[role="tree"] [tabindex="0"]')).toHaveLength(1)
})

test('what is chosen moves together, into a folder that is searched for', async () => {
  signIn()
  answer(GetDdlDocumentFolders, { Items: [{ Id: LEASES.FolderId, Text: 'Larch House / Leases' }] })
  answer(MoveDocuments, { MovedCount: 2 })
  const page = await shown()
  await tick(page, 'Deed')
  await tick(page, 'Taxes')
  await expect.element(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect
    .element(page.getByRole('dialog', { name: 'Move “Taxes”, “Deed”' }).or(page.getByRole('dialog', { name: 'Move “Deed”, “Taxes”' })))
    .toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect.element(page.getByRole('dialog').getByText('Please choose a folder.').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Folder' }).fill('leas')
  await page.getByRole('option', { name: 'Larch House / Leases' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect
    .poll(() => asked(MoveDocuments))
    .toEqual([{ DocumentIds: [DEED.DocumentId], FolderIds: [TAXES.FolderId], ToFolderId: LEASES.FolderId }])
  // They lie elsewhere now.
  await expect.poll(() => page.getByText('2 selected').elements()).toHaveLength(0)
})

test('a document is dragged onto a folder of the tree', async () => {
  signIn()
  answer(MoveDocuments, { MovedCount: 1 })
  const page = await shown()
  await expect.element(entry(page, 'Taxes')).toBeVisible()
  await drag(
    page.getByRole('row', { name: /Deed/ }).getByText('Deed', { exact: true }).element(),
    entry(page, 'Taxes').getByText('Taxes').element(),
  )
  await expect.poll(() => asked(MoveDocuments)).toEqual([{ DocumentIds: [DEED.DocumentId], FolderIds: [], ToFolderId: TAXES.FolderId }])
})

test('all that are chosen go along onto a folder of the list', async () => {
  signIn()
  answer(MoveDocuments, { MovedCount: 2 })
  const page = await shown()
  await tick(page, 'Deed')
  await tick(page, 'Survey')
  const cell = (name: string) => page.getByRole('row', { name: new RegExp(name) }).getByRole('link', { name })
  await drag(cell('Deed').element(), cell('Taxes').element())
  await expect
    .poll(() => asked(MoveDocuments))
    .toEqual([{ DocumentIds: [DEED.DocumentId, SURVEY.DocumentId], FolderIds: [], ToFolderId: TAXES.FolderId }])
  // The press that dropped it opened nothing.
  expect(page.address()).toBe(AT)
})

test('deleting names the thing, and a folder that is open is left', async () => {
  signIn()
  answer(DeleteDocument, { DocumentId: DEED.DocumentId })
  answer(DeleteDocumentFolder, { FolderId: HOUSE.FolderId, DocumentsCount: 3 })
  const page = await shown(`${AT}?folder=${HOUSE.FolderId}`)
  await page.getByRole('button', { name: 'Actions for Deed' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Delete “Deed”?' })).toMatchTextContent('Are you sure?')
  await page.getByRole('button', { name: 'Delete document' }).click()
  await expect.poll(() => asked(DeleteDocument)).toEqual([{ DocumentId: DEED.DocumentId }])
  await page.getByRole('button', { name: 'More for Larch House' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete folder' }).click()
  await expect.poll(page.address).toBe(AT)
})

test('one archive holds what is chosen, and what it leaves out is said', async () => {
  signIn()
  answer(GetDocumentsArchive, { Url: '#archive', Expires: '2026-11-27T18:10:00Z', FilesCount: 4, Bytes: 100, LeftOutCount: 2 })
  const page = await shown()
  await tick(page, 'Survey')
  await tick(page, 'Larch House')
  await page.getByRole('button', { name: 'Download as ZIP' }).click()
  await expect.element(page.getByText(/2 documents are left out/)).toBeVisible()
  expect(asked(GetDocumentsArchive)).toEqual([{ DocumentIds: [SURVEY.DocumentId], FolderIds: [HOUSE.FolderId] }])
})

test('several that are shared are handed to the screen that shares', async () => {
  signIn()
  const page = await shown()
  await tick(page, 'Deed')
  await tick(page, 'Larch House')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect.poll(page.address).toBe('/User/Documents/ShareDocument')
  expect(selected('documentsToShare')).toHaveLength(2)
})

test('a folder is made where one is, and a name that is taken says so at its field', async () => {
  signIn()
  answer(AddDocumentFolder, () => {
    throw refusal(FolderNameTaken)
  })
  const page = await shown(`${AT}?folder=${HOUSE.FolderId}`)
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Leases')
  await page.getByRole('button', { name: 'Create folder' }).click()
  await expect.element(page.getByText(FolderNameTaken.message)).toBeVisible()
  expect(asked(AddDocumentFolder)).toEqual([{ ParentId: HOUSE.FolderId, Name: 'Leases', AssetId: null }])
})

test('words and filters search the open folder, and stand in the address', async () => {
  signIn()
  answer(GetDocumentsList, pageWith(DEED))
  const page = await shown(`${AT}?folder=${HOUSE.FolderId}`)
  await page.getByRole('textbox', { name: 'Search' }).fill('deed')
  await expect.poll(page.address).toBe(`${AT}?folder=${HOUSE.FolderId}&text=deed`)
  await expect.element(page.getByText('Found in Larch House and its folders')).toBeVisible()
  await page.getByRole('button', { name: 'Any expiry' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Expires soon' }).click()
  await expect.poll(() => asked(GetDocumentsList).at(-1)).toMatchObject({ Keyword: 'deed', Expiry: 'soon', FolderId: HOUSE.FolderId })
})

test('documents about someone are found by their name, instead of those of a property', async () => {
  signIn()
  const Tova = { Id: idOf(20), Text: 'Tova Tester', ProfileTypeId: 3, ProfileType: 'Tenant', AccountType: 'Personal', PicPath: null }
  answer(GetDocumentsList, pageWith(DEED))
  answer(GetDdlUserAssets, { Items: [{ Id: idOf(9), Text: 'Larch House', Detail: 'Denver, CO' }] })
  answer(GetDdlJoinedUserConnections, { Items: [{ ...Tova, ConnectionId: idOf(21) }] })
  const page = await shown(`${AT}?property=${idOf(9)}`)
  await expect.element(page.getByRole('link', { name: 'Remove the filter Larch House' })).toBeVisible()
  await page.getByRole('button', { name: 'Person', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Show documents about someone' })
  await dialog.getByRole('combobox', { name: 'Person' }).fill('tova')
  await page.getByRole('option', { name: 'Tova Tester' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(page.address).toBe(`${AT}?person=${Tova.Id}`)
  await expect.poll(() => asked(GetDocumentsList).at(-1)).toMatchObject({ About: { Kind: 'profile', Id: Tova.Id }, AssetId: null })
  await page.getByRole('link', { name: 'Remove the filter Tova Tester' }).click()
  await expect.poll(page.address).toBe(AT)
})

test('who may look alone is offered nothing to change', async () => {
  signIn({}, memberAs('viewer'))
  const page = await shown()
  await expect.element(page.getByRole('row', { name: /Deed/ })).toBeVisible()
  for (const name of ['Add documents', 'New folder']) expect(page.getByRole('button', { name }).elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Actions for Deed' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Shared with' })).toBeVisible()
  for (const name of ['Move', 'Share', 'Delete']) expect(page.getByRole('menuitem', { name, exact: true }).elements()).toHaveLength(0)
})

test('where nothing checks for viruses, the page says so; a file that waits says that', async () => {
  signIn()
  answer(GetDocumentTypes, { Items: [], FilesAreScanned: false })
  const page = await shown()
  await expect.element(page.getByText(/Files are not checked for viruses here/)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Survey/ })).toMatchTextContent('Being checked for viruses')
  await page.getByRole('button', { name: 'Actions for Survey' }).click()
  expect(page.getByRole('menuitem', { name: 'Download' }).elements()).toHaveLength(0)
})

test('a folder that is gone says so, and leads back; an empty drawer says what to do first', async () => {
  signIn()
  answer(GetFolderDocuments, () => {
    throw refusal(DocumentFolderNotFound)
  })
  const page = await shown(`${AT}?folder=${HOUSE.FolderId}`)
  await expect.element(page.getByText('This folder is gone, or is no longer shared with you.')).toBeVisible()
  await page.unmount()
  answer(GetFolderDocuments, folderPage(null, []))
  answer(GetDocumentFoldersHierarchy, pageWith())
  const empty = await shown()
  await expect.element(empty.getByText('No documents found.')).toBeVisible()
  await expect.element(empty.getByText(/Keep leases, inspections/)).toBeVisible()
})

test('on a phone the folders are rows, and the way back stands above', async () => {
  signIn()
  await screen.viewport(360, 800)
  const page = await shown(`${AT}?folder=${HOUSE.FolderId}`)
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'My documents' })).toBeVisible()
  expect(page.getByRole('tree').elements()).toHaveLength(0)
  await page.getByRole('link', { name: 'Leases' }).click()
  await expect.poll(page.address).toBe(`${AT}?folder=${LEASES.FolderId}`)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await screen.viewport(1200, 900)
})

test('papers of homes of others have a tab where there are any', async () => {
  signIn()
  answer(GetConnectedDocuments, pageWith({ ...card(21, 'House rules'), OwnerName: 'Pia Novak' }))
  const page = await shown()
  await page.getByRole('link', { name: /From your homes/ }).click()
  await expect.poll(page.address).toBe(`${AT}?tab=homes`)
  await expect.element(page.getByRole('row', { name: /House rules/ })).toMatchTextContent('Pia Novak')
})
