import { PDFArray, PDFDict, PDFInvalidObject, PDFName, type PDFObject, PDFParser, type PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { namesIn, refusalOfKey, refusalOfName } from './pdf-names.ts'
import { openPdf } from './open-pdf.ts'
import { MOST_PAGES, type Refusal, Refused } from './refused.ts'

/*
 * Whether a PDF is whole, open, and only shows pages. Every object is looked at as it is read, also those that later ones replace and those
 * inside of object streams; and every name in the bytes, since readers follow offsets to places where a parser does not look.
 */

/** What is damaged and short is passed over, as readers do. */
const LARGEST_DAMAGED = 65_536
const END_WITHIN = 1_024

/** Answers how many pages it has. */
export async function inspectPdf(content: Buffer): Promise<{ pages: number }> {
  checkFrame(content)
  const inBytes = countNames(content)
  const seen = await lookThrough(content)
  if (seen.isEncrypted || (seen.damaged && inBytes.has('Encrypt'))) throw new Refused('encrypted', 'the trailer says so')
  for (const name of inBytes.keys()) note(seen.refusals, refusalOfName(name), name)
  for (const refusal of ['active', 'holdsFiles'] as const) {
    const name = seen.refusals.get(refusal)
    if (name) throw new Refused(refusal, `holds /${name}`)
  }
  if (seen.damaged) throw new Refused('unreadable', seen.damaged)
  if ((inBytes.get('ObjStm') ?? 0) > seen.objectStreams) throw new Refused('unreadable', 'an object stream where none is looked for')
  if (seen.pages.size > MOST_PAGES) throw new Refused('tooManyPages', `${seen.pages.size} pages`)
  const pages = await countPages(content)
  if (pages > MOST_PAGES) throw new Refused('tooManyPages', `${pages} pages`)
  return { pages }
}

function checkFrame(content: Buffer): void {
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Refused('format', 'no header of PDF')
  if (!content.subarray(-END_WITHIN).includes('%%EOF')) throw new Refused('unreadable', 'its end is missing')
  if (isAlsoZip(content)) throw new Refused('format', 'also an archive')
}

const END_OF_ZIP = Buffer.from('PK\x05\x06', 'latin1')
const LONGEST_ZIP_COMMENT = 65_535
const ZIP_END_BYTES = 22

/** Readers of ZIP begin at the end: a directory whose comment reaches to the end of the file is one. */
function isAlsoZip(content: Buffer): boolean {
  const tail = content.subarray(-(LONGEST_ZIP_COMMENT + ZIP_END_BYTES))
  for (let at = tail.indexOf(END_OF_ZIP); at !== -1; at = tail.indexOf(END_OF_ZIP, at + 1)) {
    if (at + ZIP_END_BYTES > tail.length) return false
    if (at + ZIP_END_BYTES + tail.readUInt16LE(at + ZIP_END_BYTES - 2) === tail.length) return true
  }
  return false
}

function countNames(content: Buffer): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of namesIn(content)) {
    if (name === 'Encrypt' || name === 'ObjStm' || refusalOfName(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

type Seen = {
  isEncrypted: boolean
  /** What could not be read; null where all could. */
  damaged: string | null
  objectStreams: number
  readonly pages: Set<PDFRef>
  /** A name that each is for. */
  readonly refusals: Map<Refusal, string>
}

function note(refusals: Seen['refusals'], refusal: Refusal | undefined, name: string): void {
  if (refusal) refusals.set(refusal, name)
}

async function lookThrough(content: Buffer): Promise<Seen> {
  const seen: Seen = { isEncrypted: false, damaged: null, objectStreams: 0, pages: new Set(), refusals: new Map() }
  try {
    const { trailerInfo } = await new WatchedParser(content, (ref, object) => look(seen, ref, object)).parseDocument()
    seen.isEncrypted = trailerInfo.Encrypt !== undefined
    if (!trailerInfo.Root) seen.damaged ??= 'no catalog'
  } catch (error) {
    seen.damaged ??= String(error)
  }
  return seen
}

/** Shows every object as it is read. */
class WatchedParser extends PDFParser {
  constructor(content: Uint8Array, see: (ref: PDFRef, object: PDFObject) => void) {
    super(content, Number.POSITIVE_INFINITY, false, false, true)
    const { context } = this
    const assign = context.assign.bind(context)
    context.assign = (ref, object) => {
      see(ref, object)
      assign(ref, object)
    }
  }
}

function look(seen: Seen, ref: PDFRef, whole: PDFObject): void {
  if (isOfType(whole, 'Page')) seen.pages.add(ref)
  if (whole instanceof PDFInvalidObject) return lookAtDamaged(seen, whole)
  if (whole instanceof PDFStream) lookAtStream(seen, whole)
  const waiting: PDFObject[] = [whole]
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFName) note(seen.refusals, refusalOfName(object.decodeText()), object.decodeText())
    else if (object instanceof PDFArray) for (const item of object.asArray()) waiting.push(item)
    else if (object instanceof PDFStream) waiting.push(object.dict)
    else if (object instanceof PDFDict) {
      for (const [key, value] of object.entries()) {
        const name = key.decodeText()
        note(seen.refusals, value instanceof PDFArray ? refusalOfName(name) : refusalOfKey(name), name)
        waiting.push(value)
      }
    }
  }
}

function isOfType(object: PDFObject, type: string): boolean {
  return object instanceof PDFDict && object.get(TYPE) === PDFName.of(type)
}

const TYPE = PDFName.of('Type')
const FIRST = PDFName.of('First')
const COUNT = PDFName.of('N')

/** Readers take objects out of a stream that has these two, whatever it calls itself. */
function lookAtStream(seen: Seen, { dict }: PDFStream): void {
  if (isOfType(dict, 'ObjStm')) seen.objectStreams += 1
  else if (dict.has(FIRST) && dict.has(COUNT)) seen.damaged ??= 'an object stream that does not say so'
}

function lookAtDamaged(seen: Seen, object: PDFInvalidObject): void {
  const bytes = Buffer.alloc(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  if (bytes.length > LARGEST_DAMAGED || bytes.includes('stream')) seen.damaged ??= 'an object that cannot be read'
  for (const name of namesIn(bytes)) note(seen.refusals, refusalOfKey(name), name)
}

/** As another reader counts them. */
async function countPages(content: Buffer): Promise<number> {
  const { document, close } = await openPdf(content)
  try {
    await document.getPage(1)
    return document.numPages
  } catch (error) {
    throw new Refused('unreadable', 'no first page', { cause: error })
  } finally {
    await close()
  }
}
