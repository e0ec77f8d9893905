import { join } from 'node:path'
import { refuse } from './refusal.ts'
import { isThere } from '../process/is-there.ts'

/** Lies in a data folder from the first file of a restore to its last look. */
export const UNFINISHED_MARK = 'restore.unfinished'

/** What is half restored looks like a small installation, and would be served as one. */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  if (await isThere(join(dataDir, UNFINISHED_MARK)))
    refuse(`A restore into ${dataDir} has not finished. Please wait for it. If it was interrupted, empty the folder and restore again.`)
}
