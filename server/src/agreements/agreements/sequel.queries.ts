import { type Db, first } from '../../database/db.ts'

type NewSequel = {
  readonly kind: 'superseded' | 'terminated'
  readonly onDay: string
  readonly reason: string | null
  readonly byAgreementId: string | null
  readonly byProfileId: string | null
}

export async function insertSequel(
  db: Db,
  { agreementId, accountId }: { agreementId: string; accountId: string },
  { kind, onDay, reason, byAgreementId, byProfileId }: NewSequel,
): Promise<void> {
  await db.sql(
    `insert into agreement_sequel (agreement_id, account_id, kind, on_day, reason, by_agreement_id, by_profile_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [agreementId, accountId, kind, onDay, reason, byAgreementId, byProfileId],
  )
}

export type SequelRow = { kind: 'superseded' | 'terminated'; on_day: string; reason: string | null }

/** What became of a completed agreement last; null where nothing has. */
export async function findSequel(db: Db, agreementId: string): Promise<SequelRow | null> {
  return first(
    await db.sql<SequelRow>(
      'select kind, on_day, reason from agreement_sequel where agreement_id = $1 order by created_at desc, id desc limit 1',
      [agreementId],
    ),
  )
}
