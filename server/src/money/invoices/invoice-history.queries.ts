import { type Db, only } from '../../database/db.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import type { Said } from '../../text/said.ts'

type NewEvent = {
  readonly said: Said
  readonly isShared: boolean
  readonly recipientId: string | null
  readonly by: { readonly accountId: string; readonly profileId: string | null } | null
}

export async function insertEvent(db: Db, invoiceId: string, { said, isShared, recipientId, by }: NewEvent): Promise<void> {
  await db.sql(
    `insert into invoice_event (invoice_id, account_id, asset_id, said, is_shared, recipient_id, by_account_id, by_profile_id)
     select id, account_id, asset_id, $2::jsonb, $3, $4, $5, $6 from invoice where id = $1`,
    [invoiceId, JSON.stringify(said), isShared, recipientId, by?.accountId ?? null, by?.profileId ?? null],
  )
}

export type EventRow = {
  id: string
  at: Date
  said: Said
  by_profile_id: string | null
  /** The one of those who are billed whom it is about. */
  recipient: { profile_id: string | null; person_id: string | null } | null
}

/** Of who is billed: what is shared with them, since it reached them. */
const SEEN = `e.invoice_id = $1 and ($2::uuid is null or e.is_shared and coalesce(e.recipient_id, $2) = $2)`

export async function listEvents(
  db: Db,
  invoiceId: string,
  recipientId: string | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<EventRow[]> {
  return db.sql<EventRow>(
    `select e.id, e.at, e.said, e.by_profile_id,
       case when r.id is not null then jsonb_build_object('profile_id', r.profile_id, 'person_id', r.person_id) end as recipient
     from invoice_event e left join invoice_recipient r on r.id = e.recipient_id where ${SEEN} order by e.at desc, e.id desc limit $3 offset $4`,
    [invoiceId, recipientId, limit, offset],
  )
}

export async function countEvents(db: Db, invoiceId: string, recipientId: string | null): Promise<number> {
  return only(
    await db.sql<{ count: number }>(`select count(*) as count from (select from invoice_event e where ${SEEN} limit $3) counted`, [
      invoiceId,
      recipientId,
      MOST_COUNTED + 1,
    ]),
  ).count
}
