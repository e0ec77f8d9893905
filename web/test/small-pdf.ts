/** A PDF of a few pages that say what is given, for what shows documents. */
export function smallPdf(pages: readonly string[]): Blob {
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((words, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * index} 0 R>>`,
      drawing(`BT /F1 24 Tf 72 700 Td (${words}) Tj ET`),
    ]),
  ])
}

/** A page as scanners make it: a picture packed as JBIG2, black all over. */
export function scannedPdf(): Blob {
  const hex = `${toHex(blackScan())}>`
  const picture =
    '/Type/XObject/Subtype/Image/Width 64/Height 64/BitsPerComponent 1/ColorSpace/DeviceGray/Filter[/ASCIIHexDecode/JBIG2Decode]'
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</Scan 4 0 R>>>>/Contents 5 0 R>>',
    `<<${picture}/Length ${hex.length}>>stream\n${hex}\nendstream`,
    drawing('q 400 0 0 400 72 300 cm /Scan Do Q'),
  ])
}

/** 64 dots square, by ITU-T T.88: the page (segment 48), and a region of it (38) whose rows are coded as a fax is (T.6). */
function blackScan(): Uint8Array {
  // The first row: no white, 64 black. Each other one is as the row above it.
  const bits = `001${'00110101'}${'0000001111'}${'0000110111'}${'11'.repeat(63)}`
  const rows = Uint8Array.from(bits.match(/.{1,8}/g)!, (eight) => Number.parseInt(eight.padEnd(8, '0'), 2))
  const size = [0, 0, 0, 64, 0, 0, 0, 64]
  const segment = (number: number, type: number, data: readonly number[]) => [0, 0, 0, number, type, 0, 1, 0, 0, 0, data.length, ...data]
  const nowhere = [0, 0, 0, 0, 0, 0, 0, 0]
  return Uint8Array.from([...segment(0, 48, [...size, ...nowhere, 0, 0, 0]), ...segment(1, 38, [...size, ...nowhere, 0, 1, ...rows])])
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function drawing(drawn: string): string {
  return `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`
}

function pdfOf(objects: readonly string[]): Blob {
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`
  return new Blob([text], { type: 'application/pdf' })
}
