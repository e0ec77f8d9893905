import type { Db } from '../../database/db.ts'
import type { EventContext } from '../../rpc/events.ts'
import { credit, post, type Posting, reverse, uncredit } from '../ledger/ledger.public.ts'
import { changeClaim, chargedPartOf, listClaimLines } from '../invoices/invoice.public.ts'
import type { LockedPayment } from './lock-with-invoice.ts'
import { openLines, takeFor } from './allocations.ts'
import { listAllocated } from './allocation.queries.ts'

type Forgiven = { readonly creditId: string; readonly cents: number }

/** What was given back is not owed again: the income that it was is taken back, line by line, and the tax in it. */
export async function forgive(
  { db }: EventContext,
  { invoice, claim }: Pick<LockedPayment, 'invoice' | 'claim'>,
  { creditId, cents }: Forgiven,
): Promise<void> {
  await post(db, await creditOf(db, { invoice, claim }, { creditId, cents }))
  await changeClaim(db, invoice, claim, { credited: cents })
}

/** `isRest`: it is all that is open. What was forgiven before came from the first lines, and is left out. */
export async function creditOf(
  db: Db,
  { invoice, claim }: Pick<LockedPayment, 'invoice' | 'claim'>,
  { creditId, cents, isRest = false }: Forgiven & { readonly isRest?: boolean },
): Promise<Posting> {
  const lines = await listClaimLines(db, claim)
  const open = openLines(lines, await listAllocated(db, claim.claimId))
  return credit({
    issuerId: invoice.profile_id,
    invoiceId: invoice.id,
    assetId: invoice.asset_id,
    claimId: claim.claimId,
    creditId,
    lines: takeFor(cents, isRest ? open.toReversed() : open).flatMap((part) =>
      chargedPartOf(
        invoice,
        lines.find(({ id }) => id === part.lineId)!,
        part.cents,
      ),
    ),
  })
}

/** The provider could not give it back after all. */
export async function oweAgain({ db }: EventContext, { invoice, claim }: LockedPayment, { creditId, cents }: Forgiven): Promise<void> {
  await reverse(db, uncredit({ creditId }))
  await changeClaim(db, invoice, claim, { credited: -cents })
}
