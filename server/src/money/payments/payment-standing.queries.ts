import { type Db, first } from '../../database/db.ts'

/** The invoice that a payment pays, no matter whose it is. */
export async function findInvoiceOfPayment(db: Db, paymentId: string): Promise<string | null> {
  return first(await db.sql<{ invoice_id: string }>('select invoice_id from payment where id = $1', [paymentId]))?.invoice_id ?? null
}

/** Whether it was made for this place on the invoice. */
export async function isPaymentOf(db: Db, paymentId: string, recipientId: string | null): Promise<boolean> {
  const found = await db.sql('select true as found from payment where id = $1 and recipient_id = $2', [paymentId, recipientId])
  return found.length > 0
}
