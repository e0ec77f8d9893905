import { brokenAuditChains } from '../../audit/audit.ts'
import { AT_MOST, type Broken, type Invariant } from './invariant.ts'

/** What was said of money, and what it is about: answers, receipts, invoices and the audit (0096). */
export const RECORD_INVARIANTS: readonly Invariant[] = [
  {
    name: 'M12',
    says: 'What was answered to a person has come about.',
    // As long as answers are kept: payments and refunds are never deleted.
    broken: (db) =>
      db.sql<Broken>(`
        select distinct concat(answered.operation, ' ', answered.id) as what, 'was answered and is not there' as found
        from (
          select operation, jsonb_array_elements_text(coalesce(reply -> 'PaymentIds', '[]') || coalesce(jsonb_path_query_array(reply, '$.PaymentId'), '[]')) as id
          from call_replay where jsonb_typeof(reply) = 'object' and (reply ? 'PaymentId' or reply ? 'PaymentIds')
          union all
          select operation, reply ->> 'RefundId' from call_replay where jsonb_typeof(reply) = 'object' and reply ? 'RefundId'
        ) as answered
        where not exists (select from payment p where p.id::text = answered.id) and not exists (select from payment_refund r where r.id::text = answered.id)
        ${AT_MOST}`),
  },
  {
    name: 'M13',
    says: 'A key has one answer, and that is final.',
    broken: (db) =>
      db.sql<Broken>(`
        select wanted.name as what, 'is missing or not unique' as found
        from unnest(array['call_replay_pkey', 'outside_call_name_natural_key_key', 'webhook_delivery_pkey', 'ledger_transaction_business_key_key',
          'payment_open_once', 'payment_gateway_once', 'payment_refund_gateway_ref_key', 'payment_dispute_gateway_ref_key',
          'payment_payout_gateway_ref_key', 'provider_line_pkey']) as wanted(name)
        where not exists (select from pg_index x join pg_class c on c.oid = x.indexrelid where c.relname = wanted.name and x.indisunique and x.indisvalid)
        union all
        select concat('payment ', p.id), concat('is ', p.status, ' and was ', o.status, ' by the provider')
        from outside_call o join payment p on p.id::text = o.natural_key
        where o.name = 'pay' and o.status in ('done', 'refused') and p.status = 'created'
        ${AT_MOST}`),
  },
  {
    name: 'M15',
    says: 'What has come has one receipt, and those of an issuer are counted without a gap.',
    broken: (db) =>
      db.sql<Broken>(`
        select concat('payment ', id) as what, concat('is ', status, ', receipt ', coalesce(receipt_number, 'none')) as found
        from payment where (status in ('settled', 'refunded', 'disputed', 'returned', 'reversed')) <> (receipt_number is not null)
        union all
        select concat('receipts of ', p.issuer_profile_id), concat(count(*), ' of ', coalesce(c.last_number, 0))
        from payment p left join payment_receipt_count c on c.profile_id = p.issuer_profile_id where p.receipt_number is not null
        group by p.issuer_profile_id, c.last_number having count(*) is distinct from c.last_number
        ${AT_MOST}`),
  },
  {
    name: 'M15',
    says: 'What the provider is to be asked is asked.',
    broken: (db) =>
      db.sql<Broken>(`
        select concat('payment ', p.id) as what, 'is with no one' as found
        from payment p where p.source <> 'recorded' and p.status = 'created'
          and not exists (select from outside_call o where o.name = 'pay' and o.natural_key = p.id::text)
        union all
        select concat('refund ', r.id), 'is with no one' from payment_refund r where r.status = 'pending'
          and not exists (select from outside_call o where o.name = 'refund' and o.natural_key = r.id::text)
        union all
        select concat(o.name, ' ', o.natural_key), concat('waits since ', o.created_at)
        from outside_call o where o.name in ('pay', 'refund', 'cancel-payment') and o.status = 'waiting' and o.created_at < now() - interval '1 day'
        ${AT_MOST}`),
  },
  {
    name: 'M20',
    says: 'An invoice comes to what its lines do, shares to the whole, and it is billed in the books as it stands.',
    broken: (db) =>
      db.sql<Broken>(`
        select concat('invoice ', i.id) as what, concat('total ', i.total_cents, ', lines ', lines.cents, ', shares ', shares.cents, ', billed ', billed.cents) as found
        from invoice i
          cross join lateral (select coalesce(sum(l.amount_cents), 0) as cents, count(*) as lines from invoice_line l where l.invoice_id = i.id) as lines
          cross join lateral (select case when i.billing = 'shares' then coalesce(sum(r.amount_cents), 0) else i.total_cents end as cents
            from invoice_recipient r where r.invoice_id = i.id) as shares
          left join lateral (
            select sum(e.amount) as cents from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.posted_to
            where t.business_key = 'charge:' || i.id || ':' || i.times_sent and a.kind = 'receivable'
              and not exists (select from ledger_transaction back where back.reverses_id = t.id)
          ) as billed on true
        where lines.cents <> i.total_cents or lines.lines <> i.lines_count or shares.cents <> i.total_cents
          or billed.cents is distinct from case when i.status = 'sent' then i.total_cents end
        ${AT_MOST}`),
  },
  {
    name: 'M21',
    says: 'The audit is as it was written.',
    broken: async (db) => (await brokenAuditChains(db)).slice(0, 100).map((chain) => ({ what: chain, found: 'was changed later' })),
  },
]
