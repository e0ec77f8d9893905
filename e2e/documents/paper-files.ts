import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { testPhotos } from '../photos.ts'

export type PaperFile = { name: string; mimeType: string; buffer: Buffer }

/** In a font that every reader of PDFs is to have. */
export async function paper(name: string, ...pages: readonly string[]): Promise<PaperFile> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.TimesRoman)
  for (const text of pages) pdf.addPage([595, 842]).drawText(text, { x: 40, y: 780, size: 14, font })
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) }
}

/** So many papers, one of them with a word that no other has. */
export function papers(count: number, { odd, word }: { odd: number; word: string }): Promise<PaperFile[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => paper(`Receipt ${index + 1}`, index + 1 === odd ? `Repaired the ${word}` : 'Bought paint')),
  )
}

/** As the camera of a phone hands one over. */
export async function photoOfPaper(name: string): Promise<PaperFile> {
  const [photo] = await testPhotos(1)
  return { ...photo!, name: `${name}.jpg` }
}
