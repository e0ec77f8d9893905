import { GetDocumentDetails, RestrictedType } from '@keystead/contract/documents/documents/document.operations.ts'
import { ShareDocument } from '@keystead/contract/documents/sharing/share.operations.ts'
import { messages } from '@keystead/contract/documents/sharing/sharing-messages.text.ts'
import { PersonItem } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { select } from '../../sessions/selection.ts'
import { details } from '../documents/documents.factory.ts'
import { ShareDocumentScreen } from './ShareDocumentScreen.tsx'

const AT = '/User/Documents/ShareDocument'
const TOVA = { ...sampleOf(PersonItem, { Id: idOf(5), Text: 'Tova Tester' }), ConnectionId: idOf(6) }

beforeEach(() => {
  signIn()
  answer(GetDocumentDetails, details(1, 'Deed'))
  answer(GetDdlJoinedUserConnections, { Items: [TOVA] })
  answer(ShareDocument, { SharedCount: 2 })
})

const shown = (search = `?id=${idOf(1)}`) => show(<ShareDocumentScreen />, { at: `${AT}${search}` })
type Page = Awaited<ReturnType<typeof shown>>
const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true }).click()
const emails = (page: Page) => page.getByRole('textbox', { name: /Email addresses/ })

test('with no one chosen it says whom to choose', async () => {
  const page = await shown()
  await share(page)
  await expect.element(page.getByText(messages.selectUsers).first()).toBeVisible()
  expect(asked(ShareDocument)).toEqual([])
})

test('people and addresses get it together, until a day', async () => {
  const page = await shown()
  await page.getByRole('combobox', { name: /People/ }).fill('tova')
  await page.getByRole('option', { name: 'Tova Tester' }).click()
  await emails(page).fill('pia@example.com, ')
  await page.getByRole('radio', { name: /View and download/ }).click()
  await page.getByRole('textbox', { name: /^Until/ }).fill('1/5/2027')
  await share(page)
  await expect
    .poll(() => asked(ShareDocument))
    .toEqual([
      {
        DocumentIds: [idOf(1)],
        FolderIds: [],
        ProfileIds: [TOVA.Id],
        Emails: ['pia@example.com'],
        Permission: 'download',
        UntilDate: '2027-01-05',
        Message: null,
      },
    ])
  await expect.poll(page.address).toBe(`/User/Documents/SharedUsers?id=${idOf(1)}`)
})

test('a link to an address lets no one edit', async () => {
  const page = await shown()
  await page.getByRole('radio', { name: /^Edit/ }).click()
  await emails(page).fill('pia@example.com')
  await expect.element(page.getByRole('radio', { name: /^Edit/ })).toBeDisabled()
  await share(page)
  await expect.element(page.getByText(messages.linkCantEdit).first()).toBeVisible()
  expect(asked(ShareDocument)).toEqual([])
})

test('an address that is none is named', async () => {
  const page = await shown()
  await emails(page).fill('pia@example.com; nonsense')
  await share(page)
  await expect.element(page.getByText('nonsense is not valid.').first()).toBeVisible()
  expect(asked(ShareDocument)).toEqual([])
})

test('what the server refuses is said, and what was typed stays', async () => {
  answer(ShareDocument, () => {
    throw refusal(RestrictedType)
  })
  const page = await shown()
  await emails(page).fill('pia@example.com')
  await share(page)
  await expect.element(page.getByText(RestrictedType.message)).toBeVisible()
  await expect.element(emails(page)).toHaveValue('pia@example.com')
})

test('several that were chosen are shared at once; without any the page says what to do', async () => {
  select('documentsToShare', [
    { kind: 'document', id: idOf(1), name: 'Deed' },
    { kind: 'folder', id: idOf(2), name: 'Taxes' },
    'of an older version',
  ])
  const page = await shown('')
  await expect.element(page.getByRole('heading', { name: 'Share “Deed”, “Taxes”' })).toBeVisible()
  await emails(page).fill('pia@example.com')
  await share(page)
  await expect.poll(() => asked(ShareDocument)).toMatchObject([{ DocumentIds: [idOf(1)], FolderIds: [idOf(2)] }])
  await page.unmount()
  select('documentsToShare', null)
  const other = await shown('')
  await expect.element(other.getByText('Choose what you want to share first.')).toBeVisible()
})

test('what is another’s is not shared', async () => {
  answer(GetDocumentDetails, details(1, 'Deed', { Standing: 'shared' }))
  const page = await shown()
  await expect.element(page.getByText('This is gone, or isn’t yours to share.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Share', exact: true }).elements()).toHaveLength(0)
})

test('members who may not see connections can still send links', async () => {
  signIn({}, memberAs('viewer', { Rights: { ...memberAs('viewer').Rights, connections: 'none', documents: 'edit' } }))
  const page = await shown()
  await expect.element(emails(page)).toBeVisible()
  expect(page.getByRole('combobox', { name: /People/ }).elements()).toHaveLength(0)
})
