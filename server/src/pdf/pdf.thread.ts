import { type PdfAnswer, type PdfWork, makePdf } from './make-pdf.ts'

export type PdfMethods = { make(work: PdfWork): PdfAnswer }

export function open(): PdfMethods {
  return { make: makePdf }
}
