import { crc32, deflateRawSync } from 'node:zlib'

/* Archives and documents of Word for tests, among them those that no program would write. */

export type MadeEntry = {
  readonly name: string
  readonly content: string | Uint8Array
  /** In place of what the content is when it is packed. */
  readonly packed?: Uint8Array
  readonly claimedSize?: number
  readonly flags?: number
  readonly method?: number
}

/** An archive that says what it is told to say. */
export function zipOf(entries: readonly MadeEntry[], { before = Buffer.alloc(0), claimedCount = entries.length } = {}): Buffer {
  const parts: Buffer[] = [before]
  const directory: Buffer[] = []
  let offset = before.length
  for (const { name, content, packed, claimedSize, flags = 0, method = 8 } of entries) {
    const raw = Buffer.from(content)
    const data = packed ?? (method === 0 ? raw : deflateRawSync(raw))
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(flags, 2)
    fields.writeUInt16LE(method, 4)
    fields.writeUInt32LE(crc32(raw), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(claimedSize ?? raw.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const placed = Buffer.alloc(14)
    placed.writeUInt32LE(offset, 10)
    const local = [Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), Buffer.from(data)]
    parts.push(...local)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, placed, Buffer.from(name))
    offset += local.reduce((sum, { length }) => sum + length, 0)
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(claimedCount, 8)
  end.writeUInt16LE(claimedCount, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, end])
}

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export type MadeDocx = {
  readonly body?: string
  readonly mainType?: string
  /** More `<Override>` elements. */
  readonly types?: string
  /** `<Relationship>` elements of the document. */
  readonly relations?: readonly string[]
  readonly more?: readonly MadeEntry[]
}

export function docxEntries({
  body = paragraph('A lease'),
  mainType = MAIN,
  types = '',
  relations = [],
  more = [],
}: MadeDocx = {}): MadeEntry[] {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const related = (list: readonly string[]) =>
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`
  return [
    {
      name: '[Content_Types].xml',
      content: `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
        <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
        <Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>
        <Override PartName="/word/document.xml" ContentType="${mainType}"/>${types}</Types>`,
    },
    { name: '_rels/.rels', content: related([relation('officeDocument', 'word/document.xml')]) },
    { name: 'word/_rels/document.xml.rels', content: related(relations) },
    {
      name: 'word/document.xml',
      content: `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${RELATIONS}"><w:body>${body}</w:body></w:document>`,
    },
    ...more,
  ]
}

export function docxOf(made: MadeDocx = {}): Buffer {
  return zipOf(docxEntries(made))
}

export function relation(kind: string, target: string, mode = ''): string {
  const id = `r${Buffer.from(kind + target).toString('hex')}`
  return `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`
}

export function paragraph(text: string, { style = '', bold = false } = {}): string {
  const properties = style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`
  return `<w:p>${properties}<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}
