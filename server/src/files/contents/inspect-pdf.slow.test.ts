import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { inspect, refusalOf } from './inspected.factory.ts'
import { inCatalog, pdfOf, rawPdf, rawStream } from './made-pdf.factory.ts'
import type { Refusal } from './refused.ts'

/** They start a process each. */
vi.setConfig({ testTimeout: 60_000 })

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#336655' } })
const script = { Type: 'Action', S: 'JavaScript', JS: 'app.alert(1)' }
/** An archive without entries is its end alone. */
const SMALLEST_ZIP = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
const plain = (bytes: Buffer) => bytes.toString('latin1')

describe('a PDF', () => {
  test.each([true, false])('of pages alone is kept as it is (object streams: %s)', async (useObjectStreams) => {
    const content = await pdfOf(() => {}, { pages: 3, useObjectStreams })
    expect(await inspect('Lease.PDF', content)).toEqual({
      contentType: 'application/pdf',
      extension: 'pdf',
      pages: 3,
      picture: null,
      bytes: content.length,
      sha256: expect.stringMatching(/^[\da-f]{64}$/) as unknown,
      content: null,
    })
  })

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['that opens at a page', () => rawPdf([], { catalog: '/OpenAction[3 0 R/Fit]' })],
    ['that goes to a page when it is opened', () => rawPdf(['<</S/GoTo/D[3 0 R/Fit]>>'], { catalog: '/OpenAction 10 0 R' })],
    ['that links to the web', () => rawPdf(['<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.com)>>>>'])],
    ['that says what may be done with its form', () => rawPdf(['<</Type/TransformParams/Form[/Import]/EF[/Create/Delete]>>'])],
    ['that writes of JavaScript', () => rawPdf([rawStream('', Buffer.from('BT (JavaScript and JS and Launch) Tj ET'))])],
    ['of 1,000 pages', () => pdfOf(() => {}, { pages: 1_000 })],
  ])('%s is taken', async (_what, made) => expect(await refusalOf('a.pdf', await made())).toBe('none'))

  const escaped = async () =>
    Buffer.from(
      plain(await pdfOf(inCatalog('OpenAction', script), { useObjectStreams: false }))
        .replace('/JavaScript', '/J#61vaScript')
        .replace('/JS', '/#4a#53'),
      'latin1',
    )
  test.each<[string, Refusal, () => Buffer | Promise<Buffer>]>([
    ['with a script', 'active', () => pdfOf(inCatalog('OpenAction', script), { useObjectStreams: false })],
    ['with a script in an object stream', 'active', () => pdfOf(inCatalog('OpenAction', script))],
    ['with a script by another spelling', 'active', escaped],
    ['with a script among its names', 'active', () => pdfOf((document) => document.addJavaScript('main', 'app.alert(1)'))],
    ['with a script that is called so elsewhere', 'active', () => rawPdf(['/JavaScript', '<</S 10 0 R/X(1)>>'])],
    ['with a key for a script', 'active', () => pdfOf(inCatalog('Any', { JS: 'app.alert(1)' }))],
    ['that acts as a page is opened', 'active', () => pdfOf(inCatalog('AA', { O: { S: 'Named', N: 'Print' } }))],
    ...['Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition'].map(
      (S) => [`with ${S}`, 'active', () => pdfOf(inCatalog('OpenAction', { S }))] as [string, Refusal, () => Promise<Buffer>],
    ),
    ['with a form that is a program', 'active', () => pdfOf(inCatalog('AcroForm', { XFA: 'x' }))],
    ['with media', 'active', () => pdfOf(inCatalog('Any', { Type: 'Annot', Subtype: 'RichMedia' }))],
    ['with a file', 'holdsFiles', () => pdfOf((document) => void document.attach(Buffer.from('MZ'), 'a.exe'))],
    ['with a file by the name of its kind', 'holdsFiles', () => pdfOf(inCatalog('Any', { EF: { F: 1 } }))],
    ['whose script is replaced by a later object', 'active', replacedScript],
    [
      'whose script lies where no object is looked for',
      'active',
      () => rawPdf([rawStream('', Buffer.from('12 0 obj\n<</S/J#61vaScript>>\nendobj'))]),
    ],
    ['with an object stream within a stream', 'unreadable', () => rawPdf([rawStream('', Buffer.from(packedObjects('/Type/ObjStm')))])],
    ['with an object stream that does not say so', 'unreadable', () => rawPdf([packedObjects('')])],
    [
      'with an object stream that cannot be unpacked',
      'unreadable',
      () => rawPdf([rawStream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', Buffer.from('noise'))]),
    ],
    ['with a password', 'encrypted', () => pdfOf((document) => void document.encrypt({ userPassword: 'u', ownerPassword: 'o' }))],
    [
      'with a password for changes',
      'encrypted',
      () => pdfOf((document) => void document.encrypt({ userPassword: '', ownerPassword: 'o' })),
    ],
    ['of 2,000 pages', 'tooManyPages', () => pdfOf(() => {}, { pages: 2_000 })],
    ['that breaks off', 'unreadable', async () => (await pdfOf()).subarray(0, -200)],
    [
      'that breaks off behind a whole one',
      'unreadable',
      async () => Buffer.concat([await pdfOf(), Buffer.from(`12 0 obj\n<</A(${' '.repeat(2_000)}`)]),
    ],
    ['without pages', 'unreadable', () => Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF')],
    ['of nothing but a header and an end', 'unreadable', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['that is an archive as well', 'format', async () => Buffer.concat([await pdfOf(), SMALLEST_ZIP])],
    ['that is a picture', 'format', () => picture().png().toBuffer()],
    ['behind a picture', 'format', async () => Buffer.concat([await picture().gif().toBuffer(), await pdfOf()])],
    ['that is a page of the web', 'format', () => Buffer.from('<html><script>alert(1)</script>')],
    ['of deepest nesting', 'unreadable', () => rawPdf(['['.repeat(2_000_000)])],
  ])('%s is refused: %s', async (_what, refusal, made) => expect(await refusalOf('a.pdf', await made())).toBe(refusal))

  test('whose objects unpack to more than there is memory for is ended', async () => {
    const bomb = rawPdf([rawStream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflateSync(zeros(64), { level: 9 }))])
    // Each layer of this one has been packed again.
    const twice = deflateSync(deflateSync(zeros(1_200), { level: 9 }), { level: 9 })
    const layered = rawPdf([rawStream('/Type/ObjStm/N 1/First 4/Filter[/FlateDecode/FlateDecode]', twice)])
    expect(await refusalOf('a.pdf', bomb)).toBe('unreadable')
    expect(['takesTooMuch', 'unreadable']).toContain(await refusalOf('a.pdf', layered))
    expect(await refusalOf('a.pdf', await pdfOf())).toBe('none')
  })
})

function zeros(megabytes: number): Buffer {
  return Buffer.alloc(megabytes * 1_000_000)
}

function packedObjects(type: string): string {
  return rawStream(`${type}/N 1/First 5/Filter/FlateDecode`, deflateSync(Buffer.from('20 0 <</S/JavaScript/JS(1)>>')))
}

/** The parser that comes last sees the second; a reader that follows offsets sees the first. */
function replacedScript(): Buffer {
  return rawPdf([packedObjects('/Type/ObjStm'), ...Array(9).fill('null'), '<</Nothing true>>'])
}
