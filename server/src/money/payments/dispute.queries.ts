import { type Db, first, only } from '../../database/db.ts'

export type DisputeRow = { id: string; payment_id: string; amount_cents: number; status: 'open' | 'won' | 'lost' }

/** The one that the provider calls so, written down the first time. */
export async function keepDispute(
  db: Db,
  dispute: { readonly paymentId: string; readonly gatewayRef: string; readonly amountCents: number; readonly reason: string },
): Promise<{ dispute: DisputeRow; isNew: boolean }> {
  const known = first(
    await db.sql<DisputeRow>('select id, payment_id, amount_cents, status from payment_dispute where gateway_ref = $1', [
      dispute.gatewayRef,
    ]),
  )
  if (known) return { dispute: known, isNew: false }
  const added = only(
    await db.sql<DisputeRow>(
      `insert into payment_dispute (payment_id, account_id, asset_id, gateway_ref, amount_cents, reason, status)
       select id, account_id, asset_id, $2, $3, $4, 'open' from payment where id = $1 returning id, payment_id, amount_cents, status`,
      [dispute.paymentId, dispute.gatewayRef, dispute.amountCents, dispute.reason],
    ),
  )
  return { dispute: added, isNew: true }
}

export async function endDispute(db: Db, { id }: DisputeRow, outcome: 'won' | 'lost'): Promise<void> {
  await db.sql('update payment_dispute set status = $2, ended_at = now() where id = $1', [id, outcome])
}
