import type { Services } from '../rpc/services.ts'

const DAY_MS = 86_400_000
const EVERY_MS = 3_600_000

/**
 * What processes had begun when they were killed goes after a day. Where files lie in a store it lies in the folder of each process, which the one
 * that sweeps the store may not have.
 */
export function keepUnfinishedClear({ files, clock, log }: Pick<Services, 'files' | 'clock' | 'log'>): void {
  const clear = () => {
    files
      .clearUnfinished(new Date(clock.now().getTime() - DAY_MS))
      .catch((error: unknown) => log.warn({ err: error }, 'unfinished files stay'))
  }
  clear()
  setInterval(clear, EVERY_MS).unref()
}
