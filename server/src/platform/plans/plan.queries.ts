import type { BillingInterval } from '@keystead/contract/platform/plans/plan.values.ts'
import { type Db, first, only, prepare } from '../../database/db.ts'
import { lockAccount } from '../../identity/accounts/account.public.ts'
import type { Scope } from '../../rpc/scope.ts'

export type PlanRow = {
  id: number
  code: string
  name: string
  description: string
  price_month_cents: number
  price_year_cents: number
  storage_bytes: number
  members: number
  signatures_per_month: number
  features: string[]
}

/** The plan of an account, with what is paid for, scheduled and asked for. */
export type AccountPlanRow = PlanRow & {
  account_id: string
  account_status: 'A' | 'P'
  /** Null where nothing is paid for. */
  subscription_id: string | null
  billing_interval: BillingInterval | null
  price_cents: number | null
  started_at: Date | null
  current_period_end: Date | null
  next_plan_id: number | null
  next_plan: string | null
  request_id: string | null
  request_plan_id: number | null
  request_plan: string | null
  request_interval: BillingInterval | null
  request_price_cents: number | null
  requested_at: Date | null
}

const PLAN_COLUMNS = [
  'id',
  'code',
  'name',
  'description',
  'price_month_cents',
  'price_year_cents',
  'storage_bytes',
  'members',
  'signatures_per_month',
  'features',
]
  .map((column) => `plan.${column}`)
  .join(', ')

const publicPlans = prepare<PlanRow, []>('plans-public', `select ${PLAN_COLUMNS} from plan where is_public order by sort, id`)

const ACCOUNT_PLAN = `
  select ${PLAN_COLUMNS}, a.id as account_id, a.status as account_status,
    s.id as subscription_id, s.billing_interval, s.price_cents, s.started_at, s.current_period_end, s.next_plan_id, next.name as next_plan,
    r.id as request_id, r.plan_id as request_plan_id, wanted.name as request_plan, r.billing_interval as request_interval,
    r.price_cents as request_price_cents, r.created_at as requested_at
  from account_holder a
  join plan on plan.id = a.plan_id
  left join subscription s on s.account_id = a.id and s.ended_at is null
  left join plan next on next.id = s.next_plan_id
  left join plan_request r on r.account_id = a.id and r.status = 'requested'
  left join plan wanted on wanted.id = r.plan_id
  where a.id = $1`

const accountPlan = prepare<AccountPlanRow, [string | null]>('plan-of-account', ACCOUNT_PLAN)

export async function listPublicPlans(db: Db): Promise<PlanRow[]> {
  return db.prepared(publicPlans, [])
}

/** A plan that can be chosen. */
export async function findPublicPlan(db: Db, planId: number): Promise<PlanRow | null> {
  return first(await db.sql<PlanRow>(`select ${PLAN_COLUMNS} from plan where id = $1 and is_public`, [planId]))
}

/** Any plan, also one that can not be chosen any more. */
export async function getPlan(db: Db, plan: { id: number } | { code: string }): Promise<PlanRow> {
  const [column, value] = 'id' in plan ? ['id', plan.id] : ['code', plan.code]
  return only(await db.sql<PlanRow>(`select ${PLAN_COLUMNS} from plan where ${column} = $1`, [value]))
}

export async function getAccountPlan(db: Db, scope: Scope<'subscription'>): Promise<AccountPlanRow> {
  return only(await db.prepared(accountPlan, [scope.accountId]))
}

/** The same, with the account locked: whatever changes its plan waits for whatever else does. */
export async function lockAccountPlan(db: Db, scope: Scope<'subscription'>): Promise<AccountPlanRow> {
  await lockAccount(db, scope.accountId)
  return getAccountPlan(db, scope)
}

/** The name of the plan and how much room it has; asked for each file that comes in. */
export async function getStorageLimit(db: Db, scope: Scope<'subscription'>): Promise<{ name: string; storage_bytes: number }> {
  return only(
    await db.sql<{ name: string; storage_bytes: number }>(
      'select plan.name, plan.storage_bytes from account_holder a join plan on plan.id = a.plan_id where a.id = $1',
      [scope.accountId],
    ),
  )
}

type NewPeriod = { planId: number; interval: BillingInterval; priceCents: number }

/** Begins a paid period now. The account has no other one. */
export async function insertSubscription(db: Db, scope: Scope<'subscription'>, period: NewPeriod): Promise<{ current_period_end: Date }> {
  return only(
    await db.sql<{ current_period_end: Date }>(
      `insert into subscription (account_id, plan_id, billing_interval, price_cents, current_period_end)
       values ($1, $2, $3, $4, now() + ('1 ' || $3)::interval) returning current_period_end`,
      [scope.accountId, period.planId, period.interval, period.priceCents],
    ),
  )
}

/** Adds a period to the one that is paid for, or to now where that is over already. */
export async function extendSubscription(db: Db, scope: Scope<'subscription'>, period: NewPeriod): Promise<{ current_period_end: Date }> {
  return only(
    await db.sql<{ current_period_end: Date }>(
      `update subscription set billing_interval = $3, price_cents = $4, next_plan_id = null,
         current_period_end = greatest(current_period_end, now()) + ('1 ' || $3)::interval
       where account_id = $1 and plan_id = $2 and ended_at is null returning current_period_end`,
      [scope.accountId, period.planId, period.interval, period.priceCents],
    ),
  )
}

export async function endSubscription(db: Db, scope: Scope<'subscription'>): Promise<void> {
  await db.sql('update subscription set ended_at = now() where account_id = $1 and ended_at is null', [scope.accountId])
}

/** What follows at the end of the paid period; null takes it back. */
export async function scheduleNextPlan(db: Db, scope: Scope<'subscription'>, planId: number | null): Promise<void> {
  await db.sql('update subscription set next_plan_id = $2 where account_id = $1 and ended_at is null', [scope.accountId, planId])
}

/** Accounts whose paid period is over by the database's clock, those that wait longest first. */
export async function listDueAccounts(db: Db, limit: number): Promise<string[]> {
  const rows = await db.sql<{ account_id: string }>(
    'select account_id from subscription where ended_at is null and current_period_end <= now() order by current_period_end limit $1',
    [limit],
  )
  return rows.map((row) => row.account_id)
}

/** Whether the paid period of the account is over, asked under its lock. */
export async function isPeriodOver(db: Db, scope: Scope<'subscription'>): Promise<boolean> {
  return (
    first(
      await db.sql('select 1 from subscription where account_id = $1 and ended_at is null and current_period_end <= now()', [
        scope.accountId,
      ]),
    ) !== null
  )
}
