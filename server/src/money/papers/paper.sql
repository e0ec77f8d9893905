create policy own_rows on public.invoice_paper using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.invoice_paper as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = invoice_paper.asset_id limit 1));
-- An agent who bills for the manager reads the manager's copy.
create policy granted_reads on public.invoice_paper for select using (reader = 'issuer' and (
  select true from public.access_grant held
  where held.object_id = invoice_paper.asset_id and held.relation = 'agent' and 'invoice' = any(held.scopes)
    and held.principal_account_id = public.current_account() and held.during @> (select statement_timestamp()) limit 1) and (
  select true from public.invoice i where i.id = invoice_paper.invoice_id and i.bills_as = 'manager' limit 1));
-- Who is billed reads their own, for as long as the invoice reaches them.
create policy recipient_reads on public.invoice_paper for select using (state <> 'withdrawn' and (
  select true from public.invoice_recipient r
  where r.id = invoice_paper.recipient_id and r.profile_account_id = public.current_account() and r.reaches_since is not null limit 1));
