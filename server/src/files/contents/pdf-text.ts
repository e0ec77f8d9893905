import type { PDFDocumentProxy, TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { systemClock } from '../../process/clock.ts'
import { BoundedText } from './clean-text.ts'
import { openPdf } from './open-pdf.ts'
import type { FileText } from './read-file-text.ts'
import { MOST_PAGES } from './refused.ts'

/** Of the half minute that there is: what was read until then is answered. */
const LONGEST_MS = 22_000

export async function readPdfText(content: Buffer): Promise<FileText> {
  const { document, close } = await openPdf(content)
  const end = systemClock.monotonicMs() + LONGEST_MS
  const text = new BoundedText()
  const isLate = () => systemClock.monotonicMs() > end
  try {
    for (let number = 1; number <= document.numPages && !text.isCut; number += 1) {
      if (number > MOST_PAGES || isLate()) text.isCut = true
      else await readPage(document, number, text, isLate)
    }
    return { text: text.toString().trim(), isCut: text.isCut, html: null }
  } finally {
    await close()
  }
}

/** A page that cannot be read has no text. */
async function readPage(document: PDFDocumentProxy, number: number, text: BoundedText, isLate: () => boolean): Promise<void> {
  try {
    const page = await document.getPage(number)
    const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text.add(part.value.items.map((item) => ('str' in item ? textOf(item) : '')).join(''))
      text.isCut ||= isLate()
      if (text.isCut) return void (await reader.cancel(new Error('as much as is kept')))
    }
    page.cleanup()
  } catch {
    // Its neighbors may be whole.
  }
  text.add('\n')
}

function textOf({ str, hasEOL }: TextItem): string {
  return hasEOL ? `${str}\n` : str
}
