/** A PDF of a few pages that say what is given, for what shows documents. */
export function smallPdf(pages: readonly string[]): Blob {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((words, index) => {
      const drawn = `BT /F1 24 Tf 72 700 Td (${words}) Tj ET`
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * index} 0 R>>`,
        `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
      ]
    }),
  ]
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
