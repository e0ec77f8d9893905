import type { Db } from '../../database/db.ts'
import { findReceivingAccount, findReceivingAccountById, type ReceivingAccount } from '../payment-accounts/payment-account.public.ts'
import type { InvoiceRow } from './invoice.queries.ts'

/** Where an invoice is paid to: what it names, else what who bills uses now. */
export async function receivingAccountOf(
  db: Db,
  invoice: Pick<InvoiceRow, 'account_id' | 'profile_id' | 'payment_account_id'>,
): Promise<ReceivingAccount | null> {
  const { account_id: accountId, profile_id: profileId, payment_account_id: id } = invoice
  return id === null ? findReceivingAccount(db, { accountId, profileId }) : findReceivingAccountById(db, { accountId, id })
}
