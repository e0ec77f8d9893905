import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { sealOf } from './archive-seal.ts'

export type ArchiveWriter = {
  add(name: string, content: Buffer): Promise<void>
  /** Answers the digest of the file, which no one changes meanwhile. */
  addFile(name: string, content: Readable, bytes: number): Promise<string>
  /** Seals the archive and gives it its name; answers its digest and size. */
  finish(): Promise<{ sha256: string; bytes: number }>
  /** Leaves nothing behind. */
  discard(): Promise<void>
}

/**
 * A tar archive that any tar can list, followed by a seal: the digest of all that stands before it. It has its name
 * only once it is whole, and is for its owner's eyes.
 */
export function openArchive(target: string, madeAt: Date): ArchiveWriter {
  const draft = draftOf(target)
  const tar = pack()
  const hash = createHash('sha256')
  let seal: { sha256: string; bytes: number } | null = null

  async function* sealed(source: AsyncIterable<Buffer>) {
    let bytes = 0
    for await (const chunk of source) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
    const sha256 = hash.digest('hex')
    const block = sealOf(sha256)
    seal = { sha256, bytes: bytes + block.length }
    yield block
  }

  const written = pipeline(tar, sealed, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
  // The next one to add hears of it.
  const failed = new Promise<never>((_, reject) => written.catch(reject))
  failed.catch(() => {})

  /** One entry is written to its end before the next one begins. */
  const entry = (name: string, size: number, fill: (sink: ReturnType<typeof tar.entry>) => Promise<void> | void): Promise<void> =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => {
        const sink = tar.entry({ name, size, mtime: madeAt, mode: 0o600 }, (error) => (error ? reject(error) : resolve()))
        Promise.resolve(fill(sink)).catch(reject)
      }),
    ])

  return {
    add: (name, content) => entry(name, content.length, (sink) => void sink.end(content)),
    async addFile(name, content, bytes) {
      const digest = createHash('sha256')
      await entry(name, bytes, (sink) => pipeline(content, (chunks: AsyncIterable<Buffer>) => seenBy(digest, chunks), sink))
      return digest.digest('hex')
    },
    async finish() {
      tar.finalize()
      await written
      await takeName(draft, target)
      return seal!
    },
    async discard() {
      tar.destroy()
      await written.catch(() => {})
      await rm(draft, { force: true })
    },
  }
}

async function* seenBy(hash: Hash, chunks: AsyncIterable<Buffer>) {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

export function draftOf(target: string): string {
  return `${target}.${process.pid}.part`
}

/** A link is never made over a file that has come meanwhile; where there are no links, a rename has to do. */
async function takeName(draft: string, target: string): Promise<void> {
  try {
    await link(draft, target)
    await rm(draft)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    await rename(draft, target)
  }
}
