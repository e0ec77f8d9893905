import { type Db, first, only } from '../../database/db.ts'

export type PayoutStatus = 'underWay' | 'paid' | 'failed'
/** What of it came out of whose book. */
export type PayoutPart = { readonly issuerId: string; readonly cents: number }
export type PayoutRow = { id: string; status: PayoutStatus; parts: PayoutPart[] }

type SeenPayout = {
  readonly paymentAccountId: string
  readonly accountId: string
  readonly gatewayRef: string
  readonly amountCents: number
  readonly parts: readonly PayoutPart[]
  readonly arrivesOn: string | null
}

/** The one that the provider calls so, held, and written down the first time. */
export async function keepPayout(db: Db, payout: SeenPayout): Promise<{ payout: PayoutRow; isNew: boolean }> {
  const added = await db.sql<PayoutRow>(
    `insert into payment_payout (account_id, payment_account_id, gateway_ref, amount_cents, status, arrives_on, parts)
     values ($1, $2, $3, $4, 'underWay', $5, $6::jsonb) on conflict (gateway_ref) do nothing returning id, status, parts`,
    [payout.accountId, payout.paymentAccountId, payout.gatewayRef, payout.amountCents, payout.arrivesOn, JSON.stringify(payout.parts)],
  )
  const isNew = first(added)
  if (isNew) return { payout: isNew, isNew: true }
  const known = await db.sql<PayoutRow>('select id, status, parts from payment_payout where gateway_ref = $1 for no key update', [
    payout.gatewayRef,
  ])
  return { payout: only(known), isNew: false }
}

export async function changePayout(db: Db, { id }: PayoutRow, status: PayoutStatus): Promise<void> {
  await db.sql('update payment_payout set status = $2, updated_at = now() where id = $1', [id, status])
}

/** The latest ones to an account that have arrived or may yet, as far as is known. */
export async function listPayoutsToAccount(db: Db, paymentAccountId: string): Promise<{ gateway_ref: string }[]> {
  return db.sql<{ gateway_ref: string }>(
    `select gateway_ref from payment_payout where payment_account_id = $1 and status <> 'failed' order by id desc limit 50`,
    [paymentAccountId],
  )
}

/** Whether payments to an account are under way. */
export async function isBeingPaidTo(db: Db, paymentAccountId: string): Promise<boolean> {
  const found = await db.sql(
    `select 1 from payment where payment_account_id = $1 and status in ('created', 'needsAction', 'processing') limit 1`,
    [paymentAccountId],
  )
  return found.length > 0
}
