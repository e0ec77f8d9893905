import {
  DocumentChanged,
  DocumentNotFound,
  EditDocument,
  GetDocumentDetails,
  GetDocumentFile,
  GetDocumentText,
  GetDocumentViews,
  UpdateDocument,
} from '@keystead/contract/documents/documents/document.operations.ts'
import { VISIBILITIES } from '@keystead/contract/documents/documents/document.values.ts'
import { GetDocumentSharedUsers } from '@keystead/contract/documents/sharing/share.operations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { smallPdf } from '../../../test/small-pdf.ts'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { beginUploads, uploadIdOf } from '../../../test/uploads.ts'
import { refreshWhatReads } from '../../api/query.ts'
import { details, pageWith } from '../documents/documents.factory.ts'
import { ViewDocumentScreen } from './ViewDocumentScreen.tsx'

const AT = `/User/Documents/ViewDocument?id=${idOf(1)}`

/** The library is large: its first opening takes longer than any other. */
beforeAll(async () => {
  await import('../../ui/pdf/pdf-document.ts')
}, 60_000)

beforeEach(() => {
  signIn()
  answer(GetDocumentDetails, details(1, 'Deed'))
  answer(GetDocumentSharedUsers, pageWith())
  answer(GetDocumentViews, pageWith())
  answer(GetDocumentFile, () => fileOf(smallPdf(['The deed itself'])))
})

function fileOf(file: Blob, ContentType = 'application/pdf') {
  const Url = URL.createObjectURL(file)
  return { Url, Expires: '2026-11-27T18:10:00Z', FileName: 'Deed.pdf', ContentType, Bytes: file.size, Pages: 1 }
}

/** What the stream of changes does to an open page. */
function News() {
  const client = useQueryClient()
  return (
    <button type="button" onClick={() => refreshWhatReads(client, ['document'])}>
      News comes
    </button>
  )
}

const shown = () =>
  show(
    <>
      <ViewDocumentScreen />
      <News />
    </>,
    { at: AT },
  )

test('a PDF is drawn in the page, and what is said of it stands beside it', async () => {
  answer(
    GetDocumentDetails,
    details(1, 'Deed', { Tags: ['roof'], Description: 'Signed twice.', Path: [{ FolderId: idOf(5), Name: 'Larch House' }] }),
  )
  const page = await shown()
  await expect.element(page.getByRole('region', { name: 'Deed' }).getByText('The deed itself')).toBeInTheDocument()
  for (const words of ['Insurance Policy', 'roof', 'Signed twice.']) await expect.element(page.getByText(words).first()).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Larch House' }))
    .toHaveAttribute('href', `/User/Documents/MyDocuments?folder=${idOf(5)}`)
})

test('shared with no one, it says whether others see it by its home', async () => {
  answer(GetDocumentDetails, details(1, 'Deed', { VisibilityId: VISIBILITIES.Team }))
  const page = await shown()
  await expect.element(page.getByText('It’s shared with no one beyond those who see it by its home.')).toBeVisible()
  await page.unmount()
  answer(GetDocumentDetails, details(1, 'Deed', { VisibilityId: VISIBILITIES.OnlyOwner }))
  const own = await shown()
  await expect.element(own.getByText('It’s shared with no one.', { exact: true })).toBeVisible()
})

test('news leaves what is open as it is', async () => {
  const page = await shown()
  await expect.element(page.getByText('The deed itself')).toBeInTheDocument()
  const sheet = page.getByRole('group', { name: 'Page 1 of 1' }).element()
  await page.getByRole('button', { name: 'News comes' }).click()
  await expect.poll(() => asked(GetDocumentFile)).toHaveLength(2)
  await expect.poll(() => asked(GetDocumentDetails)).toHaveLength(2)
  expect(sheet.isConnected).toBe(true)
})

test('where the right to read it is taken back, the page says so and the file is gone from it', async () => {
  answer(GetDocumentDetails, details(1, 'Deed', { Standing: 'shared', May: { Download: false, Edit: false, Delete: false, Share: false } }))
  const page = await shown()
  await expect.element(page.getByText('The deed itself')).toBeInTheDocument()
  for (const call of [GetDocumentDetails, GetDocumentFile] as const) {
    answer(call, () => {
      throw refusal(DocumentNotFound)
    })
  }
  await page.getByRole('button', { name: 'News comes' }).click()
  await expect.element(page.getByText('This document is no longer here for you.')).toBeVisible()
  for (const words of ['The deed itself', 'Deed', 'Insurance Policy']) expect(page.getByText(words).elements()).toHaveLength(0)
  expect(document.querySelectorAll('main canvas')).toHaveLength(0)
})

test('who may look alone is offered neither a copy nor a print, and asks for nothing that is its owner’s', async () => {
  answer(GetDocumentDetails, details(1, 'Deed', { Standing: 'shared', May: { Download: false, Edit: false, Delete: false, Share: false } }))
  const page = await shown()
  await expect.element(page.getByRole('button', { name: 'Page width' })).toBeVisible()
  for (const name of [/Download/, 'Print', 'Edit', /^More for/]) {
    expect(page.getByRole('button', { name }).elements()).toHaveLength(0)
  }
  expect(page.getByRole('link', { name: 'Share' }).elements()).toHaveLength(0)
  expect([asked(GetDocumentViews), asked(GetDocumentSharedUsers)]).toEqual([[], []])
})

test('the words of a DOCX are elements of ours: nothing in them runs, leads away or loads', async () => {
  const ContentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  answer(GetDocumentDetails, details(1, 'Rules', { ContentType }))
  answer(GetDocumentText, {
    State: 'completed',
    Text: 'House rules',
    Html: '<h1>House rules</h1><p onclick="steal()">No <strong>noise</strong> <a href="javascript:steal()">at night</a>.</p><script>steal()</script><img src="x" onerror="steal()"><table><tbody><tr><td>Mon</td></tr></tbody></table>',
    IsCut: false,
  })
  const page = await shown()
  const words = page.getByRole('region', { name: 'Text of Rules' })
  await expect.element(words.getByRole('heading', { name: 'House rules', level: 3 })).toBeVisible()
  await expect.element(words).toMatchTextContent('No noise at night.')
  await expect.element(words.getByRole('cell', { name: 'Mon' })).toBeVisible()
  expect(words.element().querySelectorAll('script, img, a, [onclick]')).toHaveLength(0)
  expect(words.element().textContent).not.toContain('steal')
  expect(asked(GetDocumentFile)).toEqual([])
})

test('what is checked or has a virus is not opened', async () => {
  answer(GetDocumentDetails, details(1, 'Deed', { Scan: 'infected' }))
  const page = await shown()
  await expect.element(page.getByText('This file has a virus. It can’t be opened.')).toBeVisible()
  answer(GetDocumentDetails, details(1, 'Deed', { Scan: 'waiting' }))
  await page.getByRole('button', { name: 'News comes' }).click()
  await expect.element(page.getByText(/It opens by itself once that is done/)).toBeVisible()
  expect(asked(GetDocumentFile)).toEqual([])
  answer(GetDocumentDetails, details(1, 'Deed', { Scan: 'clean' }))
  await page.getByRole('button', { name: 'News comes' }).click()
  await expect.element(page.getByText('The deed itself')).toBeInTheDocument()
})

test('a picture is shown, and says so where it can’t be', async () => {
  answer(GetDocumentDetails, details(1, 'Roof', { ContentType: 'image/png' }))
  answer(GetDocumentFile, () => fileOf(new Blob(['no picture']), 'image/png'))
  const page = await shown()
  await expect.element(page.getByText('The picture couldn’t be shown.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked(GetDocumentFile)).toHaveLength(2)
})

test('what someone else has changed meanwhile is merged, and nothing typed is lost', async () => {
  const answers = [refusal(DocumentChanged), null]
  answer(EditDocument, ({ Version }) => {
    const trouble = answers.shift()
    if (trouble) throw trouble
    return { DocumentId: idOf(1), Version: Number(Version) + 1 }
  })
  const page = await shown()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Deed of Larch House')
  answer(GetDocumentDetails, details(1, 'Deed of the house', { Version: 5, Tags: ['deed'] }))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Deed of the house', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => asked(EditDocument).at(-1))
    .toMatchObject({ Version: 5, Title: 'Deed of Larch House', Tags: ['deed'], FolderId: null, About: null })
})

test('a new version is of the one that was read; when someone was quicker, that is said and the newest is read', async () => {
  const uploads = beginUploads()
  const answers = [refusal(DocumentChanged), null]
  answer(UpdateDocument, ({ Version }) => {
    const trouble = answers.shift()
    if (trouble) throw trouble
    return { DocumentId: idOf(1), Version: Number(Version) + 1, Number: 2 }
  })
  const page = await shown()
  await page.getByRole('button', { name: 'More for Deed' }).click()
  await page.getByRole('menuitem', { name: 'Add a new version' }).click()
  await userEvent.upload(page.getByLabelText('Drop the file here, or choose it'), new File(['x'], 'deed-2.pdf'))
  answer(GetDocumentDetails, details(1, 'Deed', { Version: 7 }))
  await page.getByRole('button', { name: 'Add version' }).click()
  await expect.element(page.getByText('Comments can not be empty.').first()).toBeVisible()
  await page.getByLabelText('Comments').fill('Signed')
  await page.getByRole('button', { name: 'Add version' }).click()
  await expect.element(page.getByText(DocumentChanged.message)).toBeVisible()
  await expect.poll(() => asked(GetDocumentDetails).length).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Add version' }).click()
  await expect.poll(() => asked(UpdateDocument).map(({ Version }) => Version)).toEqual([1, 7])
  expect(asked(UpdateDocument)[1]).toMatchObject({ UploadId: uploadIdOf('deed-2.pdf'), Comments: 'Signed' })
  expect(uploads.sent).toEqual(['deed-2.pdf'])
  uploads.end()
})
