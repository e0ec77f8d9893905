import type { Db } from '../../database/db.ts'

/** What people did to a property beyond its offer; going on and off the market and other amounts are noted by a trigger. */
export type HistoryNote = {
  readonly accountId: string
  readonly assetId: string
  readonly kind: 'assigned' | 'unassigned' | 'lease-changed' | 'reclassified'
  /** Whom it is about. */
  readonly subjectProfileId: string | null
  readonly byProfileId: string | null
  readonly detail: Record<string, unknown>
}

/** Notes in the history of properties what became of them, and who did it. */
export async function noteAssetEvents(db: Db, notes: readonly HistoryNote[]): Promise<void> {
  await db.sql(
    `insert into asset_event (account_id, asset_id, kind, subject_profile_id, by_profile_id, detail, is_public)
     select note."accountId", note."assetId", note.kind, note."subjectProfileId", note."byProfileId", note.detail, false
     from jsonb_to_recordset($1::jsonb)
       as note("accountId" uuid, "assetId" uuid, kind text, "subjectProfileId" uuid, "byProfileId" uuid, detail jsonb)`,
    [JSON.stringify(notes)],
  )
}
