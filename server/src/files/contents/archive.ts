import type { Readable } from 'node:stream'
import { type Entry, type ZipFile, fromBufferPromise } from 'yauzl'
import { Refused } from './refused.ts'

/* An archive whose claims are checked before anything is unpacked, and again while it is: what it becomes is counted, not believed. */

const MOST_ENTRIES = 2_000
const MOST_UNPACKED = 100_000_000
/** Text of a document is packed to a twentieth. Below the size that is let through anyway, blank pictures are packed more tightly. */
const MOST_RATIO = 200
const SMALL_ENTRY = 1_000_000
/** Of parts that say what the others are. */
const LARGEST_DESCRIPTION = 1_000_000
const HEAD_BYTES = 8
const END_BYTES = 22
const END_SIGNATURE = 0x06054b50
const ENCRYPTED = 1
const METHODS: ReadonlySet<number> = new Set([0, 8])

export type Part = {
  readonly name: string
  readonly head: Buffer
  /** Of those that `isWhole` asks for. */
  readonly content: Buffer | null
}

/** Unpacks every part once and keeps nothing of it but the head, and those that are asked for. */
export async function readParts(content: Buffer, isWhole: (name: string) => boolean): Promise<Part[]> {
  checkEnd(content)
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true, autoClose: false })
    const entries = await listEntries(zip)
    const parts: Part[] = []
    for (const entry of entries) parts.push(await readPart(await zip.openReadStreamPromise(entry), entry, isWhole(entry.fileName)))
    return parts
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('unreadable', String(error), { cause: error })
  }
}

/** It ends with its directory and begins with its first part, so that it is nothing else as well. */
function checkEnd(content: Buffer): void {
  const end = content.length - END_BYTES
  if (end < 0 || content.readUInt32LE(end) !== END_SIGNATURE) throw new Refused('unreadable', 'no directory at the end')
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_ENTRIES) throw new Refused('unpacks', `${zip.entryCount} entries`)
  const entries: Entry[] = []
  const names = new Set<string>()
  let claimed = 0
  for await (const entry of zip.eachEntry()) {
    claimed += entry.uncompressedSize
    if (claimed > MOST_UNPACKED) throw new Refused('unpacks', `claims more than ${MOST_UNPACKED} bytes`)
    if (entry.uncompressedSize > SMALL_ENTRY && entry.uncompressedSize > entry.compressedSize * MOST_RATIO)
      throw new Refused('unpacks', `an entry of ${entry.compressedSize} bytes becomes ${entry.uncompressedSize}`)
    if (entry.generalPurposeBitFlag & ENCRYPTED) throw new Refused('encrypted', entry.fileName)
    if (!METHODS.has(entry.compressionMethod)) throw new Refused('unreadable', `packed by method ${entry.compressionMethod}`)
    const name = entry.fileName.toLowerCase()
    if (names.has(name)) throw new Refused('unreadable', `${name} twice`)
    names.add(name)
    entries.push(entry)
  }
  return entries
}

/** The stream ends with an error as soon as more comes of it than was claimed. */
async function readPart(stream: Readable, { fileName: name, uncompressedSize }: Entry, isWhole: boolean): Promise<Part> {
  if (isWhole && uncompressedSize > LARGEST_DESCRIPTION) throw new Refused('unpacks', `${name} has ${uncompressedSize} bytes`)
  const kept: Buffer[] = []
  let length = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (isWhole || length < HEAD_BYTES) kept.push(chunk)
    length += chunk.length
  }
  const content = Buffer.concat(kept)
  return { name, head: content.subarray(0, HEAD_BYTES), content: isWhole ? content : null }
}
