/** How patient we are with a store. */
export type S3Timing = {
  readonly connectMs: number
  /** Without a byte in either direction, while we wait for one. */
  readonly silenceMs: number
  /** Of one request, and of all tries of one; what many bytes take comes on top. */
  readonly requestMs: number
  readonly tries: number
  /** Before the second try; twice as long before each further one. */
  readonly pauseMs: number
}

export const S3_TIMING: S3Timing = { connectMs: 3_000, silenceMs: 10_000, requestMs: 20_000, tries: 4, pauseMs: 150 }

/** Slower than this a store counts as one that does not answer. */
const LEAST_BYTES_PER_MS = 64

export function patienceFor(bytes: number, { requestMs }: S3Timing): number {
  return requestMs + bytes / LEAST_BYTES_PER_MS
}
