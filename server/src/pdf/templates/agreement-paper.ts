import { definePdf } from '../render-pdf.ts'

/* The text of an agreement as it is set: everything is filled in, and each field has its place. */

export type PaperInline =
  | { readonly t: 'text'; readonly text: string; readonly b?: boolean; readonly i?: boolean; readonly u?: boolean }
  | { readonly t: 'br' }
  | { readonly t: 'field'; readonly id: string; readonly kind: string; readonly options?: readonly string[] }

type Align = 'start' | 'center' | 'end'

export type PaperBlock =
  | { readonly t: 'p'; readonly align: Align; readonly inlines: readonly PaperInline[] }
  | { readonly t: 'h'; readonly level: number; readonly align: Align; readonly inlines: readonly PaperInline[] }
  | { readonly t: 'ul'; readonly items: readonly (readonly PaperBlock[])[] }
  | { readonly t: 'ol'; readonly start: number; readonly items: readonly (readonly PaperBlock[])[] }
  | PaperTable
  | { readonly t: 'break' }
  | { readonly t: 'law'; readonly text: string; readonly statute: string | null }
  | { readonly t: 'sign'; readonly parties: readonly SigningLine[] }

export type PaperTable = {
  readonly t: 'table'
  readonly columns: number
  /** Shares of the width; null where all are the same. */
  readonly widths: readonly number[] | null
  /** Rows at its top that stand on each page. */
  readonly headers: number
  readonly rows: readonly (readonly PaperCell[])[]
}
export type PaperCell = {
  readonly colspan: number
  readonly rowspan: number
  readonly header: boolean
  readonly blocks: readonly PaperBlock[]
}

/** Ids of the fields of a party, on its line. */
export type SigningLine = { readonly role: string; readonly name: string; readonly signature: string; readonly date: string }

export type AgreementPaper = {
  readonly blocks: readonly PaperBlock[]
  readonly words: { readonly signature: string; readonly name: string; readonly date: string }
}

/** A page of it, as `frame.typ` sets it, in points. */
export const AGREEMENT_PAGE = { width: 595.28, height: 841.89 } as const

export const agreementPdf = definePdf<AgreementPaper>(new URL('./agreement.typ', import.meta.url))
