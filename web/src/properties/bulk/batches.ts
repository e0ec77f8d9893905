import type { BulkResult } from '@keystead/contract/properties/bulk/bulk.operations.ts'

/** So many go at once: few enough that progress is seen to move and a cancel takes hold, many enough to be quick. */
export const BATCH_SIZE = 25

export type BulkProgress = {
  readonly total: number
  readonly results: readonly BulkResult[]
  /** `stopped`: by the person, or by a failure; what was done until then stays done. */
  readonly state: 'running' | 'stopped' | 'finished'
}

type Watch = {
  /** What was done before, when a run that stopped goes on. */
  before?: readonly BulkResult[]
  onProgress: (progress: BulkProgress) => void
  isCancelled: () => boolean
}

/** One batch after the other, told after each, until all are done or `isCancelled` says so. A failure is thrown on. */
export async function inBatches(
  ids: readonly string[],
  work: (ids: string[]) => Promise<readonly BulkResult[]>,
  { before = [], onProgress, isCancelled }: Watch,
): Promise<void> {
  const results: BulkResult[] = [...before]
  const report = (state: BulkProgress['state']) => onProgress({ total: ids.length, results: [...results], state })
  report('running')
  try {
    for (let start = results.length; start < ids.length && !isCancelled(); start += BATCH_SIZE) {
      results.push(...(await work(ids.slice(start, start + BATCH_SIZE))))
      report('running')
    }
  } catch (error) {
    report('stopped')
    throw error
  }
  report(results.length < ids.length ? 'stopped' : 'finished')
}

export type BulkCounts = Record<BulkResult['Outcome'], number>

export function countsOf(results: readonly BulkResult[]): BulkCounts {
  const counts: BulkCounts = { done: 0, unchanged: 0, refused: 0 }
  for (const { Outcome } of results) counts[Outcome] += 1
  return counts
}
