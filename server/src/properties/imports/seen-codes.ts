import { hash } from 'node:crypto'

/**
 * The reference codes of a file with the lines they stand on, in 12 bytes a code: a file of a million rows must not fill
 * the memory. Codes are kept as 64 bits of a hash, so two different ones are taken for the same about once in ten million
 * such files.
 */
export type SeenCodes = {
  /** The line that has this code already, or null after writing this one down. */
  firstLineOf(code: string, line: number): number | null
  /** What was written down since the last time, packed, to be kept for a run that goes on. */
  takeNew(): Buffer
  restore(packed: Uint8Array): void
}

const FIRST_CAPACITY = 4_096
const MOST_FILLED = 0.6
const WORDS = 3 // high, low, line; line 0 is an empty place
const BYTES = WORDS * 4

export function seenCodes(): SeenCodes {
  let capacity = FIRST_CAPACITY
  let table = new Uint32Array(capacity * WORDS)
  let count = 0
  let fresh: number[] = []

  function placeOf(target: Uint32Array, size: number, high: number, low: number): number {
    let slot = low % size
    for (;;) {
      const at = slot * WORDS
      if (target[at + 2] === 0 || (target[at] === high && target[at + 1] === low)) return at
      slot = slot + 1 === size ? 0 : slot + 1
    }
  }

  function put(at: number, high: number, low: number, line: number): void {
    table[at] = high
    table[at + 1] = low
    table[at + 2] = line
    count += 1
    if (count > capacity * MOST_FILLED) grow()
  }

  function grow(): void {
    const wider = new Uint32Array(capacity * 2 * WORDS)
    for (let at = 0; at < table.length; at += WORDS) {
      if (table[at + 2] === 0) continue
      wider.set(table.subarray(at, at + WORDS), placeOf(wider, capacity * 2, table[at]!, table[at + 1]!))
    }
    table = wider
    capacity *= 2
  }

  return {
    firstLineOf(code, line) {
      const digest = hash('sha1', code, 'buffer')
      const high = digest.readUInt32LE(0)
      const low = digest.readUInt32LE(4)
      const at = placeOf(table, capacity, high, low)
      if (table[at + 2] !== 0) return table[at + 2]!
      put(at, high, low, line)
      fresh.push(high, low, line)
      return null
    },
    takeNew() {
      const packed = Buffer.alloc(fresh.length * 4)
      fresh.forEach((word, index) => packed.writeUInt32LE(word, index * 4))
      fresh = []
      return packed
    },
    restore(codes) {
      const packed = Buffer.from(codes.buffer, codes.byteOffset, codes.byteLength)
      for (let offset = 0; offset < packed.length; offset += BYTES) {
        const high = packed.readUInt32LE(offset)
        const low = packed.readUInt32LE(offset + 4)
        put(placeOf(table, capacity, high, low), high, low, packed.readUInt32LE(offset + 8))
      }
    },
  }
}
