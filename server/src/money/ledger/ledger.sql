-- Two books in one table of entries: that of the profile that bills, and the platform's. Positive is debit, negative credit, in cents.

-- The id of an account is made of what it is: two who post to it for the first time mean the same row. `accountsOf` makes it likewise.
create or replace function public.ledger_account_id(book uuid, kind text, owner uuid, detail text, shard smallint, currency text) returns uuid
language sql stable parallel safe as $$
  select encode(substr(sha256(convert_to(
    book::text || ' ' || kind || ' ' || coalesce(owner::text, '-') || ' ' || shard::text || ' ' || currency || ' ' || detail, 'UTF8')), 1, 16), 'hex')::uuid
$$;

-- What an account is stays: it is looked at once, and not with each posting.
create or replace function public.make_ledger_account() returns trigger
language plpgsql as $$
declare
  of_platform constant boolean := new.book_id = '00000000-0000-0000-0000-000000000000';
  is_sharded constant boolean := new.kind in ('clearing', 'fee_revenue', 'processor_costs');
  is_known constant boolean := case when of_platform
    then new.kind in ('clearing', 'owner_payable', 'owner_held', 'fee_revenue', 'processor_costs', 'suspense')
    else new.kind in ('receivable', 'income', 'deposit_held', 'prepaid', 'at_provider', 'held', 'bank', 'offline', 'provider_costs') end;
begin
  if not is_known or (new.owner_id is null) <> (is_sharded or new.kind = 'suspense') or new.shard < 0 or new.shard > (case when is_sharded then 15 else 0 end)
    or new.currency <> 'USD' or new.balance <> 0 or new.version <> 0
  then
    raise exception 'there is no ledger account % like that', new.kind using errcode = 'check_violation', constraint = 'ledger_account_fits';
  end if;
  new.id := public.ledger_account_id(new.book_id, new.kind, new.owner_id, new.detail, new.shard, new.currency);
  new.min_balance := case when new.kind = 'receivable' then 0 end;
  new.max_balance := case when new.kind = 'deposit_held' then 0 end;
  return new;
end $$;
create trigger ledger_account_is_made before insert on public.ledger_account for each row execute function public.make_ledger_account();

-- Of the platform's book no account reads anything: it has none.
create policy own_rows on public.ledger_book using (account_id = public.current_account() or public.sees_everything());
create or replace function public.own_books() returns uuid[]
language plpgsql stable as $$ begin return array(select b.id from public.ledger_book b where b.account_id = public.current_account()); end $$;
create policy own_book on public.ledger_account using (public.sees_everything() or book_id = any ((select public.own_books())::uuid[]));
create policy own_book on public.ledger_transaction using (public.sees_everything() or book_id = any ((select public.own_books())::uuid[]));
create policy own_book on public.ledger_entry using (public.sees_everything() or book_id = any ((select public.own_books())::uuid[]));

-- What is about no home concerns the whole business.
create policy given_homes on public.ledger_account as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = ledger_account.asset_id limit 1));
create policy given_homes on public.ledger_transaction as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = ledger_transaction.asset_id limit 1));
create policy given_homes on public.ledger_entry as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = ledger_entry.asset_id limit 1));

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
create trigger ledger_account_is_final before update of id, book_id, kind, owner_id, detail, shard, currency, asset_id, min_balance, max_balance, created_at
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

-- The entries of a transaction come by one statement: as many as it has said, numbered through, and nothing together in each book. So none comes
-- late either, even where it adds up. Each has an account, in whose book and currency it is.
create or replace function public.check_ledger_entries() returns trigger
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  wrong record;
begin
  select t.business_key, t.legs, sums.* into wrong
  from (
    select books.transaction_id, sum(books.entries) as entries, max(books.last_seq) as last_seq, bool_and(books.total = 0) as balances,
      bool_and(books.fits) as fits, min(books.currency) as currency, max(books.currency) as other_currency
    from (
      select e.transaction_id, count(*) as entries, max(e.seq) as last_seq, sum(e.amount) as total, min(e.currency) as currency,
        bool_and(a.id is not null and a.book_id = e.book_id and a.currency = e.currency and a.balance = e.balance_after and a.version = e.version) as fits
      from added e left join public.ledger_account a on a.id = e.posted_to group by e.transaction_id, e.book_id
    ) as books group by books.transaction_id
  ) as sums left join public.ledger_transaction t on t.id = sums.transaction_id
  where t.legs is distinct from sums.entries or sums.last_seq <> t.legs or not sums.balances or not sums.fits
    or t.currency <> sums.currency or t.currency <> sums.other_currency limit 1;
  if not found then return null; end if;
  if wrong.legs is distinct from wrong.entries or wrong.last_seq <> wrong.legs then
    raise exception 'ledger transaction % has % legs, and not %', wrong.business_key, wrong.legs, wrong.entries
      using errcode = 'check_violation', constraint = 'ledger_transaction_legs';
  elsif not wrong.balances then
    raise exception 'the legs of ledger transaction % do not add up to zero in each book', wrong.business_key
      using errcode = 'check_violation', constraint = 'ledger_transaction_balances';
  end if;
  raise exception 'a leg of ledger transaction % is not what its account says', wrong.business_key
    using errcode = 'check_violation', constraint = 'ledger_transaction_fits';
end $$;
create trigger ledger_entry_balances after insert on public.ledger_entry referencing new table as added
  for each statement execute function public.check_ledger_entries();

-- At the commit a transaction has its legs; one that takes another back has those of the other, with the other sign.
create or replace function public.check_ledger_transaction() returns trigger
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  before constant text[] := case when not public.sees_both_books() then public.see_both_books() end;
begin
  if not exists (select from public.ledger_entry e where e.transaction_id = new.id) then
    raise exception 'ledger transaction % has no legs', new.business_key using errcode = 'check_violation', constraint = 'ledger_transaction_legs';
  end if;
  if new.reverses_id is not null then
    if exists (
      (select posted_to, -amount from public.ledger_entry where transaction_id = new.reverses_id
        except all select posted_to, amount from public.ledger_entry where transaction_id = new.id)
      union all
      (select posted_to, amount from public.ledger_entry where transaction_id = new.id
        except all select posted_to, -amount from public.ledger_entry where transaction_id = new.reverses_id)
    ) then
      raise exception 'ledger transaction % does not take back what it reverses', new.business_key
        using errcode = 'check_violation', constraint = 'ledger_transaction_reverses';
    end if;
  end if;
  if before is not null then perform public.see_as_before(before); end if;
  return null;
end $$;
create constraint trigger ledger_transaction_balances after insert on public.ledger_transaction deferrable initially deferred
  for each row execute function public.check_ledger_transaction();

-- A posting touches the issuer's book and the platform's, no matter who pays or is billed: until `see_as_before` the transaction sees all rows, and
-- nobody's list of homes limits it. What fails in between takes this back with all else.
create or replace function public.sees_both_books() returns boolean
language sql stable as $$ select public.sees_everything() and public.current_member() is null $$;
create or replace function public.see_both_books() returns text[]
language plpgsql as $$
declare
  before constant text[] := array[current_setting('app.everything', true), current_setting('app.member_id', true)];
begin
  perform set_config('app.everything', 'on', true), set_config('app.member_id', '', true);
  return before;
end $$;
create or replace function public.see_as_before(before text[]) returns void
language plpgsql as $$
begin
  perform set_config('app.everything', coalesce(before[1], ''), true), set_config('app.member_id', coalesce(before[2], ''), true);
end $$;

-- Writes one transaction; `accounts` and `amounts` are its legs, each account once. Three steps, each in one order for all, so that no two
-- wait for each other: accounts that are new, by `described`; all accounts by their ids; the key. A key that was posted before with the same legs
-- answers the first; with others it is refused.
create or replace function public.ledger_post(
  posted_key text, posted_kind text, issuer uuid, of_invoice uuid, home uuid, day date, of_currency text, about jsonb,
  accounts uuid[], amounts bigint[], described jsonb, taken_back uuid default null, out transaction_id uuid, out is_new boolean
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  before constant text[] := case when not public.sees_both_books() then public.see_both_books() end;
begin
  perform set_config('app.ledger_writes', 'on', true);
  if (select count(*) from public.ledger_account a where a.id = any (accounts)) < cardinality(accounts) then
    perform public.make_ledger_accounts(described);
  end if;
  perform from public.ledger_account a where a.id = any (accounts) order by a.id for no key update;

  with made as (
    insert into public.ledger_transaction (business_key, kind, reverses_id, book_id, invoice_id, asset_id, legs, currency, effective_on, memo)
    values (posted_key, posted_kind, taken_back, coalesce(issuer, '00000000-0000-0000-0000-000000000000'), of_invoice, home, cardinality(accounts),
      of_currency, coalesce(day, current_date), coalesce(about, '{}'))
    on conflict (business_key) do nothing returning id
  ), moved as (
    update public.ledger_account a set balance = a.balance + leg.amount, version = a.version + 1
    from unnest(accounts, amounts) with ordinality as leg(posted_to, amount, seq), made where a.id = leg.posted_to
    returning made.id as made_id, leg.seq, leg.amount, a.id, a.book_id, a.currency, a.balance, a.version
  ), written as (
    insert into public.ledger_entry (transaction_id, seq, book_id, posted_to, currency, asset_id, amount, balance_after, version)
    select m.made_id, m.seq, m.book_id, m.id, m.currency, home, m.amount, m.balance, m.version from moved m
  )
  select made.id into transaction_id from made;
  is_new := transaction_id is not null;
  if not is_new then
    transaction_id := public.posted_before(posted_key, posted_kind, coalesce(issuer, '00000000-0000-0000-0000-000000000000'), taken_back, accounts, amounts);
  end if;
  perform set_config('app.ledger_writes', '', true);
  if before is not null then perform public.see_as_before(before); end if;
end $$;

-- Where several transactions are posted at once, all their accounts are locked before.
create or replace function public.ledger_lock(accounts uuid[], described jsonb) returns void
language plpgsql as $$
declare
  before constant text[] := case when not public.sees_both_books() then public.see_both_books() end;
begin
  perform set_config('app.ledger_writes', 'on', true);
  perform public.make_ledger_accounts(described);
  perform from public.ledger_account a where a.id = any (accounts) order by a.id for no key update;
  perform set_config('app.ledger_writes', '', true);
  if before is not null then perform public.see_as_before(before); end if;
end $$;

-- A profile has a book from its first posting on. It is kept for that long: one that becomes a business's at this moment brings its account.
create or replace function public.make_ledger_accounts(described jsonb) returns void
language plpgsql set search_path = public as $$
begin
  insert into ledger_book (id, profile_id, account_id)
    select p.id, p.id, p.account_id from profile_card p where p.id in (select l.book from jsonb_to_recordset(described) as l(book uuid))
      and not exists (select from ledger_book b where b.id = p.id) order by p.id for share of p on conflict do nothing;
  insert into ledger_account (id, book_id, kind, owner_id, detail, shard, currency, asset_id)
    select l.id, l.book, l.kind, l.owner, l.detail, l.shard, l.currency, l.asset
    from jsonb_to_recordset(described) as l(id uuid, book uuid, kind text, owner uuid, detail text, shard smallint, currency text, asset uuid)
    -- Of whichever index: of two who make the same at once, the second may meet the first in any.
    order by l.id on conflict do nothing;
end $$;

-- Of a key that was there before: the same is meant, whatever shard it went to.
create or replace function public.posted_before(key text, of_kind text, book uuid, taken_back uuid, accounts uuid[], amounts bigint[]) returns uuid
language plpgsql set search_path = public as $$
declare
  earlier record;
begin
  select t.id, t.kind, t.book_id, t.reverses_id into strict earlier from ledger_transaction t where t.business_key = key;
  if (earlier.kind, earlier.book_id, earlier.reverses_id) is distinct from (of_kind, book, taken_back) or exists (
    with now_asked as (
      select a.book_id, a.kind, a.owner_id, a.detail, a.currency, sum(l.amount)
      from unnest(accounts, amounts) as l(account, amount) join ledger_account a on a.id = l.account group by 1, 2, 3, 4, 5
    ), was as (
      select a.book_id, a.kind, a.owner_id, a.detail, a.currency, sum(e.amount)
      from ledger_entry e join ledger_account a on a.id = e.posted_to where e.transaction_id = earlier.id group by 1, 2, 3, 4, 5
    )
    (table now_asked except table was) union all (table was except table now_asked)
  ) then
    raise exception 'ledger transaction % was posted before with other entries', key
      using errcode = 'unique_violation', constraint = 'ledger_transaction_same';
  end if;
  return earlier.id;
end $$;

-- Takes a transaction back: each entry again with the other sign, in the same accounts. Once.
create or replace function public.ledger_reverse(
  posted_key text, posted_kind text, old_key text, day date, about jsonb, out transaction_id uuid, out is_new boolean
) language plpgsql set search_path = public as $$
declare
  before constant text[] := case when not public.sees_both_books() then public.see_both_books() end;
  old record;
begin
  select t.id, t.invoice_id, t.asset_id, t.currency, b.profile_id, legs.accounts, legs.amounts into old
    from ledger_transaction t join ledger_book b on b.id = t.book_id cross join lateral (
      select array_agg(e.posted_to order by e.seq) as accounts, array_agg(-e.amount order by e.seq) as amounts from ledger_entry e where e.transaction_id = t.id
    ) as legs where t.business_key = old_key;
  if not found then
    raise exception 'there is no ledger transaction % to reverse', old_key using errcode = 'no_data_found';
  end if;
  select p.transaction_id, p.is_new into transaction_id, is_new
    from ledger_post(posted_key, posted_kind, old.profile_id, old.invoice_id, old.asset_id, day, old.currency, about, old.accounts, old.amounts, null, old.id) p;
  if before is not null then perform public.see_as_before(before); end if;
end $$;
