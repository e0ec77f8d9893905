import { Refused } from './refused.ts'

/* The names in a compound file, the folder within a file of which older programs of Office make their documents. */

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEADER_BYTES = 512
const ENTRY_BYTES = 128
const START_AT = 116
const SMALL_BYTES = 64
const LONGEST_NAME = 64
const LISTED_IN_HEADER = 109
const LAST_SECTOR = 0xfffffffa
const KINDS: Readonly<Record<number, CompoundEntry['kind']>> = { 1: 'storage', 2: 'stream', 5: 'root' }
const MOST_ENTRIES = 10_000

export type CompoundEntry = {
  readonly name: string
  readonly kind: 'storage' | 'stream' | 'root'
  /** What a stream begins with, within its first piece. */
  head(bytes: number): Buffer
}

export function isCompound(content: Buffer): boolean {
  return content.subarray(0, SIGNATURE.length).equals(SIGNATURE)
}

/** All entries of the directory, whatever hangs where. */
export function readCompound(content: Buffer): CompoundEntry[] {
  try {
    return readDirectory(content)
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('unreadable', String(error), { cause: error })
  }
}

type Sectors = { readonly size: number; readonly next: (sector: number) => number; readonly at: (sector: number) => Buffer }

function readDirectory(content: Buffer): CompoundEntry[] {
  const sectors = readSectors(content)
  const entries: CompoundEntry[] = []
  const root = { start: LAST_SECTOR }
  const small: SmallStreams = {
    below: content.readUInt32LE(56),
    // Small streams lie behind each other in a stream of the root.
    at: (piece) => {
      const within = piece * SMALL_BYTES
      const steps = Math.floor(within / sectors.size)
      if (within > content.length) throw new Refused('unreadable', 'a small stream beyond the end')
      let sector = root.start
      for (let step = 0; step < steps; step += 1) sector = sectors.next(sector)
      return sectors.at(sector).subarray(within % sectors.size)
    },
  }
  for (const sector of chain(sectors, content.readUInt32LE(48), content.length)) {
    const bytes = sectors.at(sector)
    for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
      const entry = readEntry(bytes.subarray(at, at + ENTRY_BYTES), sectors, small)
      if (entry) entries.push(entry)
      if (entry?.kind === 'root') root.start = bytes.readUInt32LE(at + START_AT)
      if (entries.length > MOST_ENTRIES) throw new Refused('unpacks', 'too many entries')
    }
  }
  return entries
}

type SmallStreams = { readonly below: number; readonly at: (piece: number) => Buffer }

function readEntry(bytes: Buffer, sectors: Sectors, small: SmallStreams): CompoundEntry | null {
  const kind = KINDS[bytes[66]!]
  if (!kind) return null
  const nameBytes = Math.min(Math.max(bytes.readUInt16LE(64) - 2, 0), LONGEST_NAME)
  const [start, size] = [bytes.readUInt32LE(START_AT), bytes.readUInt32LE(START_AT + 4)]
  return {
    name: bytes.subarray(0, nameBytes).toString('utf16le'),
    kind,
    head: (length) => (size < small.below ? small : sectors).at(start).subarray(0, Math.min(length, size)),
  }
}

function readSectors(content: Buffer): Sectors {
  const shift = content.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw new Refused('unreadable', `sectors of 2^${shift} bytes`)
  const size = 2 ** shift
  const at = (sector: number) => {
    const start = (sector + 1) * size
    if (sector >= LAST_SECTOR || start >= content.length) throw new Refused('unreadable', `sector ${sector} is missing`)
    return content.subarray(start, start + size)
  }
  const table = tableSectors(content, at, size)
  const perSector = size / 4
  const next = (sector: number) => {
    const listed = table[Math.floor(sector / perSector)]
    if (listed === undefined) throw new Refused('unreadable', `sector ${sector} is in no table`)
    return at(listed).readUInt32LE((sector % perSector) * 4)
  }
  return { size, next, at }
}

/** Where the table of sectors lies: the first in the header, more of them in a chain of their own. */
function tableSectors(content: Buffer, at: Sectors['at'], size: number): number[] {
  const table: number[] = []
  const take = (sector: number) => {
    if (sector < LAST_SECTOR) table.push(sector)
  }
  for (let index = 0; index < LISTED_IN_HEADER; index += 1) take(content.readUInt32LE(76 + index * 4))
  let more = content.readUInt32LE(68)
  for (let steps = 0; more < LAST_SECTOR; steps += 1) {
    if (steps * size > content.length) throw new Refused('unreadable', 'a chain without an end')
    const bytes = at(more)
    for (let index = 0; index + 8 <= bytes.length; index += 4) take(bytes.readUInt32LE(index))
    more = bytes.readUInt32LE(size - 4)
  }
  return table
}

/** Ends where the chain does, or where it is longer than the file. */
function* chain({ next }: Sectors, start: number, bytes: number): Generator<number> {
  let steps = 0
  for (let sector = start; sector < LAST_SECTOR; sector = next(sector)) {
    steps += 1
    if (steps * HEADER_BYTES > bytes) throw new Refused('unreadable', 'a chain without an end')
    yield sector
  }
}
