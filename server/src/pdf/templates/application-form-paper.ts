import type { PdfFact, PdfParty } from '../pdf-paper.ts'
import { definePdf } from '../render-pdf.ts'

/** A submitted form of an application, in words. */
export type ApplicationFormPaper = {
  readonly heading: string
  readonly number: string
  readonly status: string | null
  /** Who applies, for which home, and to whom. */
  readonly parties: readonly PdfParty[]
  readonly facts: readonly PdfFact[]
  readonly sections: readonly ApplicationFormSection[]
}

export type ApplicationFormSection = FormPaperEntry & {
  /** Such as one address, or one pet. */
  readonly entries: readonly FormPaperEntry[]
  readonly table: FormPaperTable | null
  /** Said where there is nothing in it, or of all of it. */
  readonly note: string | null
}

export type FormPaperEntry = {
  readonly heading: string
  /** Beside each other. */
  readonly facts: readonly PdfFact[]
  /** Each with a line of its own: what is long. */
  readonly long: readonly PdfFact[]
}

export type FormPaperTable = {
  readonly heading: string | null
  readonly columns: readonly [string, string]
  readonly rows: readonly { readonly said: string; readonly below: string | null; readonly answer: string }[]
}

export const applicationFormPdf = definePdf<ApplicationFormPaper>(new URL('./application-form.typ', import.meta.url))
