import { monitorEventLoopDelay } from 'node:perf_hooks'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { CallFailure } from '../rpc/failure.ts'

const MOST_MEAN_DELAY_MS = 400
const WINDOW_MS = 1_000

/** Refuses calls while this process cannot keep up, so that those it has taken are finished. */
export function watchEventLoop(): { check(): void; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  // One slow second happens, at the start above all; only when it lasts are calls refused.
  let slowWindows = 0
  const timer = setInterval(() => {
    // A turn that takes the whole second leaves nothing to take the mean of.
    const isSlow = delay.count === 0 || delay.mean / 1e6 > MOST_MEAN_DELAY_MS
    slowWindows = isSlow ? slowWindows + 1 : 0
    delay.reset()
  }, WINDOW_MS)
  timer.unref()
  return {
    check() {
      if (slowWindows >= 2) throw new CallFailure(CallErrors.Unavailable, { retryAfterSeconds: 1, note: 'event loop behind' })
    },
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}
