import type { AgreementEventKind } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { type Db, first, only } from '../../database/db.ts'

export type EventRow = {
  number: number
  kind: AgreementEventKind
  party_id: string | null
  by_profile_id: string | null
  by_name: string | null
  ip: string | null
  user_agent: string | null
  detail: Readonly<Record<string, string | number>>
  at: Date
  before_sha256: Buffer | null
  sha256: Buffer
}

/** By the clock of the database, to the millisecond. */
export async function findMoment(db: Db): Promise<Date> {
  return only(await db.sql<{ at: Date }>(`select date_trunc('milliseconds', clock_timestamp()) as at`)).at
}

export async function findLastEvent(db: Db, agreementId: string): Promise<{ number: number; sha256: Buffer } | null> {
  return first(
    await db.sql<{ number: number; sha256: Buffer }>(
      'select number, sha256 from agreement_event where agreement_id = $1 order by number desc limit 1',
      [agreementId],
    ),
  )
}

export async function insertEvent(
  db: Db,
  { agreementId, accountId }: { agreementId: string; accountId: string },
  event: EventRow,
): Promise<void> {
  await db.sql(
    `insert into agreement_event (agreement_id, account_id, number, kind, party_id, by_profile_id, by_name, ip, user_agent, detail, at, before_sha256, sha256)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      agreementId,
      accountId,
      event.number,
      event.kind,
      event.party_id,
      event.by_profile_id,
      event.by_name,
      event.ip,
      event.user_agent,
      JSON.stringify(event.detail),
      event.at,
      event.before_sha256,
      event.sha256,
    ],
  )
}

/** In their order. */
export async function listEvents(db: Db, agreementId: string): Promise<EventRow[]> {
  return db.sql<EventRow>(
    `select number, kind, party_id, by_profile_id, by_name, ip, user_agent, detail, at, before_sha256, sha256
     from agreement_event where agreement_id = $1 order by number`,
    [agreementId],
  )
}
