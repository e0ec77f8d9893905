import { AT_MOST, type Broken, type Invariant } from './invariant.ts'

/** The ledger (0091). */
export const LEDGER_INVARIANTS: readonly Invariant[] = [
  {
    name: 'M1',
    says: 'Each transaction has its legs, in one currency, and they are nothing together in each book.',
    broken: (db) =>
      db.sql<Broken>(`
        select t.business_key as what, concat('legs ', coalesce(sum(b.legs), 0), ' of ', t.legs, ', off by ', coalesce(max(abs(b.total)), 0)) as found
        from ledger_transaction t left join (
          select transaction_id, count(*) as legs, sum(amount) as total, min(currency) as currency, max(currency) as other_currency
          from ledger_entry group by transaction_id, book_id
        ) as b on b.transaction_id = t.id
        group by t.id
        having coalesce(sum(b.legs), 0) <> t.legs or t.legs < 2 or bool_or(b.total <> 0) or bool_or(b.currency <> t.currency or b.other_currency <> t.currency)
        ${AT_MOST}`),
  },
  {
    name: 'M1',
    says: 'What takes a transaction back has its entries with the other sign.',
    broken: (db) =>
      db.sql<Broken>(`
        select t.business_key as what, 'differs from what it reverses' as found
        from ledger_transaction t cross join lateral (
          select coalesce(sum(e.amount), 0) as total from ledger_entry e where e.transaction_id in (t.id, t.reverses_id) group by e.posted_to
        ) as both_sides
        where t.reverses_id is not null group by t.id having bool_or(both_sides.total <> 0)
        ${AT_MOST}`),
  },
  {
    name: 'M2',
    says: 'The balance of each account is the sum of its entries.',
    broken: (db) =>
      db.sql<Broken>(`
        select concat(a.kind, ' ', a.owner_id) as what, concat(a.balance, ' instead of ', coalesce(e.total, 0)) as found
        from ledger_account a left join (select posted_to, sum(amount) as total from ledger_entry group by posted_to) as e on e.posted_to = a.id
        where a.balance <> coalesce(e.total, 0)
        ${AT_MOST}`),
  },
  {
    name: 'M3',
    says: 'The entries of each account are numbered without a gap, and each has the balance after it.',
    broken: (db) =>
      db.sql<Broken>(`
        select concat(a.kind, ' ', a.owner_id) as what, concat('entry ', min(e.version), ' of ', a.version) as found
        from ledger_account a left join (
          select posted_to, version, balance_after,
            row_number() over chain as place, sum(amount) over chain as total, count(*) over (partition by posted_to) as entries
          from ledger_entry window chain as (partition by posted_to order by version)
        ) as e on e.posted_to = a.id
        where coalesce(e.entries, 0) <> a.version or e.version <> e.place or e.balance_after <> e.total
        group by a.id
        ${AT_MOST}`),
  },
  {
    name: 'M4',
    says: 'No claim is collected beyond what is owed, and no deposit used beyond what is there.',
    broken: (db) =>
      db.sql<Broken>(`
        select concat(a.kind, ' ', a.owner_id) as what, concat('balance ', a.balance) as found from ledger_account a
        where a.kind = 'receivable' and (a.balance < 0 or a.min_balance is distinct from 0)
          or a.kind = 'deposit_held' and (a.balance > 0 or a.max_balance is distinct from 0)
        ${AT_MOST}`),
  },
  {
    name: 'M5',
    says: 'The ledger refuses to be changed.',
    broken: (db) =>
      db.sql<Broken>(`
        select wanted.name as what, case when t.oid is null then 'is missing' else 'is switched off' end as found
        from unnest(array[
          'ledger_entry_is_final', 'ledger_transaction_is_final', 'ledger_account_is_kept', 'ledger_account_is_final', 'ledger_account_is_made',
          'ledger_book_is_kept', 'ledger_book_is_final', 'ledger_entry_by_function', 'ledger_transaction_by_function',
          'ledger_account_by_function', 'ledger_entry_balances', 'ledger_transaction_balances'
        ]) as wanted(name) left join pg_trigger t on t.tgname = wanted.name
        where t.oid is null or t.tgenabled not in ('O', 'A')
        ${AT_MOST}`),
  },
  {
    name: 'M11',
    says: 'What the gateway has of an issuer is what we owe them for it, what is held back included.',
    broken: (db) =>
      db.sql<Broken>(`
        select concat('payment account ', owner_id) as what,
          concat('at the provider ', sum(balance) filter (where kind = 'at_provider'), ', owed ', sum(balance) filter (where kind = 'owner_payable'),
            ', held ', sum(balance) filter (where kind = 'held'), ', owed when it is over ', sum(balance) filter (where kind = 'owner_held')) as found
        from ledger_account where kind in ('at_provider', 'owner_payable', 'held', 'owner_held') group by owner_id
        having coalesce(sum(balance) filter (where kind in ('at_provider', 'owner_payable')), 0) <> 0
          or coalesce(sum(balance) filter (where kind in ('held', 'owner_held')), 0) <> 0
        ${AT_MOST}`),
  },
  {
    name: 'M16',
    says: 'No more is given back of a payment than it was.',
    broken: (db) =>
      db.sql<Broken>(`
        select p.business_key as what, concat('refunded ', back.cents, ' of ', paid.cents) as found
        from (
          select t.memo ->> 'payment' as payment, sum(e.amount) as cents
          from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.posted_to
          where t.kind in ('refund', 'refund-failed') and a.kind in ('receivable', 'prepaid') group by 1
        ) as back
        left join ledger_transaction p on p.business_key = 'pay:' || back.payment
        cross join lateral (
          select coalesce(-sum(e.amount), 0) as cents from ledger_entry e join ledger_account a on a.id = e.posted_to
          where e.transaction_id = p.id and a.kind in ('receivable', 'prepaid')
        ) as paid
        where back.cents > paid.cents
        ${AT_MOST}`),
  },
  {
    name: 'M17',
    says: 'No more was paid out of an account than has come for it.',
    // What was paid out may be taken back later, so it is not what is there that counts.
    broken: (db) =>
      db.sql<Broken>(`
        select concat('payment account ', a.owner_id) as what, concat('paid out ', -sum(e.amount) filter (where t.kind in ('payout', 'payout-failed')),
          ' of ', coalesce(sum(e.amount) filter (where t.kind = 'pay'), 0)) as found
        from ledger_account a join ledger_entry e on e.posted_to = a.id join ledger_transaction t on t.id = e.transaction_id
        where a.kind = 'at_provider' group by a.owner_id
        having coalesce(-sum(e.amount) filter (where t.kind in ('payout', 'payout-failed')), 0)
          > coalesce(sum(e.amount) filter (where t.kind = 'pay'), 0)
        ${AT_MOST}`),
  },
  {
    name: 'M18',
    says: 'Deposits are separate: what is in the account of one is about its home alone.',
    broken: (db) =>
      db.sql<Broken>(`
        select t.business_key as what, concat('deposit of ', a.owner_id, ' is about another home') as found
        from ledger_entry e join ledger_account a on a.id = e.posted_to join ledger_transaction t on t.id = e.transaction_id
        where a.kind = 'deposit_held' and (e.asset_id is distinct from a.asset_id or t.asset_id is distinct from a.asset_id)
        ${AT_MOST}`),
  },
  {
    name: 'M19',
    says: 'The claims of a charge come to what its lines do.',
    broken: (db) =>
      db.sql<Broken>(`
        select t.business_key as what, concat('claims ', sum(e.amount) filter (where a.kind = 'receivable'), ', lines ',
          -sum(e.amount) filter (where a.kind in ('income', 'deposit_held'))) as found
        from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.posted_to
        where t.kind = 'charge' group by t.id
        having coalesce(sum(e.amount) filter (where a.kind = 'receivable'), 0) <> coalesce(-sum(e.amount) filter (where a.kind in ('income', 'deposit_held')), 0)
        ${AT_MOST}`),
  },
]
