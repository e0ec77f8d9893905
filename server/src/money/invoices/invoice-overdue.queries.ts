import { type Db, first } from '../../database/db.ts'
import { IS_OVERDUE } from './invoice-state.ts'
import { INVOICE, type LockedInvoice } from './invoice.queries.ts'

export type ToBeOverdue = { id: string; due_on: string }

const IS_TO_BE_TOLD = `${IS_OVERDUE} and i.overdue_told_at is null`

/** Invoices whose day has passed where the property stands, and of which no one was told. */
export async function listToBeOverdue(db: Db, limit: number, after: ToBeOverdue | null): Promise<ToBeOverdue[]> {
  return db.sql<ToBeOverdue>(
    `select i.id, i.due_on from invoice i
     where ${IS_TO_BE_TOLD} and i.due_on <= current_date
       and ($2::date is null or (i.due_on, i.id) > ($2::date, $3::uuid))
     order by i.due_on, i.id limit $1`,
    [limit, after?.due_on ?? null, after?.id ?? null],
  )
}

/** Null where another worker has told of it, or it was paid or taken back meanwhile. */
export async function lockToBeOverdue(db: Db, invoiceId: string): Promise<LockedInvoice | null> {
  return first(
    await db.sql<LockedInvoice>(`select ${INVOICE} from invoice i where id = $1 and ${IS_TO_BE_TOLD} for no key update skip locked`, [
      invoiceId,
    ]),
  )
}

export async function setOverdueTold(db: Db, { id }: LockedInvoice): Promise<void> {
  await db.sql('update invoice set overdue_told_at = now(), updated_at = now() where id = $1', [id])
}
