create policy own_rows on public.asset_owner using (account_id = public.current_account() or public.sees_everything());
-- A partner sees their part
create policy partner_reads on public.asset_owner for select using (partner_account_id = public.current_account());
create policy acted_rows on public.asset_owner using (asset_id = public.acting_asset());

create policy own_rows on public.asset_owner_share using (account_id = public.current_account() or public.sees_everything());
-- and since when they hold it.
create policy partner_reads on public.asset_owner_share for select
  using (exists (select from public.asset_owner o where o.id = owner_id and o.partner_account_id = public.current_account()));
create policy acted_rows on public.asset_owner_share using (asset_id = public.acting_asset());

-- The shares that hold now make a whole, whichever way they are written.
create or replace function public.check_owner_shares() returns trigger
language plpgsql set search_path = public as $$
declare
  whole int;
begin
  select sum(percent_bps) into whole from asset_owner_share where asset_id = new.asset_id and effective_to is null;
  if whole <> 10000 then
    raise exception 'the shares of property % add up to % hundredths of a percent', new.asset_id, whole
      using errcode = 'check_violation', constraint = 'asset_owner_share_whole';
  end if;
  return null;
end $$;
create constraint trigger asset_owner_share_whole after insert or update on public.asset_owner_share
  deferrable initially deferred for each row execute function public.check_owner_shares();
