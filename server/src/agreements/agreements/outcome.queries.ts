import { CATEGORIES } from '@keystead/contract/agreements/templates/template.values.ts'
import { type Db, first } from '../../database/db.ts'
import type { Said } from '../../text/said.ts'
import { HAS_OUTCOME } from './outcome-kinds.ts'

type Outcome = { readonly outcome: 'recorded' | 'refused'; readonly said: Said; readonly leaseId: string | null }

export async function setOutcome(db: Db, id: string, { outcome, said, leaseId }: Outcome): Promise<void> {
  await db.sql('update agreement set outcome = $2, outcome_said = $3, lease_id = $4, updated_at = now() where id = $1', [
    id,
    outcome,
    JSON.stringify(said),
    leaseId,
  ])
}

export async function findHomeNow(db: Db, assetId: string): Promise<{ title: string; managing_profile_id: string } | null> {
  return first(
    await db.sql<{ title: string; managing_profile_id: string }>(
      'select title, managing_profile_id from asset_card where id = $1 and deleted_at is null',
      [assetId],
    ),
  )
}

/** Leases and renewals that were completed for a lease and that nothing has replaced, with the day that it is where the home is. */
export async function listLeasePapers(
  db: Db,
  { leaseId, butFor }: { readonly leaseId: string; readonly butFor: string },
): Promise<{ id: string; account_id: string; today: string }[]> {
  return db.sql<{ id: string; account_id: string; today: string }>(
    `select a.id, a.account_id, (now() at time zone a.time_zone)::date::text as today from agreement a
     where a.lease_id = $1 and a.id <> $2 and a.status = 'completed' and a.category_id in (${CATEGORIES.Lease}, ${CATEGORIES.Renewal})
       and not exists (select from agreement_sequel q where q.agreement_id = a.id)
     for update of a`,
    [leaseId, butFor],
  )
}

/** Those that everyone has signed, that something follows from, and of which nothing is known for a while: their job was lost, or has given up. */
export async function listUnrecorded(db: Db, limit: number): Promise<{ id: string }[]> {
  return db.sql<{ id: string }>(
    `select id from agreement where status = 'completed' and outcome is null and ${HAS_OUTCOME} and ended_at < now() - interval '30 minutes'
     order by ended_at limit $1`,
    [limit],
  )
}
