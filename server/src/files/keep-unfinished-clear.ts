import type { Services } from '../rpc/services.ts'

const DAY_MS = 86_400_000
const EVERY_MS = 3_600_000

/** What a process had begun more than a day ago is what it was killed with. */
export function clearUnfinished({ files, clock }: Pick<Services, 'files' | 'clock'>): Promise<void> {
  return files.clearUnfinished(new Date(clock.now().getTime() - DAY_MS))
}

/**
 * What processes had begun when they were killed goes after a day. Where files lie in a store it lies in the folder of each process, which the one
 * that sweeps the store may not have.
 */
export function keepUnfinishedClear(services: Pick<Services, 'files' | 'clock' | 'log'>): void {
  const clear = () => void clearUnfinished(services).catch((error: unknown) => services.log.warn({ err: error }, 'unfinished files stay'))
  clear()
  setInterval(clear, EVERY_MS).unref()
}
