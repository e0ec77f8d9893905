import { type Db, only } from '../../database/db.ts'

/** In cents, each with its sign. What is written off is credited as well. */
export type MoneyChange = { readonly paid?: number; readonly credited?: number; readonly writtenOff?: number; readonly inTransit?: number }

export async function addMoney(
  db: Db,
  { invoiceId, shareOf }: { invoiceId: string; shareOf: string | null },
  { paid = 0, credited = 0, writtenOff = 0, inTransit = 0 }: MoneyChange,
): Promise<void> {
  await db.sql(
    `update invoice set paid_cents = paid_cents + $2, credited_cents = credited_cents + $3, in_transit_cents = in_transit_cents + $4,
       written_off_cents = written_off_cents + $5, was_tried = true, was_paid = was_paid or $2 > 0, version = version + 1, updated_at = now() where id = $1`,
    [invoiceId, paid, credited + writtenOff, inTransit, writtenOff],
  )
  if (shareOf !== null)
    await db.sql(
      `update invoice_recipient set paid_cents = paid_cents + $2, credited_cents = credited_cents + $3, in_transit_cents = in_transit_cents + $4,
         written_off_cents = written_off_cents + $5
       where id = $1`,
      [shareOf, paid, credited + writtenOff, inTransit, writtenOff],
    )
}

/** Why what was open of it is asked for no longer. Answers its version. */
export async function setWriteOffReason(db: Db, invoiceId: string, reason: string): Promise<number> {
  return only(
    await db.sql<{ version: number }>('update invoice set written_off_at = now(), write_off_reason = $2 where id = $1 returning version', [
      invoiceId,
      reason,
    ]),
  ).version
}

/** Names where a sent invoice is paid to, once there is such an account. */
export async function setReceivingAccount(db: Db, invoiceId: string, paymentAccountId: string): Promise<void> {
  await db.sql('update invoice set payment_account_id = $2 where id = $1 and payment_account_id is null', [invoiceId, paymentAccountId])
}

/** The lines of a claim, as what of them is owed is paid one after the other. */
export type ClaimLine = {
  id: string
  position: number
  title: string
  item_for_type_id: number
  account_for_type_id: number
  is_advance_rent: boolean
  /** What of it is of this claim; all of the line where they owe together. */
  amount_cents: number
  whole_cents: number
  /** In the whole. */
  tax_cents: number
}

export async function listClaimLines(db: Db, { invoiceId, shareOf }: { invoiceId: string; shareOf: string | null }): Promise<ClaimLine[]> {
  return db.sql<ClaimLine>(
    `select l.id, l.position, l.title, l.item_for_type_id, l.account_for_type_id, l.is_advance_rent, coalesce(s.amount_cents, l.amount_cents) as amount_cents,
       l.amount_cents as whole_cents, l.tax_cents
     from invoice_line l left join invoice_line_share s on s.line_id = l.id and s.recipient_id = $2
     where l.invoice_id = $1 order by l.position`,
    [invoiceId, shareOf],
  )
}
