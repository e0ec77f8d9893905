import { randomBytes } from 'node:crypto'
import { constants, deflateRawSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { inspect, refusalOf } from './inspected.factory.ts'
import { compoundOf } from './made-doc.factory.ts'
import { docxEntries, docxOf, paragraph, relation, zipOf } from './made-docx.factory.ts'
import { pdfOf } from './made-pdf.factory.ts'
import type { Refusal } from './refused.ts'

/** They start a process each. */
vi.setConfig({ testTimeout: 60_000 })

describe('a DOCX', () => {
  test.each<[string, Buffer]>([
    ['a plain one', docxOf()],
    ['one with a link', docxOf({ relations: [relation('hyperlink', 'https://example.com', 'External')] })],
    [
      "one that names the template of its writer's disk",
      docxOf({ relations: [relation('attachedTemplate', 'file:///C:\\Letters\\ours.dotx', 'External')] }),
    ],
    ['one that names the usual template', docxOf({ relations: [relation('attachedTemplate', 'Normal.dotm', 'External')] })],
    ['one with a picture', docxOf({ more: [{ name: 'word/media/a.png', content: Buffer.from('89504e47', 'hex') }] })],
    ['one with a long blank part', docxOf({ body: paragraph(' '.repeat(900_000)) })],
  ])('%s is taken', async (_what, content) => {
    expect(await inspect('Lease.docx', content)).toMatchObject({ extension: 'docx', pages: null, content: null, bytes: content.length })
  })

  const macroType = '<Override PartName="/word/vbaProject.bin" ContentType="application/vnd.ms-office.vbaProject"/>'
  const declared = docxEntries().map((entry) =>
    entry.name.startsWith('[') ? { ...entry, content: `<!DOCTYPE x [<!ENTITY a "b">]>${String(entry.content)}` } : entry,
  )
  test.each<[string, Refusal, () => Buffer | Promise<Buffer>]>([
    ['with macros', 'active', () => docxOf({ types: macroType, more: [{ name: 'word/vbaProject.bin', content: 'x' }] })],
    ['with macros under another name', 'active', () => docxOf({ relations: [relation('vbaProject', 'other.bin')] })],
    ['that is one for macros', 'active', () => docxOf({ mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' })],
    ['with a control', 'active', () => docxOf({ more: [{ name: 'word/activeX/activeX1.xml', content: '<a/>' }] })],
    [
      'with a template from the web',
      'active',
      () => docxOf({ relations: [relation('attachedTemplate', 'https://example.com/a.dotm', 'External')] }),
    ],
    [
      'with a template from the web, written otherwise',
      'active',
      () =>
        docxOf({
          relations: [
            "<p:Relationship TargetMode = '&#69;xternal' Target='https://example.com' Id='a' Type='x/attached&#x54;emplate'></p:Relationship>",
          ],
        }),
    ],
    ['with a picture from the web', 'active', () => docxOf({ relations: [relation('image', '\\\\example.com\\a.png', 'External')] })],
    ['with a file', 'holdsFiles', () => docxOf({ relations: [relation('oleObject', 'embeddings/a.bin')] })],
    ['with a page of another kind', 'holdsFiles', () => docxOf({ relations: [relation('aFChunk', 'a.html')] })],
    ['with an archive in it', 'holdsFiles', () => docxOf({ more: [{ name: 'word/media/a.png', content: docxOf() }] })],
    ['with a program in it', 'holdsFiles', () => docxOf({ more: [{ name: 'word/media/a.png', content: 'MZ\x90' }] })],
    [
      'with a password',
      'encrypted',
      () =>
        compoundOf([
          { name: 'EncryptionInfo', kind: 'stream' },
          { name: 'EncryptedPackage', kind: 'stream' },
        ]),
    ],
    ['with locked parts', 'encrypted', () => zipOf(docxEntries().map((entry) => ({ ...entry, flags: 1 })))],
    ['that is of the older kind', 'format', () => compoundOf([{ name: 'WordDocument', kind: 'stream' }])],
    ['that is another archive', 'format', () => zipOf([{ name: 'a.txt', content: 'hello' }])],
    [
      'that is a sheet',
      'format',
      () => docxOf({ mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml' }),
    ],
    ['that is a PDF', 'format', () => pdfOf()],
    ['that is a PDF as well', 'format', () => zipOf([{ name: 'a', content: '%PDF-1.7', method: 0 }, ...docxEntries()])],
    ['behind something else', 'format', () => zipOf(docxEntries(), { before: Buffer.from('GIF89a') })],
    ['before something else', 'unreadable', () => Buffer.concat([docxOf(), Buffer.from('%PDF-1.7')])],
    ['that breaks off', 'unreadable', () => docxOf().subarray(0, -30)],
    ['with a comment behind it', 'unreadable', () => Buffer.concat([docxOf().subarray(0, -2), Buffer.from('\x08\x00%PDF-1.7', 'latin1')])],
    ['with a path of another system', 'unreadable', () => docxOf({ more: [{ name: 'a\\b', content: 'x' }] })],
    [
      'that claims too much in all',
      'unpacks',
      () =>
        docxOf({ more: [1, 2, 3, 4].map((n) => ({ name: `a${n}`, content: '', packed: Buffer.alloc(200_000), claimedSize: 30_000_000 })) }),
    ],
    ['of very many relations', 'unpacks', () => docxOf({ relations: [`<!--${randomBytes(600_000).toString('hex')}-->`] })],
    ['with two parts of one name', 'unreadable', () => zipOf([...docxEntries(), { name: 'WORD/document.xml', content: 'x' }])],
    ['with a way out of its folder', 'unreadable', () => docxOf({ more: [{ name: '../a', content: 'x' }] })],
    ['with entities of its own', 'unreadable', () => zipOf(declared)],
    ['packed in another way', 'unreadable', () => docxOf({ more: [{ name: 'a', content: 'x', packed: Buffer.from('x'), method: 12 }] })],
    ['of 10 GB', 'unpacks', () => docxOf({ more: tenGigabytes() })],
    ['of 10 GB that claims to be small', 'unreadable', () => docxOf({ more: tenGigabytes(1_000) })],
    [
      'of many entries',
      'unpacks',
      () => zipOf([...docxEntries(), ...Array.from({ length: 2_000 }, (_, n) => ({ name: `a${n}`, content: '' }))]),
    ],
    [
      'that becomes two hundred times as large',
      'unpacks',
      () => docxOf({ more: [{ name: 'word/a.xml', content: ' '.repeat(3_000_000) }] }),
    ],
  ])('%s is refused: %s', async (_what, refusal, made) => expect(await refusalOf('a.docx', await made())).toBe(refusal))
})

/** Ten entries of a gigabyte each, of a few pieces that are made once: packed zeros can be put behind each other. */
function tenGigabytes(claimedSize = 1_000_000_000) {
  const piece = deflateRawSync(Buffer.alloc(10_000_000), { finishFlush: constants.Z_FULL_FLUSH })
  const packed = Buffer.concat([...Array<Buffer>(100).fill(piece), deflateRawSync(Buffer.alloc(0))])
  return Array.from({ length: 10 }, (_, n) => ({ name: `word/a${n}.xml`, content: '', packed, claimedSize }))
}
