import { GetSharedByLink, GetSharedFileByLink, ShareLinkOver } from '@keystead/contract/documents/sharing/share.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { beforeAll, expect, test } from 'vitest'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { smallPdf } from '../../../test/small-pdf.ts'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { pageWith } from '../documents/documents.factory.ts'
import { SharedByLinkScreen } from './SharedByLinkScreen.tsx'

const TOKEN = 'a'.repeat(43)
const AT = `/Shared/${TOKEN}`
type Shared = OutputOf<typeof GetSharedByLink>

beforeAll(async () => {
  await import('../../ui/pdf/pdf-document.ts')
}, 60_000)

const LEASE: Shared['Items'][number] = {
  DocumentId: idOf(1),
  Title: 'Lease',
  FileName: 'Lease.pdf',
  ContentType: 'application/pdf',
  Bytes: 2048,
  Pages: 1,
  Scan: 'clean',
}

function shared(changes: Partial<Shared> = {}): Shared {
  return {
    ...pageWith(LEASE),
    Kind: 'document',
    Name: 'Lease',
    SharedBy: 'Olive Owner',
    Permission: 'view',
    UntilDate: '2026-12-24',
    Message: 'As we discussed.',
    Path: [],
    Folders: [],
    MoreFoldersCount: 0,
    ...changes,
  }
}

const shown = () => show(<SharedByLinkScreen />, { at: AT, path: '/Shared/:id' })

test('opening the address reads, and the file is asked for when a person presses', async () => {
  answer(GetSharedByLink, shared())
  answer(GetSharedFileByLink, () => ({
    Url: URL.createObjectURL(smallPdf(['Signed in Denver'])),
    Expires: '2026-11-27T18:10:00Z',
    FileName: 'Lease.pdf',
    ContentType: 'application/pdf',
    Bytes: 2048,
    Pages: 1,
  }))
  const page = await shown()
  for (const words of ['Olive Owner shared this with you.', 'As we discussed.', 'You can open it until Dec 24, 2026.']) {
    await expect.element(page.getByText(words)).toBeVisible()
  }
  expect(asked(GetSharedFileByLink)).toEqual([])
  // It was shared to be viewed.
  expect(page.getByRole('button', { name: /Download/ }).elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Read Lease' }).click()
  await expect.element(page.getByText('Signed in Denver')).toBeInTheDocument()
  expect(asked(GetSharedFileByLink)).toEqual([{ Token: TOKEN, DocumentId: LEASE.DocumentId, Use: 'view' }])
  expect(page.getByRole('button', { name: /^(Download|Print)/ }).elements()).toHaveLength(0)
})

test('a link that was taken back while it was open closes the page', async () => {
  answer(GetSharedByLink, shared({ Permission: 'download' }))
  const page = await shown()
  await expect.element(page.getByRole('button', { name: 'Download Lease' })).toBeVisible()
  for (const call of [GetSharedByLink, GetSharedFileByLink] as const) {
    answer(call, () => {
      throw refusal(ShareLinkOver)
    })
  }
  await page.getByRole('button', { name: 'Download Lease' }).click()
  await expect.element(page.getByRole('link', { name: 'Browse homes' })).toBeVisible()
  expect(page.getByText('As we discussed.').elements()).toHaveLength(0)
})

test('a folder is walked, a level at a time', async () => {
  const [top, inside] = [
    { FolderId: idOf(7), Name: 'Larch House' },
    { FolderId: idOf(8), Name: 'Repairs' },
  ]
  answer(GetSharedByLink, ({ FolderId }) =>
    FolderId
      ? shared({ ...pageWith(LEASE), Kind: 'folder', Name: 'Larch House', Path: [top, inside] })
      : shared({ ...pageWith(), Kind: 'folder', Name: 'Larch House', Path: [top], Folders: [inside], MoreFoldersCount: 3 }),
  )
  const page = await shown()
  await expect.element(page.getByText('3 more folders aren’t shown.')).toBeVisible()
  await page.getByRole('link', { name: 'Repairs' }).click()
  await expect.element(page.getByText('Lease', { exact: true })).toBeVisible()
  expect(page.address()).toBe(`${AT}?folder=${inside.FolderId}`)
  await page.getByRole('navigation', { name: 'Folders that lead here' }).getByRole('link', { name: 'Larch House' }).click()
  await expect.poll(page.address).toBe(AT)
})
