import { createHash } from 'node:crypto'
import { ParseSpeeds, PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'

/*
 * Adds to a PDF behind its bytes, which stay as they are (an incremental update, ISO 32000-2, 7.5.6). What is new is written plainly, each
 * object where it can be found again, and its table of contents is of the kind that the file has: not every reader takes both in one.
 */

/** A PDF that may be changed and then written by `append`. */
export function openToAppend(pdf: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
}

/** A PDF whose pages are taken, and which stays as it is. */
export function openToRead(pdf: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
}

export type Appended = {
  readonly bytes: Buffer
  /** Where an object that was written begins, as bytes of the file. */
  offsetOf(ref: PDFRef): number
}

type Written = { readonly ref: PDFRef; readonly at: number }

export async function append(document: PDFDocument): Promise<Appended> {
  await document.flush()
  const { context } = document
  const { originalBytes, prevStartXRef, useObjectStreams } = context.pdfFileDetails
  if (!originalBytes || !context.snapshot) throw new Error('this document was not opened to be added to')
  const changed = context.enumerateIndirectObjects().filter(([ref]) => context.snapshot!.shouldSave(ref.objectNumber))
  const parts: Buffer[] = [Buffer.from(originalBytes.buffer, originalBytes.byteOffset, originalBytes.byteLength), Buffer.from('\n')]
  let length = originalBytes.byteLength + 1
  const written = changed.map(([ref, object]): Written => {
    const at = length
    const bytes = bytesOf(ref, object)
    parts.push(bytes)
    length += bytes.length
    return { ref, at }
  })
  const digest = createHash('sha256')
    .update(Buffer.concat(parts.slice(1)))
    .digest('hex')
    .slice(0, ID_DIGITS)
  const trailer = trailerOf(document, prevStartXRef, digest)
  const isStream = kindOfTable(originalBytes, prevStartXRef) ?? useObjectStreams
  parts.push(isStream ? streamOf(document, trailer, written, length) : tableOf(trailer, written))
  parts.push(Buffer.from(`startxref\n${length}\n%%EOF\n`))
  const places = new Map(written.map(({ ref, at }) => [ref, at]))
  return {
    bytes: Buffer.concat(parts),
    offsetOf(ref) {
      const at = places.get(ref)
      if (at === undefined) throw new Error(`the object ${ref.toString()} was not written`)
      return at
    },
  }
}

const ID_DIGITS = 32

function bytesOf(ref: PDFRef, object: PDFObject): Buffer {
  const body = Buffer.alloc(object.sizeInBytes())
  object.copyBytesInto(body, 0)
  return Buffer.concat([Buffer.from(`${ref.objectNumber} ${ref.generationNumber} obj\n`), body, Buffer.from('\nendobj\n')])
}

function trailerOf({ context }: PDFDocument, previous: number, digest: string): PDFDict {
  const { Root, Info, ID } = context.trailerInfo
  const first = context.lookup(ID) instanceof PDFArray ? context.lookup(ID, PDFArray).get(0) : PDFHexString.of(digest)
  const trailer = context.obj({ Root, Prev: PDFNumber.of(previous), ID: [first, PDFHexString.of(digest)] })
  if (Info) trailer.set(PDFName.of('Info'), Info)
  return trailer
}

const LONGEST_OBJECT_START = 40

/** Whether the last table of the file is a stream; null where it is not where the file says, so that readers look for all objects themselves. */
function kindOfTable(pdf: Uint8Array, at: number): boolean | null {
  const start = Buffer.from(pdf.subarray(at, at + LONGEST_OBJECT_START)).toString('latin1')
  if (/^\s*xref\s/.test(start)) return false
  return /^\s*\d{1,10}\s{1,3}\d{1,5}\s{1,3}obj/.test(start) ? true : null
}

/** Each run of objects whose numbers follow each other. */
function runsOf(written: readonly Written[]): Written[][] {
  const runs: Written[][] = []
  for (const one of written.toSorted((left, right) => left.ref.objectNumber - right.ref.objectNumber)) {
    const run = runs.at(-1)
    if (run && run.at(-1)!.ref.objectNumber + 1 === one.ref.objectNumber) run.push(one)
    else runs.push([one])
  }
  return runs
}

function tableOf(trailer: PDFDict, written: readonly Written[]): Buffer {
  const { context } = trailer
  trailer.set(PDFName.of('Size'), PDFNumber.of(context.largestObjectNumber + 1))
  const runs = runsOf(written).map((run) => {
    const lines = run.map(({ ref, at }) => `${String(at).padStart(10, '0')} ${String(ref.generationNumber).padStart(5, '0')} n \n`)
    return `${run[0]!.ref.objectNumber} ${run.length}\n${lines.join('')}`
  })
  return Buffer.from(`xref\n${runs.join('')}trailer\n${trailer.toString()}\n`, 'latin1')
}

const ENTRY_BYTES = 7
const IN_FILE = 1

function streamOf({ context }: PDFDocument, trailer: PDFDict, written: readonly Written[], at: number): Buffer {
  const own = context.nextRef()
  const runs = runsOf([...written, { ref: own, at }])
  const entries = Buffer.alloc((written.length + 1) * ENTRY_BYTES)
  runs.flat().forEach((entry, index) => {
    entries.writeUInt8(IN_FILE, index * ENTRY_BYTES)
    entries.writeUInt32BE(entry.at, index * ENTRY_BYTES + 1)
    entries.writeUInt16BE(entry.ref.generationNumber, index * ENTRY_BYTES + 5)
  })
  trailer.set(PDFName.of('Type'), PDFName.of('XRef'))
  trailer.set(PDFName.of('Size'), PDFNumber.of(context.largestObjectNumber + 1))
  trailer.set(PDFName.of('W'), context.obj([1, 4, 2]))
  trailer.set(PDFName.of('Index'), context.obj(runs.flatMap((run) => [run[0]!.ref.objectNumber, run.length])))
  trailer.set(PDFName.of('Length'), PDFNumber.of(entries.length))
  return Buffer.concat([
    Buffer.from(`${own.objectNumber} 0 obj\n${trailer.toString()}\nstream\n`, 'latin1'),
    entries,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}
