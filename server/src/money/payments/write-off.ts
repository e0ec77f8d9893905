import type { WriteOffInvoice } from '@keystead/contract/money/payments/payment.operations.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { sumOf } from '@keystead/contract/values/shares.ts'
import type { Handler } from '../../rpc/module.ts'
import { type Posting, postTogether } from '../ledger/ledger.public.ts'
import {
  announceWrittenOff,
  changeClaim,
  claimOf,
  listRecipients,
  lockForStep,
  type ReachedInvoice,
  setWriteOffReason,
} from '../invoices/invoice.public.ts'
import { creditOf } from './forgive.ts'

/** What is open of each claim is forgiven, under one lock. A payment that comes back later opens what it had paid, and no more. */
export const writeOffInvoice: Handler<typeof WriteOffInvoice, ReachedInvoice> = async (context, { Version, Reason }) => {
  const { db, audit } = context
  const invoice = await lockForStep(context, 'writeOff', Version)
  const recipients = await listRecipients(db, [invoice.id])
  const debtors = invoice.billing === 'joint' ? recipients.slice(0, 1) : recipients
  const open = debtors.map((recipient) => ({ recipient, claim: claimOf(invoice, recipient) })).filter(({ claim }) => claim.balanceCents > 0)
  const postings: Posting[] = []
  for (const { claim } of open) {
    // It may be written off again after a payment came back.
    const creditId = `${claim.claimId}/${invoice.version}`
    postings.push(await creditOf(db, { invoice, claim }, { creditId, cents: claim.balanceCents, isRest: true }))
  }
  await postTogether(db, postings)
  for (const { recipient, claim } of open) {
    const { balanceCents: cents, shareOf } = claim
    await changeClaim(db, invoice, claim, { writtenOff: cents })
    await announceWrittenOff(context, invoice, { owers: shareOf === null ? recipients : [recipient], shareOf, cents, reason: Reason })
  }
  const version = await setWriteOffReason(db, invoice.id, Reason)
  const writtenOff = textFromCents(sumOf(open.map(({ claim }) => claim.balanceCents)))
  audit(invoice.id, { writtenOff, version })
  return { InvoiceId: invoice.id, Version: version, WrittenOff: writtenOff }
}
