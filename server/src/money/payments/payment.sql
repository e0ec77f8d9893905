create policy own_rows on public.payment using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.payment as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = payment.asset_id limit 1));
create policy acted_rows on public.payment using (asset_id = public.acting_asset());
create policy granted_reads on public.payment for select using ((
  select true from public.access_grant held
  where held.object_id = payment.asset_id and held.relation = 'agent' and 'invoice' = any(held.scopes)
    and held.principal_account_id = public.current_account() and held.during @> (select statement_timestamp()) limit 1));
create policy payer_reads on public.payment for select using (payer_account_id = public.current_account());

create policy own_rows on public.payment_allocation using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.payment_allocation as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = payment_allocation.asset_id limit 1));
create policy acted_rows on public.payment_allocation using (asset_id = public.acting_asset());
create policy as_payer_reads on public.payment_allocation for select using ((
  select true from public.payment p where p.id = payment_allocation.payment_id and p.payer_account_id = public.current_account() limit 1));

create policy own_rows on public.payment_refund using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.payment_refund as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = payment_refund.asset_id limit 1));
create policy acted_rows on public.payment_refund using (asset_id = public.acting_asset());
create policy granted_reads on public.payment_refund for select using ((
  select true from public.access_grant held
  where held.object_id = payment_refund.asset_id and held.relation = 'agent' and 'invoice' = any(held.scopes)
    and held.principal_account_id = public.current_account() and held.during @> (select statement_timestamp()) limit 1));
create policy as_payer_reads on public.payment_refund for select using ((
  select true from public.payment p where p.id = payment_refund.payment_id and p.payer_account_id = public.current_account() limit 1));

create policy own_rows on public.payment_dispute using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.payment_dispute as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = payment_dispute.asset_id limit 1));
create policy acted_rows on public.payment_dispute using (asset_id = public.acting_asset());
create policy granted_reads on public.payment_dispute for select using ((
  select true from public.access_grant held
  where held.object_id = payment_dispute.asset_id and held.relation = 'agent' and 'invoice' = any(held.scopes)
    and held.principal_account_id = public.current_account() and held.during @> (select statement_timestamp()) limit 1));
create policy as_payer_reads on public.payment_dispute for select using ((
  select true from public.payment p where p.id = payment_dispute.payment_id and p.payer_account_id = public.current_account() limit 1));

create policy own_rows on public.payment_receipt_count using (account_id = public.current_account() or public.sees_everything());

-- Of no home: what reaches a bank concerns the whole business.
create policy own_rows on public.payment_payout using (account_id = public.current_account() or public.sees_everything());
create policy whole_business on public.payment_payout as restrictive using ((select public.current_member()) is null);

-- A payment goes its way in one direction: whatever writes it, no step is taken that is none.
create or replace function public.check_payment_step() returns trigger
language plpgsql set search_path = public as $$
begin
  if (new.invoice_id, new.claim_id, new.amount_cents, new.payer_fee_cents, new.issuer_fee_cents, new.method, new.source)
    is distinct from (old.invoice_id, old.claim_id, old.amount_cents, old.payer_fee_cents, old.issuer_fee_cents, old.method, old.source) then
    raise exception 'what payment % is stays as it is', old.id using errcode = 'check_violation', constraint = 'payment_stays';
  end if;
  if new.status <> old.status and not (old.status, new.status) in (
    -- As PAYMENT_STEPS of the contract; a test compares the two.
    ('created', 'needsAction'), ('created', 'processing'), ('created', 'settled'), ('created', 'failed'), ('created', 'canceled'),
    ('needsAction', 'processing'), ('needsAction', 'settled'), ('needsAction', 'failed'), ('needsAction', 'canceled'),
    ('processing', 'settled'), ('processing', 'failed'), ('processing', 'canceled'),
    ('settled', 'returned'), ('settled', 'refunded'), ('settled', 'disputed'), ('settled', 'reversed'),
    ('failed', 'settled'), ('canceled', 'settled'), ('refunded', 'settled'), ('refunded', 'disputed'),
    ('disputed', 'settled'), ('disputed', 'returned')) then
    raise exception 'payment % does not go from % to %', old.id, old.status, new.status using errcode = 'check_violation', constraint = 'payment_step';
  end if;
  return new;
end $$;
create trigger payment_step before update on public.payment for each row execute function public.check_payment_step();
create trigger payment_is_kept before delete on public.payment for each statement execute function public.refuse_change();

-- Days are those of the place where the home stands. Whatever writes a payment, each is said once and stays.
create or replace function public.day_of_invoice(invoice uuid, moment timestamptz) returns date
language plpgsql set search_path = public as $$
declare
  sees text := coalesce(current_setting('app.everything', true), '');
  day date;
begin
  perform set_config('app.everything', 'on', true);
  select (moment at time zone i.time_zone)::date into day from invoice_identity i where i.id = invoice;
  perform set_config('app.everything', sees, true);
  return day;
end $$;
create or replace function public.date_payment() returns trigger
language plpgsql set search_path = public as $$
begin
  if new.settled_at is not null and new.arrived_on is null then
    new.arrived_on := coalesce(new.paid_on, day_of_invoice(new.invoice_id, new.settled_at));
  end if;
  if new.status = 'reversed' and new.reversed_on is null then
    new.reversed_on := day_of_invoice(new.invoice_id, now());
  end if;
  return new;
end $$;
create trigger payment_days before insert or update on public.payment for each row
  when (new.settled_at is not null) execute function public.date_payment();
create or replace function public.date_what_went_back() returns trigger
language plpgsql set search_path = public as $$
declare
  today constant date := (select day_of_invoice(p.invoice_id, now()) from payment p where p.id = new.payment_id);
begin
  if tg_table_name = 'payment_refund' then
    new.left_on := today;
  else
    new.lost_on := today;
  end if;
  return new;
end $$;
create trigger payment_refund_day before insert or update on public.payment_refund for each row
  when (new.is_booked and new.left_on is null) execute function public.date_what_went_back();
create trigger payment_dispute_day before insert or update on public.payment_dispute for each row
  when (new.status = 'lost' and new.lost_on is null) execute function public.date_what_went_back();
