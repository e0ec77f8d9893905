import { type Db, only } from '../../database/db.ts'
import { HAS_GONE_BACK, IS_UNDER_WAY, LOST_TO_DISPUTE, PAYMENT_SIDES, type PaymentSide } from './payment-sides.ts'

export type PaymentSumFilter = {
  readonly side: PaymentSide
  readonly accountId: string
  readonly profileId: string
  readonly assetId: string | null
}

const OF_HOME = '($3::uuid is null or p.asset_id = $3)'

export type UnderWay = { cents: number; count: number }

/** Payments that have neither come nor failed. */
export async function sumUnderWay(db: Db, { side, accountId, profileId, assetId }: PaymentSumFilter): Promise<UnderWay> {
  return only(
    await db.sql<UnderWay>(
      `select coalesce(sum(p.amount_cents), 0)::bigint as cents, count(*) as count from ${PAYMENT_SIDES[side]} where ${IS_UNDER_WAY} and ${OF_HOME}`,
      [accountId, profileId, assetId],
    ),
  )
}

export type Collected = {
  arrived_cents: number
  went_back_cents: number
  /** The same since the first day of the year of that month, through its last day. */
  arrived_in_year_cents: number
  went_back_in_year_cents: number
}

/**
 * What came in a month, by its first day, and in its year until then, and what went back in the same time: refunds, what banks took back, and what was
 * recorded by mistake. Each counts on its own day, so that a month that is over stays as it was. As the entries of the ledger.
 */
export async function sumCollected(
  db: Db,
  { side, accountId, profileId, assetId }: PaymentSumFilter,
  firstOfMonth: string,
): Promise<Collected> {
  const from = PAYMENT_SIDES[side]
  const within = (day: string) =>
    `${OF_HOME} and ${day} >= date_trunc('year', $4::date)::date and ${day} < ($4::date + interval '1 month')::date`
  return only(
    await db.sql<Collected>(
      `select coalesce(sum(m.arrived) filter (where m.day >= $4::date), 0)::bigint as arrived_cents,
         coalesce(sum(m.back) filter (where m.day >= $4::date), 0)::bigint as went_back_cents,
         coalesce(sum(m.arrived), 0)::bigint as arrived_in_year_cents, coalesce(sum(m.back), 0)::bigint as went_back_in_year_cents
       from (
         select p.arrived_on as day, p.amount_cents as arrived, 0 as back from ${from} where p.arrived_on is not null and ${within('p.arrived_on')}
         union all
         select p.reversed_on, 0, p.amount_cents from ${from} where ${HAS_GONE_BACK} and ${within('p.reversed_on')}
         union all
         select r.left_on, 0, r.amount_cents from ${from} join payment_refund r on r.payment_id = p.id and r.status <> 'failed'
         where ${HAS_GONE_BACK} and ${within('r.left_on')}
         union all
         select d.lost_on, 0, ${LOST_TO_DISPUTE} from ${from} join payment_dispute d on d.payment_id = p.id and d.status = 'lost'
         where ${HAS_GONE_BACK} and ${within('d.lost_on')}
       ) m`,
      [accountId, profileId, assetId, firstOfMonth],
    ),
  )
}
