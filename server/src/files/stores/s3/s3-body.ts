import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { withDraft } from '../drafts.ts'
import type { S3Body } from './s3-request.ts'

export function bodyOf(content: Uint8Array): S3Body {
  return {
    bytes: content.byteLength,
    sha256: createHash('sha256').update(content).digest('hex'),
    md5: createHash('md5').update(content).digest(),
    open: () => Readable.from([content], { objectMode: false }),
  }
}

/**
 * A stream is written to the disk of this machine first: then its length and digest are known, it can be sent as one file and sent again, a
 * sender who is slow holds no memory and no connection, and one who goes leaves nothing at the store.
 */
export async function withBodyOf<Result>(folder: string, content: Readable, send: (body: S3Body) => Promise<Result>): Promise<Result> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')]
  let bytes = 0
  async function* pass(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      sha256.update(chunk)
      md5.update(chunk)
      yield chunk
    }
  }
  const take = (path: string) => send({ bytes, sha256: sha256.digest('hex'), md5: md5.digest(), open: () => createReadStream(path) })
  return withDraft(folder, content, take, { isSafe: false, pass })
}
