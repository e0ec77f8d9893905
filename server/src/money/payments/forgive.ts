import type { EventContext } from '../../rpc/events.ts'
import { credit, post, reverse, uncredit } from '../ledger/ledger.public.ts'
import { changeClaim, chargedOf, listClaimLines } from '../invoices/invoice.public.ts'
import type { LockedPayment } from './lock-with-invoice.ts'
import { openLines, takeFor } from './allocations.ts'
import { listAllocated } from './allocation.queries.ts'

type Forgiven = { readonly creditId: string; readonly cents: number }

/** What was given back is not owed again: the income that it was is taken back, line by line. */
export async function forgive(
  { db }: EventContext,
  { payment, invoice, claim }: LockedPayment,
  { creditId, cents }: Forgiven,
): Promise<void> {
  const lines = await listClaimLines(db, claim)
  const open = openLines(lines, await listAllocated(db, claim.claimId))
  const parts = takeFor(cents, open)
  await post(
    db,
    credit({
      issuerId: payment.issuer_profile_id,
      invoiceId: invoice.id,
      assetId: payment.asset_id,
      claimId: claim.claimId,
      creditId,
      lines: parts.map((part) =>
        chargedOf(
          invoice,
          lines.find(({ id }) => id === part.lineId)!,
          part.cents,
        ),
      ),
    }),
  )
  await changeClaim(db, invoice, claim, { credited: cents })
}

/** The provider could not give it back after all. */
export async function oweAgain({ db }: EventContext, { invoice, claim }: LockedPayment, { creditId, cents }: Forgiven): Promise<void> {
  await reverse(db, uncredit({ creditId }))
  await changeClaim(db, invoice, claim, { credited: -cents })
}
