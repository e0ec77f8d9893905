import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { CallFailure } from '../../rpc/failure.ts'

export type BoundedQueue = { run<Result>(work: () => Promise<Result>): Promise<Result> }

/** Runs some works at once and lets some wait; one too many is refused, so that a rush cannot pile up. */
export function boundedQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): BoundedQueue {
  let running = 0
  const line: (() => void)[] = []
  return {
    async run(work) {
      if (running >= atOnce) {
        if (line.length >= waiting) throw new CallFailure(CallErrors.Unavailable, { retryAfterSeconds: 5, note: 'picture queue full' })
        // Whoever ends hands its place over, so the count of running works stays as it is.
        await new Promise<void>((resolve) => line.push(resolve))
      } else {
        running += 1
      }
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}

/** Pictures are the heaviest work of a process. Two at once leave room for calls; forty that wait are some people with ten photos each. */
export const pictureQueue = boundedQueue({ atOnce: 2, waiting: 40 })
