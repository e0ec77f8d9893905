import { messages } from '@keystead/contract/money/invoices/invoices-messages.text.ts'
import type { Db } from '../../database/db.ts'
import { failField } from '../../rpc/failure.ts'
import { findReceivingAccount, findReceivingAccountById, type ReceivingAccount } from '../payment-accounts/payment-account.public.ts'
import type { InvoiceRow } from './invoice.queries.ts'
import type { Issuer } from './issuer.ts'

/** Where an invoice is paid to: what it names, else what who bills uses now. */
export async function receivingAccountOf(
  db: Db,
  {
    account_id: accountId,
    profile_id: profileId,
    payment_account_id: id,
  }: Pick<InvoiceRow, 'account_id' | 'profile_id' | 'payment_account_id'>,
): Promise<ReceivingAccount | null> {
  return id === null ? findReceivingAccount(db, { accountId, profileId }) : findReceivingAccountById(db, { accountId, id })
}

/** One that a draft may name: of who bills, and active. */
export async function checkReceivingAccount(db: Db, { accountId, profileId }: Issuer, id: string | null): Promise<void> {
  if (id === null) return
  const account = await findReceivingAccountById(db, { accountId, id })
  const isOwn = account !== null && (account.profile_id === null || account.profile_id === profileId)
  if (!isOwn || !account.is_active) failField('SubAccountId', messages.accountNotActive)
}
