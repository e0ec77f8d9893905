-- Two books in one table of entries: that of the profile that bills, and the platform's. Positive is debit, negative credit, in cents.

-- The id of an account is made of what it is: two who post to it for the first time mean the same row. A generated column stands on it.
create or replace function public.ledger_account_id(book uuid, kind text, owner uuid, detail text, shard smallint, currency text) returns uuid
language sql immutable parallel safe as $$
  select encode(substr(sha256(convert_to(
    book::text || ' ' || kind || ' ' || coalesce(owner::text, '-') || ' ' || shard::text || ' ' || currency || ' ' || detail, 'UTF8')), 1, 16), 'hex')::uuid
$$;

-- Of the platform's book no account reads anything: it has none.
create policy own_rows on public.ledger_book using (account_id = public.current_account() or public.sees_everything());
create policy own_book on public.ledger_account using (public.sees_everything()
  or book_id in (select id from public.ledger_book where account_id = public.current_account()));
create policy own_book on public.ledger_transaction using (public.sees_everything()
  or book_id in (select id from public.ledger_book where account_id = public.current_account()));
create policy own_book on public.ledger_entry using (public.sees_everything()
  or book_id in (select id from public.ledger_book where account_id = public.current_account()));

-- What is about no home concerns the whole business.
create policy given_homes on public.ledger_account as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = ledger_account.asset_id limit 1));
create policy given_homes on public.ledger_transaction as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = ledger_transaction.asset_id limit 1));
create policy given_homes on public.ledger_entry as restrictive using ((select public.current_member()) is null or (
  select true from public.ledger_transaction t join public.seat_asset given on given.asset_id = t.asset_id
  where t.id = ledger_entry.transaction_id and given.member_id = (select public.current_member()) limit 1));

-- A book as it is read and taken home: each transaction with its entries in that book.
create view public.ledger_statement with (security_invoker = true) as
  select t.id, t.book_id, t.kind, t.business_key, t.reverses_id, t.invoice_id, t.asset_id, t.currency, t.effective_on, t.posted_at, t.memo, (
      select jsonb_agg(jsonb_build_object('account', a.kind, 'owner_id', a.owner_id, 'detail', a.detail, 'amount', e.amount,
        'balance_after', e.balance_after) order by e.seq)
      from public.ledger_entry e join public.ledger_account a on a.id = e.posted_to where e.transaction_id = t.id and e.book_id = t.book_id
    ) as entries
  from public.ledger_transaction t;

-- Nothing is ever changed.
create trigger ledger_entry_is_final before update or delete or truncate on public.ledger_entry
  for each statement execute function public.refuse_change();
create trigger ledger_transaction_is_final before update or delete or truncate on public.ledger_transaction
  for each statement execute function public.refuse_change();
create trigger ledger_account_is_kept before delete or truncate on public.ledger_account
  for each statement execute function public.refuse_change();
create trigger ledger_account_is_final before update of id, book_id, kind, owner_id, detail, shard, currency, asset_id, created_at
  on public.ledger_account for each statement execute function public.refuse_change();
create trigger ledger_book_is_kept before delete or truncate on public.ledger_book
  for each statement execute function public.refuse_change();
create trigger ledger_book_is_final before update of id, profile_id, created_at on public.ledger_book
  for each statement execute function public.refuse_change();

-- Writing is for the functions below, which say so while they run.
create or replace function public.refuse_writing_beside() returns trigger
language plpgsql as $$
begin
  if current_setting('app.ledger_writes', true) is distinct from 'on' then
    raise exception 'rows of % are written by ledger_post alone', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger ledger_entry_by_function before insert on public.ledger_entry
  for each statement execute function public.refuse_writing_beside();
create trigger ledger_transaction_by_function before insert on public.ledger_transaction
  for each statement execute function public.refuse_writing_beside();
create trigger ledger_account_by_function before insert or update on public.ledger_account
  for each statement execute function public.refuse_writing_beside();

-- A posting touches the issuer's book and the platform's, whoever pays and is billed: until `see_as_before` the transaction sees all rows, and
-- nobody's list of homes limits it. What fails in between takes this back with all else.
create or replace function public.see_both_books() returns jsonb
language plpgsql as $$
declare
  before constant jsonb := jsonb_build_array(current_setting('app.everything', true), current_setting('app.member_id', true),
    current_setting('app.ledger_writes', true));
begin
  perform set_config('app.everything', 'on', true), set_config('app.member_id', '', true);
  return before;
end $$;
create or replace function public.see_as_before(before jsonb) returns void
language sql as $$
  select set_config('app.everything', coalesce(before ->> 0, ''), true), set_config('app.member_id', coalesce(before ->> 1, ''), true),
    set_config('app.ledger_writes', coalesce(before ->> 2, ''), true)
$$;

-- At the commit, whatever wrote the rows: as many legs as the transaction has said, which together are nothing in each book, in its currency.
create or replace function public.check_ledger_transaction(transaction uuid) returns void
language plpgsql set search_path = public as $$
declare
  before constant jsonb := public.see_both_books();
  said record;
  found record;
begin
  select t.legs, t.currency, t.business_key, t.reverses_id into strict said from ledger_transaction t where t.id = transaction;
  select coalesce(sum(b.entries), 0) as entries, coalesce(bool_and(b.total = 0), true) as balances, coalesce(bool_and(b.is_same), true) as is_same
    into found
    from (
      select count(*) as entries, sum(e.amount) as total, bool_and(e.currency = said.currency) as is_same
      from ledger_entry e where e.transaction_id = transaction group by e.book_id
    ) as b;
  if found.entries <> said.legs then
    raise exception 'ledger transaction % has % legs, and was to have %', said.business_key, found.entries, said.legs
      using errcode = 'check_violation', constraint = 'ledger_transaction_legs';
  end if;
  if not found.balances then
    raise exception 'the legs of ledger transaction % do not add up to zero in each book', said.business_key
      using errcode = 'check_violation', constraint = 'ledger_transaction_balances';
  end if;
  if not found.is_same then
    raise exception 'ledger transaction % is in more than one currency', said.business_key
      using errcode = 'check_violation', constraint = 'ledger_transaction_currency';
  end if;
  if said.reverses_id is not null and exists (
    (select posted_to, -amount from ledger_entry where transaction_id = said.reverses_id
      except all select posted_to, amount from ledger_entry where transaction_id = transaction)
    union all
    (select posted_to, amount from ledger_entry where transaction_id = transaction
      except all select posted_to, -amount from ledger_entry where transaction_id = said.reverses_id)
  ) then
    raise exception 'ledger transaction % does not take back what it reverses', said.business_key
      using errcode = 'check_violation', constraint = 'ledger_transaction_reverses';
  end if;
  perform public.see_as_before(before);
end $$;
create or replace function public.check_new_ledger_transaction() returns trigger
language plpgsql as $$ begin perform public.check_ledger_transaction(new.id); return null; end $$;
create or replace function public.check_new_ledger_entry() returns trigger
language plpgsql as $$ begin perform public.check_ledger_transaction(new.transaction_id); return null; end $$;
create constraint trigger ledger_transaction_balances after insert on public.ledger_transaction deferrable initially deferred
  for each row execute function public.check_new_ledger_transaction();
create constraint trigger ledger_entry_balances after insert on public.ledger_entry deferrable initially deferred
  for each row execute function public.check_new_ledger_entry();

-- Posts some transactions, each of {key, kind, issuer, invoice, asset, on, currency, memo, reverses, legs: [{kind, owner, detail, shard, amount}]}:
-- all of them or none. A key that was posted before with the same legs answers the first; with others it is refused.
create or replace function public.ledger_post(postings jsonb) returns table (posted_key text, posted_id uuid, is_new boolean)
language plpgsql set search_path = public as $$
declare
  before constant jsonb := public.see_both_books();
  platform constant uuid := '00000000-0000-0000-0000-000000000000';
  asked constant text[] := array(select p ->> 'key' from jsonb_array_elements(postings) p order by 1);
  keys text[];
  ids uuid[];
  leg record;
  after_each bigint[];
  versions bigint[];
  refused record;
begin
  if cardinality(asked) <> (select count(distinct k) from unnest(asked) k) then
    raise exception 'one call posts each business key once: %', array_to_string(asked, ', ') using errcode = 'invalid_parameter_value';
  end if;
  perform set_config('app.ledger_writes', 'on', true);
  perform public.make_ledger_books(array(select distinct p.issuer from jsonb_to_recordset(postings) as p(issuer uuid)
    where p.issuer is not null and not exists (select from ledger_book b where b.profile_id = p.issuer)));

  -- The key first: who comes second with it waits here, and holds no account meanwhile.
  with made as (
    insert into ledger_transaction (business_key, kind, reverses_id, book_id, invoice_id, asset_id, legs, currency, effective_on, memo)
    select p.key, p.kind, r.id, coalesce(b.id, platform), p.invoice, p.asset, jsonb_array_length(p.legs), coalesce(p.currency, 'USD'),
      coalesce(p."on", current_date), coalesce(p.memo, '{}')
    from jsonb_to_recordset(postings) as p(
        key text, kind text, issuer uuid, invoice uuid, asset uuid, "on" date, currency text, memo jsonb, reverses text, legs jsonb)
      left join ledger_book b on b.profile_id = p.issuer left join ledger_transaction r on r.business_key = p.reverses
    order by p.key
    on conflict (business_key) do nothing returning business_key, id
  )
  select array_agg(made.business_key), array_agg(made.id) into keys, ids from made;
  if cardinality(keys) is distinct from cardinality(asked) then
    perform public.check_same_posting(p) from jsonb_array_elements(postings) p where p ->> 'key' <> all (coalesce(keys, '{}'));
  end if;

  if keys is not null then
    select array_agg(l.id) as transactions, array_agg(l.seq::smallint) as seqs, array_agg(l.book) as books, array_agg(l.kind) as kinds,
        array_agg(l.owner) as owners, array_agg(l.detail) as details, array_agg(l.shard) as shards, array_agg(l.currency) as currencies,
        array_agg(l.asset) as assets, array_agg(l.amount) as amounts,
        array_agg(public.ledger_account_id(l.book, l.kind, l.owner, l.detail, l.shard, l.currency)) as accounts
      into leg
      from (
        select m.id, x.seq, x.kind, x.owner, coalesce(x.detail, '') as detail, x.amount, coalesce(p.currency, 'USD') as currency,
          case when x.kind in ('receivable', 'deposit_held') then p.asset end as asset,
          case when x.kind in ('clearing', 'owner_payable', 'owner_held', 'fee_revenue', 'processor_costs', 'suspense') then platform else b.id end as book,
          -- Connections rarely share one, so that payments do not wait for each other.
          coalesce(x.shard, case when x.kind in ('clearing', 'fee_revenue', 'processor_costs') then pg_backend_pid() % 16 else 0 end)::smallint as shard
        from jsonb_to_recordset(postings) as p(key text, issuer uuid, asset uuid, currency text, legs jsonb)
          join unnest(keys, ids) as m(key, id) on m.key = p.key
          left join ledger_book b on b.profile_id = p.issuer
          cross join lateral rows from (jsonb_to_recordset(p.legs) as (kind text, owner uuid, detail text, shard int, amount bigint))
            with ordinality as x(kind, owner, detail, shard, amount, seq)
        order by m.key, x.seq
      ) as l;

    -- First make those that are missing, then lock all, both in the order of their ids: no two wait for each other.
    if exists (select from unnest(leg.accounts) wanted where not exists (select from ledger_account a where a.id = wanted)) then
      insert into ledger_account (book_id, kind, owner_id, detail, shard, currency, asset_id)
      select distinct on (l.id) l.book, l.kind, l.owner, l.detail, l.shard, l.currency, l.asset
      from unnest(leg.accounts, leg.books, leg.kinds, leg.owners, leg.details, leg.shards, leg.currencies, leg.assets)
        as l(id, book, kind, owner, detail, shard, currency, asset)
      order by l.id on conflict (id) do nothing;
    end if;
    with locked as materialized (
      select a.id, a.balance, a.version from ledger_account a where a.id = any (leg.accounts) order by a.id for no key update
    )
    select array_agg(c.balance_after order by c.n), array_agg(c.version order by c.n) into after_each, versions
    from (
      select l.n, locked.balance + sum(l.amount) over places as balance_after, locked.version + row_number() over places as version
      from unnest(leg.accounts, leg.amounts) with ordinality as l(account, amount, n) join locked on locked.id = l.account
      window places as (partition by l.account order by l.n)
    ) as c;

    select a.kind, a.owner_id, l.balance_after, coalesce(a.min_balance, a.max_balance) as bound into refused
    from unnest(leg.accounts, after_each) as l(account, balance_after) join ledger_account a on a.id = l.account
    where l.balance_after < a.min_balance or l.balance_after > a.max_balance limit 1;
    if found then
      raise exception 'the ledger account % of % would have %, beyond its bound of %', refused.kind, refused.owner_id, refused.balance_after, refused.bound
        using errcode = 'check_violation', constraint = 'ledger_account_' || refused.kind || '_bound';
    end if;

    with moved as (
      update ledger_account a set balance = last.balance_after, version = last.version
      from (
        select distinct on (l.account) l.account, l.balance_after, l.version from unnest(leg.accounts, after_each, versions) as l(account, balance_after, version)
        order by l.account, l.version desc
      ) as last where a.id = last.account
    )
    insert into ledger_entry (transaction_id, seq, book_id, posted_to, currency, amount, balance_after, version)
    select * from unnest(leg.transactions, leg.seqs, leg.books, leg.accounts, leg.currencies, leg.amounts, after_each, versions);
  end if;
  return query select t.business_key, t.id, t.business_key = any (coalesce(keys, '{}')) from ledger_transaction t where t.business_key = any (asked);
  perform public.see_as_before(before);
end $$;

-- A profile has a book from its first posting on. It is kept for that long: one that becomes a business's at this moment brings its account.
create or replace function public.make_ledger_books(profiles uuid[]) returns void
language plpgsql set search_path = public as $$
begin
  if cardinality(profiles) = 0 then return; end if;
  insert into ledger_book (profile_id, account_id)
    select p.id, p.account_id from profile_card p where p.id = any (profiles) order by p.id for share on conflict (profile_id) do nothing;
  if (select count(*) from ledger_book where profile_id = any (profiles)) < cardinality(profiles) then
    raise exception 'a posting names an issuer that is no profile' using errcode = 'foreign_key_violation', constraint = 'ledger_book_profile_id_fkey';
  end if;
end $$;

-- Of a key that was there before: whatever shard it went to.
create or replace function public.check_same_posting(posting jsonb) returns void
language plpgsql set search_path = public as $$
declare
  before record;
begin
  select t.id, t.kind, t.currency, b.profile_id, r.business_key as reverses into strict before
    from ledger_transaction t join ledger_book b on b.id = t.book_id left join ledger_transaction r on r.id = t.reverses_id
    where t.business_key = posting ->> 'key';
  if (before.kind, before.currency, before.profile_id::text, before.reverses) is distinct from
      (posting ->> 'kind', coalesce(posting ->> 'currency', 'USD'), posting ->> 'issuer', posting ->> 'reverses')
    or exists (
      with now_asked as (
        select x.kind, x.owner, coalesce(x.detail, '') as detail, sum(x.amount) as amount
        from jsonb_to_recordset(posting -> 'legs') as x(kind text, owner uuid, detail text, amount bigint) group by 1, 2, 3
      ), was as (
        select a.kind, a.owner_id, a.detail, sum(e.amount) from ledger_entry e join ledger_account a on a.id = e.posted_to
        where e.transaction_id = before.id group by 1, 2, 3
      )
      (table now_asked except table was) union all (table was except table now_asked)
    ) then
    raise exception 'ledger transaction % was posted before with other entries', posting ->> 'key'
      using errcode = 'unique_violation', constraint = 'ledger_transaction_same';
  end if;
end $$;

-- Takes a transaction back: each entry again with the other sign, in the same accounts. Once.
create or replace function public.ledger_reverse(reversal jsonb) returns table (posted_key text, posted_id uuid, is_new boolean)
language plpgsql set search_path = public as $$
declare
  before constant jsonb := public.see_both_books();
  old record;
begin
  select t.id, t.invoice_id, t.asset_id, t.currency, b.profile_id into old
    from ledger_transaction t join ledger_book b on b.id = t.book_id where t.business_key = reversal ->> 'reverses';
  if not found then
    raise exception 'there is no ledger transaction % to reverse', reversal ->> 'reverses' using errcode = 'no_data_found';
  end if;
  return query select * from ledger_post(jsonb_build_array(reversal || jsonb_build_object(
    'issuer', old.profile_id, 'invoice', old.invoice_id, 'asset', old.asset_id, 'currency', old.currency, 'legs', (
      select jsonb_agg(jsonb_build_object('kind', a.kind, 'owner', a.owner_id, 'detail', a.detail, 'shard', a.shard, 'amount', -e.amount) order by e.seq)
      from ledger_entry e join ledger_account a on a.id = e.posted_to where e.transaction_id = old.id))));
  perform public.see_as_before(before);
end $$;
