import { deflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFRawStream,
  type PDFRef,
  PDFStream,
  PDFString,
  StandardFonts,
  degrees,
} from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../test/read-pdf.ts'
import { pdfOf, rawPdf, rawStream } from '../files/contents/made-pdf.factory.ts'
import { openThreads } from '../threads/threads.ts'
import { layOver } from './lay-over.ts'
import { sampleCertificate, sampleFrame, sampleOverlay, sampleOverlayPage, samplePictures } from './pdf.factory.ts'
import { renderPdf } from './render-pdf.ts'
import { certificatePdf } from './templates/certificate-paper.ts'
import { overlayPdf } from './templates/overlay-paper.ts'

const threads = openThreads({ size: 1 })
afterAll(() => threads.close())
const makers = { threads, log: { warn: expect.unreachable } as never }

type Shown = { readonly width: number; readonly height: number }

/** The word STAR at a tenth of the width and a fifth of the height of each page, on pages of these sizes. */
async function starsOn(sizes: readonly Shown[]): Promise<Uint8Array> {
  const pages = sizes.map(({ width, height }) => {
    const value = { kind: 'text' as const, text: 'STAR', x: width / 10, y: height / 5 - 12, width: 60, height: 12 }
    return sampleOverlayPage({ width, height, values: [value], notes: [], foot: null })
  })
  const { bytes } = await renderPdf(makers, overlayPdf, { frame: sampleFrame(), paper: sampleOverlay(...pages) })
  return bytes
}

const certificate = async () => (await renderPdf(makers, certificatePdf, { frame: sampleFrame(), paper: sampleCertificate() })).bytes

type Seen = { readonly text: string; readonly left: number; readonly top: number; readonly right: boolean }

/** The words of each page where they are seen, from its top left corner. `right`: whether they run to the right. */
async function seen(bytes: Uint8Array): Promise<Seen[][]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  try {
    const document = await loading.promise
    return await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) => {
        const page = await document.getPage(index + 1)
        const viewport = page.getViewport({ scale: 1 })
        const items = (await page.getTextContent()).items.filter((item): item is TextItem => 'str' in item && item.str.trim() !== '')
        return items.map(({ str, transform }) => {
          const [a, b, , , x, y] = transform as [number, number, number, number, number, number]
          const [left, top] = viewport.convertToViewportPoint(x, y) as [number, number]
          const [onLeft, onTop] = viewport.convertToViewportPoint(x + a, y + b) as [number, number]
          return { text: str, left, top, right: onLeft > left && Math.abs(onTop - top) < 0.01 }
        })
      }),
    )
  } finally {
    await loading.destroy()
  }
}

/** Where each object is that the last table of a file tells of, by what stands there. */
function listed(pdf: Uint8Array): { readonly at: number; readonly number: number }[] {
  const bytes = Buffer.from(pdf)
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(bytes.toString('latin1'))![1])
  const text = bytes.subarray(start).toString('latin1')
  if (text.startsWith('xref')) {
    return [...text.matchAll(/(\d+) (\d+)\n((?:\d{10} \d{5} n \n)+)/g)].flatMap(([, first, , lines]) =>
      lines!
        .trim()
        .split('\n')
        .map((line, index) => ({ at: Number(line.slice(0, 10)), number: Number(first) + index })),
    )
  }
  const runs = /\/Index \[ ([\d ]+) \]/.exec(text)![1]!.split(' ').map(Number)
  const data = bytes.subarray(start + text.indexOf('stream\n') + 7)
  const numbers = Array.from({ length: runs.length / 2 }, (_, run) =>
    Array.from({ length: runs[run * 2 + 1]! }, (_unused, index) => runs[run * 2]! + index),
  ).flat()
  return numbers.map((number, index) => ({ number, at: data.readUInt32BE(index * 7 + 1) }))
}

const TURNS = [0, 90, 180, 270, -90, 450]

describe.each([
  ['a table', false],
  ['a stream', true],
] as const)('over a paper that has %s of its objects', (_, useObjectStreams) => {
  test('values stand where they are seen, however its pages are turned and cut', async () => {
    const paper = await pdfOf(
      (document) => {
        for (const turn of TURNS) {
          const page = document.addPage([400, 600])
          page.setMediaBox(-50, 20, 400, 600)
          page.setCropBox(-20, 50, 300, 500)
          page.setRotation(degrees(turn))
          // Larger than the page, as some programs write it: what is shown is what both have.
          const larger = document.addPage([400, 600])
          larger.setCropBox(-10, -10, 900, 900)
          larger.setRotation(degrees(turn))
        }
      },
      { useObjectStreams },
    )
    const sizes = TURNS.flatMap((turn) => {
      const isAcross = Math.abs(turn % 180) === 90
      return [
        isAcross ? { width: 500, height: 300 } : { width: 300, height: 500 },
        isAcross ? { width: 600, height: 400 } : { width: 400, height: 600 },
      ]
    })
    const all = [{ width: 300, height: 300 }, ...sizes]
    const laid = await layOver({ threads }, { paper, overlay: await starsOn(all), behind: null })
    const pages = await seen(laid)
    expect(pages).toHaveLength(all.length)
    for (const [index, { width, height }] of all.entries()) {
      const star = pages[index]!.find(({ text }) => text === 'STAR')!
      expect(star.right, `page ${index}`).toBe(true)
      expect(star.left, `page ${index}`).toBeCloseTo(width / 10, 0)
      expect(Math.abs(star.top - height / 5), `page ${index}`).toBeLessThan(4)
    }
  })

  test('its bytes are those with which the answer begins, and each new object is where the answer says', async () => {
    const paper = await pdfOf(() => {}, { pages: 3, useObjectStreams })
    const sizes = Array.from({ length: 3 }, () => ({ width: 300, height: 300 }))
    const laid = Buffer.from(await layOver({ threads }, { paper, overlay: await starsOn(sizes), behind: await certificate() }))
    expect(laid.subarray(0, paper.length).equals(paper)).toBe(true)
    const objects = listed(laid)
    expect(objects.length).toBeGreaterThan(8)
    for (const { at, number } of objects) expect(laid.subarray(at).toString('latin1', 0, 20)).toMatch(new RegExp(`^${number} 0 obj\\n`))
  })

  test('the certificate follows, and can be read', async () => {
    const paper = await pdfOf(() => {}, { pages: 2, useObjectStreams })
    const sizes = Array.from({ length: 2 }, () => ({ width: 300, height: 300 }))
    const laid = await layOver({ threads }, { paper, overlay: await starsOn(sizes), behind: await certificate() })
    const { pages } = await readPdf(laid)
    expect(pages.map(({ size }) => size.map(Math.round))).toEqual([
      [300, 300],
      [300, 300],
      [595, 842],
    ])
    expect(pages[0]!.text).toContain('A lease of one page')
    expect(pages[2]!.text).toContain('Opened by Maria Alvarez')
  })
})

test('a paper that can be read aloud stays one, with all that was added', async () => {
  const size = { width: 595.2756, height: 841.8898 }
  const pages = [sampleOverlayPage({ ...size, stamp: 'VOID' })]
  const { bytes: overlay } = await renderPdf(makers, overlayPdf, {
    frame: sampleFrame(),
    paper: sampleOverlay(...pages),
    pictures: await samplePictures(),
  })
  const paper = await certificate()
  const before = (await readPdf(paper)).pages[0]!.roles
  const laid = await layOver({ threads }, { paper, overlay, behind: paper })
  const twice = await readPdf(await layOver({ threads }, { paper: laid, overlay: await starsOn([size, size]), behind: paper }))
  expect(twice.isTagged).toBe(true)
  expect(twice.pages.map(({ roles }) => roles)).toEqual([before, before, before])
  // What is drawn leads to its element, by numbers that each are there once.
  const document = await PDFDocument.load(laid)
  const { context, catalog } = document
  const parents = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).lookup(PDFName.of('ParentTree'), PDFDict)
  const numbers = parents.lookup(PDFName.of('Nums'), PDFArray)
  expect([0, 2, 4].map((index) => String(numbers.get(index)))).toEqual(['0', '1', '2'])
  expect(numbers.size()).toBe(6)
  expect(document.getPages().map(({ node }) => String(node.get(PDFName.of('StructParents'))))).toEqual(['0', '2'])
  const [page] = document.getPages()
  const [over] = page!.node.Resources()!.lookup(PDFName.of('XObject'), PDFDict).values() as [PDFRef]
  expect(String((context.lookup(over) as PDFRawStream).dict.get(PDFName.of('StructParents')))).toBe('1')
  const drawn = numbers
    .lookup(3, PDFArray)
    .asArray()
    .map((element) => context.lookup(element, PDFDict))
  const picture = drawn.find((element) => element.get(PDFName.of('S')) === PDFName.of('Figure'))!
  expect(picture.lookup(PDFName.of('Alt'), PDFString, PDFHexString).decodeText()).toBe('Signature of Maria Alvarez')
  const [mark] = picture.lookup(PDFName.of('K'), PDFArray).asArray() as [PDFDict]
  expect([mark.get(PDFName.of('Stm')), mark.get(PDFName.of('Pg'))]).toEqual([over, page!.ref])
})

test('a paper without tags stays without, and its neighbors are not taken for its own', async () => {
  const paper = await pdfOf()
  const laid = await layOver({ threads }, { paper, overlay: await starsOn([{ width: 300, height: 300 }]), behind: await certificate() })
  const document = await PDFDocument.load(laid)
  expect(document.catalog.has(PDFName.of('StructTreeRoot'))).toBe(false)
  expect(document.getPages().some(({ node }) => node.has(PDFName.of('StructParents')))).toBe(false)
})

test('what the content of a page leaves behind moves nothing', async () => {
  const contents = ['q 3 0 0 3 9 9 cm', 'Q Q 3 0 0 3 9 9 cm q', '3 0 0 3 9 9 cm q q', 'q BT /F1 9 Tf 0 0 1 1 re W n', 'Q'].map((content) =>
    Buffer.from(content),
  )
  for (const content of contents) {
    const paper = rawPdf([rawStream('', content)], { pageContents: '/Contents 10 0 R' })
    const laid = await layOver({ threads }, { paper, overlay: await starsOn([{ width: 99, height: 99 }]), behind: null })
    const star = (await seen(laid))[0]!.find(({ text }) => text === 'STAR')
    expect(star!.left, content.toString()).toBeCloseTo(9.9, 0)
    expect(Math.abs(star!.top - 99 / 5), content.toString()).toBeLessThan(4)
  }
})

test('that is seen in packed content as well, and not in what would be gigabytes when it is unpacked', async () => {
  const layOn = async (content: Buffer, filter = '/Filter/FlateDecode') => {
    const paper = rawPdf([rawStream(filter, content)], { pageContents: '/Contents 10 0 R' })
    return layOver({ threads }, { paper, overlay: await starsOn([{ width: 99, height: 99 }]), behind: null })
  }
  const starOn = async (pdf: Uint8Array) => (await seen(pdf))[0]!.find(({ text }) => text === 'STAR')!
  const scaled = Buffer.from('3 0 0 3 9 9 cm q q')
  for (const laid of [await layOn(deflateSync(scaled)), await layOn(deflateSync(scaled), '/Filter[/FlateDecode]')])
    expect((await starOn(laid)).left).toBeCloseTo(9.9, 0)
  /** How many states are taken back before the values are drawn. */
  const takenBack = async (content: Buffer) => {
    const document = await PDFDocument.load(await layOn(deflateSync(content)))
    const last = document.getPage(0).node.Contents() as PDFArray
    return Buffer.from(last.lookup(2, PDFStream).getContents()).toString().split('cm')[0]!.match(/Q/g)!.length
  }
  expect(await takenBack(scaled)).toBe(3)
  // Looked at no further than a page may be long.
  expect(await takenBack(Buffer.concat([scaled, Buffer.alloc(40_000_000, ' ')]))).toBe(1)
  const odd = await layOn(Buffer.from(Buffer.from('q').toString('hex')), '/Filter/ASCIIHexDecode')
  expect((await starOn(odd)).left).toBeCloseTo(9.9, 0)
})

test('pages that share what they draw with each get their own values', async () => {
  const paper = await pdfOf(
    (document) => {
      const { context } = document
      const font = document.embedStandardFont(StandardFonts.Helvetica).ref
      const shared = context.register(context.obj({ Font: { F1: font }, XObject: {} }))
      const contents = context.register(context.obj([context.register(context.stream('BT /F1 9 Tf 10 10 Td (Shared) Tj ET'))]))
      for (const page of document.getPages()) {
        page.node.set(PDFName.of('Resources'), shared)
        page.node.set(PDFName.of('Contents'), contents)
      }
    },
    { pages: 2 },
  )
  const pages = [1, 2].map((number) =>
    sampleOverlayPage({ width: 300, height: 300, values: [], notes: [{ x: 9, y: 9, text: `Page number ${number}` }], foot: null }),
  )
  const { bytes: overlay } = await renderPdf(makers, overlayPdf, { frame: sampleFrame(), paper: sampleOverlay(...pages) })
  const laid = await readPdf(await layOver({ threads }, { paper, overlay, behind: null }))
  expect(laid.pages.map(({ words }) => words.map(({ text }) => text))).toEqual([
    ['Shared', 'Page number 1'],
    ['Shared', 'Page number 2'],
  ])
})

test('a page that draws nothing, and one whose resources are those of all pages, are laid over as well', async () => {
  const paper = await pdfOf(
    (document) => {
      const [page] = document.getPages()
      const tree = document.context.lookup(page!.node.get(PDFName.of('Parent')) as PDFRef, PDFDict)
      tree.set(PDFName.of('Resources'), document.context.obj({ XObject: {} }))
      for (const { node } of document.getPages()) {
        node.delete(PDFName.of('Resources'))
        node.delete(PDFName.of('Contents'))
      }
    },
    { pages: 2 },
  )
  const sizes = Array.from({ length: 2 }, () => ({ width: 300, height: 300 }))
  const pages = await seen(await layOver({ threads }, { paper, overlay: await starsOn(sizes), behind: null }))
  expect(pages.map((words) => words.map(({ text }) => text))).toEqual([['STAR'], ['STAR']])
})

test('a second layer lies over the first', async () => {
  const paper = await pdfOf()
  const overlay = await starsOn([{ width: 300, height: 300 }])
  const once = await layOver({ threads }, { paper, overlay, behind: null })
  const twice = await layOver({ threads }, { paper: once, overlay, behind: null })
  expect(Buffer.from(twice.subarray(0, once.length)).equals(Buffer.from(once))).toBe(true)
  expect((await seen(twice))[0]!.filter(({ text }) => text === 'STAR')).toHaveLength(2)
  const document = await PDFDocument.load(twice)
  expect(document.context.lookup(document.context.trailerInfo.ID, PDFArray).size()).toBe(2)
})

test('the same layers give the same bytes', async () => {
  const [paper, overlay] = [await pdfOf(), await starsOn([{ width: 300, height: 300 }])]
  const [one, other] = [
    await layOver({ threads }, { paper, overlay, behind: null }),
    await layOver({ threads }, { paper, overlay, behind: null }),
  ]
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
})

test('more pages, or fewer, do not lie over a paper', async () => {
  const overlay = await starsOn([{ width: 300, height: 300 }])
  const paper = await pdfOf(() => {}, { pages: 2 })
  await expect(layOver({ threads }, { paper, overlay, behind: null })).rejects.toThrow('1 pages can not lie over 2')
})
