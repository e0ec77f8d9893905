import { OPS, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy, PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'

/** What stands together on a page: where it begins, from the left and from the top, in points. */
export type PdfWords = {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly size: number
  readonly font: string
}

export type ReadPdf = {
  readonly title: string
  readonly language: string | null
  readonly created: string | null
  readonly isTagged: boolean
  readonly pages: readonly ReadPage[]
  /** All of it, in the order in which it is read. */
  readonly text: string
}

export type ReadPage = {
  readonly size: readonly [width: number, height: number]
  readonly words: readonly PdfWords[]
  readonly text: string
  /** What the parts of the page are, such as `H1`, `Table` and `TH`. */
  readonly roles: readonly string[]
  readonly links: readonly string[]
  /** Colors of the lines that are drawn, in order. */
  readonly lineColors: readonly string[]
  /** How strongly it is filled where it is not wholly, as a part of 1. */
  readonly opacities: readonly number[]
}

/** A document as other programs read it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  return withDocument(bytes, async (document) => {
    const { info } = (await document.getMetadata()) as { info: Readonly<Record<string, unknown>> }
    const mark = (await document.getMarkInfo()) as ReadonlyMap<string, unknown> | null
    const pages = await eachPage(document, readPage)
    return {
      title: String(info['Title'] ?? ''),
      language: (info['Language'] as string | undefined) ?? null,
      created: (info['CreationDate'] as string | undefined) ?? null,
      isTagged: mark?.get('Marked') === true,
      pages,
      text: pages.map(({ text }) => text).join('\n'),
    }
  })
}

/** The text of each page alone, for documents of very many. */
export async function readPdfText(bytes: Uint8Array): Promise<string[]> {
  return withDocument(bytes, (document) => eachPage(document, async (page) => textOf(await itemsOf(page))))
}

async function withDocument<Read>(bytes: Uint8Array, read: (document: PDFDocumentProxy) => Promise<Read>): Promise<Read> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, fontExtraProperties: true })
  try {
    return await read(await loading.promise)
  } finally {
    await loading.destroy()
  }
}

async function eachPage<Read>(document: PDFDocumentProxy, read: (page: PDFPageProxy) => Promise<Read>): Promise<Read[]> {
  const pages: Read[] = []
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await read(await document.getPage(number)))
  return pages
}

async function itemsOf(page: PDFPageProxy): Promise<TextItem[]> {
  return (await page.getTextContent()).items.filter((item): item is TextItem => 'str' in item)
}

function textOf(items: readonly TextItem[]): string {
  return items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('')
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  // Reading what is drawn loads the fonts, which say their names then.
  const { fnArray, argsArray } = await page.getOperatorList()
  const argsOf = (operator: number) =>
    [...fnArray].flatMap((each, index) => (each === operator ? [argsArray[index] as readonly unknown[]] : []))
  const [, , width, height] = page.view as [number, number, number, number]
  const items = await itemsOf(page)
  const words = items
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, transform, width: long, fontName }) => {
      const [a, b, , , left, bottom] = transform as [number, number, number, number, number, number]
      return { text: str, left, top: height - bottom, width: long, size: Math.hypot(a, b), font: nameOf(page, fontName) }
    })
  const annotations = (await page.getAnnotations()) as readonly { readonly url?: string }[]
  return {
    size: [width, height],
    words,
    text: textOf(items),
    roles: rolesIn(await page.getStructTree()),
    links: annotations.flatMap(({ url }) => url ?? []),
    lineColors: argsOf(OPS.setStrokeRGBColor).map(([color]) => String(color)),
    opacities: argsOf(OPS.setGState)
      .flatMap(([states]) => states as readonly (readonly [string, unknown])[])
      .flatMap(([name, value]) => (name === 'ca' ? Number(value) : [])),
  }
}

/** `ABCDEF+Inter-Regular` is part of Inter-Regular. */
function nameOf(page: PDFPageProxy, font: string): string {
  const { name } = page.commonObjs.get(font) as { readonly name: string }
  return name.replace(/^[A-Z]{6}\+/, '')
}

type Part = { readonly role: string; readonly children: readonly (Part | { readonly type: string })[] }

function rolesIn(part: Part | null): string[] {
  return part ? [part.role, ...part.children.flatMap((child) => ('role' in child ? rolesIn(child) : []))] : []
}
