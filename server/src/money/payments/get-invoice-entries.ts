import type { GetInvoiceEntries } from '@keystead/contract/money/payments/payment.operations.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { Handler } from '../../rpc/module.ts'
import { entriesOf } from '../ledger/ledger.public.ts'
import type { ReachedInvoice } from '../invoices/invoice.public.ts'
import { accountName } from './account-name.ts'

/** What the invoice itself may be read by reads its entries: also an agent of the manager, and a member who is given the home. */
export const getInvoiceEntries: Handler<typeof GetInvoiceEntries, ReachedInvoice> = async ({ db, owned }) => {
  const entries = await entriesOf(db, owned.accountId, owned.invoiceId)
  return {
    Items: [...Map.groupBy(entries, ({ transaction_id }) => transaction_id)].map(([id, legs]) => ({
      TransactionId: id,
      Kind: legs[0]!.kind,
      On: legs[0]!.effective_on,
      At: legs[0]!.posted_at.toISOString(),
      Legs: legs.map(({ account, detail, amount }) => ({
        Account: accountName(account, detail),
        Debit: amount > 0 ? textFromCents(amount) : null,
        Credit: amount < 0 ? textFromCents(-amount) : null,
      })),
    })),
  }
}
