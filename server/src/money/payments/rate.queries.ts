import type { FeeRate } from '@keystead/contract/money/payments/fees.ts'
import type { OnlineMethod } from '@keystead/contract/money/payments/payment.values.ts'
import { type Db, first } from '../../database/db.ts'

const RATE = `method, paid_by as "paidBy", bps, fixed_cents as "fixedCents", most_cents as "mostCents"`

/** What holds on a day, of the ways to pay that are on. */
export async function listRates(db: Db, day: string): Promise<FeeRate[]> {
  return db.sql<FeeRate>(
    `select ${RATE} from (select distinct on (r.method) r.* from payment_rate r where r.starts_on <= $1 order by r.method, r.starts_on desc) latest
     where is_on order by method`,
    [day],
  )
}

export type DatedRate = FeeRate & { readonly startsOn: string; readonly isOn: boolean }

const DATED = `${RATE}, starts_on as "startsOn", is_on as "isOn"`

/** All there were and will be, of each way to pay the latest first. */
export async function listDatedRates(db: Db): Promise<DatedRate[]> {
  return db.sql<DatedRate>(`select ${DATED} from payment_rate order by method, starts_on desc`)
}

/** What holds for a way to pay on a day, whether it is on or not. */
export async function findRate(db: Db, method: OnlineMethod, day: string): Promise<DatedRate | null> {
  return first(
    await db.sql<DatedRate>(
      `select ${DATED} from payment_rate where method = $1 and starts_on <= $2 order by starts_on desc limit 1 for update`,
      [method, day],
    ),
  )
}

/** Of the same day, the last one that is said holds. */
export async function setRate(db: Db, rate: DatedRate): Promise<void> {
  await db.sql(
    `insert into payment_rate (method, starts_on, paid_by, bps, fixed_cents, most_cents, is_on) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (method, starts_on) do update set paid_by = excluded.paid_by, bps = excluded.bps, fixed_cents = excluded.fixed_cents,
       most_cents = excluded.most_cents, is_on = excluded.is_on, updated_at = now()`,
    [rate.method, rate.startsOn, rate.paidBy, rate.bps, rate.fixedCents, rate.mostCents, rate.isOn],
  )
}
