import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 300_000

/** What cannot be done while the database comes back is done a moment later. */
export async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const began = Date.now(); ; await pause(200)) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() - began > PATIENCE_MS) throw error
    }
  }
}
