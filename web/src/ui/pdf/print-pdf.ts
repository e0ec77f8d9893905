import type { PdfDocument } from './pdf-document.ts'
import styles from './PdfViewer.module.css'

const DOTS_PER_INCH = 200

/** Prints the pages, and nothing of what is around them. */
export async function printPdf(pdf: PdfDocument): Promise<void> {
  const sheets = document.createElement('div')
  sheets.className = styles.sheets!
  sheets.setAttribute('aria-hidden', 'true')
  try {
    for (let number = 1; number <= pdf.pagesCount; number++) sheets.append(await sheetOf(await pdf.picture(number, DOTS_PER_INCH)))
    document.body.append(sheets)
    globalThis.print()
  } finally {
    for (const { src } of sheets.querySelectorAll('img')) URL.revokeObjectURL(src)
    sheets.remove()
  }
}

async function sheetOf(picture: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(picture)
  await image.decode()
  return image
}
