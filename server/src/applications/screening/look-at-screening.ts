import { z } from 'zod'
import { everything } from '../../database/pool.ts'
import type { BureauEventHandler } from '../../screening-bureau/bureau-event.ts'
import type { Services } from '../../rpc/services.ts'
import { applyLook } from './apply-look.ts'
import { lookFurther } from './look.ts'
import { findScreening, lockScreening, noteLookedAt } from './screening.queries.ts'

const CLAIMS = everything('the agency tells of screenings of all accounts')

/** Whatever it tells of a screening, its report or disputes: it is asked how that stands. */
export const screeningEvents: BureauEventHandler = {
  types: [
    'screening.awaiting_identity',
    'screening.in_progress',
    'screening.blocked',
    'screening.completed',
    'screening.failed',
    'screening.identity_failed',
    'screening.canceled',
    'report.corrected',
    'report.expired',
    'dispute.opened',
    'dispute.resolved',
  ],
  // Another installation may have asked under the same key.
  handle: async (services, { reference }, signal) => z.guid().safeParse(reference).success && lookAtScreening(services, reference, signal),
}

/** Asks the agency how a screening of ours stands, and brings it there. False where we know none, or the agency has none. */
export async function lookAtScreening(services: Services, screeningId: string, signal: AbortSignal): Promise<boolean> {
  const { screening: bureau, jobDatabase } = services
  const known = await jobDatabase.transaction(CLAIMS, (db) => findScreening(db, screeningId))
  if (!known || !bureau) return false
  // What was ordered and not answered yet is the order's to find.
  if (known.bureau_ref === null) return true
  const standing = await bureau.screenings.find({ id: known.bureau_ref, reference: known.id }, { signal })
  const look = standing && (await lookFurther(bureau, standing, { signal }))
  await jobDatabase.transaction(CLAIMS, async (db) => {
    const row = await lockScreening(db, screeningId)
    if (!row) return
    if (look) await applyLook({ db, services }, row, look)
    else await noteLookedAt(db, row.id)
  })
  return look !== null
}
