import { missingIn } from './printable.ts'
import { type PdfAnswer, type PdfWork, makePdf } from './make-pdf.ts'

export type PdfMethods = {
  make(work: PdfWork): PdfAnswer
  /** Characters of these texts that no font of documents has. */
  missing(texts: readonly string[]): readonly string[]
}

export function open(): PdfMethods {
  return { make: makePdf, missing: missingIn }
}
