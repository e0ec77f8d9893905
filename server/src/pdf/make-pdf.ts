import { readFileSync } from 'node:fs'
import { textOn } from '@keystead/contract/values/colors.ts'
import type { PdfFrame } from './pdf-paper.ts'
import { printable } from './printable.ts'
import { type Typeset, TypstError, typeset } from './typst.ts'

/* What is done where documents are made: in a thread, or in a process of its own. */

export type PdfWork = { readonly template: string; readonly frame: PdfFrame; readonly paper: unknown; readonly pictures?: PdfPictures }

/** PNGs by the names under which a template finds them: `/pictures/name`. Names are ours, and bytes are those of a picture that we have made. */
export type PdfPictures = ReadonlyMap<string, Uint8Array>

/** `broken`: the template does not work with this paper. */
export type PdfAnswer = (Typeset & { readonly missing: readonly string[] }) | { readonly broken: string }

const WHITE = '#ffffff'

export function makePdf({ template, frame, paper, pictures: given = new Map() }: PdfWork): PdfAnswer {
  const { brand } = frame
  const missing = new Set<string>()
  const [year, month, day] = frame.date.split('-').map(Number)
  const onStrong = brand.kind === 'custom' ? textOn(brand.primaryColor) : WHITE
  const told = { frame: { ...frame, brand: withoutBytes(brand), date: { year, month, day }, onStrong }, paper }
  const pictures = new Map([...given].map(([name, bytes]) => [pathOf(name), bytes]))
  if (brand.kind === 'custom' && brand.logo) pictures.set('logo', brand.logo.bytes)
  try {
    return { ...typeset(readFileSync(new URL(template), 'utf8'), printable(told, missing), pictures), missing: [...missing] }
  } catch (error) {
    if (error instanceof TypstError) return { broken: error.message }
    throw error
  }
}

const PICTURE_NAME = /^[\w-]{1,80}$/

function pathOf(name: string): string {
  if (!PICTURE_NAME.test(name)) throw new Error(`a picture of a document can not be named ${name}`)
  return `pictures/${name}`
}

function withoutBytes(brand: PdfFrame['brand']): unknown {
  if (brand.kind !== 'custom' || !brand.logo) return brand
  const { bytes: _, ...logo } = brand.logo
  return { ...brand, logo }
}
