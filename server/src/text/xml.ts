export function xmlDocument(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}`
}

// What a document of XML may not hold in any way of writing: one of them, and no one can read the rest of it.
// eslint-disable-next-line no-control-regex
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Text as it may stand between tags and in quoted attributes. */
export function xmlText(text: string): string {
  return text.replaceAll(NOT_IN_XML, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
