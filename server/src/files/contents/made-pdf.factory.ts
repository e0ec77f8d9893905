import { PDFDocument, PDFName } from '@cantoo/pdf-lib'

/* PDFs for tests, among them those that no program would write. */

type PdfChange = (document: PDFDocument) => void

/** A PDF of so many pages, with something that was done to it. */
export async function pdfOf(change: PdfChange = () => {}, { pages = 1, useObjectStreams = true } = {}): Promise<Buffer> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage([300, 300])
  document.getPage(0).drawText('A lease of one page')
  change(document)
  return Buffer.from(await document.save({ useObjectStreams }))
}

type PdfLiteral = { readonly [key: string]: string | number | PdfLiteral }

/** Sets something in the catalog of a document. */
export function inCatalog(key: string, value: PdfLiteral): PdfChange {
  return ({ catalog, context }) => catalog.set(PDFName.of(key), context.register(context.obj(value)))
}

/** Objects as they stand in a file, with the rest of a document around them; the first has the number 10. */
export function rawPdf(objects: readonly string[], { catalog = '', pageContents = '' } = {}): Buffer {
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]${pageContents}>>`,
    ...Array(6).fill('null'),
    ...objects,
  ]
  const written = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${written}trailer\n<</Root 1 0 R/Size ${all.length + 1}>>\nstartxref\n0\n%%EOF\n`, 'latin1')
}

/** A stream as it stands in a file. */
export function rawStream(dictionary: string, bytes: Uint8Array): string {
  return `<<${dictionary}/Length ${bytes.length}>>\nstream\n${Buffer.from(bytes).toString('latin1')}\nendstream`
}
