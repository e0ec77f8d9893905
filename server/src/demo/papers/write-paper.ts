import { PDFDocument, type PDFFont, StandardFonts, rgb } from '@cantoo/pdf-lib'
import type { DemoPaper } from './demo-papers.ts'

const SIZE = { width: 612, height: 792, margin: 64 } as const
const LINE = 18
const INK = rgb(0.12, 0.16, 0.15)

/** A paper as a PDF: its title and what it says. */
export async function writePaper({ title, says }: Pick<DemoPaper, 'title' | 'says'>): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(title)
  const [font, bold] = [await pdf.embedFont(StandardFonts.TimesRoman), await pdf.embedFont(StandardFonts.TimesRomanBold)]
  for (const [place, paragraphs] of inPages(says).entries()) {
    const page = pdf.addPage([SIZE.width, SIZE.height])
    let y = SIZE.height - SIZE.margin
    if (place === 0) page.drawText(title, { x: SIZE.margin, y, size: 20, font: bold, color: INK })
    y -= LINE * 2.5
    for (const line of paragraphs.flatMap((paragraph) => [...inLines(paragraph, font), ''])) {
      page.drawText(line, { x: SIZE.margin, y, size: 12, font, color: INK })
      y -= LINE
    }
  }
  return pdf.save()
}

function inPages(says: readonly string[]): string[][] {
  const pages: string[][] = [[]]
  for (const paragraph of says) {
    if (paragraph === '') pages.push([])
    else pages.at(-1)!.push(paragraph)
  }
  return pages
}

function inLines(paragraph: string, font: PDFFont): string[] {
  const lines: string[] = []
  for (const word of paragraph.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && font.widthOfTextAtSize(longer, 12) > SIZE.width - 2 * SIZE.margin) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}
