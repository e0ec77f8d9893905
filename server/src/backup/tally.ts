import { createHash } from 'node:crypto'

export type Tallied = { readonly rows: number; readonly bytes: number; readonly sha256: string }

const LINE_BREAK = 0x0a

/** Lines, bytes and digest of what passes by. */
export function newTally(): { add(chunk: Buffer): void; result(): Tallied } {
  const hash = createHash('sha256')
  let rows = 0
  let bytes = 0
  return {
    add(chunk) {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(LINE_BREAK); at !== -1; at = chunk.indexOf(LINE_BREAK, at + 1)) rows += 1
    },
    result: () => ({ rows, bytes, sha256: hash.digest('hex') }),
  }
}
