import { AddDocument } from '@keystead/contract/documents/documents/document.operations.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { StorageFull } from '@keystead/contract/platform/plans/plan.operations.ts'
import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages as shared } from '@keystead/contract/text/shared-messages.text.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { beginUploads, type StandInUploads, uploadIdOf } from '../../../test/uploads.ts'
import { UploadDialog, type UploadPlace } from './UploadDialog.tsx'

const TOVA = {
  Id: idOf(20),
  Text: 'Tova Tester',
  ProfileTypeId: 3,
  ProfileType: 'Tenant',
  AccountType: 'Personal',
  PicPath: null,
  ConnectionId: idOf(21),
}

let uploads: StandInUploads
beforeEach(() => {
  signIn()
  uploads = beginUploads()
  answer(AddDocument, ({ Files }) => ({ DocumentIds: Files.map((_file, index) => idOf(100 + index)) }))
  answer(GetAssetAssignedProfiles, { Agents: [], Leases: [] })
  answer(GetDdlJoinedUserConnections, { Items: [TOVA] })
  answer(GetDdlUserAssets, { Items: [{ Id: idOf(9), Text: 'Larch House', Detail: 'Denver, CO' }] })
})
afterEach(() => uploads.end())

const pdf = (name: string, bytes = 100) => new File([new Uint8Array(bytes)], name)
const named = (count: number) => Array.from({ length: count }, (_, index) => pdf(`page-${index + 1}.pdf`))

async function dialog(place: Partial<UploadPlace> & { given?: File[] } = {}) {
  const onClose = vi.fn()
  const page = await show(<UploadDialog folder={null} {...place} onClose={onClose} />)
  const choose = (...files: File[]) => userEvent.upload(page.getByLabelText('Drop files here, or choose them'), files)
  const type = (name: string) => page.getByRole('combobox', { name: 'Document type' }).selectOptions(name)
  const add = page.getByRole('button', { name: /^Add( \d+)? documents?$/ })
  return { page, onClose, choose, type, add }
}

const sentIds = () => asked(AddDocument).map(({ Files }) => Files.map(({ UploadId }) => UploadId))
const idsOf = (...numbers: number[]) => numbers.map((number) => uploadIdOf(`page-${number}.pdf`))

test('more than five are added in groups of five, with what was said of all of them', async () => {
  const { choose, type, add, onClose, page } = await dialog({ folder: { FolderId: idOf(7), Name: 'Leases', AssetTitle: null } })
  await choose(...named(12))
  await type('Lease Agreement')
  await expect.element(add).toHaveTextContent('Add 12 documents')
  await add.click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(sentIds()).toEqual([idsOf(1, 2, 3, 4, 5), idsOf(6, 7, 8, 9, 10), idsOf(11, 12)])
  for (const call of asked(AddDocument)) expect(call).toMatchObject({ DocumentTypeId: 1, FolderId: idOf(7) })
  await expect.element(page.getByText('12 documents created successfully.')).toBeVisible()
})

test('one that could not be sent stays, and is sent again by one press', async () => {
  uploads.become('page-2.pdf', { status: 400, message: 'The file is damaged.' })
  const { choose, type, add, onClose, page } = await dialog()
  await choose(...named(3))
  await type('Other')
  await expect.element(page.getByText('The file is damaged.')).toBeVisible()
  await add.click()
  await expect.element(page.getByText(/1 file couldn’t be sent/)).toBeVisible()
  expect(sentIds()).toEqual([idsOf(1, 3)])
  expect(onClose).not.toHaveBeenCalled()
  uploads.become('page-2.pdf', 'arrives')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(add).toHaveTextContent('Add 1 document')
  await add.click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(uploads.sent).toEqual(['page-1.pdf', 'page-2.pdf', 'page-3.pdf', 'page-2.pdf'])
  expect(sentIds()).toEqual([idsOf(1, 3), idsOf(2)])
})

test('what is still on its way is waited for', async () => {
  uploads.become('page-1.pdf', 'waits')
  const { choose, type, add, onClose, page } = await dialog()
  await choose(...named(2))
  await type('Other')
  await expect.element(page.getByText('50%')).toBeVisible()
  await add.click()
  await expect.element(add).toHaveAttribute('aria-busy', 'true')
  expect(asked(AddDocument)).toEqual([])
  uploads.release('page-1.pdf')
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(sentIds()).toEqual([idsOf(1, 2)])
})

test('a group that is refused can be added again without being sent again', async () => {
  const answers = [true, false, true]
  answer(AddDocument, ({ Files }) => {
    if (!answers.shift()) throw refusal(StorageFull)
    return { DocumentIds: Files.map((_file, index) => idOf(100 + index)) }
  })
  const { choose, type, add, onClose, page } = await dialog()
  await choose(...named(7))
  await type('Other')
  await add.click()
  await expect.element(page.getByText(StorageFull.message)).toBeVisible()
  // Those of the first group are documents by now.
  await expect.element(add).toHaveTextContent('Add 2 documents')
  await add.click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(sentIds()).toEqual([idsOf(1, 2, 3, 4, 5), idsOf(6, 7), idsOf(6, 7)])
  expect(uploads.sent).toHaveLength(7)
})

test('without a file that is said, and what is no document is refused in the words of the product', async () => {
  const { type, add, page } = await dialog({ given: [pdf('script.exe'), pdf('large.pdf', 15_728_641)] })
  for (const words of [shared.filesRejected, shared.fileFormat, shared.fileTooLarge]) {
    await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  }
  await type('Other')
  await add.click()
  await expect.element(page.getByText(shared.selectFiles)).toBeVisible()
  expect(uploads.sent).toEqual([])
})

test('files that were dropped on the page are taken, one alone has a title of its own', async () => {
  const { type, add, onClose, page } = await dialog({ given: named(1) })
  await type('Deed/Title')
  await page.getByRole('textbox', { name: /^Title/ }).fill('Deed of Larch House')
  await add.click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(asked(AddDocument)).toMatchObject([{ Files: [{ UploadId: idsOf(1)[0], Title: 'Deed of Larch House' }] }])
})

test('who sees it is asked once it is about a home, and a screening report is for its owner alone', async () => {
  const { choose, type, add, onClose, page } = await dialog()
  await choose(...named(1))
  await type('Bank Statement')
  expect(page.getByRole('radio').elements()).toHaveLength(0)
  await page.getByRole('combobox', { name: /^About/ }).selectOptions('A property')
  expect(page.getByRole('radio').elements()).toHaveLength(0)
  await page.getByRole('combobox', { name: /Property/ }).fill('larch')
  await page.getByRole('option', { name: /Larch House/ }).click()
  await expect.element(page.getByRole('radio', { name: /Only you/ })).toBeChecked()
  await page.getByRole('radio', { name: /Its tenants, too/ }).click()
  await type('Screening Report')
  await expect.element(page.getByRole('radio', { name: /Only you/ })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: /Those who own/ })).toBeDisabled()
  await add.click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(asked(AddDocument)).toMatchObject([{ VisibilityId: 0, About: { Kind: 'property', Id: idOf(9) } }])
})

test('a tenant, who has no properties, says that it is about someone they are connected with', async () => {
  signIn({ ProfileTypeId: 3, ProfileType: 'Tenant' })
  const { choose, type, add, onClose, page } = await dialog()
  await choose(...named(1))
  await type('Receipt')
  const about = page.getByRole('combobox', { name: /^About/ })
  const kinds = [...(about.element() as HTMLSelectElement).options].map(({ text }) => text)
  expect(kinds).toEqual(['Nothing in particular', 'Someone I’m connected with'])
  await about.selectOptions('Someone I’m connected with')
  await add.click()
  await expect.element(page.getByText('Person can not be empty.').first()).toBeVisible()
  expect(asked(AddDocument)).toEqual([])
  await page.getByRole('combobox', { name: 'Person' }).fill('tova')
  await page.getByRole('option', { name: 'Tova Tester' }).click()
  // Whoever goes back finds whom they chose.
  await about.selectOptions('Nothing in particular')
  await about.selectOptions('Someone I’m connected with')
  await expect.element(page.getByRole('combobox', { name: 'Person' })).toHaveValue('Tova Tester')
  await add.click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(asked(AddDocument)).toMatchObject([{ VisibilityId: null, About: { Kind: 'profile', Id: TOVA.Id } }])
})

test('in a folder of a home it is about that home, unless it is about the business', async () => {
  const { ProfileId } = signIn({ AccountTypeId: 2, AccountType: 'Business' }).Profile!
  const { choose, type, add, onClose, page } = await dialog({ folder: { FolderId: idOf(7), Name: 'Papers', AssetTitle: 'Larch House' } })
  await choose(...named(1))
  await type('Permit/License')
  const about = page.getByRole('combobox', { name: /^About/ })
  await expect.element(about.getByRole('option', { name: 'Larch House, as the folder says' })).toBeInTheDocument()
  await expect.element(page.getByRole('radio', { name: /Those who own/ })).toBeChecked()
  await about.selectOptions('My business')
  await expect.poll(() => page.getByRole('radio').elements()).toHaveLength(0)
  await add.click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(asked(AddDocument)).toMatchObject([{ VisibilityId: null, About: { Kind: 'business', Id: ProfileId } }])
})

test('members who work for a list of homes choose among those alone', async () => {
  signIn({ AccountTypeId: 2, AccountType: 'Business' }, memberAs('property-manager', { IsLimited: true }))
  const { page } = await dialog()
  const about = page.getByRole('combobox', { name: /^About/ })
  expect([...(about.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['Nothing in particular', 'A property'])
})

test('in a folder of someone else, what it is about and who sees it are not said', async () => {
  const { choose, type, add, onClose, page } = await dialog({
    folder: { FolderId: idOf(7), Name: 'Repairs', AssetTitle: 'Larch House' },
    isOthers: true,
  })
  await choose(...named(1))
  await type('Estimate/Quote')
  expect(page.getByRole('combobox', { name: /^About/ }).elements()).toHaveLength(0)
  await add.click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(asked(AddDocument)).toMatchObject([{ FolderId: idOf(7), About: null, VisibilityId: null }])
})

test('on a phone a file with a long name can still be taken off the list', async () => {
  await screen.viewport(360, 800)
  const long = `${'scanned-with-the-phone-'.repeat(5)}1.pdf`
  const { page } = await dialog({ given: [pdf(long)] })
  const remove = page.getByRole('button', { name: `Remove ${long}` })
  await expect.element(remove).toBeVisible()
  expect(remove.element().getBoundingClientRect().right).toBeLessThanOrEqual(360)
  await remove.click()
  await expect.poll(() => page.getByText(long).elements()).toHaveLength(0)
  await screen.viewport(1200, 900)
})

test('files that were chosen don’t go without a question', async () => {
  const { page, onClose, choose } = await dialog()
  await choose(...named(1))
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Remove page-1.pdf' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})
