import { definePdf } from '../render-pdf.ts'

/* What was filled in on a paper: pages of its sizes, to be laid over its own. */

type At = { readonly x: number; readonly y: number }
type Sized = At & { readonly width: number; readonly height: number }

export type OverlayValue = Sized &
  (
    | { readonly kind: 'text' | 'typed'; readonly text: string }
    | { readonly kind: 'check' }
    /** Lines of points in the box of the paper. */
    | { readonly kind: 'drawn'; readonly lines: readonly (readonly (readonly [number, number])[])[] }
    /** By the name under which its bytes come along. */
    | { readonly kind: 'picture'; readonly picture: string; readonly alt: string }
  )

export type OverlayPage = {
  readonly width: number
  readonly height: number
  readonly values: readonly OverlayValue[]
  readonly notes: readonly (At & { readonly text: string })[]
  readonly foot: string | null
  /** Across the page, such as VOID. */
  readonly stamp: string | null
}

export type OverlayPaper = {
  readonly pages: readonly OverlayPage[]
  /** In which signatures were drawn. */
  readonly box: { readonly width: number; readonly height: number }
}

export const overlayPdf = definePdf<OverlayPaper>(new URL('./overlay.typ', import.meta.url))
