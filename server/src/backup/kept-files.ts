import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from './manifest.ts'

/** Uploads on their way in: a call names them only once they are complete and lie elsewhere. */
const UNFINISHED = 'incoming'

export type KeptFile = { readonly key: string; readonly path: string }

/** All files below a folder, in the order of their names, one folder in memory at a time. */
export async function* walkFiles(folder: string, prefix = ''): AsyncGenerator<KeptFile> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  entries.sort((one, other) => Buffer.compare(Buffer.from(one.name), Buffer.from(other.name)))
  for (const entry of entries) {
    const key = prefix ? `${prefix}/${entry.name}` : entry.name
    if (key === UNFINISHED) continue
    if (entry.isDirectory()) yield* walkFiles(folder, key)
    if (entry.isFile()) yield { key, path: join(folder, key) }
  }
}

export async function digestOf(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256')
  const stream = createReadStream(path)
  await pipeline(stream, hash)
  return { sha256: hash.digest('hex'), bytes: stream.bytesRead }
}

/** Count, size and one digest of many files. */
export type FilesTally = { add(key: string, bytes: number, sha256: string): void; count(): number; result(): Manifest['files'] }

export function newFilesTally(): FilesTally {
  const hash = createHash('sha256')
  let count = 0
  let total = 0
  return {
    add(key, bytes, sha256) {
      hash.update(`${key}\t${bytes}\t${sha256}\n`)
      count += 1
      total += bytes
    },
    count: () => count,
    result: () => ({ count, bytes: total, sha256: hash.digest('hex') }),
  }
}
