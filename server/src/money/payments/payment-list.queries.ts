import type { PaymentFilter, PaymentMethod, PaymentStatus } from '@keystead/contract/money/payments/payment.values.ts'
import { type Db, only } from '../../database/db.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import { HAS_GONE_BACK, IS_UNDER_WAY, LOST_TO_DISPUTE } from './payment-sides.ts'

export type PaymentListFilter = {
  readonly accountId: string
  readonly profileId: string
  /** Also those of homes for which they may bill. */
  readonly isAgent: boolean
  /** What they get, or what they have paid; null: both. */
  readonly side: 'received' | 'made' | null
  readonly status: PaymentFilter | null
  readonly invoiceId: string | null
  readonly assetId: string | null
  /** The first day of the month in which it came, or something of it went back. */
  readonly month: string | null
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
  went_back_cents: number
  started_at: Date
  paid_on: string | null
  expected_on: string | null
  settled_at: Date | null
  receipt_number: string | null
  return_code: string | null
  failure_code: string | null
}

/** $1 account, $2 profile: what they get, or have paid, or may bill for. */
const GOT = 'p.account_id = $1 and p.issuer_profile_id = $2'
const MADE = 'p.payer_profile_id = $2 and p.payer_account_id = $1'
const BILLED_FOR = `i.bills_as = 'manager' and exists (
    select from open_grant g where g.object_id = p.asset_id and g.principal_id = $2 and g.principal_account_id = $1 and g.relation = 'agent'
      and 'invoice' = any(g.scopes))`

const STATUS: Readonly<Record<PaymentFilter, string>> = {
  underWay: IS_UNDER_WAY,
  arrived: 'p.arrived_on is not null',
  failed: `p.status in ('failed', 'canceled')`,
  wentBack: HAS_GONE_BACK,
}

function filtered(filter: PaymentListFilter) {
  const { accountId, profileId, isAgent, side, status, invoiceId, assetId, month } = filter
  const values: unknown[] = [accountId, profileId]
  const bind = (value: unknown) => `$${values.push(value)}`
  const sides = [...(side === 'made' ? [] : [GOT, ...(isAgent ? [BILLED_FOR] : [])]), ...(side === 'received' ? [] : [MADE])]
  const conditions = [`(${sides.join(' or ')})`]
  if (status) conditions.push(`(${STATUS[status]})`)
  if (invoiceId) conditions.push(`p.invoice_id = ${bind(invoiceId)}::uuid`)
  if (assetId) conditions.push(`p.asset_id = ${bind(assetId)}::uuid`)
  if (month) conditions.push(`(${movedIn(bind(month))})`)
  return { values, bind, from: `${FROM} where ${conditions.join(' and ')}` }
}

/** Those that are counted in a month, as `sumCollected` counts them. */
function movedIn(month: string): string {
  const within = (day: string) =>
    `${day} >= date_trunc('month', ${month}::date)::date and ${day} < (date_trunc('month', ${month}::date) + interval '1 month')::date`
  return `${within('p.arrived_on')} or ${HAS_GONE_BACK} and (${within('p.reversed_on')}
    or exists (select from payment_refund r where r.payment_id = p.id and r.status <> 'failed' and ${within('r.left_on')})
    or exists (select from payment_dispute d where d.payment_id = p.id and d.status = 'lost' and ${within('d.lost_on')}))`
}

/** What went back of it in all: refunds, and what banks took back, or all of what was recorded by mistake. */
const WENT_BACK = `case when p.status = 'reversed' then p.amount_cents else p.refunded_cents + (
    select coalesce(sum(${LOST_TO_DISPUTE}), 0)::bigint from payment_dispute d where d.payment_id = p.id and d.status = 'lost') end`

const LISTED = `p.id, p.invoice_id, i.number, p.asset_id, i.asset_title, p.issuer_profile_id, p.payer_profile_id, r.profile_id as recipient_profile_id,
       r.person_id as recipient_person_id, p.status, p.method, p.method_detail, p.reference, p.amount_cents, p.refunded_cents,
       ${WENT_BACK} as went_back_cents, p.started_at, p.paid_on, p.expected_on, p.settled_at, p.receipt_number, p.return_code,
       p.failure_code`

const FROM = `payment p join invoice_identity i on i.id = p.invoice_id join invoice_place r on r.id = p.recipient_id`

export async function listPayments(db: Db, filter: PaymentListFilter, page: { limit: number; offset: number }): Promise<ListedPayment[]> {
  const { values, bind, from } = filtered(filter)
  return db.sql<ListedPayment>(
    `select ${LISTED} from ${from} order by p.id desc limit ${bind(page.limit)} offset ${bind(page.offset)}`,
    values,
  )
}

export async function countPayments(db: Db, filter: PaymentListFilter): Promise<number> {
  const { values, bind, from } = filtered(filter)
  return only(
    await db.sql<{ count: number }>(`select count(*) as count from (select from ${from} limit ${bind(MOST_COUNTED + 1)}) counted`, values),
  ).count
}

/** One of them, for who reaches it. */
export async function findListedPayment(db: Db, paymentId: string): Promise<ListedPayment | null> {
  const [row] = await db.sql<ListedPayment>(`select ${LISTED} from ${FROM} where p.id = $1`, [paymentId])
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
