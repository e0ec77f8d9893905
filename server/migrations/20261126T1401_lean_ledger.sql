-- A posting reads all constraints and generated columns of what it writes again, each time: that was most of its work. What never changes is
-- checked once, by triggers.

-- A book has the id of its profile, so that no posting looks it up.
alter table public.ledger_book
  alter column id drop default,
  add constraint ledger_book_of_profile check (id = coalesce(profile_id, '00000000-0000-0000-0000-000000000000'));

alter table public.ledger_account
  alter column id drop expression,
  alter column min_balance drop expression,
  alter column max_balance drop expression,
  drop constraint ledger_account_kind_check,
  drop constraint ledger_account_shard_check,
  drop constraint ledger_account_currency_check,
  drop constraint ledger_account_shards,
  drop constraint ledger_account_of_platform,
  drop constraint ledger_account_owner,
  drop constraint ledger_account_above_minimum,
  drop constraint ledger_account_below_maximum,
  -- Of a claim no more is collected than is owed, and of a deposit no more is used than is there. All else may turn: a bank takes back what
  -- was paid out, and that is a fact.
  add constraint ledger_receivable_overdrawn check (balance >= min_balance),
  add constraint ledger_deposit_overdrawn check (balance <= max_balance);

alter table public.ledger_transaction
  drop constraint ledger_transaction_kind_check,
  drop constraint ledger_transaction_business_key_check,
  drop constraint ledger_transaction_legs_check,
  drop constraint ledger_transaction_currency_check,
  drop constraint ledger_transaction_memo_check,
  add constraint ledger_transaction_has_legs check (legs >= 2),
  add constraint ledger_transaction_has_key check (starts_with(business_key, kind || ':'));

alter table public.ledger_entry
  -- The home of its transaction, so that a policy asks no other table.
  add column asset_id uuid,
  drop constraint ledger_entry_seq_check,
  drop constraint ledger_entry_amount_check,
  drop constraint ledger_entry_version_check,
  add constraint ledger_entry_is_one check (amount <> 0 and seq >= 1 and version >= 1);

drop function if exists public.see_both_books();
