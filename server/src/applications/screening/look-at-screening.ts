import { everything } from '../../database/pool.ts'
import type { Services } from '../../rpc/services.ts'
import { applyLook } from './apply-look.ts'
import { lookFurther } from './look.ts'
import { findScreening, lockScreening, noteLookedAt } from './screening.queries.ts'

const CLAIMS = everything('the agency tells of screenings of all accounts')

/** Asks the agency how a screening of ours stands, and brings it there. False where we know none, or the agency has none. */
export async function lookAtScreening(services: Services, screeningId: string, signal: AbortSignal): Promise<boolean> {
  const { screening: bureau, jobDatabase } = services
  const known = await jobDatabase.transaction(CLAIMS, (db) => findScreening(db, screeningId))
  if (!known || !bureau) return false
  // What was ordered and not answered yet is the order's to find.
  if (known.bureau_ref === null) return true
  const standing = await bureau.screenings.find(known.bureau_ref, { signal })
  const look = standing && (await lookFurther(bureau, standing, { signal }))
  await jobDatabase.transaction(CLAIMS, async (db) => {
    const row = await lockScreening(db, screeningId)
    if (!row) return
    if (look) await applyLook({ db, services }, row, look)
    else await noteLookedAt(db, row.id)
  })
  return look !== null
}
