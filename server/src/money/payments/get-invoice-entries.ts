import type { GetInvoiceEntries } from '@keystead/contract/money/payments/payment.operations.ts'
import { ISSUER_ACCOUNTS, type IssuerAccount } from '@keystead/contract/money/ledger/ledger.values.ts'
import type { BookedEntry } from '@keystead/contract/money/payments/payment.schemas.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { Handler } from '../../rpc/module.ts'
import { entriesOf, type LedgerEntry } from '../ledger/ledger.public.ts'
import type { ReachedInvoice } from '../invoices/invoice.public.ts'
import { accountName } from './account-name.ts'
import { text as postingTexts } from './posting-name.text.ts'

/** What the invoice itself may be read by reads its entries: also an agent of the manager, and a member who is given the home. */
export const getInvoiceEntries: Handler<typeof GetInvoiceEntries, ReachedInvoice> = async ({ db, owned }) => {
  const entries = await entriesOf(db, owned.accountId, owned.invoiceId)
  return {
    Items: [...Map.groupBy(entries, ({ transaction_id }) => transaction_id)].map(([id, legs]) => ({
      TransactionId: id,
      Kind: legs[0]!.kind,
      Text: postingTexts[legs[0]!.kind],
      On: legs[0]!.effective_on,
      At: legs[0]!.posted_at.toISOString(),
      Legs: legs.flatMap((leg) => presentLeg(leg, owned.invoiceId)),
    })),
  }
}

const ACCOUNTS = new Map<string, IssuerAccount>(ISSUER_ACCOUNTS.map((kind) => [kind, kind]))

/** Of the book of who bills: that of the platform is no one else's to read. */
function presentLeg({ account, owner_id, detail, amount }: LedgerEntry, invoiceId: string): BookedEntry['Legs'] {
  const kind = ACCOUNTS.get(account)
  if (!kind) return []
  return [
    {
      AccountKind: kind,
      Account: accountName(account, detail),
      // What is owed belongs to the whole invoice, or to the share of one.
      RecipientId: kind === 'receivable' && owner_id !== invoiceId ? owner_id : null,
      Debit: amount > 0 ? textFromCents(amount) : null,
      Credit: amount < 0 ? textFromCents(-amount) : null,
    },
  ]
}
