import type { Batch } from './batch-record.ts'

type RunOptions<Reading> = {
  /** Reads the next batch; null at the end of the file. */
  readonly next: () => Promise<Batch<Reading> | null>
  readonly signal?: AbortSignal
  /** Writes one batch; false stops the run. */
  readonly write: (batch: Batch<Reading>) => Promise<boolean>
}

/**
 * Has a file written batch by batch, one after the other. The next batch is read while the one before is written, so that
 * reading and writing each keep a processor busy. Answers whether the file was read to its end.
 */
export async function runInBatches<Reading>({ next, signal, write }: RunOptions<Reading>): Promise<boolean> {
  let writing: Promise<boolean> = Promise.resolve(true)
  try {
    for (let batch = await next(); batch; batch = await next()) {
      const goesOn = (await writing) && !signal?.aborted
      if (!goesOn) return false
      writing = write(batch)
      // Awaited with the next batch; without this a failure in between would count as unhandled.
      writing.catch(() => {})
    }
    return await writing
  } finally {
    await writing.catch(() => {})
  }
}
