-- Those who decide, who is asked to pay, and the others of the household, who wait for it; members with a list of homes as they see the application.
create policy own_rows on public.application_fee using (account_id = public.current_account() or public.sees_everything());
create policy acted_rows on public.application_fee using (asset_id = public.acting_asset());
create policy payer_reads on public.application_fee for select using (payer_account_id = public.current_account());
create policy seen_with_application on public.application_fee for select using ((
  select true from public.application a where a.id = application_fee.application_id limit 1));
create policy given_homes on public.application_fee as restrictive using ((select public.current_member()) is null or (
  select true from public.application a where a.id = application_fee.application_id limit 1));
create policy unsent_are_their_leads on public.application_fee as restrictive using (public.sees_everything()
  or payer_account_id = public.current_account() or (
  select true from public.application a where a.id = application_fee.application_id limit 1));

-- No one pays more than they were told. What was paid stays, also where its form is gone; whose rows they are may change.
create or replace function public.keep_application_fee() returns trigger
language plpgsql set search_path = public as $$
begin
  if tg_op = 'DELETE' then
    if old.payment_id is not null then
      raise exception 'fee % was paid', old.id using errcode = 'integrity_constraint_violation';
    end if;
    return old;
  end if;
  if new.cents > old.cents or (new.kind, new.wanted_cents) is distinct from (old.kind, old.wanted_cents)
    or (old.status in ('onItsWay', 'paid', 'disputed', 'goingBack', 'givenBack') and new.cents <> old.cents)
    or (new.form_id is not null and new.form_id is distinct from old.form_id)
  then raise exception 'fee % stays as it was asked', old.id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger application_fee_stays before update or delete on public.application_fee for each row execute function public.keep_application_fee();
