import type { PdfFrame } from '../../pdf/pdf-paper.ts'
import type { DocumentBrand } from '../../platform/branding/branding.public.ts'
import type { Services } from '../../rpc/services.ts'
import type { PaperWords } from './words.ts'

type Framed = {
  readonly title: string
  readonly issuer: string
  readonly date: string
  readonly look: DocumentBrand
  readonly stamp: string | null
}

/** What surrounds a paper: the look of who bills, and at its foot their words, or who they are and through whom it was sent. */
export function paperFrame(
  { settings }: Pick<Services, 'settings'>,
  { t, language }: PaperWords,
  { title, issuer, date, look, stamp }: Framed,
): PdfFrame {
  const installation = settings.COMPANY_NAME
  return {
    language,
    title,
    author: issuer,
    date,
    brand: look.brand,
    footer: [look.footer ?? (look.brand.kind === 'house' ? t.sentThrough({ issuer, installation }) : issuer)],
    // Where they stand is known once the pages are there.
    pageOf: t.pageOf({ page: '{page}', pages: '{pages}' }),
    stamp,
  }
}
