import { type Db, first } from '../../database/db.ts'

export type ListedPlan = {
  code: string
  name: string
  price_month_cents: number
  price_year_cents: number
  storage_bytes: number
  members: number
  signatures_per_month: number
  is_public: boolean
  accounts: number
}

/** For the operator: every plan, with how many accounts have it. */
export async function listAllPlans(db: Db): Promise<ListedPlan[]> {
  return db.sql<ListedPlan>(
    `select plan.code, plan.name, plan.price_month_cents, plan.price_year_cents, plan.storage_bytes, plan.members, plan.signatures_per_month,
       plan.is_public, (select count(*) from account_holder a where a.plan_id = plan.id and a.closed_at is null) as accounts
     from plan order by plan.sort, plan.id`,
  )
}

type Price = { monthCents: number; yearCents: number }

/** Sets the price of a plan and answers what it was; null where there is no such plan. */
export async function setPlanPrice(db: Db, code: string, price: Price): Promise<Price | null> {
  return first(
    await db.sql<Price>(
      `update plan set price_month_cents = $2, price_year_cents = $3
       from (select id, price_month_cents, price_year_cents from plan where code = $1 for update) as before
       where plan.id = before.id
       returning before.price_month_cents as "monthCents", before.price_year_cents as "yearCents"`,
      [code, price.monthCents, price.yearCents],
    ),
  )
}
