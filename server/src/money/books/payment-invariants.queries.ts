import { AT_MOST, type Broken, type Invariant } from './invariant.ts'

/** What has come, whatever was made of it since; a debit that was taken back is in the books twice, and is nothing together. */
const HAS_COME = `('settled', 'refunded', 'disputed', 'returned')`
const IS_UNDER_WAY = `('created', 'needsAction', 'processing')`
/** What of a payment pays what is owed. */
const COLLECTED = `coalesce(sum(p.amount_cents - p.prepaid_cents - p.refunded_cents) filter (where p.status in ('settled', 'refunded', 'disputed')), 0)`

/** Payments, and what they pay (0095, 0096). */
export const PAYMENT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'M6',
    says: 'What has come by the provider is in the books once, with its amount, and nothing that has not.',
    broken: (db) =>
      db.sql<Broken>(`
        select concat('payment ', p.id) as what, concat('is ', p.status, ', in the books with ', coalesce(booked.cents::text, 'nothing')) as found
        from payment p left join ledger_transaction t on t.business_key = 'pay:' || p.id
        left join lateral (
          select sum(e.amount) as cents, min(e.currency) as currency from ledger_entry e join ledger_account a on a.id = e.posted_to
          where e.transaction_id = t.id and a.kind = 'clearing'
        ) as booked on true
        where p.source <> 'recorded' and case when p.status in ${HAS_COME}
          then booked.cents is distinct from p.amount_cents + p.payer_fee_cents or booked.currency <> p.currency else t.id is not null end
        ${AT_MOST}`),
  },
  {
    name: 'M6',
    says: 'What the provider reports is what the books say, or the difference is noted.',
    broken: (db) =>
      db.sql<Broken>(`
        select c.fact as what, concat(c.kind, ' and not noted') as found
        from provider_comparison c join provider_reading r on r.gateway = c.gateway
        where c.kind is not null and coalesce(c.read_at, r.complete_as_of) < r.compared_at
          and not exists (select from provider_difference d where d.gateway = c.gateway and d.fact = c.fact and d.state <> 'resolved')
        ${AT_MOST}`),
  },
  {
    name: 'M6',
    says: 'What the provider takes of us is in the books, once for each line of its report.',
    broken: (db) =>
      db.sql<Broken>(`
        select l.id as what, concat('takes ', l.fee_cents, ', in the books with ', coalesce(c.cents::text, 'nothing')) as found
        from provider_line l left join (
          select t.memo ->> 'gateway' as gateway, t.memo ->> 'line' as line, sum(e.amount) as cents
          from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.posted_to
          where t.kind = 'cost' and a.kind = 'processor_costs' group by 1, 2
        ) as c on c.gateway = l.gateway and c.line = l.id
        where l.gateway_account is null and l.fee_cents <> 0 and l.currency = 'USD' and c.cents is distinct from l.fee_cents
        ${AT_MOST}`),
  },
  {
    name: 'M7',
    says: 'Of what is owed no more is collected than it is, and one payment at a time is under way.',
    broken: (db) =>
      db.sql<Broken>(`
        select concat('claim ', p.claim_id) as what, concat('collected ', ${COLLECTED}, ' of ', coalesce(r.amount_cents, i.total_cents), ', ',
          count(*) filter (where p.status in ${IS_UNDER_WAY}), ' under way') as found
        from payment p join invoice i on i.id = p.invoice_id left join invoice_recipient r on r.id = p.claim_id
        group by p.claim_id, i.id, r.id
        having ${COLLECTED} > coalesce(r.amount_cents, i.total_cents) or count(*) filter (where p.status in ${IS_UNDER_WAY}) > 1
        ${AT_MOST}`),
  },
  {
    name: 'M7',
    says: 'A payment is charged once.',
    broken: (db) =>
      db.sql<Broken>(`
        select concat('payment ', payment_id) as what, concat('charged ', count(*), ' times') as found
        from provider_line where step = 'charge' and type = 'charge' and payment_id is not null
        group by payment_id having count(*) > 1
        ${AT_MOST}`),
  },
  {
    name: 'M8',
    says: 'What an invoice says of what was paid and is on its way is what its payments say.',
    broken: (db) =>
      db.sql<Broken>(`
        select concat('invoice ', i.id) as what, concat('paid ', i.paid_cents, ', payments ', ${COLLECTED}) as found
        from invoice i left join payment p on p.invoice_id = i.id group by i.id
        having i.paid_cents <> ${COLLECTED} or i.in_transit_cents <> coalesce(sum(p.amount_cents) filter (where p.status in ${IS_UNDER_WAY}), 0)
        union all
        select concat('share ', r.id), concat('paid ', r.paid_cents, ', payments ', ${COLLECTED})
        from invoice i join invoice_recipient r on r.invoice_id = i.id left join payment p on p.claim_id = r.id where i.billing = 'shares' group by r.id
        having r.paid_cents <> ${COLLECTED} or r.in_transit_cents <> coalesce(sum(p.amount_cents) filter (where p.status in ${IS_UNDER_WAY}), 0)
        ${AT_MOST}`),
  },
  {
    name: 'M8',
    says: 'What is open of an invoice is what the books say is owed; of one that is not sent, nothing.',
    broken: (db) =>
      db.sql<Broken>(`
        with claim as (
          select i.id, i.status, i.total_cents - i.paid_cents - i.credited_cents as open_cents from invoice i where i.billing = 'joint'
          union all
          select r.id, i.status, r.amount_cents - r.paid_cents - r.credited_cents
          from invoice i join invoice_recipient r on r.invoice_id = i.id where i.billing = 'shares'
        )
        select concat('claim ', c.id) as what, concat('open ', c.open_cents, ', in the books ', coalesce(sum(a.balance), 0)) as found
        from claim c left join ledger_account a on a.kind = 'receivable' and a.owner_id = c.id
        group by c.id, c.status, c.open_cents
        having coalesce(sum(a.balance), 0) <> case when c.status = 'sent' then c.open_cents else 0 end
        ${AT_MOST}`),
  },
  {
    name: 'M9',
    says: 'Nothing pays an invoice that is not sent: what comes late is kept for who has paid it.',
    broken: (db) =>
      db.sql<Broken>(`
        select concat('invoice ', i.id) as what, concat('is ', i.status, ' and was paid ', -sum(e.amount)) as found
        from invoice i join ledger_transaction t on t.invoice_id = i.id join ledger_entry e on e.transaction_id = t.id
          join ledger_account a on a.id = e.posted_to
        where i.status <> 'sent' and a.kind = 'receivable'
          and t.kind in ('pay', 'mark', 'return', 'unmark', 'refund', 'refund-failed', 'dispute-lost')
        group by i.id having sum(e.amount) <> 0
        ${AT_MOST}`),
  },
  {
    name: 'M10',
    says: 'What became of a payment is looked for, and where it is not known that is noted.',
    // By the bounds of the jobs that look: five minutes, and an hour for who is to prove who they are.
    broken: (db) =>
      db.sql<Broken>(`
        select concat('payment ', id) as what, concat('is ', status, ' since ', started_at, ', last looked for ', updated_at) as found
        from payment where
          status = 'created' and unknown_since is null and started_at < now() - interval '1 hour'
          or status = 'needsAction' and started_at < now() - interval '1 day'
          or status = 'processing' and updated_at < now() - interval '1 day'
        ${AT_MOST}`),
  },
  {
    name: 'M14',
    says: 'Whatever was told how often, a refund, a dispute and a payout are in the books as often as they happened.',
    broken: (db) =>
      db.sql<Broken>(`
        select fact.what, concat('is ', fact.status, ', in the books by ', coalesce(string_agg(t.kind, ' ' order by t.kind), 'nothing'), ' of ', fact.wanted) as found
        from (
          select concat('refund ', id) as what, concat_ws(' ', case when is_booked then 'booked' end, status) as status,
            case when is_booked then case when status = 'failed' then 'refund refund-failed' else 'refund' end else '' end as wanted,
            array['refund:' || id, 'refund-failed:' || id] as keys
          from payment_refund
          union all
          select concat('dispute ', d.id), d.status, case d.status when 'open' then 'dispute' when 'won' then 'dispute dispute-won'
              else case when exists (select from ledger_transaction t where t.business_key = 'dispute:' || d.id) then 'dispute dispute-lost' else 'return' end end,
            array['dispute:' || d.id, 'dispute-won:' || d.id, 'dispute-lost:' || d.id]
              || case when not exists (select from ledger_transaction t where t.business_key = 'dispute:' || d.id) then 'return:' || d.payment_id end
          from payment_dispute d
          union all
          select concat('payout ', o.gateway_ref), o.status, case when o.status = 'failed' then 'payout payout-failed' else 'payout' end,
            array['payout:' || o.gateway_ref || '/' || (part ->> 'issuerId'), 'payout-failed:' || o.gateway_ref || '/' || (part ->> 'issuerId')]
          from payment_payout o cross join jsonb_array_elements(o.parts) as part
        ) as fact left join ledger_transaction t on t.business_key = any(fact.keys)
        group by fact.what, fact.status, fact.wanted, fact.keys
        having coalesce(string_agg(t.kind, ' ' order by t.kind), '') <> fact.wanted
        ${AT_MOST}`),
  },
]
