import type { Clock } from './clock.ts'

const EVERY_MS = 2_000

/** Says now and then how far long work has come. */
export type Progress = { tell(what: () => string): void }

export function progressOf(clock: Clock, say: (text: string) => void): Progress {
  let last = clock.monotonicMs()
  return {
    tell(what) {
      const now = clock.monotonicMs()
      if (now - last < EVERY_MS) return
      last = now
      say(`  … ${what()}`)
    },
  }
}
