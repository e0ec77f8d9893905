import type { PaymentMethod, PaymentStatus } from '@keystead/contract/money/payments/payment.values.ts'
import { type Db, only } from '../../database/db.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'

export type PaymentListFilter = {
  readonly accountId: string
  readonly profileId: string
  /** Also those of homes for which they may bill. */
  readonly isAgent: boolean
  readonly invoiceId: string | null
  readonly assetId: string | null
}

export type ListedPayment = {
  id: string
  invoice_id: string
  number: string
  asset_id: string
  asset_title: string
  issuer_profile_id: string
  payer_profile_id: string | null
  recipient_profile_id: string | null
  recipient_person_id: string | null
  status: PaymentStatus
  method: PaymentMethod
  method_detail: string | null
  reference: string | null
  amount_cents: number
  refunded_cents: number
  started_at: Date
  paid_on: string | null
  expected_on: string | null
  settled_at: Date | null
  receipt_number: string | null
  return_code: string | null
  failure_code: string | null
}

/** $1 account, $2 profile, $3 agent: what they get, may bill for, or have paid. */
const SEEN = `(p.account_id = $1 and p.issuer_profile_id = $2 or p.payer_profile_id = $2 and p.payer_account_id = $1
  or $3 and i.bills_as = 'manager' and exists (
    select from open_grant g where g.object_id = p.asset_id and g.principal_id = $2 and g.principal_account_id = $1 and g.relation = 'agent'
      and 'invoice' = any(g.scopes)))
  and ($4::uuid is null or p.invoice_id = $4) and ($5::uuid is null or p.asset_id = $5)`

const valuesOf = ({ accountId, profileId, isAgent, invoiceId, assetId }: PaymentListFilter) => [
  accountId,
  profileId,
  isAgent,
  invoiceId,
  assetId,
]

const FROM = `payment p join invoice_identity i on i.id = p.invoice_id join invoice_place r on r.id = p.recipient_id`

export async function listPayments(db: Db, filter: PaymentListFilter, page: { limit: number; offset: number }): Promise<ListedPayment[]> {
  return db.sql<ListedPayment>(
    `select p.id, p.invoice_id, i.number, p.asset_id, i.asset_title, p.issuer_profile_id, p.payer_profile_id, r.profile_id as recipient_profile_id,
       r.person_id as recipient_person_id, p.status, p.method, p.method_detail, p.reference, p.amount_cents, p.refunded_cents, p.started_at,
       p.paid_on, p.expected_on, p.settled_at, p.receipt_number, p.return_code, p.failure_code
     from ${FROM} where ${SEEN} order by p.id desc limit $6 offset $7`,
    [...valuesOf(filter), page.limit, page.offset],
  )
}

export async function countPayments(db: Db, filter: PaymentListFilter): Promise<number> {
  return only(
    await db.sql<{ count: number }>(`select count(*) as count from (select from ${FROM} where ${SEEN} limit $6) counted`, [
      ...valuesOf(filter),
      MOST_COUNTED + 1,
    ]),
  ).count
}

/** One of them, for who reaches it. */
export async function findListedPayment(db: Db, paymentId: string): Promise<ListedPayment | null> {
  const [row] = await db.sql<ListedPayment>(
    `select p.id, p.invoice_id, i.number, p.asset_id, i.asset_title, p.issuer_profile_id, p.payer_profile_id, r.profile_id as recipient_profile_id,
       r.person_id as recipient_person_id, p.status, p.method, p.method_detail, p.reference, p.amount_cents, p.refunded_cents, p.started_at,
       p.paid_on, p.expected_on, p.settled_at, p.receipt_number, p.return_code, p.failure_code
     from ${FROM} where p.id = $1`,
    [paymentId],
  )
  return row ?? null
}

export type AllocatedRow = { line_id: string; title: string; cents: number }

/** What of a payment has paid which item, after what was given back. */
export async function listAllocatedLines(db: Db, paymentId: string): Promise<AllocatedRow[]> {
  return db.sql<AllocatedRow>(
    `select a.line_id, l.title, sum(a.amount_cents)::bigint as cents
     from payment_allocation a join invoice_item_of_line l on l.id = a.line_id
     where a.payment_id = $1 group by a.line_id, l.title, l.position having sum(a.amount_cents) <> 0 order by l.position`,
    [paymentId],
  )
}
