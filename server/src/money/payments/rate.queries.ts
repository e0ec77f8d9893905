import type { FeeRate } from '@keystead/contract/money/payments/fees.ts'
import type { Db } from '../../database/db.ts'

/** Of the ways to pay that are on. */
export async function listRates(db: Db): Promise<FeeRate[]> {
  return db.sql<FeeRate>(
    `select method, paid_by as "paidBy", bps, fixed_cents as "fixedCents", most_cents as "mostCents" from payment_rate where is_on order by method`,
  )
}
