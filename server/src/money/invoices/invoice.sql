create policy own_rows on public.invoice_numbering using (account_id = public.current_account() or public.sees_everything());

-- Asked once for a statement: totals go through all that an account has sent.
create policy own_rows on public.invoice using (account_id = (select public.current_account()) or (select public.sees_everything()));
create policy given_homes on public.invoice as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = invoice.asset_id limit 1));
create policy acted_rows on public.invoice using (asset_id = public.acting_asset() and bills_as = 'manager');
create policy granted_reads on public.invoice for select using (bills_as = 'manager' and (
  select true from public.access_grant held
  where held.object_id = invoice.asset_id and held.relation = 'agent' and 'invoice' = any(held.scopes)
    and held.principal_account_id = public.current_account() and held.during @> (select statement_timestamp()) limit 1));
create policy as_recipient_reads on public.invoice for select using ((
  select true from public.invoice_recipient r
  where r.invoice_id = invoice.id and r.profile_account_id = public.current_account() and r.reaches_since is not null limit 1));

create policy own_rows on public.invoice_recipient using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.invoice_recipient as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = invoice_recipient.asset_id limit 1));
create policy acted_rows on public.invoice_recipient using (asset_id = public.acting_asset());
create policy granted_reads on public.invoice_recipient for select using ((
  select true from public.access_grant held
  where held.object_id = invoice_recipient.asset_id and held.relation = 'agent' and 'invoice' = any(held.scopes)
    and held.principal_account_id = public.current_account() and held.during @> (select statement_timestamp()) limit 1));
create policy recipient_reads on public.invoice_recipient for select
  using (reaches_since is not null and (profile_account_id = public.current_account() or public.current_account() = any(seen_by)));

create policy own_rows on public.invoice_line using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.invoice_line as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = invoice_line.asset_id limit 1));
create policy acted_rows on public.invoice_line using (asset_id = public.acting_asset());
create policy as_recipient_reads on public.invoice_line for select using ((
  select true from public.invoice_recipient r
  where r.invoice_id = invoice_line.invoice_id and r.profile_account_id = public.current_account() and r.reaches_since is not null limit 1));

create policy own_rows on public.invoice_line_share using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.invoice_line_share as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = invoice_line_share.asset_id limit 1));
create policy acted_rows on public.invoice_line_share using (asset_id = public.acting_asset());
create policy as_recipient_reads on public.invoice_line_share for select using ((
  select true from public.invoice_recipient r
  where r.id = invoice_line_share.recipient_id and r.profile_account_id = public.current_account() and r.reaches_since is not null limit 1));

create policy own_rows on public.invoice_event using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.invoice_event as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = invoice_event.asset_id limit 1));
create policy acted_rows on public.invoice_event using (asset_id = public.acting_asset());
create policy as_recipient_reads on public.invoice_event for select using (is_shared and (
  select true from public.invoice_recipient r
  where r.invoice_id = invoice_event.invoice_id and r.profile_account_id = public.current_account() and r.reaches_since is not null
    and coalesce(invoice_event.recipient_id, r.id) = r.id limit 1));

create policy own_rows on public.closed_name using (account_id = public.current_account() or public.sees_everything());
-- Who has an invoice of theirs, or to them.
create policy on_sent_reads on public.closed_name for select using ((
  select true from public.invoice_recipient r where r.profile_id = closed_name.profile_id limit 1) or (
  select true from public.invoice i where i.profile_id = closed_name.profile_id limit 1));

-- Days of an invoice are those of the place where the home stands, also after its address was set right.
create or replace function public.keep_invoice_zone() returns trigger
language plpgsql set search_path = public as $$
declare
  sees text := coalesce(current_setting('app.everything', true), '');
begin
  perform set_config('app.everything', 'on', true);
  update invoice set time_zone = new.time_zone where asset_id = new.id and time_zone <> new.time_zone;
  perform set_config('app.everything', sees, true);
  return null;
end $$;
create trigger invoice_zone after update of time_zone on public.asset for each row
  when (new.time_zone <> old.time_zone) execute function public.keep_invoice_zone();

-- Once it is finished its lines stay as they are, whichever way someone comes to them: what is owed is what they say.
create or replace function public.keep_finished_lines() returns trigger
language plpgsql set search_path = public as $$
declare
  status text := (select i.status from invoice i where i.id = coalesce(old.invoice_id, new.invoice_id));
begin
  if status is null or status = 'temporary' then
    return coalesce(new, old);
  end if;
  -- A business moves in with its homes, and an item that a line was taken from may go.
  if tg_op = 'UPDATE' and tg_table_name = 'invoice_line' then
    if (new.position, new.title, new.description, new.quantity_hundredths, new.unit_cents, new.own_discount_cents, new.shared_discount_cents,
        new.tax_cents, new.amount_cents, new.item_for_type_id, new.account_for_type_id, new.is_taxable, new.is_advance_rent,
        new.period_starts_on, new.period_ends_on, new.invoice_id)
      is not distinct from (old.position, old.title, old.description, old.quantity_hundredths, old.unit_cents, old.own_discount_cents,
        old.shared_discount_cents, old.tax_cents, old.amount_cents, old.item_for_type_id, old.account_for_type_id, old.is_taxable,
        old.is_advance_rent, old.period_starts_on, old.period_ends_on, old.invoice_id) then
      return new;
    end if;
  end if;
  if tg_op = 'DELETE' and status = 'active' then
    return old;
  end if;
  raise exception 'the lines of an invoice that is % stay as they are', status using errcode = 'check_violation', constraint = 'invoice_is_finished';
end $$;
create trigger invoice_line_stays before insert or update or delete on public.invoice_line
  for each row execute function public.keep_finished_lines();
