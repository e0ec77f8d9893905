import type { PageSize } from './pdf-document.ts'

/** How large pages are: as wide as there is room, as on paper, or wholly in sight. */
export const PDF_MODES = ['pagewidth', 'actualsize', 'pagefit'] as const
export type PdfMode = (typeof PDF_MODES)[number]

/** Pixels of a point, at the size of paper. */
const ON_PAPER = 96 / 72
const LEAST = 0.1

/** How many pixels a point is, in a frame of so many. */
export function scaleOf(mode: PdfMode, page: PageSize, frame: PageSize): number {
  if (mode === 'actualsize') return ON_PAPER
  const wide = frame.width / page.width
  return Math.max(LEAST, mode === 'pagewidth' ? wide : Math.min(wide, frame.height / page.height))
}
