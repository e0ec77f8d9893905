import type { Db } from '../../database/db.ts'

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
