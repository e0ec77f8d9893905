import { type Db, first } from '../../database/db.ts'
import { INVOICE, type LockedInvoice } from './invoice.queries.ts'

export type UnpaidByPayer = { id: string; updated_at: string }

const IS_UNPAID = `begun_by_payer and status = 'sent' and paid_cents = 0 and credited_cents = 0 and in_transit_cents = 0`

/** What payers began of their own accord, and of which nothing has come or is on its way for so long. */
export async function listUnpaidByPayer(
  db: Db,
  { minutes, limit, after }: { minutes: number; limit: number; after: UnpaidByPayer | null },
): Promise<UnpaidByPayer[]> {
  return db.sql<UnpaidByPayer>(
    `select id, updated_at::text from invoice where ${IS_UNPAID} and updated_at <= now() - make_interval(mins => $1)
       and ($3::timestamptz is null or (updated_at, id) > ($3::timestamptz, $4::uuid))
     order by updated_at, id limit $2`,
    [minutes, limit, after?.updated_at ?? null, after?.id ?? null],
  )
}

/** Null where another worker has it in hand, or it was tried again meanwhile. */
export async function lockUnpaidByPayer(db: Db, id: string, minutes: number): Promise<LockedInvoice | null> {
  return first(
    await db.sql<LockedInvoice>(
      `select ${INVOICE} from invoice where id = $1 and ${IS_UNPAID} and updated_at <= now() - make_interval(mins => $2) for no key update skip locked`,
      [id, minutes],
    ),
  )
}
