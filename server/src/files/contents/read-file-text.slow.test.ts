import { deflateSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { Services } from '../../rpc/services.ts'
import { DOCX_TYPE, PDF_TYPE } from './content-types.ts'
import { docxOf, paragraph, relation } from './made-docx.factory.ts'
import { pdfOf, rawPdf, rawStream } from './made-pdf.factory.ts'
import { readContents } from './read-contents.ts'
import { UnreadableText, readFileText } from './read-file-text.ts'
import { Refused } from './refused.ts'

/** They start a process each, and wait until a limit is reached. */
vi.setConfig({ testTimeout: 60_000 })

function read(contentType: string, content: Uint8Array, signal = new AbortController().signal) {
  const files = { read: async () => content } as unknown as Services['files']
  return readFileText({ files }, { key: 'documents/any', contentType }, signal)
}

test('a PDF gives the words of its pages in order', async () => {
  const content = await pdfOf(
    (document) => {
      document.getPage(1).drawText('The second page\nand its next line', { y: 200 })
    },
    { pages: 3 },
  )
  expect(await read(PDF_TYPE, content)).toEqual({
    text: 'A lease of one page\nThe second page\nand its next line',
    isCut: false,
    html: null,
  })
})

test('of a very long PDF there is the beginning', async () => {
  const words = deflateSync(Buffer.from('BT /F1 12 Tf (hello world) Tj ET\n'.repeat(3_000_000)), { level: 9 })
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
  const pageContents = '/Contents 10 0 R/Resources<</Font<</F1 11 0 R>>>>'
  const { text, isCut } = await read(PDF_TYPE, rawPdf([rawStream('/Filter/FlateDecode', words), font], { pageContents }))
  expect([text.slice(0, 11), isCut]).toEqual(['hello world', true])
  expect(text.length).toBeLessThanOrEqual(1_000_000)
})

test('a DOCX gives its text, and HTML of what is allowed', async () => {
  const rows =
    '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Rent</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>$900</w:t></w:r></w:p></w:tc></w:tr></w:tbl>'
  const link = '<w:p><w:hyperlink r:id="LINK"><w:r><w:t>our site</w:t></w:r></w:hyperlink></w:p>'
  const related = relation('hyperlink', 'javascript:alert(1)', 'External')
  const id = /Id="([^"]+)"/.exec(related)![1]!
  const content = docxOf({
    body: `${paragraph('Lease', { style: 'Heading1' })}${paragraph('Binding', { bold: true })}${paragraph('&lt;script&gt;')}${rows}${link.replace('LINK', id)}`,
    relations: [related],
  })
  expect(await read(DOCX_TYPE, content)).toEqual({
    text: 'Lease\nBinding\n<script>\nRent\n\t$900\n\t\n\nour site',
    isCut: false,
    html: '<h1>Lease</h1><p><strong>Binding</strong></p><p>&lt;script&gt;</p><table><tr><td><p>Rent</p></td><td><p>$900</p></td></tr></table><p>our site</p>',
  })
})

test('other files have no text', async () => {
  expect(await read('image/png', Buffer.from('x'))).toEqual({ text: '', isCut: false, html: null })
})

const zeros = () => deflateSync(Buffer.alloc(1_200_000_000), { level: 9 })
test.each<[string, string, () => Promise<Buffer> | Buffer]>([
  [
    'a PDF whose page unpacks to more than there is memory for',
    PDF_TYPE,
    () => rawPdf([rawStream('/Filter/FlateDecode', zeros())], { pageContents: '/Contents 10 0 R' }),
  ],
  ['a DOCX that unpacks to too much', DOCX_TYPE, () => docxOf({ more: [{ name: 'word/a.xml', content: ' '.repeat(3_000_000) }] })],
  ['a DOCX of the deepest nesting', DOCX_TYPE, () => docxOf({ body: '<w:ins>'.repeat(100_000) + '</w:ins>'.repeat(100_000) })],
  ['a damaged PDF', PDF_TYPE, () => Buffer.from('%PDF-1.7 nothing')],
  ['a locked PDF', PDF_TYPE, () => pdfOf((document) => void document.encrypt({ userPassword: 'u', ownerPassword: 'o' }))],
])('%s is not read, and the next one is', async (_what, contentType, made) => {
  await expect(read(contentType, await made())).rejects.toThrow(UnreadableText)
  expect((await read(PDF_TYPE, await pdfOf())).text).toBe('A lease of one page')
})

test('a PDF that is read for ever is ended when its time is over, and a stop ends it at once', async () => {
  const content = rawPdf([rawStream('', Buffer.from('q '.repeat(3_000_000)))], { pageContents: '/Contents 10 0 R' })
  const stop = new AbortController()
  const stopped = read(PDF_TYPE, content, stop.signal)
  setTimeout(() => stop.abort(new Error('stopping')), 500)
  await expect(stopped).rejects.toThrow('stopping')
  const late = readContents('text of pdf', content, new AbortController().signal, 2_000)
  await expect(late).rejects.toThrow(new Refused('takesTooMuch', 'more than 2 s'))
})
