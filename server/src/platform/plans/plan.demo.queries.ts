import { type Db, only } from '../../database/db.ts'

export async function getDemoPlanId(db: Db, code: string): Promise<number> {
  return only(await db.sql<{ id: number }>('select id from plan where code = $1', [code])).id
}

/** An account on a plan with a price has paid for the year that it is in, counted from the day it was opened. */
export async function insertDemoSubscription(db: Db, accountId: string): Promise<void> {
  await db.sql(
    `insert into subscription (account_id, plan_id, billing_interval, price_cents, started_at, current_period_end)
     select a.id, plan.id, 'year', plan.price_year_cents, begun.at, begun.at + interval '1 year'
     from account_holder a
     join plan on plan.id = a.plan_id and plan.price_year_cents > 0
     cross join lateral (select a.created_at + make_interval(years => extract(year from age(now(), a.created_at))::int) as at) as begun
     where a.id = $1`,
    [accountId],
  )
}
