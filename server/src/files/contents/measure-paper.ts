import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { inspectPdf } from './inspect-pdf.ts'
import { MOST_PAPER_PAGES, Refused } from './refused.ts'
import { shownBox } from './shown-box.ts'

/** As it is shown, turned as it says: in points. */
export type PaperPage = { readonly width: number; readonly height: number }

/** Of a page, in points: 47 inches, and an inch. */
const LONGEST_SIDE = 3_400
const SHORTEST_SIDE = 72

/**
 * Whether a PDF is one on whose pages people can sign: none of what a document may not be, not signed yet, without form fields of its own, of
 * few pages and each of a size that a screen can show.
 */
export async function measurePaper(content: Buffer): Promise<{ pages: PaperPage[] }> {
  const { pages: count } = await inspectPdf(content)
  if (count > MOST_PAPER_PAGES) throw new Refused('tooLongToSign', `${count} pages`)
  const document = await PDFDocument.load(content, { updateMetadata: false, throwOnInvalidObject: false }).catch(
    (error: unknown): never => {
      throw new Refused('unreadable', String(error), { cause: error })
    },
  )
  refuseForms(document)
  const pages = document.getPages().map(sizeOf)
  for (const { width, height } of pages) {
    const [shortest, longest] = [Math.min(width, height), Math.max(width, height)]
    if (!(shortest >= SHORTEST_SIDE && longest <= LONGEST_SIDE)) throw new Refused('pageSize', `a page of ${width} by ${height} points`)
  }
  return { pages }
}

function sizeOf(page: PDFPage): PaperPage {
  // Rare, for drawings of many meters; not every program that shows one measures it in the same way.
  if (page.node.has(PDFName.of('UserUnit'))) throw new Refused('pageSize', 'a page with a unit of its own')
  const { width, height } = shownBox(page)
  return page.getRotation().angle % 180 === 0 ? { width, height } : { width: height, height: width }
}

function refuseForms({ catalog, context }: PDFDocument): void {
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict && object.has(PDFName.of('ByteRange'))) throw new Refused('signed', 'a signature is in it')
  }
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict)
  const fields = form?.lookupMaybe(PDFName.of('Fields'), PDFArray)
  if (fields && fields.size() > 0) throw new Refused('hasForm', `fields: ${fields.size()}`)
}
