import type { Db } from '../../database/db.ts'

/** What was said of the end of a lease. */
export type WordsColumns = {
  moves_out_on: string | null
  notice_given_at: Date | null
  notice_by_profile_id: string | null
  renewal_asked_at: Date | null
  renewal_asked_by_profile_id: string | null
}

type LeaseId = { readonly id: string }

/** Its columns, of a row of `lease`. */
export const wordsOf = (lease: string) =>
  `${lease}.moves_out_on, ${lease}.notice_given_at, ${lease}.notice_by_profile_id, ${lease}.renewal_asked_at, ${lease}.renewal_asked_by_profile_id`

/** The tenants of a locked lease move out, whatever they wished before. */
export async function writeNotice(
  db: Db,
  { id }: LeaseId,
  { movesOutOn, byProfileId }: { movesOutOn: string; byProfileId: string },
): Promise<void> {
  await db.sql(
    `update lease set moves_out_on = $2, notice_given_at = now(), notice_by_profile_id = $3, renewal_asked_at = null,
       renewal_asked_by_profile_id = null, updated_at = now()
     where id = $1`,
    [id, movesOutOn, byProfileId],
  )
}

/** The notice of a locked lease that ends before they meant to move out. */
export async function updateMovingDay(db: Db, { id }: LeaseId, movesOutOn: string): Promise<void> {
  await db.sql('update lease set moves_out_on = $2, updated_at = now() where id = $1', [id, movesOutOn])
}

/** Nothing is said of the end of a locked lease any more. */
export async function clearWords(db: Db, { id }: LeaseId): Promise<void> {
  await db.sql(
    `update lease set moves_out_on = null, notice_given_at = null, notice_by_profile_id = null, renewal_asked_at = null,
       renewal_asked_by_profile_id = null, updated_at = now()
     where id = $1`,
    [id],
  )
}

export async function writeRenewalWish(db: Db, { id }: LeaseId, byProfileId: string): Promise<void> {
  await db.sql('update lease set renewal_asked_at = now(), renewal_asked_by_profile_id = $2, updated_at = now() where id = $1', [
    id,
    byProfileId,
  ])
}
