-- What rooms above read of invoices; whose rows are seen is a matter of the policies of `invoice`.

-- Whose it is, and what it is about.
create view public.invoice_identity with (security_invoker = true) as
  select id, account_id, profile_id, asset_id, asset_title, number, bills_as, status, time_zone from public.invoice;

-- Who is billed.
create view public.invoice_place with (security_invoker = true) as
  select id, invoice_id, account_id, profile_id, profile_account_id, person_id, reaches_since from public.invoice_recipient;

-- What is billed.
create view public.invoice_item_of_line with (security_invoker = true) as
  select id, invoice_id, position, title from public.invoice_line;
