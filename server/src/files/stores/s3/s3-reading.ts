import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { systemClock } from '../../../process/clock.ts'
import type { FileRange } from '../../../rpc/machinery.ts'
import { FileStoreUnavailable } from '../file-store-errors.ts'
import { MissingFile } from '../../../rpc/missing-file.ts'
import { textAnswer } from './s3-answer.ts'
import { patienceFor, type S3Timing } from './s3-timing.ts'
import { type AskS3, check } from './s3-tries.ts'

/** After so much a connection that breaks off is no sign that the next one will, too. */
const ENOUGH_TO_GO_ON = 1024 * 1024

/** An answer with the bytes from `start` on. */
type Part = { readonly response: IncomingMessage; readonly start: number; readonly bytes: number }

type Source = { readonly ask: AskS3; readonly key: string; readonly timing: S3Timing }

/** Answers once it is known to be there. What breaks off on the way goes on from where it was. */
export async function readFromS3(source: Source, range: FileRange | undefined): Promise<Readable> {
  const first = await getPart(source, range)
  if (first === null) return Readable.from([])
  const reading = { part: first }
  const stream = Readable.from(wholeBody(reading, source), { objectMode: false })
  // Also where it was never read.
  return stream.once('close', () => reading.part.response.destroy())
}

/** Null: it begins beyond the end. */
async function getPart({ ask, key, timing }: Source, range: FileRange | undefined, etag?: string): Promise<Part | null> {
  const headers = { ...(range && { range: `bytes=${range.start}-${range.end}` }), ...(etag && { 'if-match': etag }) }
  const response = await ask.body({ method: 'GET', key, headers }, [range ? 206 : 200, 404, 416])
  if (response.statusCode === 404) {
    // A bucket that is not there is no file that is not there.
    check(await textAnswer(response, timing.requestMs), [404])
    throw new MissingFile(key)
  }
  if (response.statusCode !== 416) return partOf(response, range)
  response.destroy()
  return null
}

/** Some stores send more than was asked for. */
function partOf(response: IncomingMessage, range: FileRange | undefined): Part {
  const length = Number(response.headers['content-length'])
  const start = range?.start ?? 0
  if (Number.isSafeInteger(length) && (!range || response.headers['content-range']?.startsWith(`bytes ${start}-`)))
    return { response, start, bytes: range ? Math.min(length, range.end - start + 1) : length }
  response.destroy()
  throw new FileStoreUnavailable('it does not say which part of a file it sends')
}

async function* wholeBody(reading: { part: Part }, source: Source): AsyncGenerator<Buffer> {
  const { start, bytes, response } = reading.part
  const { etag } = response.headers
  const { timing } = source
  let patienceMs = patienceFor(bytes, timing)
  let at = 0
  let brokeOffAt = 0
  for (let tries = 1; ; tries += 1) {
    try {
      const chunks = reading.part.response[Symbol.asyncIterator]() as AsyncIterator<Buffer>
      while (at < bytes) {
        const asked = systemClock.monotonicMs()
        const next = await inTime(chunks.next(), reading.part.response, Math.min(timing.silenceMs, patienceMs))
        // Only our own waiting counts: who reads may take their time.
        patienceMs -= systemClock.monotonicMs() - asked
        if (next.done) throw new Error(`${at} of ${bytes} bytes came`)
        const wanted = next.value.subarray(0, bytes - at)
        at += wanted.length
        yield wanted
      }
      return
    } catch (error) {
      if (at - brokeOffAt >= ENOUGH_TO_GO_ON) tries = 1
      brokeOffAt = at
      if (tries >= timing.tries || patienceMs <= 0) throw new FileStoreUnavailable('reading broke off', { cause: error })
      const rest = await getPart(source, { start: start + at, end: start + bytes - 1 }, etag)
      if (rest === null || rest.response.headers.etag !== etag || rest.bytes !== bytes - at)
        throw new FileStoreUnavailable('a file changed while it was read')
      reading.part = rest
    }
  }
}

async function inTime<Result>(next: Promise<Result>, response: IncomingMessage, ms: number): Promise<Result> {
  const timer = setTimeout(() => response.destroy(new Error('silence')), ms)
  try {
    return await next
  } finally {
    clearTimeout(timer)
  }
}
