-- The trigger that looks at all entries of a statement finds their transaction and their accounts as well. Neither ever goes, so that foreign
-- keys, asked for each entry, said nothing more.
alter table public.ledger_entry
  drop constraint ledger_entry_transaction_id_fkey,
  drop constraint ledger_entry_account;
drop index public.ledger_account_in_book;
