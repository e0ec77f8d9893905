import type { PdfFact, PdfNote } from '../pdf-paper.ts'
import { definePdf } from '../render-pdf.ts'

/** What is known of how an agreement was signed, in words; moments come as they are read. */
export type CertificatePaper = {
  readonly heading: string
  readonly number: string
  readonly status: string | null
  readonly facts: readonly PdfFact[]
  readonly digests: readonly PdfFact[]
  readonly parties: readonly {
    readonly name: string
    readonly role: string
    readonly state: string
    readonly lines: readonly string[]
  }[]
  /** The log, in its order. */
  readonly events: readonly { readonly at: string; readonly what: string; readonly note: string | null; readonly from: string }[]
  readonly words: { readonly parties: string; readonly events: string; readonly columns: readonly [string, string, string] }
  readonly notes: readonly PdfNote[]
}

export const certificatePdf = definePdf<CertificatePaper>(new URL('./certificate.typ', import.meta.url))
