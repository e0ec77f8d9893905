import type { InvoiceFilter, InvoiceStatus } from '@keystead/contract/money/invoices/invoice.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import { IS_DUE, IS_OPEN, IS_OVERDUE } from './invoice-state.ts'

/** Of whose invoices a list is: of who bills, of an agent with those that they may bill for managers, or of who is billed. */
export type ListSide = 'issuer' | 'agent' | 'recipient'

export type InvoiceListFilter = {
  readonly side: ListSide
  readonly accountId: string
  readonly profileId: string
  /** Only what was sent, void ones included. */
  readonly sentOnly: boolean
  readonly status: InvoiceFilter | null
  readonly text: string | null
  readonly assetId: string | null
  /** Who is billed; in the list of who is billed, who bills. */
  readonly personId: string | null
  readonly invoiceItemId: string | null
  /** The first day of the month in which they are due. */
  readonly month: string | null
}

export type ListedInvoice = {
  id: string
  number: string
  status: InvoiceStatus
  asset_id: string
  asset_title: string
  profile_id: string
  issued_on: string
  due_on: string
  today: string
  first_title: string
  lines_count: number
  total_cents: number
  paid_cents: number
  credited_cents: number
  written_off_cents: number
  in_transit_cents: number
  sent_at: Date | null
}

const STATUS: Readonly<Record<InvoiceFilter, string>> = {
  temporary: `i.status = 'temporary'`,
  active: `i.status = 'active'`,
  open: IS_OPEN,
  due: IS_DUE,
  overdue: IS_OVERDUE,
  partlyPaid: `${IS_OPEN} and i.paid_cents > 0`,
  paid: `i.status = 'sent' and i.paid_cents + i.credited_cents >= i.total_cents and i.written_off_cents = 0`,
  writtenOff: `i.status = 'sent' and i.paid_cents + i.credited_cents >= i.total_cents and i.written_off_cents > 0`,
  void: `i.status = 'void'`,
}

/** Whose they are: $1 is the account, $2 the profile. Of who is billed for a share, all amounts are those of the share. */
export const SIDES: Readonly<Record<ListSide, string>> = {
  issuer: `(select * from invoice where account_id = $1 and profile_id = $2) i`,
  agent: `(select * from invoice where account_id = $1 and profile_id = $2
    union all
    select i.* from open_grant g join invoice i on i.asset_id = g.object_id and i.bills_as = 'manager'
    where g.principal_id = $2 and g.principal_account_id = $1 and g.relation = 'agent' and 'invoice' = any(g.scopes)) i`,
  recipient: `(select i.id, i.number, i.status, i.asset_id, i.asset_title, i.profile_id, i.issued_on, i.due_on, i.time_zone, i.first_title,
      i.lines_count, coalesce(r.amount_cents, i.total_cents) as total_cents,
      case when r.amount_cents is null then i.paid_cents else r.paid_cents end as paid_cents,
      case when r.amount_cents is null then i.credited_cents else r.credited_cents end as credited_cents,
      case when r.amount_cents is null then i.written_off_cents else r.written_off_cents end as written_off_cents,
      case when r.amount_cents is null then i.in_transit_cents else r.in_transit_cents end as in_transit_cents, i.sent_at
    from invoice_recipient r join invoice i on i.id = r.invoice_id
    where r.profile_account_id = $1 and r.profile_id = $2 and r.reaches_since is not null) i`,
}

function filtered(filter: InvoiceListFilter) {
  const values: unknown[] = [filter.accountId, filter.profileId]
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = ['true']
  if (filter.sentOnly) conditions.push(`i.status in ('sent', 'void')`)
  if (filter.status) conditions.push(`(${STATUS[filter.status]})`)
  if (filter.text)
    conditions.push(`i.number || ' ' || i.first_title || ' ' || i.asset_title ilike ${bind(`%${literalOfLike(filter.text)}%`)}`)
  if (filter.assetId) conditions.push(`i.asset_id = ${bind(filter.assetId)}::uuid`)
  if (filter.personId) {
    const who = bind(filter.personId)
    // Those who are billed together may not know of each other.
    conditions.push(
      filter.side === 'recipient'
        ? `i.profile_id = ${who}::uuid`
        : `exists (select from invoice_recipient b where b.invoice_id = i.id and (b.profile_id = ${who}::uuid or b.person_id = ${who}::uuid))`,
    )
  }
  if (filter.invoiceItemId)
    conditions.push(
      `exists (select from invoice_line l where l.invoice_id = i.id and l.invoice_item_id = ${bind(filter.invoiceItemId)}::uuid)`,
    )
  if (filter.month) {
    const month = bind(filter.month)
    conditions.push(`i.due_on >= date_trunc('month', ${month}::date)::date
      and i.due_on < (date_trunc('month', ${month}::date) + interval '1 month')::date`)
  }
  return { values, bind, from: `${SIDES[filter.side]} where ${conditions.join(' and ')}` }
}

export async function listInvoices(db: Db, filter: InvoiceListFilter, page: { limit: number; offset: number }): Promise<ListedInvoice[]> {
  const { values, bind, from } = filtered(filter)
  return db.sql<ListedInvoice>(
    `select i.id, i.number, i.status, i.asset_id, i.asset_title, i.profile_id, i.issued_on, i.due_on,
       (now() at time zone i.time_zone)::date as today, i.first_title, i.lines_count, i.total_cents, i.paid_cents, i.credited_cents,
       i.written_off_cents, i.in_transit_cents, i.sent_at
     from ${from} order by i.issued_on desc, i.id desc limit ${bind(page.limit)} offset ${bind(page.offset)}`,
    values,
  )
}

/** Exactly up to what lists count. */
export async function countInvoices(db: Db, filter: InvoiceListFilter): Promise<number> {
  const { values, bind, from } = filtered(filter)
  return only(
    await db.sql<{ count: number }>(`select count(*) as count from (select from ${from} limit ${bind(MOST_COUNTED + 1)}) counted`, values),
  ).count
}

export type InvoiceTotals = {
  due_cents: number
  due_count: number
  overdue_cents: number
  overdue_count: number
  collected_cents: number
  in_transit_cents: number
}

const OWED = `coalesce(sum(i.total_cents - i.paid_cents - i.credited_cents) filter (where ${IS_DUE}), 0)::bigint as due_cents,
         count(*) filter (where ${IS_DUE}) as due_count,
         coalesce(sum(i.total_cents - i.paid_cents - i.credited_cents) filter (where ${IS_OVERDUE}), 0)::bigint as overdue_cents,
         count(*) filter (where ${IS_OVERDUE}) as overdue_count`

/** What the invoices of a list come to, of those that were sent and stand. */
export async function sumInvoices(db: Db, filter: InvoiceListFilter): Promise<InvoiceTotals> {
  const { values, from } = filtered(filter)
  return only(
    await db.sql<InvoiceTotals>(
      `select ${OWED},
         coalesce(sum(i.paid_cents), 0)::bigint as collected_cents, coalesce(sum(i.in_transit_cents), 0)::bigint as in_transit_cents
       from ${from} and i.status = 'sent'`,
      values,
    ),
  )
}

export type OwedTotals = { due_cents: number; due_count: number; overdue_cents: number; overdue_count: number }

/** The same of what is still owed alone, for which no paid invoice is read. */
export async function sumOwed(db: Db, filter: InvoiceListFilter): Promise<OwedTotals> {
  const { values, from } = filtered(filter)
  return only(await db.sql<OwedTotals>(`select ${OWED} from ${from} and ${IS_OPEN}`, values))
}

export type NextDue = { id: string; number: string; due_on: string; balance_cents: number; is_overdue: boolean }

/** What has to be paid first of what is owed, and for which nothing is on its way. */
export async function findNextDue(db: Db, filter: InvoiceListFilter): Promise<NextDue | null> {
  const { values, from } = filtered(filter)
  return first(
    await db.sql<NextDue>(
      `select i.id, i.number, i.due_on, i.total_cents - i.paid_cents - i.credited_cents as balance_cents, ${IS_OVERDUE} as is_overdue
       from ${from} and ${IS_OPEN} and i.in_transit_cents = 0 order by i.due_on, i.id limit 1`,
      values,
    ),
  )
}
