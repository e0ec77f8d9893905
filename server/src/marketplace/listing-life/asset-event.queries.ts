import type { Db } from '../../database/db.ts'

/** What people did to a property beyond its offer; going on and off the market and other amounts are noted by a trigger. */
export type HistoryNote = {
  readonly accountId: string
  readonly assetId: string
  readonly kind:
    | 'assigned'
    | 'unassigned'
    | 'lease-changed'
    | 'rent-set'
    | 'notice-given'
    | 'notice-taken-back'
    | 'renewal-asked'
    | 'reclassified'
  /** Whom it is about. */
  readonly subjectProfileId: string | null
  readonly byProfileId: string | null
  /** Of a rent that was set, in cents. */
  readonly amounts?: { readonly fromCents: number; readonly toCents: number; readonly rentFrequencyId: number }
  readonly detail: Record<string, unknown>
}

/** Notes in the history of properties what became of them, and who did it. */
export async function noteAssetEvents(db: Db, notes: readonly HistoryNote[]): Promise<void> {
  await db.sql(
    `insert into asset_event (account_id, asset_id, kind, subject_profile_id, by_profile_id, from_cents, to_cents, rent_frequency_id, detail, is_public)
     select note."accountId", note."assetId", note.kind, note."subjectProfileId", note."byProfileId",
       (note.amounts ->> 'fromCents')::bigint, (note.amounts ->> 'toCents')::bigint, (note.amounts ->> 'rentFrequencyId')::smallint, note.detail, false
     from jsonb_to_recordset($1::jsonb)
       as note("accountId" uuid, "assetId" uuid, kind text, "subjectProfileId" uuid, "byProfileId" uuid, amounts jsonb, detail jsonb)`,
    [JSON.stringify(notes)],
  )
}

/** The name of a tenant without an account goes from the history of their homes. */
export async function eraseSubject(
  db: Db,
  { accountId, name, assetIds }: { accountId: string; name: string; assetIds: readonly string[] },
) {
  await db.sql(
    `update asset_event set detail = detail || '{"name": "Erased person"}'
     where account_id = $1 and asset_id = any($2::uuid[]) and subject_profile_id is null and detail->>'name' = $3`,
    [accountId, assetIds, name],
  )
}
