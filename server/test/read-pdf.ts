import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'

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
}

/** A document as other programs read it. `pages`: of those alone. */
export async function readPdf(bytes: Uint8Array, { pages }: { readonly pages?: readonly number[] } = {}): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, fontExtraProperties: true })
  const document = await loading.promise
  try {
    const { info } = (await document.getMetadata()) as { info: Readonly<Record<string, unknown>> }
    const mark = (await document.getMarkInfo()) as ReadonlyMap<string, unknown> | null
    const read: ReadPage[] = []
    for (const number of pages ?? Array.from({ length: document.numPages }, (_, index) => index + 1)) {
      read.push(await readPage(await document.getPage(number)))
    }
    return {
      title: String(info['Title'] ?? ''),
      language: (info['Language'] as string | undefined) ?? null,
      created: (info['CreationDate'] as string | undefined) ?? null,
      isTagged: mark?.get('Marked') === true,
      pages: read,
      text: read.map(({ text }) => text).join('\n'),
    }
  } finally {
    await loading.destroy()
  }
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  // Reading what is drawn loads the fonts, which say their names then.
  await page.getOperatorList()
  const [, , width, height] = page.view as [number, number, number, number]
  const items = (await page.getTextContent()).items.filter((item): item is TextItem => 'str' in item)
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
    text: items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    roles: rolesIn(await page.getStructTree()),
    links: annotations.flatMap(({ url }) => url ?? []),
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
