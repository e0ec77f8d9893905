import { statfs } from 'node:fs/promises'
import type { Clock } from './clock.ts'

/** Below this PostgreSQL cannot count on its next pieces of log. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024
/** After a write that failed for want of room, for so long the disk counts as full: it may be that of a database elsewhere. */
const REMEMBERED_MS = 60_000

export type DiskRoom = {
  /** Something could not be written for want of room. */
  noteFull(): void
  isFull(): Promise<boolean>
}

export function watchDiskRoom(dataDir: string, clock: Pick<Clock, 'monotonicMs'>, leastFreeBytes = LEAST_FREE_BYTES): DiskRoom {
  let notedAt = -Infinity
  return {
    noteFull() {
      notedAt = clock.monotonicMs()
    },
    async isFull() {
      if (clock.monotonicMs() - notedAt < REMEMBERED_MS) return true
      // Where the folder cannot be asked, something else is wrong and will be told.
      const found = await statfs(dataDir).catch(() => null)
      return found !== null && found.bavail * found.bsize < leastFreeBytes
    },
  }
}
