import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { isOfTheHouse } from '../files/house-files.ts'
import type { FileStore, ListedFile } from '../rpc/machinery.ts'
import type { Manifest } from './manifest.ts'

/** All files that are kept, in the order of their names. */
export async function* listKeptFiles(files: FileStore): AsyncGenerator<ListedFile> {
  for await (const file of files.list('')) if (!isOfTheHouse(file.key)) yield file
}

export async function digestOf(content: Readable): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { sha256: hash.digest('hex'), bytes }
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
