import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../../process/clock.ts'
import { FileStoreFull, FileStoreUnavailable } from '../file-store-errors.ts'
import { errorCodeIn, type S3Answer, textAnswer } from './s3-answer.ts'
import type { S3Request, SendS3 } from './s3-request.ts'
import { patienceFor, type S3Timing } from './s3-timing.ts'

/** All that we ask may be asked again: it then comes to the same. */
export type AskS3 = {
  /** An answer that is whole; `isRight` says whether it is what it should be, and others are asked for again. */
  text(request: S3Request, expected: readonly number[], isRight?: (answer: S3Answer) => boolean): Promise<S3Answer>
  /** An answer whose body is read by the caller. */
  body(request: S3Request, expected: readonly number[]): Promise<IncomingMessage>
}

/** A try that says nothing for good. */
class AnotherTry extends Error {
  readonly waitMs: number
  constructor(note: string, { waitMs = 0, cause }: { waitMs?: number; cause?: unknown } = {}) {
    super(note, { cause })
    this.waitMs = waitMs
  }
}

const BUSY = new Set([408, 425, 429, 500, 502, 503, 504])
const BUSY_CODES = new Set(['SlowDown', 'InternalError', 'ServiceUnavailable', 'RequestTimeout', 'OperationAborted', 'BadDigest'])
const FULL = /StorageFull|QuotaExceeded|InsufficientStorage/
const STATUS_OF_FULL = 507
const LONGEST_WAIT_MS = 3_000
const TOLD_EVERY_MS = 10_000

export function askS3(send: SendS3, timing: S3Timing, report: (error: Error) => void): AskS3 {
  let toldAt = -Infinity
  /** Now and then: where one request comes to nothing, so do many. */
  function told<Thrown extends Error>(error: Thrown): Thrown {
    if (systemClock.monotonicMs() - toldAt > TOLD_EVERY_MS) {
      toldAt = systemClock.monotonicMs()
      report(error)
    }
    return error
  }

  /** Until it works, it is clear that it will not, or our patience is over. */
  async function trying<Result>(request: S3Request, once: () => Promise<Result>): Promise<Result> {
    const endsAt = systemClock.monotonicMs() + patienceFor(request.body?.bytes ?? 0, timing)
    for (let tries = 1; ; tries += 1) {
      try {
        return await once()
      } catch (error) {
        if (error instanceof FileStoreUnavailable || error instanceof FileStoreFull) throw told(error)
        const longest = timing.pauseMs * 2 ** (tries - 1)
        // As long as it asks for; else some part of what doubles, so that not all come back at once.
        const waitMs = error instanceof AnotherTry && error.waitMs > 0 ? error.waitMs : longest * (0.5 + Math.random() / 2)
        if (tries >= timing.tries || systemClock.monotonicMs() + waitMs >= endsAt)
          throw told(new FileStoreUnavailable(`${request.method}: ${reasonOf(error)}`, { cause: error }))
        await pause(waitMs)
      }
    }
  }

  return {
    text: (request, expected, isRight = () => true) =>
      trying(request, async () => {
        const answer = await textAnswer(await send(request), timing.requestMs)
        check(answer, expected)
        if (!isRight(answer)) throw new AnotherTry('the answer is not what was asked for')
        return answer
      }),
    body: (request, expected) =>
      trying(request, async () => {
        const response = await send(request)
        if (expected.includes(response.statusCode ?? 0)) return response
        check(await textAnswer(response, timing.requestMs), expected)
        throw new AnotherTry('the answer is not what was asked for')
      }),
  }
}

export function check({ status, headers, text }: S3Answer, expected: readonly number[]): void {
  const code = errorCodeIn(text)
  if (status === STATUS_OF_FULL || FULL.test(code)) throw new FileStoreFull(`${status} ${code}`)
  // A bucket that is not there is no file that is not there.
  if (expected.includes(status) && (status !== 200 || code === '') && code !== 'NoSuchBucket') return
  if (BUSY.has(status) || BUSY_CODES.has(code)) throw new AnotherTry(`${status} ${code}`, { waitMs: waitFor(headers['retry-after']) })
  throw new FileStoreUnavailable(`it answers ${status} ${code}`)
}

function waitFor(header: string | undefined): number {
  const seconds = Number(header)
  return seconds > 0 ? Math.min(seconds * 1_000, LONGEST_WAIT_MS) : 0
}

/** What the system says of a connection, without what was sent over it. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? message
}
