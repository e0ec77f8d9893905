/* What a document is told: words that are ready to be read, and nothing else. The room that makes one has formatted and translated them. */

/** In whose look: that of the installation, of no one, or a design that someone has made. */
export type PdfBrand = HouseBrand | { readonly kind: 'plain' } | CustomPdfBrand

type HouseBrand = { readonly kind: 'house'; readonly name: string }

export type CustomPdfBrand = {
  readonly kind: 'custom'
  /** May be empty. */
  readonly header: string
  readonly contact: string | null
  readonly logo: PdfLogo | null
  readonly logoPosition: 'left' | 'center' | 'right'
  /** Six digits behind a `#`, in which text can be read. */
  readonly primaryColor: string
  readonly accentColor: string
  /** `opacity`: as a part of 1. */
  readonly watermark: { readonly text: string; readonly opacity: number } | null
}

export type PdfLogo = {
  readonly bytes: Uint8Array
  readonly format: 'webp' | 'png' | 'jpg'
  /** In which it is shown, as pixels of a page: the shape of the picture. */
  readonly width: number
  readonly height: number
  /** For who does not see it. */
  readonly alt: string
}

/** What surrounds every document. */
export type PdfFrame = {
  /** `en`, `es`, `he`: the direction of the whole page follows from it. */
  readonly language: string
  /** Of the file, as programs show it. */
  readonly title: string
  readonly author: string
  /** The day of the document, `2026-11-30`: the only date that gets into the file, so that the same paper is the same bytes. */
  readonly date: string
  readonly brand: PdfBrand
  /** Lines at the foot of each page. */
  readonly footer: readonly string[]
  /** `Page {page} of {pages}`. */
  readonly pageOf: string
  /** Across every page, such as VOID. */
  readonly stamp: string | null
}

/** A word above what it is about. */
export type PdfFact = { readonly label: string; readonly value: string }
export type PdfParty = { readonly label: string; readonly name: string; readonly lines: readonly string[] }
/** `due`: what someone has to act on; `strong`: a sum; `plain`: what it is made of. */
export type PdfTotal = { readonly label: string; readonly amount: string; readonly weight: 'plain' | 'strong' | 'due' }
export type PdfNote = { readonly heading: string; readonly text: string }
