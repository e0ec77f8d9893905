create policy own_rows on public.viewing using (account_id = public.current_account() or public.sees_everything());
-- A visitor who asked for a viewing with an account sees and answers it, too.
create policy visitor_rows on public.viewing using (visitor_account_id = public.current_account());
-- An agent sees viewings of what they list.
create policy lister_reads on public.viewing for select using ((
  select true from public.access_grant held
  where held.object_id = viewing.asset_id and held.principal_account_id = public.current_account() and held.relation = 'agent'
    and 'list' = any(held.scopes) and held.during @> (select statement_timestamp())
  limit 1));
create policy acted_rows on public.viewing using (asset_id = public.acting_asset());

-- What is still to come follows the listing when that is handed over.
create or replace function public.hand_over_viewings() returns trigger
language plpgsql set search_path = public as $$
begin
  update viewing v set contact_profile_id = new.contact_profile_id, updated_at = now()
  where v.asset_id = new.id and v.state in ('Pending', 'Confirmed')
    and case v.state when 'Confirmed' then v.ends_at else v.last_time_at end > now();
  return null;
end $$;
create trigger asset_contact_changed after update of contact_profile_id on public.asset for each row
  when (new.contact_profile_id is distinct from old.contact_profile_id) execute function public.hand_over_viewings();
