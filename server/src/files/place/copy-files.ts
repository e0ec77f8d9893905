import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileStore, ListedFile } from '../../rpc/machinery.ts'
import { MissingFile } from '../../rpc/missing-file.ts'
import { isOfTheHouse } from '../house-files.ts'

export type Copied = {
  copied: number
  /** Whole files that were there already. */
  there: number
  /** Deleted while it ran. */
  gone: number
  bytes: number
  /** Still another file after it was copied twice. */
  readonly differing: string[]
}

export type CopyOptions = {
  readonly from: FileStore
  readonly to: FileStore
  readonly told: (soFar: Copied) => void
  readonly signal: AbortSignal
}

const AT_ONCE = 4
const TRIES = 2

/** Copies what is not there yet, and reads each file again where it came to lie. What is broken off goes on the next time. */
export async function copyFiles({ from, to, told, signal }: CopyOptions): Promise<Copied> {
  const result: Copied = { copied: 0, there: 0, gone: 0, bytes: 0, differing: [] }
  let batch: ListedFile[] = []
  const copyBatch = async () => {
    const outcomes = await Promise.allSettled(batch.map((file) => copyFile(from, to, file)))
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected') throw outcome.reason
      count(result, batch[at]!, outcome.value)
    }
    batch = []
    told(result)
  }
  for await (const file of from.list('')) {
    if (signal.aborted) return result
    if (isOfTheHouse(file.key)) continue
    batch.push(file)
    if (batch.length === AT_ONCE) await copyBatch()
  }
  await copyBatch()
  return result
}

type Outcome = 'copied' | 'there' | 'gone' | 'differs'

function count(result: Copied, { key, bytes }: ListedFile, outcome: Outcome): void {
  if (outcome === 'differs') result.differing.push(key)
  else result[outcome] += 1
  if (outcome === 'copied' || outcome === 'there') result.bytes += bytes
}

async function copyFile(from: FileStore, to: FileStore, { key, bytes }: ListedFile): Promise<Outcome> {
  try {
    if ((await to.size(key)) === bytes && (await digestIn(from, key)) === (await digestIn(to, key))) return 'there'
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const digest = createHash('sha256')
      const content = Readable.from(passing(await from.readStream(key), digest), { objectMode: false })
      await to.putStream(key, content)
      if ((await digestIn(to, key)) === digest.digest('hex')) return 'copied'
    }
    return 'differs'
  } catch (error) {
    if (error instanceof MissingFile && !(await from.exists(key))) return 'gone'
    throw error
  }
}

async function digestIn(files: FileStore, key: string): Promise<string> {
  const digest = createHash('sha256')
  for await (const chunk of await files.readStream(key)) digest.update(chunk as Buffer)
  return digest.digest('hex')
}

async function* passing(chunks: Readable, digest: { update(chunk: Buffer): unknown }): AsyncGenerator<Buffer> {
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    digest.update(chunk)
    yield chunk
  }
}
