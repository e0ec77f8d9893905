import type { PDFPage } from '@cantoo/pdf-lib'

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The part of a page that is shown, before it is turned: what its media box and its crop box both have. */
export function shownBox(page: PDFPage): Box {
  const [media, crop] = [page.getMediaBox(), page.getCropBox()]
  const [x, y] = [Math.max(media.x, crop.x), Math.max(media.y, crop.y)]
  return {
    x,
    y,
    width: Math.min(media.x + media.width, crop.x + crop.width) - x,
    height: Math.min(media.y + media.height, crop.y + crop.height) - y,
  }
}
