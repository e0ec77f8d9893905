import type { BillingInterval } from '@keystead/contract/platform/plans/plan.values.ts'
import { type Db, first } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

export type PlanRequestRow = {
  id: string
  account_id: string
  email: string
  plan_id: number
  plan: string
  billing_interval: BillingInterval
  price_cents: number
  status: 'requested' | 'activated' | 'declined' | 'withdrawn'
  created_at: Date
}

const COLUMNS = `r.id, r.account_id, a.email, r.plan_id, plan.name as plan, r.billing_interval, r.price_cents, r.status, r.created_at`
/** Whose account is closed or disabled, waits for nothing. */
const TABLES = `plan_request r join account_holder a on a.id = r.account_id and a.status = 'A' join plan on plan.id = r.plan_id`

type NewRequest = { planId: number; interval: BillingInterval; priceCents: number }

/** The id of a new request, or null where one is open. */
export async function insertPlanRequest(db: Db, scope: Scope<'subscription'>, request: NewRequest): Promise<string | null> {
  const row = first(
    await db.sql<{ id: string }>(
      `insert into plan_request (account_id, plan_id, billing_interval, price_cents) values ($1, $2, $3, $4)
       on conflict (account_id) where status = 'requested' do nothing returning id`,
      [scope.accountId, request.planId, request.interval, request.priceCents],
    ),
  )
  return row?.id ?? null
}

/** Takes the open request back; its id, or null where there is none. */
export async function withdrawOpenRequest(db: Db, scope: Scope<'subscription'>): Promise<string | null> {
  const row = first(
    await db.sql<{ id: string }>(
      `update plan_request set status = 'withdrawn', decided_at = now() where account_id = $1 and status = 'requested' returning id`,
      [scope.accountId],
    ),
  )
  return row?.id ?? null
}

/** For the operator: those that wait, or all of the last months. */
export async function listPlanRequests(db: Db, { all, limit }: { all: boolean; limit: number }): Promise<PlanRequestRow[]> {
  return db.sql<PlanRequestRow>(
    `select ${COLUMNS} from ${TABLES} where $1 or r.status = 'requested' order by (r.status = 'requested') desc, r.created_at desc limit $2`,
    [all, limit],
  )
}

export async function findPlanRequest(db: Db, requestId: string): Promise<PlanRequestRow | null> {
  return first(await db.sql<PlanRequestRow>(`select ${COLUMNS} from ${TABLES} where r.id = $1`, [requestId]))
}

/** Decides an open request; false where it is open no more. */
export async function decidePlanRequest(
  db: Db,
  requestId: string,
  decision: { status: 'activated' | 'declined'; note: string | null },
): Promise<boolean> {
  const decided = await db.sql(
    `update plan_request set status = $2, note = $3, decided_at = now() where id = $1 and status = 'requested' returning 1`,
    [requestId, decision.status, decision.note],
  )
  return decided.length > 0
}
