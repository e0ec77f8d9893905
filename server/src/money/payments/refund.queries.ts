import type { RefundStatus } from '@keystead/contract/money/payments/payment.values.ts'
import { type Db, first, only } from '../../database/db.ts'

export type RefundRow = {
  id: string
  payment_id: string
  amount_cents: number
  from_prepaid_cents: number
  reason: string
  is_still_owed: boolean
  status: RefundStatus
  is_booked: boolean
  gateway_ref: string | null
  created_at: Date
}

const REFUND = `id, payment_id, amount_cents, from_prepaid_cents, reason, is_still_owed, status, is_booked, gateway_ref, created_at`

type NewRefund = {
  readonly paymentId: string
  readonly amountCents: number
  readonly fromPrepaidCents: number
  readonly reason: string
  readonly isStillOwed: boolean
  readonly byProfileId: string
}

export async function insertRefund(db: Db, refund: NewRefund): Promise<RefundRow> {
  return only(
    await db.sql<RefundRow>(
      `insert into payment_refund (payment_id, account_id, asset_id, amount_cents, from_prepaid_cents, reason, is_still_owed, by_profile_id)
       select id, account_id, asset_id, $2, $3, $4, $5, $6 from payment where id = $1 returning ${REFUND}`,
      [refund.paymentId, refund.amountCents, refund.fromPrepaidCents, refund.reason, refund.isStillOwed, refund.byProfileId],
    ),
  )
}

export async function findRefund(db: Db, refundId: string): Promise<RefundRow | null> {
  return first(await db.sql<RefundRow>(`select ${REFUND} from payment_refund where id = $1`, [refundId]))
}

export async function listRefunds(db: Db, paymentId: string): Promise<RefundRow[]> {
  return db.sql<RefundRow>(`select ${REFUND} from payment_refund where payment_id = $1 order by id desc`, [paymentId])
}

export type RefundChange = { readonly status: RefundStatus; readonly gatewayRef?: string | null; readonly isBooked?: boolean }

export async function changeRefund(
  db: Db,
  { id }: Pick<RefundRow, 'id'>,
  { status, gatewayRef = null, isBooked }: RefundChange,
): Promise<void> {
  await db.sql(
    `update payment_refund set status = $2, gateway_ref = coalesce($3, gateway_ref), is_booked = coalesce($4, is_booked),
       ended_at = case when $2 <> 'pending' then coalesce(ended_at, now()) end where id = $1`,
    [id, status, gatewayRef, isBooked ?? null],
  )
}
