import type { Db } from '../../database/db.ts'
import { listRestToMove, listRootsToMove } from './moving.queries.ts'

type Wanted = {
  readonly profileId: string
  readonly fromAccountId: string
  readonly atMost: number
  /** Whether one building with more units than that may come alone: it is never taken apart. */
  readonly mayExceed: boolean
}

/** The next homes of a profile that move to another account: as many as fit, each building with its units. */
export async function homesToMove(db: Db, { atMost, mayExceed, ...from }: Wanted): Promise<string[]> {
  const roots = await listRootsToMove(db, from, atMost)
  if (roots.length === 0) return listRestToMove(db, from, atMost)
  const next: string[] = []
  for (const { id, units } of roots) {
    const isFirst = next.length === 0
    if (next.length + 1 + units.length > atMost && !(isFirst && mayExceed)) break
    next.push(id, ...units)
  }
  return next
}
