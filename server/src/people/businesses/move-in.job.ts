import { everything } from '../../database/pool.ts'
import { anonymous } from '../../rpc/actor.ts'
import type { Services } from '../../rpc/services.ts'
import type { MoveInJob } from './move-in.job-definition.ts'
import { moveBatch } from './move-in.ts'

const CLAIMS = everything('homes move from one account to another')

/** Brings the homes of who founded a business, batch by batch, each in a transaction of its own: broken off anywhere, another run goes on. */
export async function moveHomesIn(services: Services, { businessId }: MoveInJob, signal: AbortSignal): Promise<void> {
  for (;;) {
    const after: (() => Promise<void>)[] = []
    const moved = await services.jobDatabase.transaction(CLAIMS, (db) =>
      moveBatch({ db, services, actor: anonymous, afterCommit: (work) => void after.push(work) }, businessId),
    )
    for (const work of after) await work()
    if (moved === 0) return
    // Gives the job back; who takes it up goes on with those that are left.
    signal.throwIfAborted()
  }
}
